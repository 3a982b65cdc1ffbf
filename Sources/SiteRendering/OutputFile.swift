public import SiteModel

/// A file of the finished site.
public struct OutputFile: Equatable, Sendable {
    /// The path below the output folder, with slashes.
    public var path: String
    /// The contents of the file; empty if it is copied.
    public var bytes: [UInt8]
    /// The file on disk to copy; nil if the contents are here.
    public var copied: CopiedFile?

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file with the contents of a source file.
    init(path: String, of source: SourceFile) {
        self.path = path
        bytes = source.bytes
        copied = source.copied
    }
}
