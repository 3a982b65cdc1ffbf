#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is to have other bytes, as long as it still has those that were read.
struct FileReplacement {
    /// The path as the user gave it.
    var path: String
    /// The bytes that were read; nil for a file that is to be made.
    var old: [UInt8]?
    var new: [UInt8]
    /// The folder that the file has to be in.
    var root: String
    /// Whether links may lead out of it.
    var links = FollowedLinks.inside

    /// Replaces files, all of them or none.
    ///
    /// Every file is written beside the one that it replaces and takes its place in one step, so
    /// whoever reads finds the old one or the new one. Links stay, and what they lead to changes.
    ///
    /// - Parameters:
    ///   - replacements: What to put where.
    ///   - move: Puts a file in the place of another one, as the system does it.
    /// - Throws: The first reason that keeps a file from being replaced.
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
            // What was edited while the runs were compared is not to be lost.
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

    /// Where the bytes go: what a link leads to, or a path whose folder is there then.
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

    /// Puts back what was there.
    private func restore(_ target: String) throws(FileFailure) {
        guard let old else {
            guard unlink(target) == 0 else { throw FileSystem.failure(path) }
            return
        }
        let temporary = try prepare(target, old)
        guard rename(temporary, target) == 0 else { throw FileSystem.failure(path) }
    }

    /// Writes bytes into a new file beside a file, with its permissions.
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
