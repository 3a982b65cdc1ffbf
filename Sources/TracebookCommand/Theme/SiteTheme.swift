import SiteModel

/// The theme of a site: its own files, and for the rest those of the command.
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
        /// The site takes the file from the command, if that has one.
        case missing
        /// The author has removed the copy, so the site does without the file.
        case removed
        /// The files are equal.
        case current
        /// The file is as another command wrote it.
        case outdated
        /// The file was changed; `isBehind` says whether the theme's file has changed since then too.
        case changed(isBehind: Bool)
        /// The file differs for an unknown reason.
        case unknown
    }

    /// A folder of the theme.
    enum Part: String {
        case templates = "Templates"
        case assets = "Public"
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
        guard let own else {
            return record.fingerprints[path] == nil || new == nil ? .missing : .removed
        }
        if own == new { return .current }
        // A module is built and never edited, so a different one is from another command.
        if path == Theme.modulePath { return new == nil ? .unknown : .outdated }
        switch record.has(own, at: path) {
        case true?: return .outdated
        case false?:
            return .changed(isBehind: new.map { record.has($0, at: path) == false } ?? false)
        case nil: return .unknown
        }
    }

    /// A folder of the site with those files of the command that it takes from there.
    func completed(_ folder: SourceFolder, _ part: Part) -> SourceFolder {
        var folder = folder
        let prefix = "\(part.rawValue)/"
        for file in files where file.state == .missing && file.path.hasPrefix(prefix) {
            guard let bytes = file.new else { continue }
            let path = String(file.path.dropFirst(prefix.count))
            folder.files.append(SourceFile(path: path, bytes: bytes))
        }
        for index in folder.files.indices {
            let path = prefix + folder.files[index].path
            guard path.hasPrefix(Self.wordsPrefix) else { continue }
            let words = files.first { $0.path == path }?.new ?? []
            folder.files[index].bytes += Self.lines(of: words, missingIn: folder.files[index].bytes)
        }
        return folder
    }

    /// The beginning of the paths of the words of templates, one file for each language.
    private static let wordsPrefix = "\(Part.templates.rawValue)/words."

    /// The words of the command's templates that a file of a site, perhaps from an earlier command, lacks.
    private static func lines(of words: [UInt8], missingIn own: [UInt8]) -> [UInt8] {
        func key(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            guard let end = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
            return line[..<end]
        }
        let lineFeed = UInt8(ascii: "\n")
        let known = Set(own.split(separator: lineFeed).compactMap(key))
        let missing = words.split(separator: lineFeed).filter { line in
            line.first != UInt8(ascii: "#") && key(line).map { !known.contains($0) } ?? false
        }
        return missing.flatMap { [lineFeed] + $0 }
    }
}
