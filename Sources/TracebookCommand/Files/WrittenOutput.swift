#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An output named on the command line: a file, or anything else that can be written to.
struct WrittenOutput {
    /// The path as the user gave it.
    let path: String
    /// The target of the path for a file, existing or new; nil for a pipe, a device and the like,
    /// which is written to directly.
    let file: String?

    /// Examines the path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - sources: The folders of the site, in which no output is written.
    /// - Throws: The reason why nothing can be written there.
    init(_ path: String, outside sources: [String]) throws(FileFailure) {
        self.path = path
        switch try FileSystem.kind(of: path, followingLinks: true) {
        case .folder?: throw FileFailure(path: path, reason: "it is a folder; name a file in it")
        case .other?:
            file = nil
            return
        case .file?, .link?, nil: break
        }
        let file = try Self.place(of: path, links: 0)
        // If another file took its place, the output of a stream redirected to it would be lost.
        self.file = Self.isStream(file) ? nil : file
        for source in sources {
            guard let folder = FileSystem.realPath(source), FileSystem.isPath(file, in: folder)
            else { continue }
            throw FileFailure(
                path: path,
                reason: "no output is written into '\(source)', which the site is made from")
        }
    }

    /// Writes the output in one step if possible, with the permissions of the old file.
    func write(_ bytes: [UInt8]) throws(FileFailure) {
        guard let file else { return try writeInto(path, bytes) }
        let folder = FileSystem.parent(of: file) ?? "."
        try FileSystem.makeFolder(folder)
        var status = stat()
        let isThere = stat(file, &status) == 0
        if isThere, access(file, W_OK) != 0 { throw FileSystem.failure(path) }
        // The file may be writable although its folder is not.
        if isThere, access(folder, W_OK) != 0 { return try writeInto(file, bytes) }
        let temporary = "\(folder)/\(Leftovers.name(of: "output"))"
        do throws(FileFailure) {
            try FileSystem.write(bytes, to: temporary)
        } catch {
            unlink(temporary)
            throw FileFailure(path: path, reason: error.reason)
        }
        if isThere { chmod(temporary, status.st_mode & 0o7777) }
        guard rename(temporary, file) == 0 else {
            let reason = FileSystem.failure(path)
            unlink(temporary)
            throw reason
        }
    }

    private func writeInto(_ place: String, _ bytes: [UInt8]) throws(FileFailure) {
        let descriptor = open(place, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileSystem.failure(path) }
        defer { close(descriptor) }
        guard Console.writeAll(bytes, to: descriptor) else { throw FileSystem.failure(path) }
    }

    /// The target of a path that may not exist yet, without links and dots.
    private static func place(of path: String, links: Int) throws(FileFailure) -> String {
        if let real = FileSystem.realPath(path) { return real }
        guard links < 40, path != "/" else {
            throw FileFailure(path: path, reason: "too many links")
        }
        let folder = FileSystem.parent(of: path) ?? "/"
        if try FileSystem.kind(of: path, followingLinks: false) == .link {
            let target = try FileSystem.target(ofLink: path)
            return try place(
                of: target.hasPrefix("/") ? target : "\(folder)/\(target)", links: links + 1)
        }
        let name = path.split(separator: "/").last ?? ""
        // Nothing is above a folder that is not there.
        guard name != ".." else {
            throw FileFailure(path: path, reason: "there is no such folder")
        }
        return "\(try place(of: folder, links: links + 1))/\(name)"
    }

    /// Returns true if the standard output or error of this process goes to the file.
    private static func isStream(_ file: String) -> Bool {
        var (status, stream) = (stat(), stat())
        guard stat(file, &status) == 0 else { return false }
        return [STDOUT_FILENO, STDERR_FILENO].contains { descriptor in
            fstat(descriptor, &stream) == 0 && stream.st_dev == status.st_dev
                && stream.st_ino == status.st_ino
        }
    }
}
