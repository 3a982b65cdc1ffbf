import ArgumentParser
import Foundation
import SiteModel
import Testing

@testable import SiteRendering
@testable import TracebookCommand

/// Files that a site takes over as they are stay on the disk until they are copied.
@Suite struct CopiedFileTests {
    let folder: TemporaryFolder
    private var output: String { "\(folder.path)/_site" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private var source: String { "\(folder.path)/film.mp4" }

    private func build() throws {
        let file = SourceFile(path: "a/film.mp4", copied: try FileSystem.copiedFile(at: source))
        _ = try SiteWriter(output: output, sources: []).write { add throws(FileFailure) in
            try add(OutputFile(path: file.path, of: file))
            return true
        }
    }

    private var built: Data? { FileManager.default.contents(atPath: "\(output)/a/film.mp4") }

    private func inode() throws -> Int? {
        let path = "\(output)/a/film.mp4"
        return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }

    /// Around the size of a piece, and twice.
    @Test(arguments: [0, 1, 1 << 20 - 1, 1 << 20, 1 << 20 + 1, 2 << 20, 2 << 20 + 7])
    func isCopiedWhole(_ size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        try folder.write(bytes, to: "film.mp4")
        try build()
        #expect(built == Data(bytes))
        let first = try inode()
        try build()
        #expect(try inode() == first, "an unchanged file is linked")
        guard size > 0 else { return }
        let other = bytes.dropLast() + [bytes[size - 1] ^ 1]
        try folder.write(Array(other), to: "film.mp4")
        try build()
        #expect(built == Data(other))
        #expect(try inode() != first)
    }

    @Test func whatCannotBeReadLeavesTheSiteAsItWas() throws {
        try folder.write([1, 2, 3], to: "film.mp4")
        let file = SourceFile(path: "film.mp4", copied: try FileSystem.copiedFile(at: source))
        try build()
        try FileManager.default.removeItem(atPath: source)
        let failure = #expect(throws: FileFailure.self) {
            try SiteWriter(output: output, sources: []).write { add throws(FileFailure) in
                try add(OutputFile(path: file.path, of: file))
                return true
            }
        }
        #expect(failure?.path == source)
        #expect(built == Data([1, 2, 3]))
    }

    @Test func onlyWhatTheSiteLooksIntoIsRead() throws {
        for (name, size) in [
            ("Content/en/a.png", 9), ("Content/en/a.md", 2 << 20), ("Public/a.svg", 9),
            ("Public/a.bin", 2 << 20), ("Public/a.js", 9),
        ] {
            try folder.write([UInt8](repeating: 0x20, count: size), to: name)
        }
        var options = try SourceOptions.parse([])
        options.content.path = "\(folder.path)/Content"
        options.assets = "\(folder.path)/Public"
        let sources = try options.read(isBuilt: true).0
        let files = sources.content.files + sources.assets.files
        let copied = files.filter { $0.copied != nil }
        #expect(copied.map(\.path).sorted() == ["a.bin", "a.svg", "en/a.png"])
        #expect(copied.allSatisfy { $0.bytes.isEmpty })
        #expect(files.first { $0.path == "en/a.md" }?.bytes.count == 2 << 20)
        #expect(files.first { $0.path == "a.js" }?.bytes.count == 9)
    }
}
