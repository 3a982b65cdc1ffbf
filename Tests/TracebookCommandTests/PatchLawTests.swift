import FixtureTesting
import Foundation
import Testing

/// Law: a report is a patch. What `git apply` makes of the text, what it makes of `--format diff`, and
/// what `--bless` writes, are the same bytes, whatever is wrong besides.
@Suite struct PatchLawTests {
    @Test(arguments: PatchCase.all)
    func isWhatBlessWrites(_ patchCase: PatchCase) throws {
        let blessed = try patchCase.contents(after: "verify --bless")
        for command in ["verify", "verify --format diff"] {
            let patched = try patchCase.contents(after: "\(command) | git apply")
            let changed = Set(blessed.keys).union(patched.keys).filter { blessed[$0] != patched[$0] }
            #expect(changed == [], "\(command)")
        }
    }
}

/// A site with something to bless.
struct PatchCase: CustomTestStringConvertible, Sendable {
    var name: String
    private var lay: @Sendable (TemporaryFolder) throws -> Void

    var testDescription: String { name }

    static let all: [PatchCase] = {
        let sites = VerifyCase.all.map { verifyCase in
            PatchCase(name: verifyCase.testDescription) { try verifyCase.lay(in: $0) }
        }
        let pages = fixtures(in: "diagnostics", "md").map { fixture in
            PatchCase(name: "diagnostics/\(fixture.name)") { folder in
                try folder.write("title: Site\n", to: "Content/site.yml")
                try folder.write(fixture.bytes(), to: "Content/en/index.md")
            }
        }
        return (sites + pages).filter(\.hasPatch)
    }()

    private var hasPatch: Bool {
        guard let folder = try? TemporaryFolder(), (try? lay(folder)) != nil else { return false }
        return folder.run("verify", "--content", "@/Content", "--format", "diff").output != ""
    }

    /// The files after a command.
    func contents(after command: String) throws -> [String: [UInt8]] {
        let folder = try TemporaryFolder()
        try lay(folder)
        _ = try ProcessRun(of: command, in: folder)
        return folder.contents()
    }
}
