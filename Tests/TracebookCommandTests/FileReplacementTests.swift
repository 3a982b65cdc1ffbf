import Foundation
import Testing

@testable import TracebookCommand

/// All files are replaced or none, and each only if it has not changed since it was read.
@Suite struct FileReplacementTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one\n", to: "a/one.md")
        try folder.write("two\n", to: "two.md")
    }

    private func replacement(_ file: String, from old: String, to new: String) -> FileReplacement {
        FileReplacement(
            path: "\(folder.path)/\(file)", old: Array(old.utf8), new: Array(new.utf8),
            root: folder.path)
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

    /// The name is as long as file systems allow.
    @Test func aLongNameIsReplaced() throws {
        let name = String(repeating: "n", count: 252) + ".md"
        try folder.write("one\n", to: name)
        try FileReplacement.write([replacement(name, from: "one\n", to: "eins\n")])
        #expect(folder.text(of: name) == "eins\n")
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

    @Test(arguments: 0...2)
    func restoresEveryFileIfOneCannotBeReplaced(_ failing: Int) {
        var moved = 0
        #expect(throws: FileFailure.self) {
            try FileReplacement.write(
                [
                    replacement("a/one.md", from: "one\n", to: "eins\n"), newFile("b/new.trace"),
                    replacement("two.md", from: "two\n", to: "zwei\n"),
                ],
                moving: { file, place in
                    defer { moved += 1 }
                    return moved != failing && rename(file, place) == 0
                })
        }
        #expect(moved == failing + 1)
        #expect(folder.text(of: "a/one.md") == "one\n")
        #expect(folder.text(of: "two.md") == "two\n")
        #expect(folder.files(in: ".") == ["a/one.md", "two.md"])
    }

    @Test func makesAFileAndTheFoldersItIsIn() throws {
        try FileReplacement.write([newFile("b/c/new.trace")])
        #expect(folder.text(of: "b/c/new.trace") == "new\n")
        #expect(folder.files(in: ".") == ["a/one.md", "b/c/new.trace", "two.md"])
        #expect(throws: FileFailure.self) {
            try FileReplacement.write([newFile("two.md")])
        }
        #expect(folder.text(of: "two.md") == "two\n")
    }

    @Test func makesNoFileWhereALinkLeadsOutOfTheFolder() throws {
        let outside = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/out", withDestinationPath: outside.path)
        #expect(throws: FileFailure.self) {
            try FileReplacement.write([newFile("out/new.trace")])
        }
        #expect(outside.files(in: ".").isEmpty)
    }

    @Test func writesThroughNoLinkThatLeadsOutOfTheFolder() throws {
        let outside = try TemporaryFolder()
        try outside.write("mine\n", to: "mine.trace")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/out.trace", withDestinationPath: "\(outside.path)/mine.trace")
        let other = replacement("two.md", from: "two\n", to: "zwei\n")
        var out = replacement("out.trace", from: "mine\n", to: "theirs\n")
        #expect(throws: FileFailure.self) { try FileReplacement.write([other, out]) }
        #expect(outside.text(of: "mine.trace") == "mine\n")
        #expect(folder.text(of: "two.md") == "two\n")
        #expect(folder.files(in: ".") == ["a/one.md", "out.trace", "two.md"])
        out.links = .all
        try FileReplacement.write([other, out])
        #expect(outside.text(of: "mine.trace") == "theirs\n")
    }

    private func newFile(_ file: String) -> FileReplacement {
        FileReplacement(
            path: "\(folder.path)/\(file)", old: nil, new: Array("new\n".utf8), root: folder.path)
    }
}
