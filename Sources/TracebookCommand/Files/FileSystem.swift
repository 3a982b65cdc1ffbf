#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The system calls of Tracebook, each failure with its path.
enum FileSystem {
    /// The kind of what is at a path.
    enum Kind: Equatable {
        case file
        case folder
        case link
        case other
    }

    /// The kind of what is at a path, with links followed or not; nil if there is nothing.
    static func kind(of path: String, followingLinks: Bool) throws(FileFailure) -> Kind? {
        var status = stat()
        let result = followingLinks ? stat(path, &status) : lstat(path, &status)
        guard result == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw failure(path)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The names in a folder, sorted.
    static func names(in folder: String) throws(FileFailure) -> [String] {
        guard let stream = opendir(folder) else { throw failure(folder) }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let read = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) {
                    (String(cString: $0), isUTF8: String(validatingCString: $0) != nil)
                }
            }
            let (name, isUTF8) = read
            guard isUTF8 else {
                throw FileFailure(
                    path: "\(folder)/\(name)",
                    reason: "the name of the file is not UTF-8: rename it")
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw failure(folder) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        return try read(descriptor, name: path)
    }

    /// Reads everything from an open file.
    static func read(_ descriptor: Int32, name: String) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            #if canImport(Darwin)
                let count = Darwin.read(descriptor, &buffer, buffer.count)
            #else
                let count = Glibc.read(descriptor, &buffer, buffer.count)
            #endif
            if count == 0 { return bytes }
            if count > 0 {
                bytes += buffer[..<count]
            } else if errno != EINTR {
                throw failure(name)
            }
        }
    }

    /// Writes a new file, which must not exist yet.
    static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        guard Console.writeAll(bytes, to: descriptor) else {
            let reason = failure(path)
            close(descriptor)
            throw reason
        }
        // A full disk may be reported only now.
        guard close(descriptor) == 0 else { throw failure(path) }
    }

    /// Appends to a file, which is created if it is missing.
    static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard Console.writeAll(bytes, to: descriptor) else { throw failure(path) }
    }

    static func remove(_ path: String) throws(FileFailure) {
        guard unlink(path) == 0 else { throw failure(path) }
    }

    /// Creates a folder and its missing parents.
    static func makeFolder(_ path: String) throws(FileFailure) {
        if mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT, let parent = parent(of: path) {
            try makeFolder(parent)
            if mkdir(path, 0o777) == 0 { return }
        }
        guard errno == EEXIST, try kind(of: path, followingLinks: true) == .folder else {
            throw failure(path)
        }
    }

    /// Exchanges two folders in one step; false if the system or the file system cannot do that.
    static func exchange(_ one: String, _ other: String) -> Bool {
        #if canImport(Darwin)
            return renamex_np(one, other, UInt32(RENAME_SWAP)) == 0
        #else
            // The module maps of Swift lack this function of the C library.
            typealias Rename =
                @convention(c) (
                    Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
                ) -> Int32
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let renameExchange: UInt32 = 2
            return unsafeBitCast(symbol, to: Rename.self)(
                AT_FDCWD, one, AT_FDCWD, other, renameExchange) == 0
        #endif
    }

    /// The path in a link, as written.
    static func target(ofLink path: String) throws(FileFailure) -> String {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { throw failure(path) }
        return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The path without links and dots; nil if there is nothing.
    static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Returns true if a path is a folder or inside it; both must be without links and dots.
    static func isPath(_ path: String, in folder: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// The folder that contains a path; nil for the root.
    static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        let parent = path[..<slash]
        return parent.isEmpty ? (path == "/" ? nil : "/") : String(parent)
    }

    /// The failure of the last call.
    static func failure(_ path: String) -> FileFailure {
        FileFailure(path: path, reason: String(cString: strerror(errno)))
    }
}
