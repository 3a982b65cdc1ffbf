import SiteChecks
import SiteRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes a site so that its folder is complete or as it was before.
///
/// The files go to a folder beside the output folder, and the two are exchanged in one step. The
/// list of files in `.tracebook` says what Tracebook wrote; a folder with anything else in it is
/// not touched, so other data is never removed.
struct SiteWriter {
    /// The output folder as the user gave it.
    let output: String
    /// The folders that the site is made from, which it cannot be written into.
    let sources: [String]

    /// The name of the list of files that Tracebook wrote.
    static let listName = ".tracebook"
    static let listHeader =
        "Files that tracebook wrote. It replaces this folder only if there are no others."

    /// Writes a site while it is made.
    ///
    /// - Parameter make: Makes the site and hands over its files; false if it is of no use, so that
    ///   the folder stays as it was.
    /// - Returns: The folder with the old site if it could not be removed.
    /// - Throws: Why the folder cannot be written to, or what `make` throws.
    func write(
        _ make: ((OutputFile) throws(FileFailure) -> Void) throws(FileFailure) -> Bool
    ) throws(FileFailure) -> String? {
        let target = try target()
        try refuseOverlap(with: target)
        Leftovers.removeFolders(beside: target)
        let old = try WrittenFolder(target, named: output)
        return try Interruption.deferred { () throws(FileFailure) in
            try write(to: target, old: old, make)
        }
    }

    private func write(
        to target: String, old: WrittenFolder?,
        _ make: ((OutputFile) throws(FileFailure) -> Void) throws(FileFailure) -> Bool
    ) throws(FileFailure) -> String? {
        var staging = StagedFolder(Leftovers.folder(beside: target), named: output, old: old)
        do {
            let isOfUse = try make { file throws(FileFailure) in try staging.add(file) }
            guard isOfUse else {
                staging.remove()
                return nil
            }
            try staging.finish()
            try exchange(staging.path, target, old: old)
        } catch {
            staging.remove()
            throw FileFailure(
                path: error.path.hasPrefix(staging.path) ? output : error.path,
                reason: error.reason)
        }
        guard let old else { return nil }
        do {
            try WrittenFolder.remove(staging.path) { old.files.contains($0) }
            return nil
        } catch {
            return staging.path
        }
    }

    /// The path to write to: without a slash at its end, and with a last part that is a name.
    private func target() throws(FileFailure) -> String {
        var path = output
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        let name = path.split(separator: "/").last
        if name == nil || name == "." || name == ".." {
            guard let real = FileSystem.realPath(path), real != "/" else {
                throw FileFailure(path: output, reason: "a site is written to a folder with a name")
            }
            path = real
        }
        return path
    }

    private func refuseOverlap(with target: String) throws(FileFailure) {
        let parent = FileSystem.parent(of: target).flatMap { FileSystem.realPath($0) }
        let name = target.split(separator: "/").last ?? ""
        let place = FileSystem.realPath(target) ?? parent.map { "\($0)/\(name)" }
        guard let place else { return }
        for source in sources {
            guard let real = FileSystem.realPath(source) else { continue }
            if "\(real)/".hasPrefix("\(place)/") || "\(place)/".hasPrefix("\(real)/") {
                throw FileFailure(
                    path: output,
                    reason: "a site is not written over '\(source)', which it is made from")
            }
        }
    }

    private func exchange(
        _ staging: String, _ target: String, old: WrittenFolder?
    ) throws(FileFailure) {
        if old == nil {
            guard rename(staging, target) == 0 else { throw FileSystem.failure(output) }
            return
        }
        if FileSystem.exchange(staging, target) { return }
        // Not every file system can exchange two folders.
        let aside = staging + Leftovers.aside
        guard rename(target, aside) == 0 else { throw FileSystem.failure(output) }
        guard rename(staging, target) == 0 else {
            let reason = FileSystem.failure(output)
            rename(aside, target)
            throw reason
        }
        guard rename(aside, staging) == 0 else { throw FileSystem.failure(aside) }
    }
}
