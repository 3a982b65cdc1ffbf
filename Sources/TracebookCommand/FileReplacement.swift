#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is to have other bytes, as long as it still has those that were read.
struct FileReplacement {
    /// The path as the user gave it.
    var path: String
    var old: [UInt8]
    var new: [UInt8]

    /// Replaces files, all of them or none.
    ///
    /// Every file is written beside the one that it replaces and takes its place in one step, so
    /// whoever reads finds the old one or the new one. Links stay, and what they lead to changes.
    ///
    /// - Throws: The first reason that keeps a file from being replaced.
    static func write(_ replacements: [FileReplacement]) throws(FileFailure) {
        var prepared: [(replacement: FileReplacement, target: String, temporary: String)] = []
        do throws(FileFailure) {
            for replacement in replacements {
                let target = FileSystem.realPath(replacement.path) ?? replacement.path
                let temporary = try replacement.prepare(target, replacement.new)
                prepared.append((replacement, target, temporary))
            }
            // What was edited while the runs were compared is not to be lost.
            for (replacement, target, _) in prepared {
                guard try FileSystem.read(target) == replacement.old else {
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
            if rename(temporary, target) == 0 { continue }
            let reason = FileSystem.failure(replacement.path)
            for (_, _, temporary) in prepared[index...] { unlink(temporary) }
            for (done, target, _) in prepared[..<index] {
                let temporary = try done.prepare(target, done.old)
                guard rename(temporary, target) == 0 else { throw FileSystem.failure(done.path) }
            }
            throw reason
        }
    }

    /// Writes bytes into a new file beside a file, with its permissions.
    private func prepare(_ target: String, _ bytes: [UInt8]) throws(FileFailure) -> String {
        var status = stat()
        guard stat(target, &status) == 0, access(target, W_OK) == 0 else {
            throw FileSystem.failure(path)
        }
        let folder = FileSystem.parent(of: target) ?? "."
        let temporary =
            "\(folder)/.tracebook-\(getpid())-\(target.split(separator: "/").last ?? "")"
        do throws(FileFailure) {
            try FileSystem.write(bytes, to: temporary)
        } catch {
            unlink(temporary)
            throw FileFailure(path: path, reason: error.reason)
        }
        guard chmod(temporary, status.st_mode & 0o7777) == 0 else {
            let reason = FileSystem.failure(path)
            unlink(temporary)
            throw reason
        }
        return temporary
    }
}
