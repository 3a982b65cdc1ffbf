#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A replacement for the contents of a file, if they have not changed since they were read.
struct FileReplacement {
    /// The path as the user gave it.
    var path: String
    /// The original bytes; nil for a new file.
    var old: [UInt8]?
    var new: [UInt8]
    /// The folder that must contain the file.
    var root: String
    /// The links that may be followed.
    var links = FollowedLinks.inside

    /// Replaces all files or none.
    ///
    /// Every new file is written beside the old one and takes its place in one step, so readers
    /// find one or the other. Links stay, and the files that they point to change.
    ///
    /// - Parameters:
    ///   - replacements: The replacements.
    ///   - move: Moves a file to the place of another, like the system does.
    /// - Throws: The first reason why a file cannot be replaced.
    static func write(
        _ replacements: [FileReplacement],
        moving move: (_ file: String, _ place: String) -> Bool = { rename($0, $1) == 0 }
    ) throws(FileFailure) {
        var prepared: [(replacement: FileReplacement, target: String, temporary: String)] = []
        do throws(FileFailure) {
            for replacement in replacements {
                let target = try replacement.target()
                let temporary = try replacement.prepare(target, replacement.new)
                prepared.append((replacement, target, temporary))
                try Interruption.check()
            }
            // Edits made while the runs were compared must not be lost.
            for (replacement, target, _) in prepared {
                let isThere = try FileSystem.kind(of: target, followingLinks: false) != nil
                let now = isThere ? try FileSystem.read(target) : nil
                guard now == replacement.old else {
                    throw FileFailure(
                        path: replacement.path,
                        reason: "the file has changed since it was read; nothing is written")
                }
            }
        } catch {
            for (_, _, temporary) in prepared { unlink(temporary) }
            throw error
        }
        for (index, (replacement, target, temporary)) in prepared.enumerated() {
            if move(temporary, target) { continue }
            let reason = FileSystem.failure(replacement.path)
            for (_, _, temporary) in prepared[index...] { unlink(temporary) }
            for (done, target, _) in prepared[..<index] { try done.restore(target) }
            throw reason
        }
    }

    /// The path to write to: the target of a link, or a path in a folder that exists afterwards.
    private func target() throws(FileFailure) -> String {
        if let target = FileSystem.realPath(path) {
            try links.check(path, in: root)
            return target
        }
        guard old == nil, let folder = FileSystem.parent(of: path) else { return path }
        var above = folder
        while FileSystem.realPath(above) == nil, let parent = FileSystem.parent(of: above) {
            above = parent
        }
        try links.check(above, in: root)
        try FileSystem.makeFolder(folder)
        return path
    }

    private func restore(_ target: String) throws(FileFailure) {
        guard let old else {
            guard unlink(target) == 0 else { throw FileSystem.failure(path) }
            return
        }
        let temporary = try prepare(target, old)
        guard rename(temporary, target) == 0 else { throw FileSystem.failure(path) }
    }

    /// Writes bytes to a new file beside the target, with its permissions.
    private func prepare(_ target: String, _ bytes: [UInt8]) throws(FileFailure) -> String {
        var status = stat()
        if old != nil {
            guard stat(target, &status) == 0, access(target, W_OK) == 0 else {
                throw FileSystem.failure(path)
            }
        }
        let folder = FileSystem.parent(of: target) ?? "."
        let temporary =
            "\(folder)/\(Leftovers.name(of: target.split(separator: "/").last ?? ""))"
        do throws(FileFailure) {
            try FileSystem.write(bytes, to: temporary)
        } catch {
            unlink(temporary)
            throw FileFailure(path: path, reason: error.reason)
        }
        guard old == nil || chmod(temporary, status.st_mode & 0o7777) == 0 else {
            let reason = FileSystem.failure(path)
            unlink(temporary)
            throw reason
        }
        return temporary
    }
}
