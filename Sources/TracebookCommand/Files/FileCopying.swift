import SiteModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// Files that a site takes over as they are, of which only a piece is in memory at a time.

extension FileSystem {
    private static let pieceSize = 1 << 20

    /// A file to copy later.
    ///
    /// - Throws: The reason why it cannot be read then.
    static func copiedFile(at path: String) throws(FileFailure) -> CopiedFile {
        var status = stat()
        guard stat(path, &status) == 0, access(path, R_OK) == 0 else { throw failure(path) }
        #if canImport(Darwin)
            let changed = status.st_ctimespec
        #else
            let changed = status.st_ctim
        #endif
        return CopiedFile(
            path: path, size: Int(status.st_size),
            changed: Int(changed.tv_sec) * 1_000_000_000 + Int(changed.tv_nsec))
    }

    /// Copies a file to a path where nothing is yet.
    ///
    /// - Throws: The failure of either file, with its path.
    static func copy(_ source: String, to target: String) throws(FileFailure) {
        let reader = open(source, O_RDONLY | O_CLOEXEC)
        guard reader >= 0 else { throw failure(source) }
        defer { close(reader) }
        let writer = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard writer >= 0 else { throw failure(target) }
        var isOpen = true
        defer { if isOpen { close(writer) } }
        var piece = try nextPiece(of: reader, name: source)
        while !piece.isEmpty {
            try Interruption.check()
            guard Console.writeAll(piece, to: writer) else { throw failure(target) }
            piece = try nextPiece(of: reader, name: source)
        }
        isOpen = false
        // A full disk may be reported only now.
        guard close(writer) == 0 else { throw failure(target) }
    }

    /// Whether two files can be read and have the same bytes.
    static func areEqual(_ one: String, _ other: String) -> Bool {
        let readers = [one, other].map { (path: String) in open(path, O_RDONLY | O_CLOEXEC) }
        defer { for reader in readers where reader >= 0 { close(reader) } }
        guard readers.allSatisfy({ $0 >= 0 }) else { return false }
        while let piece = try? nextPiece(of: readers[0], name: one),
            let otherPiece = try? nextPiece(of: readers[1], name: other), piece == otherPiece
        {
            if piece.isEmpty { return true }
        }
        return false
    }

    /// The next piece of a file, as long as a piece can be except at the end of the file; empty
    /// after it.
    private static func nextPiece(
        of descriptor: Int32, name: String
    ) throws(FileFailure) -> [UInt8] {
        var hasFailed = false
        // Bytes that are not read are not touched either, as most files are much smaller.
        let piece = [UInt8](unsafeUninitializedCapacity: pieceSize) { buffer, size in
            while size < pieceSize {
                let place = UnsafeMutableRawBufferPointer(buffer)[size...]
                let rest = UnsafeMutableRawBufferPointer(rebasing: place)
                #if canImport(Darwin)
                    let count = Darwin.read(descriptor, rest.baseAddress, rest.count)
                #else
                    let count = Glibc.read(descriptor, rest.baseAddress, rest.count)
                #endif
                if count == 0 { return }
                if count > 0 {
                    size += count
                } else if errno != EINTR {
                    hasFailed = true
                    return
                }
            }
        }
        if hasFailed { throw failure(name) }
        return piece
    }
}
