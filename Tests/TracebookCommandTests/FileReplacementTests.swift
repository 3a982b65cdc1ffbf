import Foundation
import Testing

@testable import TracebookCommand

/// Several files are replaced or none, and each only as it was read.
@Suite struct FileReplacementTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one\n", to: "a/one.md")
        try folder.write("two\n", to: "two.md")
    }

    private func replacement(_ file: String, from old: String, to new: String) -> FileReplacement {
        FileReplacement(
            path: "\(folder.path)/\(file)", old: Array(old.utf8), new: Array(new.utf8))
    }

    @Test func keepsPermissionsAndLeavesNothingBehind() throws {
        let path = "\(folder.path)/two.md"
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileReplacement.write([
            replacement("a/one.md", from: "one\n", to: "eins\n"),
            replacement("two.md", from: "two\n", to: "zwei\n"),
        ])
        #expect(folder.text(of: "a/one.md") == "eins\n")
        #expect(folder.text(of: "two.md") == "zwei\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o640)
        #expect(folder.files(in: ".") == ["a/one.md", "two.md"])
    }

    @Test func replacesNothingIfAFileHasChanged() {
        #expect(throws: FileFailure.self) {
            try FileReplacement.write([
                replacement("a/one.md", from: "one\n", to: "eins\n"),
                replacement("two.md", from: "other\n", to: "zwei\n"),
            ])
        }
        #expect(folder.text(of: "a/one.md") == "one\n")
        #expect(folder.text(of: "two.md") == "two\n")
        #expect(folder.files(in: ".") == ["a/one.md", "two.md"])
    }

    @Test func replacesNothingIfAFileIsGone() {
        #expect(throws: FileFailure.self) {
            try FileReplacement.write([
                replacement("a/one.md", from: "one\n", to: "eins\n"),
                replacement("three.md", from: "", to: "drei\n"),
            ])
        }
        #expect(folder.text(of: "a/one.md") == "one\n")
        #expect(folder.files(in: ".") == ["a/one.md", "two.md"])
    }

    @Test func changesWhatALinkLeadsToAndKeepsTheLink() throws {
        let link = "\(folder.path)/link.md"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a/one.md")
        try FileReplacement.write([replacement("link.md", from: "one\n", to: "eins\n")])
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a/one.md")
        #expect(folder.text(of: "a/one.md") == "eins\n")
    }
}
