#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The output folder of an earlier build, with only the files of that build.
struct WrittenFolder {
    let path: String
    /// The paths of the files in the folder, including the list.
    let files: Set<String>
    /// The permissions of the folder.
    let mode: mode_t

    /// Reads the folder at the place of the output; nil if there is nothing yet.
    ///
    /// - Throws: The reason why the place cannot be written to: a link, a file, or other data.
    init?(_ path: String, named name: String) throws(FileFailure) {
        switch try FileSystem.kind(of: path, followingLinks: false) {
        case nil: return nil
        case .folder?: break
        case .link?:
            throw FileFailure(
                path: name, reason: "a link is in the way; name the folder that it leads to")
        case .file?, .other?:
            throw FileFailure(path: name, reason: "a file is in the way of the output folder")
        }
        self.path = path
        let found = try Self.files(in: path)
        let listPath = "\(path)/\(SiteWriter.listName)"
        let list =
            try FileSystem.kind(of: listPath, followingLinks: false) == .file
            ? String(decoding: try FileSystem.read(listPath), as: UTF8.self) : ""
        let known = Set(list.split(separator: "\n").map(String.init) + [SiteWriter.listName])
        if let other = found.first(where: { !known.contains($0) && !Self.isLitter($0) }) {
            throw FileFailure(
                path: name,
                reason:
                    "'\(other)' is not a file that tracebook wrote, so the folder is not replaced")
        }
        files = Set(found)
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileSystem.failure(name) }
        mode = status.st_mode & 0o7777
    }

    /// Returns true if the folder has a file with the same bytes.
    func has(_ bytes: [UInt8], at file: String) -> Bool {
        guard files.contains(file) else { return false }
        return (try? FileSystem.read("\(path)/\(file)")) == bytes
    }

    /// Returns true if the folder has a file with the bytes of another one.
    func hasCopy(of source: String, at file: String) -> Bool {
        files.contains(file) && FileSystem.areEqual(source, "\(path)/\(file)")
    }

    /// Removes files from a folder, and all folders that are empty afterwards.
    static func remove(_ folder: String, where isOurs: (String) -> Bool) throws(FileFailure) {
        for file in try files(in: folder) where isOurs(file) {
            guard unlink("\(folder)/\(file)") == 0 else { throw FileSystem.failure(folder) }
        }
        try removeFolders(in: folder)
    }

    private static func removeFolders(in folder: String) throws(FileFailure) {
        for name in try FileSystem.names(in: folder) {
            let path = "\(folder)/\(name)"
            if try FileSystem.kind(of: path, followingLinks: false) == .folder {
                try removeFolders(in: path)
            }
        }
        guard rmdir(folder) == 0 else { throw FileSystem.failure(folder) }
    }

    /// Removes the empty folders in a folder, except for one if it is named.
    static func removeEmptyFolders(in folder: String, but kept: String? = nil) {
        for name in (try? FileSystem.names(in: folder)) ?? [] {
            let path = "\(folder)/\(name)"
            let kind = try? FileSystem.kind(of: path, followingLinks: false)
            guard kind == .folder, path != kept else { continue }
            removeEmptyFolders(in: path, but: kept)
            rmdir(path)
        }
    }

    /// The paths of everything in a folder that is not a folder, sorted; links are not followed.
    static func files(in folder: String) throws(FileFailure) -> [String] {
        var files: [String] = []
        for name in try FileSystem.names(in: folder) {
            let path = "\(folder)/\(name)"
            if try FileSystem.kind(of: path, followingLinks: false) == .folder {
                files += try Self.files(in: path).map { "\(name)/\($0)" }
            } else {
                files.append(name)
            }
        }
        return files
    }

    /// Returns true if the file is one that the Finder leaves everywhere.
    static func isLitter(_ path: String) -> Bool {
        path == ".DS_Store" || path.hasSuffix("/.DS_Store")
    }
}
