import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

/// Writes the body of a page, with links relative to its path.
struct PageWriter {
    /// The content below the title, up to the first heading.
    private var introduction = HTML()
    private var sections: [ReferencePage.Section] = []
    let path: String
    let book: ReferenceBook

    init(path: String, book: ReferenceBook) {
        self.path = path
        self.book = book
    }

    var language: Language { book.language }

    /// The finished page.
    func page(title: Text, isCode: Bool, description: Text, list: String?) -> ReferencePage {
        ReferencePage(
            path: path, title: title, isCode: isCode, description: description,
            introduction: introduction, sections: sections, list: list)
    }

    /// The part of the page to append to.
    private var html: HTML {
        get { sections.last?.content ?? introduction }
        _modify {
            if sections.isEmpty {
                yield &introduction
            } else {
                yield &sections[sections.count - 1].content
            }
        }
    }

    mutating func paragraph(_ write: (inout HTML) -> Void) {
        html.element(.p, [:], write)
        html.lineFeed()
    }

    /// Appends a paragraph in the language of the page.
    mutating func paragraph(_ words: Word) {
        let text = words[language]
        paragraph { $0.append(text) }
    }

    /// Appends a second-level heading, which the table of contents lists.
    mutating func heading(_ id: Text, _ text: Text) {
        sections.append(
            ReferencePage.Section(heading: .init(id: id, text: text), content: HTML()))
    }

    /// Appends a heading in the language of the page.
    mutating func heading(_ id: Text, _ words: Word) {
        heading(id, words[language])
    }

    /// Puts the last section beside the one before it where there is room.
    mutating func placeBeside() { sections[sections.count - 1].isBeside = true }

    mutating func append(_ other: HTML) {
        html.append(other)
    }

    /// Appends content that opens on demand, and that searches find.
    mutating func folded(_ summary: Text, _ write: (inout PageWriter) -> Void) {
        let content = apart(write)
        html.element(.details, ["class": "more searched"]) { details in
            details.element(.summary, text: summary)
            details.lineFeed()
            details.append(content)
        }
        html.lineFeed()
    }

    /// The content that is written, which is not part of the page yet.
    mutating func apart(_ write: (inout PageWriter) -> Void) -> HTML {
        let before = html
        html = HTML()
        write(&self)
        defer { html = before }
        return html
    }

    /// Appends markup that repeats other pages, so that a search finds only those.
    mutating func append(silently other: HTML) {
        html.silently { $0.append(other) }
    }

    /// The relative address of another page.
    func address(_ target: String) -> Text {
        let depth = path.utf8.count { $0 == UInt8(ascii: "/") }
        return Text(string: String(repeating: "../", count: depth) + target)
    }

    /// A link to another page.
    func link(to target: String, _ write: (inout HTML) -> Void) -> HTML {
        HTML { $0.element(.a, ["href": .text(address(target))], write) }
    }

    /// The address of the page with the table of all sources.
    var sources: Text { address(ReferencePath.sources) }

    /// The name of a rule, as a link to its row in the rule book.
    func link(to rule: Rule) -> HTML { link(to: rule.path) { $0.code(Text(rule.id)) } }

    /// Appends a list, unless it is empty.
    mutating func list(_ items: [HTML], look: StaticString? = nil) {
        html.list(items, look: look)
    }

    /// Appends a list that repeats other pages, so that a search finds only those.
    mutating func list(silently items: [HTML], look: StaticString? = nil) {
        html.silently { $0.list(items, look: look) }
    }

    /// Appends a list of other pages, each with a sentence about it.
    mutating func entries(_ entries: [(path: String, name: HTML, sentence: HTML?)]) {
        list(
            silently: entries.map { entry in
                HTML { item in
                    item.append(link(to: entry.path) { $0.append(entry.name) })
                    guard let sentence = entry.sentence else { return }
                    item.empty(.br)
                    item.append(sentence)
                }
            }, look: "entries")
    }

    /// Appends the opening sentence of a page.
    mutating func lead(_ write: (inout HTML) -> Void) {
        html.element(.p, ["class": "lead"], write)
        html.lineFeed()
    }

    /// Appends the main facts at a glance, without those that are nil.
    mutating func glance(_ facts: [(Word, HTML?)]) {
        let language = language
        html.element(.dl, ["class": "glance"]) { list in
            list.lineFeed()
            for (name, fact) in facts {
                guard let fact else { continue }
                list.element(.dt, text: name[language])
                list.element(.dd) { $0.append(fact) }
                list.lineFeed()
            }
        }
        html.lineFeed()
    }

    /// The items separated by commas; nil if there are none.
    func sequence(_ items: [HTML]) -> HTML? {
        guard !items.isEmpty else { return nil }
        return HTML { html in
            for (index, item) in items.enumerated() {
                if index > 0 { html.append(Word.comma[language]) }
                html.append(item)
            }
        }
    }

    /// The items one a line; nil if there are none.
    func lines(_ items: [HTML]) -> HTML? {
        guard !items.isEmpty else { return nil }
        return HTML { html in
            for (index, item) in items.enumerated() {
                if index > 0 { html.empty(.br) }
                html.append(item)
            }
        }
    }

    /// The time limit of a kind on the newest versions.
    func newestSpan(of kind: Budget.Kind) -> Span { Budget.span(kind, on: .newest) }

    /// Appends the form that compares two versions in the tables of the page; use it once.
    mutating func versionSwitch() {
        append(silently: TraceViews.versionSwitch(in: language))
    }

    /// A table of rules, each with its evidence, its statement, its versions and models.
    ///
    /// Contested rules come last, under a heading of their own.
    func table(of rules: [Rule], id: Text, caption: Word) -> HTML {
        let firm = rules.filter { $0.evidence.confidence != .contested }
        let contested = rules.filter { $0.evidence.confidence == .contested }
        let groups = [(nil, firm), (Word.sourcesDisagree[language], contested)]
        return ReferenceTable(
            ofRules: id, caption: caption[language],
            groups: groups.filter { !$1.isEmpty }.map { name, rules in
                ReferenceTable.Group(
                    name: name,
                    rows: rules.map { rule in
                        let parts = circumstances(of: rule)
                        let note = parts.isEmpty ? nil : HTML { $0.append(parts) }
                        return rule.row(
                            id, heading: link(to: rule), note: note, sources: sources,
                            isTold: false, in: language)
                    })
            }, in: language
        ).html
    }

    /// Appends a section with the runs in which something occurs.
    ///
    /// The newest and plainest runs are shown; the rest opens on demand.
    mutating func scenarios(_ uses: [ExampleUse]) {
        heading("scenarios", .scenarios)
        if uses.isEmpty { return paragraph(.noScenario) }
        list(of: uses)
    }

    /// Appends the list of runs in which something occurs, with the newest and plainest first.
    mutating func list(of uses: [ExampleUse]) {
        let chosen = chosen(of: uses)
        list(silently: chosen.map { item(of: uses[$0]) }, look: "occurrences")
        let rest = uses.indices.filter { !chosen.contains($0) }.map { item(of: uses[$0]) }
        guard !rest.isEmpty else { return }
        let summary = Word.more[language].filled("\(rest.count)")
        append(
            silently: HTML { html in
                html.fold(summary) { $0.list(rest, look: "occurrences") }
            })
    }

    /// The indices of the three best uses.
    private func chosen(of uses: [ExampleUse]) -> [Int] {
        let costs = uses.indices.compactMap { index in uses[index].cost.map { (index, $0) } }
        return costs.sorted { $0.1 < $1.1 }.prefix(3).map(\.0)
    }

    private func item(of use: ExampleUse) -> HTML {
        HTML { item in
            item.append("\(use.example.page)\(Word.colon[language])")
            item.append(link(to: use.example.address) { $0.append(use.example.title) })
            item.append(" (iOS \(Text(use.example.trace.app.version)))" as Text)
        }
    }
}

extension HTML {
    /// Creates a name as code that may break between its parts.
    init(code name: Text) {
        self.init { $0.code(name) }
    }

    /// Appends a list, unless it is empty.
    mutating func list(_ items: [HTML], look: StaticString?) {
        guard !items.isEmpty else { return }
        element(.ul, look.map { ["class": .literal($0)] } ?? [:]) { list in
            list.lineFeed()
            for item in items {
                list.element(.li) { $0.append(item) }
                list.lineFeed()
            }
        }
        lineFeed()
    }
}
