import SiteChecks
import SiteModel

extension Selection {
    /// The pages and blocks that the paths on a command line name.
    ///
    /// - Parameters:
    ///   - paths: The paths of pages and folders; a page can have the id of a scenario after `#`.
    ///   - folder: The content folder.
    /// - Returns: The selection, nil if there are no paths; the pages named one by one; and the
    ///   paths that lead to no page.
    /// - Throws: The reason why a path cannot be read.
    static func read(
        _ paths: [String], in folder: SourceFolder
    ) throws(FileFailure) -> (Selection?, named: [String], unknown: [String]) {
        if paths.isEmpty { return (nil, [], []) }
        var selection = Selection(pages: [], blocks: [])
        var named: [String] = []
        var unknown: [String] = []
        for path in paths {
            let hash = path.lastIndex(of: "#")
            if let hash, try FileSystem.kind(of: path, followingLinks: true) == nil {
                let page = String(path[..<hash])
                let name = String(path[hash...].dropFirst())
                let found = folder.files(at: page)
                if found.isEmpty { unknown.append(path) }
                named += found
                selection.blocks += found.map { Block(page: $0, name: name) }
            } else {
                let found = folder.files(at: path)
                if found.isEmpty { unknown.append(path) }
                if try FileSystem.kind(of: path, followingLinks: true) == .file { named += found }
                selection.pages.formUnion(found)
            }
        }
        return (selection, named, unknown)
    }
}

extension SourceFolder {
    /// The files at a path or below it, as messages name them.
    fileprivate func files(at path: String) -> [String] {
        let root = FileSystem.realPath(name) ?? name
        let real = FileSystem.realPath(path) ?? path
        return files.compactMap { file in
            let display = displayPath(of: file.path)
            let place = "\(root)/\(file.path)"
            let isThere = display == path || place == real || place.hasPrefix("\(real)/")
            return isThere ? display : nil
        }
    }
}
