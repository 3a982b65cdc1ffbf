import Foundation
import Testing

/// The places to which a report may be written, and how.
@Suite struct ReportPlaceTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("title: Site\n", to: "Content/site.yml")
        try folder.write(
            "---\ntitle: Page\n---\n\n```scenario id=a ios=12\nat 0s user opens app\n```\n",
            to: "Content/en/index.md")
    }

    private func report(to path: String) throws -> ProcessRun {
        try ProcessRun(of: "verify --report gitlab=\(path)", in: folder)
    }

    private func isReport(_ path: String) -> Bool {
        folder.text(of: path)?.hasPrefix("[") ?? false
    }

    @Test func aLinkIsFollowedAndStays() throws {
        try folder.write("old", to: "kept/real.json")
        let link = "\(folder.path)/link.json"
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "kept/real.json")
        #expect(try report(to: "link.json").status == 0)
        #expect(isReport("kept/real.json"))
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept/real.json")
    }

    @Test func aLinkToNothingIsFollowed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link.json", withDestinationPath: "later.json")
        #expect(try report(to: "link.json").status == 0)
        #expect(isReport("later.json"))
    }

    @Test func permissionsStay() throws {
        try folder.write("old", to: "report.json")
        let path = "\(folder.path)/report.json"
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        #expect(try report(to: "report.json").status == 0)
        #expect(isReport("report.json"))
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func pipesAndDevicesAreWrittenTo() throws {
        for path in ["/dev/stdout", "/dev/fd/1"] {
            let result = try report(to: path)
            #expect(result.status == 0 && result.output.contains("\"fingerprint\""), "\(path)")
        }
        #expect(try report(to: "/dev/null").status == 0)
        #expect(
            try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
                as? FileAttributeType == .typeCharacterSpecial)
        try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
        let reader = Process()
        let output = Pipe()
        reader.executableURL = URL(fileURLWithPath: "/bin/cat")
        reader.arguments = ["\(folder.path)/pipe"]
        reader.standardOutput = output
        try reader.run()
        #expect(try report(to: "pipe").status == 0)
        let read = try output.fileHandleForReading.readToEnd() ?? Data()
        #expect(String(decoding: read, as: UTF8.self).hasPrefix("["))
        reader.waitUntilExit()
    }

    @Test(arguments: [
        "Content/en/index.md", "Content/report.json", "./Content/../Content/x/y.json",
    ])
    func noReportIsWrittenAmongTheSources(_ path: String) throws {
        let before = folder.contents()
        let result = try report(to: path)
        #expect(result.status == 3)
        #expect(result.output.contains("no output is written into 'Content'"), "\(result.output)")
        #expect(folder.contents() == before)
    }

    @Test func twoReportsAreNotWrittenToOneFile() throws {
        let before = folder.contents()
        let result = try ProcessRun(
            of: "verify --report gitlab=a.json --report json=./a.json", in: folder)
        #expect(result.status == 3)
        #expect(result.output.contains("two reports would be written to the same file"))
        #expect(folder.contents() == before)
    }
}
