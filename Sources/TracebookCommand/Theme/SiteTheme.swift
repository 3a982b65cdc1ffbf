import SiteModel

/// The theme of a site, compared file by file with the theme of the command.
struct SiteTheme {
    /// A file of either theme.
    struct File {
        /// The path below the folder of a site, starting with `Templates` or `Public`.
        var path: String
        /// The path as messages name it.
        var name: String
        /// The bytes in the site; nil if it does not have the file.
        var own: [UInt8]?
        /// The bytes of the command; nil if its theme does not have the file.
        var new: [UInt8]?
        var state: State
    }

    /// The state of a site's file compared with the command's.
    enum State: Equatable {
        /// The files are equal, or neither exists any more.
        case current
        /// The theme has the file, and the site never had it.
        case missing
        /// The file is as another command wrote it.
        case outdated
        /// The file is as another command wrote it, and the theme no longer has it.
        case dropped
        /// The file was changed or removed; `isBehind` says whether the theme's file has changed
        /// since then too.
        case changed(isBehind: Bool)
        /// The file differs for an unknown reason.
        case unknown
    }

    /// The files in the order of their paths.
    let files: [File]
    let record: ThemeRecord

    /// The paths below the assets folder of the files that a theme has there, or had when it was
    /// recorded.
    static func assets(recordedIn templates: SourceFolder) -> [String] {
        let folder = "Public/"
        let paths = Set(Theme.files.map(\.path)).union([Theme.modulePath])
            .union(ThemeRecord(in: templates).fingerprints.keys)
        return paths.sorted().filter { $0.hasPrefix(folder) }.map {
            String($0.dropFirst(folder.count))
        }
    }

    private static let newsPath = "Templates/NEWS.txt"

    /// The news in the theme since that of the site, the newest first; empty if the author has
    /// changed or removed the list.
    var news: [String] {
        guard let list = files.first(where: { $0.path == Self.newsPath }), let new = list.new,
            [.missing, .outdated].contains(list.state)
        else { return [] }
        func lines(_ bytes: [UInt8]) -> [String] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
                .filter { $0.hasPrefix("- ") }
        }
        let known = Set(lines(list.own ?? []))
        return lines(new).filter { !known.contains($0) }.map { String($0.dropFirst(2)) }
    }

    /// Compares the folders of a site with the theme of the command.
    init(templates: SourceFolder, assets: SourceFolder) {
        record = ThemeRecord(in: templates)
        var own: [String: [UInt8]] = [:]
        for file in templates.files { own["Templates/\(file.path)"] = file.bytes }
        for file in assets.files { own["Public/\(file.path)"] = file.bytes }
        var new: [String: [UInt8]] = [:]
        for file in Theme.files { new[file.path] = file.bytes }
        let record = record
        let paths = Set(new.keys).union(record.fingerprints.keys)
            .union(own.keys.filter { $0 == Theme.modulePath })
        files = paths.sorted().map { path in
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            let folder = parts[0] == "Public" ? assets : templates
            return File(
                path: path, name: folder.displayPath(of: parts[parts.count - 1]), own: own[path],
                new: new[path],
                state: Self.state(
                    of: path, Self.withLineFeeds(own[path], at: path), new[path], record))
        }
    }

    /// Text with line feeds, where a checkout has converted them to the line ends of Windows.
    private static func withLineFeeds(_ bytes: [UInt8]?, at path: String) -> [UInt8]? {
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard let bytes, path != Theme.modulePath, bytes.contains(carriageReturn) else {
            return bytes
        }
        return bytes.indices.filter { index in
            let next = index + 1
            return bytes[index] != carriageReturn || next == bytes.count || bytes[next] != lineFeed
        }.map { bytes[$0] }
    }

    private static func state(
        of path: String, _ own: [UInt8]?, _ new: [UInt8]?, _ record: ThemeRecord
    ) -> State {
        if own == new { return .current }
        let isBehind = new.map { record.has($0, at: path) == false } ?? false
        guard let own else {
            return record.fingerprints[path] == nil ? .missing : .changed(isBehind: isBehind)
        }
        // A module is built and never edited, so a different one is from another command.
        if path == Theme.modulePath { return new == nil ? .unknown : .outdated }
        switch record.has(own, at: path) {
        case true?: return new == nil ? .dropped : .outdated
        case false?: return .changed(isBehind: isBehind)
        case nil: return .unknown
        }
    }
}
