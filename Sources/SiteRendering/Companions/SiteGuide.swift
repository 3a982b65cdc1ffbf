import Diagnostics
import SiteModel
import TraceViews

/// `llms.txt`, an overview of the site for language models (llmstxt.org).
///
/// It has a heading, a quoted sentence, and lists of links with a sentence each.
struct SiteGuide {
    let site: LoadedSite
    let companions: Companions
    private let addresses: SiteAddresses

    init(_ site: LoadedSite, _ companions: Companions, _ addresses: SiteAddresses) {
        self.site = site
        self.companions = companions
        self.addresses = addresses
    }

    /// The files, one in the folder of each language.
    var files: [OutputFile] {
        site.configuration.languages.indices.map { language in
            let path = SitePage.prefix(language, site.configuration.languages) + "llms.txt"
            return OutputFile(path: path, bytes: Array(text(of: language, at: path).utf8))
        }
    }

    private func text(of language: Int, at path: String) -> String {
        let description = site.configuration.description[language]
        let words = Word(
            """
            The examples are run by a simulator when the site is built, so each trace is what really \
            came out. A page of its author is there as Markdown too, with its runs: its address ends with \
            .md in place of .html.
            """)
        var text = "# \(site.configuration.title[language])\n\n"
        if !description.isEmpty { text += "> \(description)\n\n" }
        text += "\(words[site.languages[language]].string)\n"
        var listed: Set<Int> = []
        for section in site.navigations[language].sections {
            text += "\n## \(section.title)\n\n"
            for page in section.pages { text += line(page, from: path) }
            listed.formUnion(section.pages)
        }
        // The format reserves this heading for links that may be skipped.
        let rest = site.sitePages.indices.filter { index in
            let page = site.sitePages[index]
            return page.language == language && !page.isHome && !listed.contains(index)
        }
        if !rest.isEmpty {
            text += "\n## Optional\n\n"
            for page in rest { text += line(page, from: path) }
        }
        return text
    }

    private func line(_ index: Int, from path: String) -> String {
        let page = site.sitePages[index]
        let own = site.pages[page.content]
        // The Markdown of an untranslated page is at the address of the original.
        let original = page.isTranslated ? index : addresses.page(page.path, language: 0) ?? index
        let output = site.sitePages[original].output
        let target = companions.markdown(ofPage: output) ?? output
        let address =
            addresses.absolute(target) ?? SitePath.encoded(SitePath.relative(target, from: path))
        let title = own.frontMatter.title.replacing("[", with: "\\[").replacing("]", with: "\\]")
        let description = own.frontMatter.description
        return "- [\(title)](\(address))\(description.isEmpty ? "" : ": \(description)")\n"
    }
}

/// `robots.txt`, which allows all pages to be read and names the sitemap.
enum Robots {
    static let path = "robots.txt"

    /// The file; nil if the address of the site, which the sitemap needs, is unknown.
    static func file(of site: LoadedSite) -> OutputFile? {
        guard let base = site.configuration.baseURL else { return nil }
        let text = "User-agent: *\nAllow: /\n\nSitemap: \(base)/\(Sitemap.path)\n"
        return OutputFile(path: path, bytes: Array(text.utf8))
    }
}
