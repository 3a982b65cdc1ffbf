import FixtureTesting
import Foundation
import Testing

/// `Tests/Fixtures/verify`: one folder for each case, which the built command is run in.
///
/// | file | what |
/// |---|---|
/// | `input.md` | the only page of a site; or a folder `Content` with a whole one |
/// | `arguments` | what follows `tracebook`, a line for each command; default `verify` |
/// | `folder` | the folder that the commands are given in; default that of the site |
/// | `environment` | `NAME=VALUE` lines to add; there is no `CI` and no colour otherwise |
/// | `stdin` | what the first command reads; otherwise nothing |
/// | `output` | what all commands print, errors too |
/// | `status` | the exit code of each command, a line for each |
/// | `blessed.md` | the page afterwards, where a command changes it |
/// | `written` | any other file that a command makes or changes, by its path |
@Suite struct VerifyCases {
    @Test(arguments: VerifyCase.all)
    func doesWhatTheFolderSays(_ verifyCase: VerifyCase) throws {
        let folder = try TemporaryFolder()
        try verifyCase.lay(in: folder)
        let before = folder.contents()
        var output = ""
        var statuses = ""
        var input = verifyCase.file("stdin")
        for command in verifyCase.commands {
            let result = try ProcessRun(
                of: command, in: folder, at: verifyCase.part, environment: verifyCase.environment,
                input: input)
            output += verifyCase.commands.count > 1 ? "$ tracebook \(command)\n" : ""
            output += result.output
            statuses += "\(result.status)\n"
            input = nil
        }
        expectEqual(Array(output.utf8), to: verifyCase.url("output"))
        expectEqual(Array(statuses.utf8), to: verifyCase.url("status"))
        expectWritten(verifyCase, before: before, after: folder.contents())
    }

    /// The report is in Chinese as well, down to its labels.
    ///
    /// Whoever adds a message need not know Chinese, so a message in English is a warning.
    @Test(arguments: VerifyCase.all)
    func isSaidInChinese(_ verifyCase: VerifyCase) throws {
        let folder = try TemporaryFolder()
        try verifyCase.lay(in: folder)
        let result = folder.run("verify", "--content", "@/Content", "--language", "zh-Hans")
        let heading = /: (错误:|警告:|附注:|error:|warning:|note:) (.*) \[[a-z]+\.[a-z-]+\]$/
        let english = result.output.split(separator: "\n").filter { line in
            guard let (_, label, words) = line.firstMatch(of: heading)?.output else { return false }
            return !label.contains(/\p{Han}/) || !words.contains(/\p{Han}/)
        }
        for line in english { Issue.record("\(line)", severity: .warning) }
    }

    /// Expects changes to exactly the files of the case, with their contents.
    private func expectWritten(
        _ verifyCase: VerifyCase, before: [String: [UInt8]], after: [String: [UInt8]]
    ) {
        let changed = after.filter { before[$0.key] != $0.value }
        for (path, bytes) in changed {
            let file = verifyCase.expectation(ofFile: path)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            expectEqual(bytes, to: file)
        }
        let missing = verifyCase.changedFiles.subtracting(changed.keys)
        #expect(missing == [], "the case says that a command writes these")
        #expect(before.keys.allSatisfy { after[$0] != nil }, "no command removes a file")
    }
}

struct VerifyCase: CustomTestStringConvertible, Sendable {
    var folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all = caseFolders(in: "verify").map { VerifyCase(folder: $0) }

    private static let page = "Content/en/index.md"

    var commands: [String] {
        (file("arguments") ?? "verify\n").split(separator: "\n").map(String.init)
    }

    var part: String { (file("folder") ?? "").filter { $0 != "\n" } }

    var environment: [String: String] {
        var values: [String: String] = [:]
        for line in (file("environment") ?? "").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            values[parts[0]] = parts.count > 1 ? parts[1] : ""
        }
        return values
    }

    func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func file(_ name: String) -> String? {
        FileManager.default.contents(atPath: url(name).path).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Copies the site of the case into a folder.
    func lay(in folder: TemporaryFolder) throws {
        if let page = FileManager.default.contents(atPath: url("input.md").path) {
            try folder.write("title: Site\n", to: "Content/site.yml")
            try folder.write([UInt8](page), to: Self.page)
        } else {
            try FileManager.default.copyItem(
                at: url("Content"), to: URL(fileURLWithPath: "\(folder.path)/Content"))
        }
        try folder.completeLanguages()
    }

    /// The file with the expected contents of a file.
    func expectation(ofFile path: String) -> URL {
        let isThePage = path == Self.page && file("input.md") != nil
        return isThePage ? url("blessed.md") : url("written/\(path)")
    }

    /// The paths of the files that a command creates or changes.
    var changedFiles: Set<String> {
        let written = FileManager.default.enumerator(atPath: url("written").path)
        let files = (written?.allObjects as? [String] ?? []).filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: url("written/\(path)").path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }
        return Set(files).union(file("blessed.md") == nil ? [] : [Self.page])
    }
}
