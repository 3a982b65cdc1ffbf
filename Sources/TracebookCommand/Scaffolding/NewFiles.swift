import SiteModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Files that were not there before, written all or none.
struct NewFiles {
    private var files: [String] = []
    private var folders: [String] = []

    /// Writes files that must not be there yet, and the folders that they are in.
    ///
    /// - Parameters:
    ///   - sources: The files, with paths below the folder.
    ///   - folder: The folder, which is made if it is missing.
    /// - Returns: What was made, to be taken back if something else fails.
    /// - Throws: Why a file cannot be written; nothing is left behind then.
    @discardableResult
    static func write(
        _ sources: [SourceFile], to folder: String
    ) throws(FileFailure) -> NewFiles {
        var made = NewFiles()
        do {
            for source in sources {
                let path = "\(folder)/\(source.path)"
                try made.makeFolders(above: path)
                try FileSystem.write(source.bytes, to: path)
                made.files.append(path)
            }
        } catch {
            made.remove()
            throw error
        }
        return made
    }

    /// Takes back what was made.
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
