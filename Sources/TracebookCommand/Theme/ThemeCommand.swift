import ArgumentParser
import Diagnostics
import SiteChecks
import SiteModel

/// `tracebook theme`: lists the files of the theme, and copies one to change.
struct ThemeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme",
        abstract: "List the files of the theme, and copy one into the site to change it.",
        discussion: """
            The templates, scripts and styles that a site does not have come from this command, and so \
            does the simulator that its readers run. A file of the site with the same path takes the \
            place of the command's. '--copy' copies files for you to change, and '--diff' shows what you \
            have changed. '--prune' removes the copies that you have not changed.
            """)

    @Argument(help: ArgumentHelp("Theme files, or folders of them.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Copy the named files into the site.")
    var copy = false

    @Flag(help: "Print the changes of the site's files as a patch.")
    var diff = false

    @Flag(help: "Keep the named files as they are, although the theme's have changed too.")
    var keep = false

    @Flag(help: "Remove the copies that you have not changed.")
    var prune = false

    @Option(
        help: ArgumentHelp(
            "The folder of templates of your own. (default: Templates, if it exists)",
            valueName: "dir"))
    var templates: String?

    @Option(
        help: ArgumentHelp(
            "The folder of files to copy unchanged. (default: Public, if it exists)",
            valueName: "dir"))
    var assets: String?

    @OptionGroup var links: LinkOption

    func validate() throws {
        let flags = [("--copy", copy), ("--diff", diff), ("--keep", keep), ("--prune", prune)]
        let given = flags.filter(\.1).map(\.0)
        if given.count > 1 {
            throw ValidationError("'\(given[0])' cannot be used with '\(given[1])'.")
        }
        if copy || keep, paths.isEmpty {
            throw ValidationError(
                "'\(given[0])' needs the paths of files; 'tracebook theme' lists them.")
        }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let root = try SiteRoot.enter(forContent: ContentOption.usual)
            if templates == nil, assets == nil,
                try FileSystem.kind(of: ContentOption.usual, followingLinks: true) != .folder
            {
                throw FileFailure(
                    path: ContentOption.usual,
                    reason: "no such folder; \(SourceOptions.wayToASite)")
            }
            var command = self
            command.paths = paths.map { root.path($0) }
            command.templates = root.path(templates)
            command.assets = root.path(assets)
            return try command.done()
        } catch {
            return CommandResult(error)
        }
    }

    /// Does what the flags say in the folder of the site.
    private func done() throws(FileFailure) -> CommandResult {
        let templates = try SourceFolder.read(
            ifThere: templates, else: SourceOptions.usualTemplates, following: links.followed)
        let assets = try SourceFolder.read(
            SiteTheme.assets(recordedIn: templates), ifThere: assets,
            else: SourceOptions.usualAssets, following: links.followed)
        let theme = SiteTheme(templates: templates, assets: assets)
        let named = theme.files.filter { file in paths.contains { file.isAt($0) } }
        if let path = paths.first(where: { path in !named.contains { $0.isAt(path) } }) {
            throw FileFailure(path: path, reason: "there is no theme file at this path")
        }
        let chosen = paths.isEmpty ? theme.files : named
        if diff { return CommandResult(output: patch(of: chosen)) }
        var changes = ThemeChanges(of: theme, templates: templates, assets: assets)
        if copy { changes.copy(named) }
        if keep { changes.keep(named) }
        if prune { changes.prune(chosen) }
        if copy || keep || prune {
            try changes.write(following: links.followed)
            return CommandResult(output: changes.summary)
        }
        return CommandResult(output: summary(of: chosen))
    }

    private func patch(of files: [SiteTheme.File]) -> [UInt8] {
        files.filter { $0.own != nil && $0.own != $0.new && $0.path != Theme.modulePath }.flatMap {
            file in
            unifiedDiff(ofFile: file.name, from: file.new, to: file.own ?? []).bytes
        }
    }

    private func summary(of files: [SiteTheme.File]) -> String {
        func states(_ words: String, _ state: (SiteTheme.State) -> Bool) -> String {
            files.filter { state($0.state) && ($0.own ?? $0.new) != nil }
                .map { "\(words): \($0.name)\n" }.joined()
        }
        let prunable =
            states("equal to the theme", { $0 == .current })
            + states("of another version", { $0 == .outdated })
        let behind = states(
            "changed by you, and since then in the theme",
            {
                $0 == .changed(isBehind: true)
            })
        var text = states("changed by you", { $0 == .changed(isBehind: false) }) + behind
        text += states("removed by you", { $0 == .removed })
        text += states("different", { $0 == .unknown }) + prunable
        text += states("from the command", { $0 == .missing })
        if !behind.isEmpty {
            text += """
                theme: 'tracebook theme --diff PATH' shows what differs, and 'tracebook theme --keep PATH' \
                keeps yours\n
                """
        }
        if !prunable.isEmpty {
            text +=
                "theme: 'tracebook theme --prune' removes the copies that you have not changed\n"
        }
        text +=
            "theme: 'tracebook theme --copy PATH' copies a file of the command for you to change\n"
        return text
    }
}

extension SiteTheme.File {
    /// Returns true if a path on the command line names the file or a folder around it.
    fileprivate func isAt(_ path: String) -> Bool {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        while path.hasPrefix("./") { path.removeFirst(2) }
        return [name, self.path].contains { FileSystem.isPath($0, in: path) }
    }
}
