import Diagnostics
import SiteChecks
public import SiteModel
public import SiteRendering

/// The files of a site that differ after an edit.
public struct RebuiltFiles: Sendable {
    /// The files that show the edited pages.
    public var files: [OutputFile]
    /// The number of these that are pages.
    public var pages: Int
}

/// Rebuilds the files that differ after edits to pages whose outlines have not changed.
///
/// The site had no faults before, and no other file has changed.
///
/// - Parameters:
///   - sources: The folders of the site.
///   - options: The options of the build.
///   - edited: The outlines of the edited pages, by their paths below the content folder.
///   - old: Returns the bytes of a file of the last build.
/// - Returns: The files; nil if a full build is needed or a fault was found.
public func rebuild(
    _ sources: SiteSources, options: SiteOptions, edited: [String: String],
    old: (String) -> [UInt8]?
) -> RebuiltFiles? {
    var memory = BuildMemory(isKept: false)
    let loaded = load(sources.content, theme: sources.templates, options: options, &memory.loaded)
    let changed = loaded.pages.indices.filter { edited[loaded.pages[$0].source] != nil }
    guard changed.count == edited.count else { return nil }
    let selection = Selection(pages: Set(changed.map { loaded.pages[$0].file }), blocks: [])
    // Runs link to the page with the table of all rules, which is the first with this block.
    let rules: Set = [CoreTable.rules.rawValue]
    guard let parsed = parse(loaded, for: selection, with: rules, &memory.parsed, { _ in })
    else { return nil }
    let hasTranslations = loaded.configuration.languages.count > 1
    for index in changed {
        let page = parsed.pages[index]
        guard page.outline(hasTranslations: hasTranslations) == edited[page.page.source] else {
            return nil
        }
    }
    let run = run(parsed, &memory.runs, { _ in })
    let drawn = draw(
        run, isPlayground: sources.assets.hasPlayground, .reference, &memory.drawn)
    let checked = check(
        run, ids: drawn.ids, assets: loaded.copiedPaths(beside: sources.assets), for: .build,
        &memory.faults)
    // Diagnostics about pages that were not read are not reliable.
    let chosen = ResolvedSelection(selection, in: checked)
    let diagnostics =
        loaded.diagnostics + parsed.diagnostics + run.diagnostics + checked.diagnostics
    guard !diagnostics.contains(where: chosen.contains),
        let files = rerender(checked, drawn, sources, changed: Set(changed), old: old)
    else { return nil }
    return RebuiltFiles(files: files, pages: changed.count)
}

extension SiteSources {
    /// The paths of the content files with other bytes than before; nil if anything else has
    /// changed.
    public func editedFiles(since old: SiteSources) -> Set<String>? {
        guard content.name == old.content.name, content.files.count == old.content.files.count,
            templates == old.templates, assets == old.assets
        else { return nil }
        let before = Dictionary(
            old.content.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var edited: Set<String> = []
        for file in content.files {
            guard let earlier = before[file.path] else { return nil }
            if file != earlier { edited.insert(file.path) }
        }
        return edited
    }
}
