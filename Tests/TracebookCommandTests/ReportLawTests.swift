import FixtureTesting
import Foundation
import Testing

/// Law: a report is a patch.
///
/// The results of `git apply` on the text and on `--format diff`, and of `--bless`, are the same
/// bytes, whatever else is wrong. A blessed site has nothing to bless.
@Suite struct PatchLawTests {
    @Test(arguments: FixtureSite.all)
    func isWhatBlessWritesInOneGo(_ site: FixtureSite) throws {
        let folder = try TemporaryFolder()
        try site.lay(folder)
        let verify = ["verify", "--content", "@/Content"]
        guard folder.run(verify + ["--format", "diff"]).output != "" else { return }
        let first = folder.run(verify + ["--bless", "--allow-ci"])
        #expect(!first.output.contains("fault of Tracebook"), "\(first.output)")
        #expect(first.status < 3, "\(first.output)")
        let blessed = folder.contents()
        let second = folder.run(verify + ["--bless", "--allow-ci"])
        #expect(second.output.hasSuffix("bless: 0 traces, 0 claims in 0 files changed\n"))
        #expect(folder.contents() == blessed)
        for command in ["verify", "verify --format diff"] {
            let patched = try site.contents(after: "\(command) | git apply")
            let changed = Set(blessed.keys).union(patched.keys).filter {
                blessed[$0] != patched[$0]
            }
            #expect(changed == [], "\(command)")
        }
    }
}

struct FixtureSite: CustomTestStringConvertible, Sendable {
    var name: String
    var lay: @Sendable (TemporaryFolder) throws -> Void

    var testDescription: String { name }

    static let all: [FixtureSite] = {
        let sites = VerifyCase.all.map { verifyCase in
            FixtureSite(name: verifyCase.testDescription) { try verifyCase.lay(in: $0) }
        }
        let pages = fixtures(in: "diagnostics", "md").map { fixture in
            FixtureSite(name: "diagnostics/\(fixture.name)") { folder in
                try folder.write("title: Site\n", to: "Content/site.yml")
                try folder.write(fixture.bytes(), to: "Content/en/index.md")
            }
        }
        return sites + pages
    }()

    func contents(after command: String) throws -> [String: [UInt8]] {
        let folder = try TemporaryFolder()
        try lay(folder)
        _ = try ProcessRun(of: command, in: folder)
        return folder.contents()
    }
}

/// The laws of all reports.
@Suite struct FindingLawTests {
    /// No report of the fixtures has a finding twice.
    @Test func eachIsToldOnce() {
        let outputs =
            VerifyCase.all.map { ($0.testDescription, $0.file("output") ?? "") }
            + fixtures(in: "diagnostics", "md").map { fixture in
                let report = try? String(contentsOf: fixture.sibling("stderr"), encoding: .utf8)
                return (fixture.name, report ?? "")
            }
        for (name, output) in outputs {
            for report in output.components(separatedBy: "$ tracebook ") {
                var seen: Set<Substring> = []
                for line in report.split(separator: "\n")
                where [": error: ", ": warning: "].contains(where: line.contains) {
                    // Formats for machines repeat the words.
                    guard line.hasPrefix("Content/") else { continue }
                    #expect(seen.insert(line).inserted, "\(name): \(line)")
                }
            }
        }
    }
}
