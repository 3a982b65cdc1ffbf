import ArgumentParser
import Diagnostics
import SiteChecks
import SiteModel

/// `tracebook theme`: compares the theme of a site with that of the command.
struct ThemeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "theme",
        abstract: "Show which theme files differ from those of this command, or update them.",
        discussion: """
            A new site has a copy of the templates, scripts and styles, and of the simulator that its \
            readers run. '--update' brings the copy up to date: it updates files that you have not \
            changed, adds new ones, and removes those that the theme no longer has. Files that you have \
            changed stay as they are unless you name them. It also says what is new in the theme.
            """)

    @Argument(
        help: ArgumentHelp(
            "Theme files, or folders of them; with '--update' they are updated even if you changed "
                + "them.", valueName: "path"))
    var paths: [String] = []

    @Flag(help: "Update the files that you have not changed.")
    var update = false

    @Flag(help: "Print a patch that would bring the files up to date.")
    var diff = false

    @Option(help: ArgumentHelp("The folder of the templates.", valueName: "dir"))
    var templates = SourceOptions.usualTemplates

    @Option(help: ArgumentHelp("The folder of files to copy unchanged.", valueName: "dir"))
    var assets = SourceOptions.usualAssets

    @OptionGroup var links: LinkOption

    func validate() throws {
        if update, diff { throw ValidationError("'--diff' cannot be used with '--update'.") }
    }

    func outcome() -> Outcome {
        do throws(FileFailure) {
            return seen(from: try SiteRoot.enter(forContent: ContentOption.usual)).comparison()
        } catch {
            return Outcome(error)
        }
    }

    /// The command as seen from the folder of the site.
    private func seen(from root: SiteRoot) -> ThemeCommand {
        var command = self
        command.paths = paths.map { root.path($0) }
        if templates != SourceOptions.usualTemplates { command.templates = root.path(templates) }
        if assets != SourceOptions.usualAssets { command.assets = root.path(assets) }
        return command
    }

    private func comparison() -> Outcome {
        do throws(FileFailure) {
            let templates = try SourceFolder.read(templates, following: links.followed)
            let assets = try SourceFolder.read(
                SiteTheme.assets(recordedIn: templates), ifThere: assets,
                else: SourceOptions.usualAssets, following: links.followed)
            let theme = SiteTheme(templates: templates, assets: assets)
            let named = theme.files.filter { file in paths.contains { file.isAt($0) } }
            let unknown = paths.filter { path in !named.contains { $0.isAt(path) } }
            if let path = unknown.first {
                throw FileFailure(path: path, reason: "there is no theme file at this path")
            }
            if diff { return Outcome(output: patch(of: paths.isEmpty ? theme.files : named)) }
            let plan = ThemeUpdate(of: theme, renewing: Set(named.map(\.path)))
            if update { try write(plan) }
            return Outcome(output: summary(of: plan, news: theme.news))
        } catch {
            return Outcome(error)
        }
    }

    private func patch(of files: [SiteTheme.File]) -> [UInt8] {
        files.filter { $0.own != $0.new && $0.new != nil && $0.path != Theme.modulePath }.flatMap {
            file in
            unifiedDiff(ofFile: file.name, from: file.own, to: file.new ?? []).bytes
        }
    }

    private func write(_ plan: ThemeUpdate) throws(FileFailure) {
        let written = plan.files(recordedIn: templates)
        try FileReplacement.write(
            written.map { file in
                FileReplacement(
                    path: file.name, old: file.own, new: file.new,
                    root: file.path.hasPrefix("Public/") ? assets : templates,
                    links: links.followed)
            })
        for file in plan.dropped { try FileSystem.remove(file.name) }
    }

    private func summary(of plan: ThemeUpdate, news: [String]) -> String {
        let verbs = update ? ("updated", "added", "removed") : ("to update", "to add", "to remove")
        let steps = [
            (verbs.0, plan.renewed), (verbs.1, plan.added), (verbs.2, plan.dropped),
            ("missing", plan.absent), ("removed by you", plan.changed.filter { $0.own == nil }),
            ("changed by you", plan.changed.filter { $0.own != nil }), ("different", plan.unknown),
        ]
        var text = ""
        for (verb, files) in steps {
            for file in files { text += "\(verb): \(file.name)\n" }
        }
        if text.isEmpty { return "theme: all files are those of this command\n" }
        if !news.isEmpty {
            text += "theme: what is new\n"
            for line in news { text += "  - \(line)\n" }
        }
        if !plan.changed.isEmpty || !plan.unknown.isEmpty {
            text += """
                theme: what you have changed, or may have, stays as it is; 'tracebook theme --diff PATH' \
                shows what differs, and 'tracebook theme --update PATH' replaces it\n
                """
        }
        if !update, !plan.isEmpty { text += "theme: '--update' makes these changes\n" }
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
