import SiteChecks
import SiteRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes a site so that its folder is complete or as it was before.
///
/// The files go to a folder beside the output folder, and the two are exchanged in one step. If
/// that is impossible, as for a mount or a parent folder of another user, the files are moved into
/// the output folder one by one. The list in `.tracebook` names the files that Tracebook wrote. A
/// folder with any other file is not touched, so other data is never removed.
struct SiteWriter {
    /// The output folder as the user gave it.
    let output: String
    /// The folders of the sources, which must not contain the output.
    let sources: [String]
    var system = System()

    /// The name of the list of files that Tracebook wrote.
    static let listName = ".tracebook"
    static let listHeader =
        "Files that tracebook wrote. It replaces this folder only if there are no others."

    /// The calls that fail if a folder cannot be exchanged; they return false and set `errno`.
    struct System {
        var mayWrite: (_ folder: String) -> Bool = { access($0, W_OK | X_OK) == 0 }
        var exchange: (_ one: String, _ other: String) -> Bool = { FileSystem.exchange($0, $1) }
        var move: (_ one: String, _ other: String) -> Bool = { rename($0, $1) == 0 }
    }

    /// Remarks about a site that was written.
    struct Remarks {
        /// The folder with the old site if it could not be removed.
        var leftover: String?
        /// The reason why the folder could not be exchanged, if any.
        var obstacle: String?
    }

    /// Writes a site while it is being made.
    ///
    /// - Parameter make: Makes the site and hands over its files; false if the site is incomplete,
    ///   so that the folder stays as it was.
    /// - Returns: Remarks about the written site.
    /// - Throws: The reason why the folder cannot be written to, or an error of `make`.
    func write(
        _ make: ((OutputFile) throws(FileFailure) -> Void) throws(FileFailure) -> Bool
    ) throws(FileFailure) -> Remarks {
        let target = try target()
        try refuseOverlap(with: target)
        Leftovers.removeFolders(beside: target)
        Leftovers.removeFolders(inside: target)
        let old = try WrittenFolder(target, named: output)
        return try Interruption.deferred { () throws(FileFailure) in
            try write(to: target, old: old, make)
        }
    }

    private func write(
        to target: String, old: WrittenFolder?,
        _ make: ((OutputFile) throws(FileFailure) -> Void) throws(FileFailure) -> Bool
    ) throws(FileFailure) -> Remarks {
        var remarks = Remarks()
        var place = Leftovers.folder(beside: target)
        let parent = FileSystem.parent(of: target) ?? "."
        if FileSystem.realPath(parent) != nil, !system.mayWrite(parent) {
            let failure = FileSystem.failure(parent)
            guard old != nil else { throw failure }
            remarks.obstacle = failure.reason
            place = Leftovers.folder(inside: target)
        }
        var staging = StagedFolder(place, named: output, old: old)
        do {
            let isOfUse = try make { file throws(FileFailure) in try staging.add(file) }
            guard isOfUse else {
                staging.remove()
                return Remarks()
            }
            try staging.finish()
            if remarks.obstacle == nil {
                remarks.obstacle = try exchange(staging.path, target, old: old)
            }
            if let old, remarks.obstacle != nil {
                try FolderFilling(from: staging.path, to: target, old: old).fill()
                staging.remove()
                return remarks
            }
        } catch {
            staging.remove()
            throw FileFailure(
                path: error.path.hasPrefix(staging.path) ? output : error.path,
                reason: error.reason)
        }
        guard let old else { return remarks }
        do {
            try WrittenFolder.remove(staging.path) { old.files.contains($0) }
        } catch {
            remarks.leftover = staging.path
        }
        return remarks
    }

    /// The path to write to, without a slash at its end, and with a name as its last part.
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

    /// Replaces the old folder with the new one.
    ///
    /// - Returns: The reason why the old folder must stay; nil on success.
    private func exchange(
        _ staging: String, _ target: String, old: WrittenFolder?
    ) throws(FileFailure) -> String? {
        if old == nil {
            guard system.move(staging, target) else { throw FileSystem.failure(output) }
            return nil
        }
        if system.exchange(staging, target) { return nil }
        // Not every file system can exchange two folders.
        let aside = staging + Leftovers.aside
        guard system.move(target, aside) else { return FileSystem.failure(output).reason }
        guard system.move(staging, target) else {
            let reason = FileSystem.failure(output)
            _ = system.move(aside, target)
            throw reason
        }
        guard system.move(aside, staging) else { throw FileSystem.failure(aside) }
        return nil
    }
}
