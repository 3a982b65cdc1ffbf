import SiteModel

/// The theme of a site, file by file, beside the one that came with the command.
struct SiteTheme {
    /// A file that either of them has.
    struct File {
        /// The path below the folder of a site, with `Templates` or `Public` in front.
        var path: String
        /// The path as messages name it.
        var name: String
        /// The bytes in the site; nil if it does not have the file.
        var own: [UInt8]?
        /// The bytes of the command; nil if its theme does not have the file.
        var new: [UInt8]?
        var state: State
    }

    /// How a file of a site stands to that of the command.
    enum State: Equatable {
        /// They are the same, or neither has it any more.
        case current
        /// The theme has it, and the site never had.
        case missing
        /// It is as another command wrote it.
        case outdated
        /// It is as another command wrote it, and the theme does not have it any more.
        case dropped
        /// It was changed or removed, and the theme has it as it was then, or as it is now.
        case changed(isBehind: Bool)
        /// It is different, and nothing tells why.
        case unknown
    }

    /// The files in the order of their paths.
    let files: [File]
    let record: ThemeRecord

    /// The paths below the folder of the assets of what a theme has there, or had as it was recorded.
    static func assets(recordedIn templates: SourceFolder) -> [String] {
        let folder = "Public/"
        let paths = Set(Theme.files.map(\.path)).union([Theme.modulePath])
            .union(ThemeRecord(in: templates).fingerprints.keys)
        return paths.sorted().filter { $0.hasPrefix(folder) }.map {
            String($0.dropFirst(folder.count))
        }
    }

    /// The path of the list of what is new in the theme.
    private static let newsPath = "Templates/NEWS.txt"

    /// What is new in the theme since the one of the site, the newest first; empty where the author has
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

    /// Text as the command writes it, where a checkout has made the line ends of Windows of its own.
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
        // A module is built and not written by hand, so one that is different is of another command.
        if path == Theme.modulePath { return new == nil ? .unknown : .outdated }
        switch record.has(own, at: path) {
        case true?: return new == nil ? .dropped : .outdated
        case false?: return .changed(isBehind: isBehind)
        case nil: return .unknown
        }
    }
}
