import Diagnostics
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// A run on a page of its own, for a frame on another site, with the figure, its styles and the
/// script.
struct EmbeddedRun {
    let site: CheckedSite
    let templates: Templates
    let styles: PageStyles
    let isPlayground: Bool

    /// The bytes of the page; empty if the site page does not show the run.
    func bytes(scenario: Int, run: Int, of page: SitePage, at path: String, _ controls: HTML?)
        -> [UInt8]
    {
        let loaded = site.run.parsed.site
        let content = site.run.pages[page.content]
        let language = loaded.languages[page.language]
        let shown = content.parsed.scenarios[scenario].shown(
            content.outcomes[scenario],
            site.run.exercise(at: ScenarioPlace(page: page.content, scenario: scenario)),
            ordinal: scenario + 1, content.parsed, in: language, isPlayground: isPlayground)
        guard shown.indices.contains(run), let figure = shown[run].run else { return [] }
        let body = HTML { html in
            html.append(figure.html(in: language))
            if figure.views.hasRows, figure.run.trace.hasRows {
                html.element(.section, ["class": "reasons"]) {
                    $0.append(reasons(behind: [figure.run.trace], rules: nil, in: language))
                }
            }
            if let controls { html.append(controls) }
        }
        let root = SitePath.root(of: path)
        let configuration = loaded.configuration.languages[page.language]
        let tag = configuration.tag
        var values: TemplateValues = [
            "language": .text(tag), "root": .text(root),
            "siteTitle": .text(loaded.configuration.title[page.language]),
            "pageTitle": .text(content.parsed.page.frontMatter.title),
            "runTitle": .text(figure.title.string),
            "url": .text("\(root)\(SitePath.encoded(page.output))#\(figure.id.string)"),
            "styles": PageStyles.place, "body": .html(body),
        ]
        values["direction"] = configuration.direction.map { .text($0) }
        let canonical = SiteAddresses(loaded).absolute(page.output)
        values["canonical"] = canonical.map { .text($0) }
        let html = templates.html(.embed, values, language: tag)
        return styles.filled(into: html).markup.bytes
    }
}
