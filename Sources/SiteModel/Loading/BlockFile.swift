package import Diagnostics

/// A file in the content folder with text for blocks: a part of a scenario that several pages
/// share, or a trace that is too long for a page.
package struct BlockFile: Equatable, Sendable {
    /// The path as messages name it.
    package var file: String
    /// The path below the content folder.
    package var path: String
    /// The bytes of the file.
    package var bytes: [UInt8]
    /// True if the file does not exist yet.
    package var isNew = false

    package init(file: String, path: String, bytes: [UInt8], isNew: Bool = false) {
        self.file = file
        self.path = path
        self.bytes = bytes
        self.isNew = isNew
    }

    /// The lines without their line breaks and without a byte order mark.
    package var lines: [Text] {
        SourceText(bytes).lines.enumerated().map { index, line in
            let content = line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
            return Text(content.dropFirst(index == 0 ? markLength : 0))
        }
    }

    /// The length of the byte order mark.
    package var markLength: Int { byteOrderMarkLength(of: bytes) }

    /// Returns true if a path is that of a file with text for blocks.
    package static func isOne(_ path: String) -> Bool {
        path.hasSuffix(".scenario") || path.hasSuffix(".trace")
    }

    /// The files of a content folder, sorted.
    static func files(in content: SourceFolder) -> [BlockFile] {
        content.sortedFiles.filter { isOne($0.path) }.map {
            BlockFile(file: content.displayPath(of: $0.path), path: $0.path, bytes: $0.bytes)
        }
    }
}
