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
    private static let listHeader =
        "Files that tracebook wrote. It replaces this folder only if there are no others."

    /// Writes the files of a site.
    ///
    /// - Returns: The folder with the old site if it could not be removed.
    func write(_ files: [OutputFile]) throws(FileFailure) -> String? {
        if let path = files.first(where: { $0.path == Self.listName })?.path {
            throw FileFailure(
                path: "\(output)/\(path)", reason: "an asset has the name of Tracebook's own list")
        }
        let target = try target()
        try refuseOverlap(with: target)
        Leftovers.removeFolders(beside: target)
        let old = try WrittenFolder(target, named: output)
        return try Interruption.deferred { () throws(FileFailure) in
            try write(files, to: target, old: old)
        }
    }

    private func write(
        _ files: [OutputFile], to target: String, old: WrittenFolder?
    ) throws(FileFailure) -> String? {
        let staging = Leftovers.folder(beside: target)
        do {
            try stage(files, in: staging, old: old)
            try exchange(staging, target, old: old)
        } catch {
            try? WrittenFolder.remove(staging) { _ in true }
            throw FileFailure(
                path: error.path.hasPrefix(staging) ? output : error.path, reason: error.reason)
        }
        guard let old else { return nil }
        do {
            try WrittenFolder.remove(staging) { old.files.contains($0) }
            return nil
        } catch {
            return staging
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

    private func stage(
        _ files: [OutputFile], in staging: String, old: WrittenFolder?
    ) throws(FileFailure) {
        try FileSystem.makeFolder(staging)
        if let mode = old?.mode { chmod(staging, mode) }
        var folders: Set<String> = [staging]
        for file in files {
            try Interruption.check()
            let path = "\(staging)/\(file.path)"
            if let folder = FileSystem.parent(of: path), folders.insert(folder).inserted {
                try FileSystem.makeFolder(folder)
            }
            // Linking what has not changed is much faster than writing it again.
            if let old, old.has(file), link("\(old.path)/\(file.path)", path) == 0 { continue }
            do {
                try FileSystem.write(file.bytes, to: path)
            } catch {
                throw FileFailure(path: "\(output)/\(file.path)", reason: error.reason)
            }
        }
        let list = ([Self.listHeader] + files.map(\.path)).joined(separator: "\n") + "\n"
        try FileSystem.write(Array(list.utf8), to: "\(staging)/\(Self.listName)")
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
