import ArgumentParser
import Diagnostics
import SiteModel

/// The options for the source folders of a site.
struct SourceOptions: ParsableArguments {
    @OptionGroup var content: ContentOption

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

    static let usualTemplates = "Templates"
    static let usualAssets = "Public"

    /// The advice if there is no site.
    static let wayToASite = "'tracebook new site NAME' makes a site with one"

    /// The folders, whether they exist or not.
    var folders: [String] {
        [content.path, templates ?? Self.usualTemplates, assets ?? Self.usualAssets]
    }

    /// The options as seen from the folder of the site.
    func seen(from root: SiteRoot) -> SourceOptions {
        var options = self
        options.templates = root.path(templates)
        options.assets = root.path(assets)
        return options
    }

    /// Reads all folders, with the files of the command's theme that the site lacks.
    ///
    /// Files that the site takes over as they are stay on the disk.
    ///
    /// - Parameter isBuilt: True if the site is made for its readers, false for its author.
    /// - Returns: The sources, and the faults of their theme.
    /// - Throws: The reason why a file cannot be read.
    func read(isBuilt: Bool) throws(FileFailure) -> (SiteSources, [Diagnostic]) {
        let links = content.links.followed
        let templates = try SourceFolder.read(
            ifThere: templates, else: Self.usualTemplates, following: links)
        let assets = try SourceFolder.read(
            ifThere: assets, else: Self.usualAssets, following: links, areAssets: true,
            copying: { path, size in
                SourceFile.isCopied(path, size: size, isAsset: true) && !Theme.hasAsset(path)
            })
        let theme = SiteTheme(templates: templates, assets: assets)
        let sources = SiteSources(
            content: try .read(
                content.path, following: links,
                copying: { SourceFile.isCopied($0, size: $1, isAsset: false) }),
            templates: theme.completed(templates, .templates),
            assets: theme.completed(assets, .assets))
        return (sources, theme.faults(isBuilt: isBuilt))
    }
}

/// The options for the notes.
struct ContentOption: ParsableArguments {
    @Option(
        name: .customLong("content"),
        help: ArgumentHelp("The folder of the notes.", valueName: "dir"))
    var path = Self.usual

    /// The default folder.
    static let usual = "Content"

    @Flag(help: "Include pages that are marked as drafts.")
    var drafts = false

    @OptionGroup var links: LinkOption
}
