import CommonMark
import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// Everything that the body of a site page depends on, apart from the templates.
struct BodyInput: Equatable {
    /// The page with the content, from which the Markdown is parsed.
    var content: LoadedPage
    /// The replacement of each block, by the line of its opening fence.
    var figures: [Int: HTML]
    /// The hidden runs that its claims quote, for below the page.
    var quoted: HTML
    /// The rules of its runs, for below the page; nil if there are none.
    var rules: RulesSection?
    /// The buttons of its runs; nil if it needs none.
    var controls: HTML?
    /// The page made from the core, if it is a generated page.
    var reference: ReferencePage?
    /// What readers are told before they begin; nil if it is nothing.
    var lesson: TemplateValues?
    /// The targets of links and images by their destinations; unchanged ones are left out.
    var addresses: [String: String]
    /// The targets of claims by their places; claims on runs that no page shows are left out.
    var claims: [LinkPlace: String]
    /// The uses of each term, on the glossary page; nil on other pages.
    var uses: [String: [TermUse]]?
    /// The notes on sections whose original has changed; nil if there are none.
    var stale: StaleNotes?
    /// What alerts are called, in the language of the content.
    var alerts: AlertTitles
    /// What is between the items of a list in a line, in the language of the content.
    var separator: Text
    var language: String
}

/// The start of a link.
struct LinkPlace: Hashable {
    private var line: Int
    private var column: Int

    init(_ link: Link) {
        line = link.range.start.line
        column = link.range.start.column
    }
}

struct RenderedBody {
    /// The text with its figures.
    var text: HTML
    /// The hidden runs that it quotes; not for print.
    var quoted: HTML
    /// The rules of its runs.
    var rules: HTML
    /// The words of the heading that is the title of the page; nil where the front matter has it.
    var title: HTML?
    /// The buttons of its runs, for a script; not for print.
    var controls: HTML?

    /// The content of the page.
    var html: HTML {
        HTML { page in
            page.append(text)
            page.append(quoted)
            page.append(rules)
            if let controls { page.append(controls) }
        }
    }

    /// The content for print.
    var printed: HTML {
        HTML { page in
            page.append(text)
            page.append(rules)
        }
    }
}

extension BodyInput {
    /// Collects the input of a site page.
    init(
        _ site: CheckedSite, page index: Int, _ drawn: DrawnPage, _ sites: SiteAddresses,
        language: String
    ) {
        let page = site.run.pages[site.run.parsed.site.sitePages[index].content]
        content = page.parsed.page
        figures = drawn.figures.blocks
        quoted = drawn.figures.quoted
        rules = drawn.figures.rules
        controls = drawn.figures.controls
        reference = drawn.reference
        self.language = language
        let ownLanguage = site.run.parsed.site.languages[page.parsed.page.language]
        alerts = AlertTitles(in: ownLanguage)
        separator = Word.separator[ownLanguage]
        uses = site.termUses(onPage: index)
        stale = StaleNotes(site, page: index, sites)
        lesson = LessonValues.values(site, page: index, sites)
        addresses = [:]
        claims = [:]
        let links = ClaimLinks(site, sites, page: index)
        for link in page.parsed.links {
            if StatedClaim.isClaim(link.destination) {
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

    /// Renders the page as HTML, with figures and tables instead of blocks.
    func rendered(_ document: Document, _ templates: Templates) -> RenderedBody {
        var title: HTML?
        let content =
            reference.map { body(of: $0, templates) } ?? body(of: document, &title, templates)
        var text = content
        if let lesson, templates.has(.lesson) {
            text = HTML { page in
                page.silently { $0.append(templates.html(.lesson, lesson, language: language)) }
                page.append(content)
            }
        }
        var reasons = HTML()
        if let rules { reasons.silently { append(rules, to: &$0, templates) } }
        return RenderedBody(
            text: text, quoted: quoted, rules: reasons, title: title, controls: controls)
    }

    /// Renders the document without the heading that is its title, which it hands back apart.
    private func body(
        of document: Document, _ title: inout HTML?, _ templates: Templates
    ) -> HTML {
        var found: HTML?
        defer { title = found }
        let titleLine = content.frontMatter.opening?.line
        var renderer = HTMLRenderer()
        renderer.codeBlock = { code in figures[code.range.start.line] ?? code.highlighted }
        renderer.link = { link, words in html(of: link, words) }
        renderer.linkDestination = { addresses[$0.destination] }
        renderer.table = { [separator] table, html in table.boxed(html, separator: separator) }
        renderer.imageSource = { addresses[$0.source] }
        renderer.alertTitle = { [alerts] in alerts[$0] }
        renderer.footnoteLabels = templates.words.footnoteLabels(language)
        let definitions = uses.map {
            Definitions(in: document.headings, uses: $0, templates, language: language)
        }
        let marks = stale?.marks(templates, language: language) ?? [:]
        renderer.heading = { heading, words in
            if heading.level == 1, heading.range.start.line == titleLine {
                found = words
                return HTML()
            }
            let words = heading.isTerm && definitions != nil ? words.defined : words
            let isFolded = heading.part?.isFolded ?? false
            return HTML { html in
                if let above = definitions?.above(heading) { html.append(above) }
                html.append(
                    self.heading(
                        heading.html(words), text: heading.text, id: heading.id,
                        isLinked: heading.level > 1 && !heading.id.isEmpty && !isFolded, templates))
                if !isFolded, let mark = marks[heading.range.start.line] { html.append(mark) }
            }
        }
        renderer.section = { heading, title, content in
            heading.part?.html(title, content, marks[heading.range.start.line])
        }
        if let definitions { renderer.ending = definitions.ending }
        return HTML { html in
            if let mark = marks[0] { html.append(mark) }
            html.append(renderer.render(document))
        }
    }

    /// The HTML of a link to a term or a claim; nil for other links.
    private func html(of link: Link, _ words: HTML) -> HTML? {
        if Glossary.isTerm(link.destination), let address = addresses[link.destination] {
            return anchor(to: address, look: "term", words)
        }
        guard StatedClaim.isClaim(link.destination) else { return nil }
        if let address = claims[LinkPlace(link)] {
            return anchor(to: address, look: "claim", words)
        }
        return HTML { html in
            html.element(.span, ["class": "claim"]) { $0.append(words) }
        }
    }

    private func anchor(to address: String, look: StaticString, _ words: HTML) -> HTML {
        HTML { html in
            html.element(
                .a, ["class": .literal(look), "href": .text(Text(string: address))]
            ) { $0.append(words) }
        }
    }

    /// The body of a page made from the core, with headings from the template.
    private func body(of page: ReferencePage, _ templates: Templates) -> HTML {
        page.body { heading, html in append(heading, to: &html, templates) }
    }

    private func append(_ rules: RulesSection, to html: inout HTML, _ templates: Templates) {
        html.element(.section, ["class": "reasons"]) { section in
            section.lineFeed()
            append(rules.heading, to: &section, templates)
            section.append(rules.list)
        }
        html.lineFeed()
    }

    /// Appends a second-level heading from the template.
    private func append(
        _ heading: ReferencePage.Heading, to html: inout HTML, _ templates: Templates
    ) {
        html.append(
            self.heading(
                heading.html, text: heading.text.string, id: heading.id.string, isLinked: true,
                templates))
        html.freshLine()
    }

    /// A heading from the template, if links can target it.
    private func heading(
        _ heading: HTML, text: String, id: String, isLinked: Bool, _ templates: Templates
    ) -> HTML {
        guard isLinked, templates.has(.heading) else { return heading }
        return templates.html(
            .heading, ["heading": .html(heading), "text": .text(text), "id": .text(id)],
            language: language)
    }
}
