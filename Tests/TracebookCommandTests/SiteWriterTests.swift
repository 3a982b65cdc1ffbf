import Foundation
import Testing

@testable import SiteRendering
@testable import TracebookCommand

/// Writing a site whose folder cannot be exchanged.
@Suite struct SiteWriterTests {
    let folder: TemporaryFolder
    private var output: String { "\(folder.path)/_site" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let old = ["a.html": "old", "b/c.html": "old", "d": "file", "e/f.txt": "folder"]
    private static let new = ["a.html": "new", "style.css": "new", "d/g.html": "new", "e": "file"]

    /// The folder is a mount, so nothing can take its place.
    private static let busy: @Sendable (String, String) -> Bool = { _, _ in
        errno = EBUSY
        return false
    }

    private func write(
        _ files: [String: String], _ system: SiteWriter.System = SiteWriter.System(),
        isOfUse: Bool = true
    ) throws -> SiteWriter.Remarks {
        try SiteWriter(output: output, sources: [], system: system).write {
            add throws(FileFailure) in
            for (path, text) in files.sorted(by: { $0.key < $1.key }) {
                try add(OutputFile(path: path, bytes: Array(text.utf8)))
            }
            return isOfUse
        }
    }

    private func expectWritten(_ files: [String: String]) {
        let names = folder.files(in: "_site")
        #expect(Set(names) == Set(files.keys).union([".tracebook"]))
        for (path, text) in files { #expect(folder.text(of: "_site/\(path)") == text) }
        let list = folder.text(of: "_site/.tracebook")?.split(separator: "\n").dropFirst()
        #expect(list?.map(String.init) == files.keys.sorted())
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["_site"])
    }

    @Test func aMountIsFilled() throws {
        #expect(try write(Self.old).obstacle == nil)
        let inode = try FileManager.default.attributesOfItem(atPath: output)[.systemFileNumber]
        var system = SiteWriter.System()
        (system.exchange, system.move) = (Self.busy, Self.busy)
        #expect(try write(Self.new, system).obstacle == String(cString: strerror(EBUSY)))
        expectWritten(Self.new)
        let same = try FileManager.default.attributesOfItem(atPath: output)[.systemFileNumber]
        #expect(inode as? Int == same as? Int)
        #expect(try write(Self.old, system).obstacle != nil)
        expectWritten(Self.old)
    }

    @Test func aFolderInOneThatIsNotOursIsFilled() throws {
        _ = try write(Self.old)
        var system = SiteWriter.System()
        system.mayWrite = { _ in
            errno = EACCES
            return false
        }
        #expect(try write(Self.new, system).obstacle == String(cString: strerror(EACCES)))
        expectWritten(Self.new)
        _ = try write(Self.old, system, isOfUse: false)
        expectWritten(Self.new)
    }

    @Test func theFolderThatCannotBeWrittenToIsNamed() throws {
        var system = SiteWriter.System()
        system.mayWrite = { _ in
            errno = EACCES
            return false
        }
        let failure = #expect(throws: FileFailure.self) { try write(Self.new, system) }
        #expect(failure?.path == folder.path)
    }

    /// The files of a process that was killed while it filled a folder do not count as foreign.
    @Test func whatTheDeadLeaveIsRemoved() throws {
        _ = try write(Self.old)
        try folder.write("x", to: "_site/.tracebook-999999999/a.html")
        _ = try write(Self.new)
        expectWritten(Self.new)
    }
}
