import SiteModel

/// Changes of the theme files in a site, and of the record of them.
struct ThemeChanges {
    private let templates: SourceFolder
    private let assets: SourceFolder
    private var record: ThemeRecord
    private var copied: [SiteTheme.File] = []
    private var removed: [SiteTheme.File] = []
    private var lines: [String] = []

    /// Prepares changes of a theme.
    ///
    /// - Parameters:
    ///   - theme: The theme of the site.
    ///   - templates: The folder of the site's own templates.
    ///   - assets: The folder of its assets.
    init(of theme: SiteTheme, templates: SourceFolder, assets: SourceFolder) {
        record = theme.record
        self.templates = templates
        self.assets = assets
    }

    /// Copies files of the command; files that the site has already are left as they are.
    mutating func copy(_ files: [SiteTheme.File]) {
        for file in files {
            guard let new = file.new else { continue }
            if file.own == nil {
                copied.append(file)
                record.record(new, at: file.path)
                lines.append("copied: \(file.name)")
            } else {
                lines.append("in the site already: \(file.name)")
            }
        }
    }

    /// Records that the author knows the files of the command and keeps the site's as they are.
    mutating func keep(_ files: [SiteTheme.File]) {
        for file in files where file.own != nil {
            record.record(file.new, at: file.path)
            lines.append("kept: \(file.name)")
        }
    }

    /// Removes the files that are as this command or another one wrote them.
    mutating func prune(_ files: [SiteTheme.File]) {
        for file in files where file.own != nil {
            guard file.state == .current || file.state == .outdated else { continue }
            removed.append(file)
            record.record(nil, at: file.path)
            lines.append("removed: \(file.name)")
        }
    }

    /// Writes the copies and the record, and removes files.
    ///
    /// - Throws: The reason why a file cannot be written or removed.
    func write(following links: FollowedLinks) throws(FileFailure) {
        var replacements = copied.map { file in
            FileReplacement(
                path: file.name, old: nil, new: file.new ?? [],
                root: file.path.hasPrefix("Public/") ? assets.name : templates.name, links: links)
        }
        let name = templates.displayPath(of: ThemeRecord.name)
        if !record.fingerprints.isEmpty, record.file.bytes != record.source {
            replacements.append(
                FileReplacement(
                    path: name, old: record.source, new: record.file.bytes, root: templates.name,
                    links: links))
        }
        try FileReplacement.write(replacements)
        for file in removed { try FileSystem.remove(file.name) }
        if record.fingerprints.isEmpty, record.source != nil { try FileSystem.remove(name) }
        if !removed.isEmpty {
            for folder in [templates.name, assets.name] {
                WrittenFolder.removeEmptyFolders(in: folder)
            }
        }
    }

    /// What was done, for the terminal.
    var summary: String {
        lines.isEmpty ? "theme: nothing to do\n" : lines.map { "\($0)\n" }.joined()
    }
}
