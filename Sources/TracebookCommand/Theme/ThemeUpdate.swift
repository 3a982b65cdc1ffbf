import SiteModel

/// What brings the theme of a site up to date, and what stays as it is.
struct ThemeUpdate {
    /// Files that get the bytes of the command.
    var renewed: [SiteTheme.File] = []
    /// Files that the site does not have yet.
    var added: [SiteTheme.File] = []
    /// Files that the theme no longer has.
    var dropped: [SiteTheme.File] = []
    /// Files that the site does not have, and nothing tells whether it should.
    var absent: [SiteTheme.File] = []
    /// Files that were changed or removed since.
    var changed: [SiteTheme.File] = []
    /// Files that may have been changed.
    var unknown: [SiteTheme.File] = []

    private var record: ThemeRecord

    /// A file to be written.
    struct Written {
        var path: String
        var name: String
        var own: [UInt8]?
        var new: [UInt8]
    }

    /// Plans the update of a theme.
    ///
    /// - Parameters:
    ///   - theme: The theme of the site.
    ///   - named: The paths of the files that are renewed whatever is in them.
    init(of theme: SiteTheme, renewing named: Set<String>) {
        record = theme.record
        let hasRecord = !theme.record.fingerprints.isEmpty
        for file in theme.files {
            let isNamed = named.contains(file.path) && file.new != nil
            switch file.state {
            case .current: record.record(file.new, at: file.path)
            case .outdated: renew(file)
            case .dropped:
                dropped.append(file)
                record.record(nil, at: file.path)
            case .missing where isNamed || hasRecord: renew(file)
            case .missing: absent.append(file)
            case .changed where isNamed, .unknown where isNamed: renew(file)
            case .changed:
                changed.append(file)
                // Of what the theme has now, the author has been told.
                record.record(file.new, at: file.path)
            case .unknown: unknown.append(file)
            }
        }
    }

    private mutating func renew(_ file: SiteTheme.File) {
        if file.own == nil { added.append(file) } else { renewed.append(file) }
        record.record(file.new, at: file.path)
    }

    /// Whether there is nothing to do.
    var isEmpty: Bool { renewed.isEmpty && added.isEmpty && dropped.isEmpty }

    /// The files to write, the record of them in the folder of the templates among them.
    func files(recordedIn templates: String) -> [Written] {
        var files = (renewed + added).compactMap { file in
            file.new.map { Written(path: file.path, name: file.name, own: file.own, new: $0) }
        }
        if record.file.bytes != record.source {
            let name = SourceFolder(name: templates, files: []).displayPath(of: ThemeRecord.name)
            files.append(
                Written(
                    path: ThemeRecord.path, name: name, own: record.source, new: record.file.bytes))
        }
        return files
    }
}
