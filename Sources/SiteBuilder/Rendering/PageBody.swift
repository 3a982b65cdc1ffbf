import CommonMark
import Diagnostics
import LifecycleReference
import TraceViews

/// All that the body of a site page depends on, beside the templates.
struct BodyInput: Equatable {
    /// The page whose content is shown, from which its Markdown is parsed.
    var content: LoadedPage
    /// What stands in the place of its blocks, by the line of the opening fence.
    var figures: [Int: HTML]
    /// The rules behind its runs, which stand below it; nil where nothing does.
    var rules: RulesSection?
    /// The buttons of its runs; nil where it needs none.
    var controls: HTML?
    /// The names of the rows in these that links lead to.
    var rows: Set<String>
    /// The page as it is made from the core, if nobody wrote it.
    var reference: ReferencePage?
    /// Where links and images lead to, by what the page says; what keeps its address is left out.
    var addresses: [String: String]
    /// Where claims lead to, by their places; what a page shows nothing of is left out.
    var claims: [LinkPlace: String]
    /// The places that use each term, on the page that defines them; nil on all others.
    var uses: [String: [TermUse]]?
    /// What it says of sections whose original has changed; nil if there are none.
    var stale: StaleNotes?
    /// The tag of the language of the page.
    var language: String
}

/// Where a link begins.
struct LinkPlace: Hashable {
    private var line: Int
    private var column: Int

    init(_ link: Link) {
        line = link.range.start.line
        column = link.range.start.column
    }
}

/// The body of a page, and what it says to a search.
struct RenderedBody {
    var html: String
    /// The buttons of its runs, for a script, which is of no use on paper.
    var controls: String
    var text: PageText

    /// What stands in the page.
    var withControls: String { html + controls }
}

extension BodyInput {
    /// Looks up what a site page depends on.
    init(
        _ site: CheckedSite, page index: Int, _ rows: LinkedRows, _ sites: SiteAddresses,
        language: String
    ) {
        let page = site.run.pages[site.run.parsed.site.sitePages[index].content]
        content = page.parsed.page
        figures = page.figures.blocks
        rules = page.figures.rules
        controls = page.figures.controls
        self.rows = rows.names(in: page.figures)
        reference = page.reference
        self.language = language
        uses = site.termUses(onPage: index)
        stale = StaleNotes(site, page: index, sites)
        addresses = [:]
        claims = [:]
        let links = ClaimLinks(site, page: index)
        for link in page.parsed.links {
            if ClaimAddress.isClaim(link.destination) {
                claims[LinkPlace(link)] = links.address(of: link)
            } else {
                look(up: link.destination, site, page: index)
            }
        }
        for image in page.parsed.images { look(up: image.source, site, page: index) }
    }

    private mutating func look(up destination: String, _ site: CheckedSite, page index: Int) {
        guard case .page(let address) = site.links.target(of: destination, onPage: index) else {
            return
        }
        addresses[destination] = address
    }

    /// The Markdown of the page as HTML, with figures and tables in the place of blocks.
    ///
    /// - Parameters:
    ///   - document: The Markdown, parsed from the content.
    ///   - templates: The templates.
    /// - Returns: The body.
    func rendered(_ document: Document, _ templates: Templates) -> RenderedBody {
        var html = reference.map { body(of: $0, templates) } ?? body(of: document, templates)
        if let rules { html += markup(of: rules, templates) }
        if let translation = templates.translations[language] {
            html = html.translated(by: translation)
        }
        return RenderedBody(
            html: html, controls: controls?.markup.string ?? "", text: PageText(html: html))
    }

    private func body(of document: Document, _ templates: Templates) -> String {
        var renderer = HTMLRenderer()
        renderer.codeBlock = { code in figures[code.range.start.line]?.markup(withRows: rows) }
        renderer.link = { link, words in
            if Glossary.isTerm(link.destination), let address = addresses[link.destination] {
                return "<a class=\"term\" href=\"\(address)\">\(words)</a>"
            }
            guard ClaimAddress.isClaim(link.destination) else { return nil }
            guard let address = claims[LinkPlace(link)] else {
                return "<span class=\"claim\">\(words)</span>"
            }
            return "<a class=\"claim\" href=\"\(address)\">\(words)</a>"
        }
        renderer.linkDestination = { addresses[$0.destination] }
        renderer.imageSource = { addresses[$0.source] }
        renderer.footnoteLabels = templates.words.footnoteLabels(language)
        let definitions = uses.map {
            Definitions(in: document.headings, uses: $0, templates, language: language)
        }
        let marks = stale?.marks(templates, language: language) ?? [:]
        renderer.heading = { heading, html in
            let html = definitions?.marked(heading, html) ?? html
            let mark = marks[heading.range.start.line] ?? ""
            let above = definitions?.above(heading) ?? ""
            guard templates.has(.heading), heading.level > 1, !heading.id.isEmpty else {
                return above + html + mark
            }
            return above
                + templates.text(
                    .heading, ["heading": html, "text": heading.text, "id": heading.id],
                    language: language) + mark
        }
        renderer.ending = definitions?.ending ?? ""
        return (marks[0] ?? "") + renderer.render(document)
    }

    /// A page that is made from the core, with its headings as the template has them.
    private func body(of page: ReferencePage, _ templates: Templates) -> String {
        var body = page.body.markup.string
        for heading in page.headings {
            body = body.replacing(plain(heading) + "\n", with: markup(of: heading, templates))
        }
        return body
    }

    private func markup(of rules: RulesSection, _ templates: Templates) -> String {
        let heading = markup(of: rules.heading, templates)
        return "<section class=\"reasons\">\n\(heading)\(rules.list.markup.string)</section>\n"
    }

    /// A heading of the second level as the template has it.
    private func markup(of heading: ReferencePage.Heading, _ templates: Templates) -> String {
        guard templates.has(.heading) else { return plain(heading) + "\n" }
        return templates.text(
            .heading,
            ["heading": plain(heading), "text": heading.text.string, "id": heading.id.string],
            language: language)
    }

    private func plain(_ heading: ReferencePage.Heading) -> String {
        HTML { $0.element("h2", ["id": .text(heading.id)], text: heading.text) }.markup.string
    }
}
