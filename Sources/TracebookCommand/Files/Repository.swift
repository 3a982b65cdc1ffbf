struct Repository {
    /// The path without links and dots.
    let folder: String

    /// Finds the nearest folder at a path or above it that has a `.git`; nil if there is none.
    init?(around path: String) {
        var folder = FileSystem.realPath(path)
        while let candidate = folder {
            let isThere =
                (try? FileSystem.kind(of: "\(candidate)/.git", followingLinks: true)) ?? nil != nil
            if isThere {
                self.folder = candidate
                return
            }
            folder = candidate == "/" ? nil : FileSystem.parent(of: candidate)
        }
        return nil
    }

    /// True if commits are missing, as in a shallow clone.
    var isShallow: Bool {
        get throws(FileFailure) {
            let list = "\(try gitFolder)/shallow"
            guard try FileSystem.kind(of: list, followingLinks: true) == .file else { return false }
            return try !FileSystem.read(list).isEmpty
        }
    }

    /// The git folder that all work trees of the repository share.
    private var gitFolder: String {
        get throws(FileFailure) {
            let link = "\(folder)/.git"
            // A work tree has a file that names its own folder, in which a file names the shared
            // one.
            guard try FileSystem.kind(of: link, followingLinks: true) == .file else { return link }
            let own = resolve(try line(of: link).replacing("gitdir: ", with: ""), from: folder)
            let common = "\(own)/commondir"
            guard try FileSystem.kind(of: common, followingLinks: true) == .file else { return own }
            return resolve(try line(of: common), from: own)
        }
    }

    private func line(of file: String) throws(FileFailure) -> String {
        let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    private func resolve(_ path: String, from folder: String) -> String {
        path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
}
