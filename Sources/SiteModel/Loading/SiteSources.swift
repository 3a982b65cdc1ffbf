import Diagnostics

/// The sources of a site as bytes.
public struct SiteSources: Equatable, Sendable {
    /// The notes and `site.yml`.
    public var content: SourceFolder
    /// The HTML templates.
    public var templates: SourceFolder
    /// The files that are copied as they are.
    public var assets: SourceFolder

    /// Creates the sources of a site from its three folders.
    public init(content: SourceFolder, templates: SourceFolder, assets: SourceFolder) {
        self.content = content
        self.templates = templates
        self.assets = assets
    }
}

/// A folder of source files.
public struct SourceFolder: Equatable, Sendable {
    /// The path of the folder as the user gave it, with which messages begin.
    public var name: String
    /// The files in the folder and below it, in any order.
    public var files: [SourceFile]

    /// Creates a folder from its name and its files.
    public init(name: String, files: [SourceFile]) {
        self.name = name
        self.files = files
    }

    /// The path of a file in this folder as messages name it.
    public func displayPath(of file: String) -> String {
        if name.isEmpty || name == "." { return file }
        return name.hasSuffix("/") ? name + file : name + "/" + file
    }

    /// The files in the order of their paths.
    package var sortedFiles: [SourceFile] {
        files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}

/// A source file.
public struct SourceFile: Equatable, Sendable {
    /// The path below its folder, with slashes.
    public var path: String
    /// The content of the file; empty if it is only copied.
    public var bytes: [UInt8]
    /// The file on disk that is copied as it is; nil if its content is here.
    public var copied: CopiedFile?

    /// Creates a file from its path below its folder and its bytes.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file that is copied without being read.
    public init(path: String, copied: CopiedFile) {
        self.path = path
        self.copied = copied
        bytes = []
    }

    /// Whether a file of the content or of the assets is only copied: a picture, a film, a sound, a
    /// document, or any asset larger than 1 MiB.
    public static func isCopied(_ path: String, size: Int, isAsset: Bool) -> Bool {
        Attachment.isOne(path) || isAsset && size > 1 << 20
    }

    /// The bytes without a byte order mark.
    package var text: ArraySlice<UInt8> { bytes.dropFirst(byteOrderMarkLength(of: bytes)) }
}

/// A file on disk that becomes part of a site as it is, without being read.
public struct CopiedFile: Equatable, Sendable {
    /// The path of the file on disk.
    public var path: String
    /// The size in bytes.
    public var size: Int
    /// The time of the last change in nanoseconds since 1970, which tells two versions apart.
    public var changed: Int

    /// Creates a description of a file on disk.
    public init(path: String, size: Int, changed: Int) {
        self.path = path
        self.size = size
        self.changed = changed
    }
}
