import SiteModel

/// The plan for updating the theme of a site.
struct ThemeUpdate {
    /// The files that get the bytes of the command.
    var renewed: [SiteTheme.File] = []
    /// The files that the site does not have yet.
    var added: [SiteTheme.File] = []
    /// The files that the theme no longer has.
    var dropped: [SiteTheme.File] = []
    /// The files that the site lacks for an unknown reason.
    var absent: [SiteTheme.File] = []
    /// The files that were changed or removed since.
    var changed: [SiteTheme.File] = []
    /// The files that may have been changed.
    var unknown: [SiteTheme.File] = []

    private var record: ThemeRecord

    /// A file to write.
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
    ///   - named: The paths of the files that are updated in any case.
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
                // The author is told of the theme's current file.
                record.record(file.new, at: file.path)
            case .unknown: unknown.append(file)
            }
        }
    }

    private mutating func renew(_ file: SiteTheme.File) {
        if file.own == nil { added.append(file) } else { renewed.append(file) }
        record.record(file.new, at: file.path)
    }

    /// True if there is nothing to do.
    var isEmpty: Bool { renewed.isEmpty && added.isEmpty && dropped.isEmpty }

    /// The files to write, including the record of them in the templates folder.
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
