import Diagnostics
import SiteModel
import TraceViews

/// The description of a page for search engines, as JSON-LD with the vocabulary of schema.org.
struct StructuredData {
    /// The JSON for a script element, escaped so that it cannot close the element.
    let script: String

    init(_ site: LoadedSite, page index: Int, _ addresses: SiteAddresses) {
        let page = site.sitePages[index]
        let content = site.pages[page.content]
        let language = site.configuration.languages[content.language].tag
        var article: [(String, String)] = [
            ("@type", Self.string(page.isHome ? "WebSite" : "TechArticle")),
            (page.isHome ? "name" : "headline", Self.string(content.frontMatter.title)),
            ("inLanguage", Self.string(language)),
        ]
        if let address = addresses.canonical(of: index) {
            article.append(("url", Self.string(address)))
        }
        if !content.frontMatter.description.isEmpty {
            article.append(("description", Self.string(content.frontMatter.description)))
        }
        if let updated = content.updated {
            article.append(("dateModified", Self.string(updated)))
        }
        var things = [Self.object(article)]
        let trail =
            addresses.ancestors(of: index).filter { $0.page != index }
            + [(title: content.frontMatter.title, page: index)]
        if trail.count > 1 {
            let items = trail.enumerated().map { position, step in
                let address = addresses.absolute(site.sitePages[step.page].output) ?? ""
                return Self.object([
                    ("@type", Self.string("ListItem")), ("position", "\(position + 1)"),
                    ("name", Self.string(step.title)), ("item", Self.string(address)),
                ])
            }
            things.append(
                Self.object([
                    ("@type", Self.string("BreadcrumbList")),
                    ("itemListElement", "[\(items.joined(separator: ","))]"),
                ]))
        }
        script = Self.object([
            ("@context", Self.string("https://schema.org")),
            ("@graph", "[\(things.joined(separator: ","))]"),
        ])
    }

    private static func object(_ members: [(name: String, value: String)]) -> String {
        "{\(members.map { "\(string($0.name)):\($0.value)" }.joined(separator: ","))}"
    }

    private static func string(_ text: String) -> String {
        let quoted = Text(quoting: Text(string: text)).string
        return quoted.split(separator: "<", omittingEmptySubsequences: false)
            .joined(separator: "\\u003c")
    }
}
