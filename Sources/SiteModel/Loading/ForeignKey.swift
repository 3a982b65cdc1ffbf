import Diagnostics

/// Keys of front matter from other tools, with the replacement here.
struct ForeignKey: Sendable {
    var names: [String]
    var remedy: Message

    /// A key on a page.
    package struct Use: Equatable, Sendable {
        var key: String
        var range: SourceRange
    }

    /// The keys of Hugo, Jekyll, Docusaurus, MkDocs, VitePress and mdBook.
    static let all = [
        ForeignKey(
            names: ["date", "lastmod", "last_update", "last_modified_at", "publishDate"],
            remedy: "'updated' is the day of the last change; without it, the day comes from git"),
        ForeignKey(
            names: [
                "weight", "order", "nav_order", "sidebar_position", "position", "parent", "menu",
                "prev", "next", "pagination_prev", "pagination_next",
            ],
            remedy: "pages are in the order of 'site.yml' or of their names"),
        ForeignKey(
            names: ["linkTitle", "sidebar_label", "nav_title", "short_title", "sidebarTitle"],
            remedy: "'title' is what the navigation says, and a first line '# …' what the page says"
        ),
        ForeignKey(
            names: ["tags", "tag", "categories", "category", "topics"],
            remedy: "'keywords' is a list of what readers search for"),
        ForeignKey(
            names: ["slug", "permalink", "url", "redirect_from", "id"],
            remedy: "a page has the address of its file, and 'aliases' lists others"),
        ForeignKey(
            names: ["summary", "excerpt", "subtitle"],
            remedy: "'description' is one sentence about the page"),
        ForeignKey(
            names: ["published", "hidden", "unlisted", "private"],
            remedy: "'draft: true' leaves a page out"),
        ForeignKey(
            names: [
                "layout", "template", "type", "sidebar", "outline", "aside", "toc", "hide",
                "hide_title", "hide_table_of_contents", "hideTableOfContents", "pageClass",
                "navbar",
                "footer", "editLink", "lastUpdated", "icon", "image", "cover", "head", "cascade",
                "params", "math", "mermaid", "status",
            ],
            remedy: "templates decide how pages look, and they are the same for all pages"),
        ForeignKey(
            names: ["author", "authors", "lang", "language", "locale", "version", "license"],
            remedy: "it is not shown"),
    ]

    static let names = all.flatMap(\.names)

    /// The warnings about such keys, one for each key at the first page with it.
    static func warnings(on pages: [LoadedPage]) -> [Diagnostic] {
        var pagesOfKeys: [String: Int] = [:]
        let uses = pages.flatMap { page in
            page.frontMatter.foreignKeys.map { (file: page.file, use: $0) }
        }
        for (_, use) in uses { pagesOfKeys[use.key, default: 0] += 1 }
        return uses.compactMap { file, use in
            guard let count = pagesOfKeys.removeValue(forKey: use.key),
                let key = all.first(where: { $0.names.contains(use.key) })
            else { return nil }
            return Diagnostic(
                .warning, "page.unknown-key", file: Text(string: file), range: use.range,
                "'\(use.key)' is a key of other tools and does nothing here; \(key.remedy)",
                notes: count > 1 ? ["\(count) pages have it"] : [])
        }
    }
}
