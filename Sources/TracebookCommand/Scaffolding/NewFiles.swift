import SiteModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// New files, written all or none.
struct NewFiles {
    private var files: [String] = []
    private var folders: [String] = []

    /// Writes files that must not exist yet, with their folders.
    ///
    /// - Parameters:
    ///   - sources: The files, with paths below the folder.
    ///   - folder: The folder, which is created if it is missing.
    /// - Returns: The written files, which can be removed if a later step fails.
    /// - Throws: The reason why a file cannot be written; everything is removed then.
    @discardableResult
    static func write(
        _ sources: [SourceFile], to folder: String
    ) throws(FileFailure) -> NewFiles {
        var made = NewFiles()
        do {
            for source in sources { try made.add(source, to: folder) }
        } catch {
            made.remove()
            throw error
        }
        return made
    }

    /// Writes another file, with its folders.
    mutating func add(_ source: SourceFile, to folder: String) throws(FileFailure) {
        let path = "\(folder)/\(source.path)"
        try makeFolders(above: path)
        try FileSystem.write(source.bytes, to: path)
        files.append(path)
    }

    /// Removes the files and folders again.
    func remove() {
        for file in files { unlink(file) }
        for folder in folders.reversed() { rmdir(folder) }
    }

    private mutating func makeFolders(above path: String) throws(FileFailure) {
        guard let folder = FileSystem.parent(of: path),
            try FileSystem.kind(of: folder, followingLinks: true) == nil
        else { return }
        try makeFolders(above: folder)
        try FileSystem.makeFolder(folder)
        folders.append(folder)
    }
}
