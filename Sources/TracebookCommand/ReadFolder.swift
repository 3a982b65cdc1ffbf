import SiteBuilder

extension SourceFolder {
    /// Reads a folder and everything below it.
    ///
    /// Links are followed. Names that begin with a dot are left out where they are no part of a
    /// site, such as `.git`; in a folder of assets they are files like any other.
    static func read(_ path: String, withHiddenFiles: Bool = false) throws(FileFailure)
        -> SourceFolder
    {
        guard try FileSystem.kind(of: path, followingLinks: true) == .folder else {
            let isThere = try FileSystem.kind(of: path, followingLinks: true) != nil
            throw FileFailure(path: path, reason: isThere ? "not a folder" : "no such folder")
        }
        var folder = SourceFolder(name: path, files: [])
        try folder.addFiles(in: "", withHiddenFiles: withHiddenFiles, above: [])
        return folder
    }

    /// Reads a folder that a site may lack: empty if it is not there, unless somebody has named it.
    static func read(ifThere named: String?, else usual: String, withHiddenFiles: Bool = false)
        throws(FileFailure) -> SourceFolder
    {
        let path = named ?? usual
        if named == nil, try FileSystem.kind(of: path, followingLinks: true) == nil {
            return SourceFolder(name: path, files: [])
        }
        return try read(path, withHiddenFiles: withHiddenFiles)
    }

    /// Reads the content folder that a page is in, the nearest one above with a `site.yml`.
    ///
    /// - Returns: The folder, named as the path names it; nil if there is none.
    static func around(_ page: String) throws(FileFailure) -> SourceFolder? {
        var folder = page
        while let parent = FileSystem.parent(of: folder), parent != folder {
            folder = parent
            let isContent =
                try FileSystem.kind(of: "\(folder)/site.yml", followingLinks: true) == .file
            if isContent { return try read(folder) }
            if folder == "." { break }
        }
        return nil
    }

    /// The bytes of the files by their paths in messages.
    var bytesByPath: [String: [UInt8]] {
        let pairs = files.map { (displayPath(of: $0.path), $0.bytes) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    private mutating func addFiles(
        in folder: String, withHiddenFiles: Bool, above: [String]
    ) throws(FileFailure) {
        let path = folder.isEmpty ? name : displayPath(of: folder)
        // A link may lead back to a folder that it is in.
        let real = FileSystem.realPath(path) ?? path
        guard !above.contains(real) else {
            throw FileFailure(path: path, reason: "the link leads back to a folder that it is in")
        }
        for name in try FileSystem.names(in: path) {
            if name == ".DS_Store" || (name.hasPrefix(".") && !withHiddenFiles) { continue }
            let file = folder.isEmpty ? name : "\(folder)/\(name)"
            let path = displayPath(of: file)
            guard !name.utf8.contains(UInt8(ascii: "\n")) else {
                throw FileFailure(path: path, reason: "there is a line break in the name")
            }
            switch try FileSystem.kind(of: path, followingLinks: true) {
            case .file: files.append(SourceFile(path: file, bytes: try FileSystem.read(path)))
            case .folder:
                try addFiles(in: file, withHiddenFiles: withHiddenFiles, above: above + [real])
            case nil: throw FileFailure(path: path, reason: "the link leads to nothing")
            case .link, .other: throw FileFailure(path: path, reason: "neither file nor folder")
            }
        }
    }
}
