import SiteChecks
import SiteModel

extension SourceFolder {
    /// Reads a folder and everything below it.
    ///
    /// Stray files are left out, and so are hidden files, except for those of the assets that
    /// servers look for. A file that is copied, by its path and its size, is not read.
    static func read(
        _ path: String, following links: FollowedLinks, areAssets: Bool = false,
        withBytes: Bool = true,
        copying isCopied: @escaping (String, Int) -> Bool = { _, _ in false }
    ) throws(FileFailure) -> SourceFolder {
        guard try FileSystem.kind(of: path, followingLinks: true) == .folder else {
            let isThere = try FileSystem.kind(of: path, followingLinks: true) != nil
            let missing =
                path == ContentOption.usual
                ? "no such folder; \(SourceOptions.wayToASite)" : "no such folder"
            throw FileFailure(path: path, reason: isThere ? "not a folder" : missing)
        }
        try links.checkRoot(path)
        var reader = FolderReader(
            folder: SourceFolder(name: path, files: []), links: links,
            areAssets: areAssets, withBytes: withBytes, isCopied: isCopied)
        try reader.addFiles(in: "", above: [])
        return reader.folder
    }

    /// Reads an optional folder of a site; it is empty if it is missing, unless the command line
    /// names it.
    static func read(
        ifThere named: String?, else usual: String, following links: FollowedLinks,
        areAssets: Bool = false,
        copying isCopied: @escaping (String, Int) -> Bool = { _, _ in false }
    ) throws(FileFailure) -> SourceFolder {
        let path = named ?? usual
        if named == nil, try FileSystem.kind(of: path, followingLinks: true) == nil {
            return SourceFolder(name: path, files: [])
        }
        return try read(path, following: links, areAssets: areAssets, copying: isCopied)
    }

    /// Reads some files of an optional folder, as far as they exist.
    static func read(
        _ names: [String], ifThere named: String?, else usual: String,
        following links: FollowedLinks
    ) throws(FileFailure) -> SourceFolder {
        var folder = SourceFolder(name: named ?? usual, files: [])
        try links.checkRoot(folder.name)
        for name in names {
            let path = folder.displayPath(of: name)
            guard try FileSystem.kind(of: path, followingLinks: true) == .file else { continue }
            try links.check(path, in: folder.name)
            folder.files.append(SourceFile(path: name, bytes: try FileSystem.read(path)))
        }
        return folder
    }

    /// The names of the files in an optional folder, without their contents.
    static func names(
        ifThere named: String?, else usual: String, following links: FollowedLinks
    ) throws(FileFailure) -> SourceFolder {
        let path = named ?? usual
        if named == nil, try FileSystem.kind(of: path, followingLinks: true) == nil {
            return SourceFolder(name: path, files: [])
        }
        return try read(path, following: links, areAssets: true, withBytes: false)
    }

    /// Reads the content folder around a page, which is the nearest folder above with a `site.yml`.
    ///
    /// - Returns: The folder, named like the path; nil if there is none.
    static func around(
        _ page: String, following links: FollowedLinks
    ) throws(FileFailure) -> SourceFolder? {
        var folder = page
        while let parent = FileSystem.parent(of: folder), parent != folder {
            folder = parent
            let isContent =
                try FileSystem.kind(of: "\(folder)/site.yml", followingLinks: true) == .file
            if isContent { return try read(folder, following: links) }
            if folder == "." { break }
        }
        return nil
    }

    /// The folder and all folders below it that contain a file.
    var folders: Set<String> {
        Set(files.compactMap { FileSystem.parent(of: displayPath(of: $0.path)) })
    }

    /// The bytes of the files by their paths in messages.
    var bytesByPath: [String: [UInt8]] {
        let pairs = files.map { (displayPath(of: $0.path), $0.bytes) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// Reads the files of a folder.
private struct FolderReader {
    var folder: SourceFolder
    let links: FollowedLinks
    let areAssets: Bool
    let withBytes: Bool
    let isCopied: (String, Int) -> Bool

    mutating func addFiles(in part: String, above: [String]) throws(FileFailure) {
        let path = part.isEmpty ? folder.name : folder.displayPath(of: part)
        // A link may lead back to a folder that contains it.
        let real = FileSystem.realPath(path) ?? path
        guard !above.contains(real) else {
            throw FileFailure(path: path, reason: "the link leads back to a folder that it is in")
        }
        for name in try FileSystem.names(in: path) {
            if StrayNames.isLeftOut(name, isAsset: areAssets) { continue }
            let file = part.isEmpty ? name : "\(part)/\(name)"
            let path = folder.displayPath(of: file)
            guard !name.utf8.contains(UInt8(ascii: "\n")) else {
                throw FileFailure(path: path, reason: "there is a line break in the name")
            }
            var kind = try FileSystem.kind(of: path, followingLinks: false)
            if kind == .link {
                try links.check(path, in: folder.name)
                kind = try FileSystem.kind(of: path, followingLinks: true)
            }
            switch kind {
            case .file: folder.files.append(try source(file, at: path))
            case .folder: try addFiles(in: file, above: above + [real])
            case nil: throw FileFailure(path: path, reason: "the link leads to nothing")
            case .link, .other: throw FileFailure(path: path, reason: "neither file nor folder")
            }
        }
    }

    /// Reads a file, or only notes what is needed to copy it.
    private func source(_ file: String, at path: String) throws(FileFailure) -> SourceFile {
        guard withBytes else { return SourceFile(path: file, bytes: []) }
        let found = try FileSystem.copiedFile(at: path)
        if isCopied(file, found.size) { return SourceFile(path: file, copied: found) }
        return SourceFile(path: file, bytes: try FileSystem.read(path))
    }
}
