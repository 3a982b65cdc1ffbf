import ArgumentParser
import Diagnostics
import SiteModel

/// The options that say what a site is made from.
struct SourceOptions: ParsableArguments {
    @OptionGroup var content: ContentOption

    @Option(help: ArgumentHelp("The folder of the templates.", valueName: "dir"))
    var templates = Self.usualTemplates

    @Option(
        help: ArgumentHelp(
            "The folder of files to copy as they are. (default: Public, if it is there)",
            valueName: "dir"))
    var assets: String?

    static let usualTemplates = "Templates"
    static let usualAssets = "Public"

    /// The folders of a site where none are named.
    static let usualFolders = [ContentOption.usual, usualTemplates, usualAssets]

    /// What to do where there is no site.
    static let wayToASite = "'tracebook new site NAME' makes a site with one"

    /// The folders, whether they are there or not.
    var folders: [String] { [content.path, templates, assets ?? Self.usualAssets] }

    /// The same options where the folder of the site is the current one.
    func seen(from root: SiteRoot) -> SourceOptions {
        var options = self
        if templates != Self.usualTemplates { options.templates = root.path(templates) }
        options.assets = root.path(assets)
        return options
    }

    /// Reads everything.
    ///
    /// - Parameter isBuilt: Whether the site is made for its readers, and not for its author.
    /// - Returns: The sources, and what is wrong with their theme.
    /// - Throws: What keeps a file from being read.
    func read(isBuilt: Bool) throws(FileFailure) -> (SiteSources, [Diagnostic]) {
        let links = content.links.followed
        let templates = try SourceFolder.read(templates, following: links)
        let assets = try SourceFolder.read(
            ifThere: assets, else: Self.usualAssets, following: links, areAssets: true)
        let sources = SiteSources(
            content: try .read(content.path, following: links), templates: templates,
            assets: assets)
        return (sources, SiteTheme(templates: templates, assets: assets).faults(isBuilt: isBuilt))
    }
}

/// The options that say which notes there are.
struct ContentOption: ParsableArguments {
    @Option(
        name: .customLong("content"),
        help: ArgumentHelp("The folder of the notes.", valueName: "dir"))
    var path = Self.usual

    /// The folder that is looked into where none is named.
    static let usual = "Content"

    @Flag(help: "Take pages that are marked as drafts, too.")
    var drafts = false

    @OptionGroup var links: LinkOption
}
