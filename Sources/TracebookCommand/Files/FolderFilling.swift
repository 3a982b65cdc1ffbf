#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Puts the files of a new site into the folder of an old one that cannot be replaced itself.
///
/// Each file is moved in one step. Pages come last, so the files that a page loads are there before
/// it. Until the end, the list of Tracebook's files has those of both sites. So after an
/// interruption no file in the folder looks foreign.
struct FolderFilling {
    private let staging: String
    private let target: String
    private let old: WrittenFolder

    init(from staging: String, to target: String, old: WrittenFolder) {
        self.staging = staging
        self.target = target
        self.old = old
    }

    func fill() throws(FileFailure) {
        let new = try WrittenFolder.files(in: staging).filter { $0 != SiteWriter.listName }
        try writeList(old.files.union(new).subtracting([SiteWriter.listName]))
        let isPage = { (file: String) in file.hasSuffix(".html") }
        for file in new.filter({ !isPage($0) }) + new.filter(isPage) {
            try clear(file)
            try put(file)
        }
        for file in old.files.subtracting(new) where file != SiteWriter.listName {
            let place = "\(target)/\(file)"
            // A folder may have replaced the file meanwhile.
            if try FileSystem.kind(of: place, followingLinks: false) != .folder {
                try unlinkIfThere(place)
            }
        }
        WrittenFolder.removeEmptyFolders(in: target, but: staging)
        try put(SiteWriter.listName)
    }

    private func writeList(_ files: Set<String>) throws(FileFailure) {
        let sorted = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let list = ([SiteWriter.listHeader] + sorted).joined(separator: "\n") + "\n"
        let place = "\(target)/\(SiteWriter.listName)"
        try unlinkIfThere(place)
        try FileSystem.write(Array(list.utf8), to: place)
    }

    /// Removes what is in the way of a file: a file at the path of one of its folders, or a folder
    /// at its own path.
    private func clear(_ file: String) throws(FileFailure) {
        for slash in file.indices where file[slash] == "/" {
            let folder = "\(target)/\(file[..<slash])"
            if try FileSystem.kind(of: folder, followingLinks: false) == .file {
                try unlinkIfThere(folder)
            }
        }
        let place = "\(target)/\(file)"
        if try FileSystem.kind(of: place, followingLinks: false) == .folder {
            try WrittenFolder.remove(place) { _ in true }
        }
    }

    private func put(_ file: String) throws(FileFailure) {
        let (from, place) = ("\(staging)/\(file)", "\(target)/\(file)")
        if let folder = FileSystem.parent(of: place) { try FileSystem.makeFolder(folder) }
        if rename(from, place) == 0 { return }
        guard errno == EXDEV else { throw FileSystem.failure(place) }
        // On another file system the file must be written again.
        let folder = Leftovers.folder(inside: target)
        let temporary = "\(folder)/new"
        defer { try? WrittenFolder.remove(folder) { _ in true } }
        try FileSystem.makeFolder(folder)
        try FileSystem.write(try FileSystem.read(from), to: temporary)
        guard rename(temporary, place) == 0 else { throw FileSystem.failure(place) }
    }

    private func unlinkIfThere(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
            throw FileSystem.failure(path)
        }
    }
}
