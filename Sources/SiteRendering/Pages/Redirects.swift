import Diagnostics
import Markup
import SiteModel

/// The redirects from aliases to the pages that have moved.
struct Redirects {
    /// A redirect from an alias.
    struct Redirect {
        var output: String
        var target: Int
        var alias: FrontMatter.Alias
        var file: String
    }

    let redirects: [Redirect]
    private let site: LoadedSite

    init(_ site: LoadedSite) {
        self.site = site
        redirects = site.sitePages.enumerated().flatMap { index, page -> [Redirect] in
            guard page.isTranslated else { return [] }
            let content = site.pages[page.content]
            let prefix = SitePage.prefix(page.language, site.configuration.languages)
            return content.frontMatter.aliases.map {
                Redirect(output: prefix + $0.path, target: index, alias: $0, file: content.file)
            }
        }
    }

    func files(_ templates: Templates) -> [OutputFile] {
        let addresses = SiteAddresses(site)
        guard templates.has(.redirect) else { return [] }
        return redirects.map { redirect in
            let page = site.sitePages[redirect.target]
            let configuration = site.configuration.languages[page.language]
            let language = configuration.tag
            let root = SitePath.root(of: redirect.output)
            var values: TemplateValues = [
                "language": .text(language),
                "title": .text(site.pages[page.content].frontMatter.title),
                "url": .text(root + SitePath.encoded(page.output)),
            ]
            values["direction"] = configuration.direction.map { .text($0) }
            values["canonical"] = addresses.canonical(of: redirect.target).map { .text($0) }
            let html = templates.html(.redirect, values, language: language)
            return OutputFile(path: redirect.output, bytes: html.markup.bytes)
        }
    }
}
