public import Diagnostics
public import Markup

/// Renders documents as HTML; callers can replace parts with their own HTML.
///
///     var renderer = HTMLRenderer()
///     renderer.codeBlock = { $0.language == "scenario" ? trace(of: $0) : nil }
///     let html = renderer.render(document)
public struct HTMLRenderer {
    /// The HTML to use instead of a code block; nil to render it as code.
    public var codeBlock: (CodeBlock) -> HTML? = { _ in nil }
    /// Another destination for a link; nil to keep its own.
    public var linkDestination: (Link) -> String? = { _ in nil }
    /// The HTML to use instead of a link, given the HTML of its content; nil to render a link.
    public var link: (Link, HTML) -> HTML? = { _, _ in nil }
    /// The HTML to use instead of a heading, given the HTML of its content; nil to render a
    /// heading.
    public var heading: (Heading, HTML) -> HTML? = { _, _ in nil }
    /// The HTML to use instead of a section whose heading has classes, given that of its heading
    /// and of its content; nil to render the one below the other.
    public var section: (Heading, HTML, HTML) -> HTML? = { _, _, _ in nil }
    /// The HTML to use instead of a table, given its own; nil to keep that.
    public var table: (Table, HTML) -> HTML? = { _, _ in nil }
    /// Another source for an image; nil to keep its own.
    public var imageSource: (Image) -> String? = { _ in nil }
    /// The HTML after the last block, above the footnotes.
    public var ending = HTML()
    /// The title of each kind of alert.
    public var alertTitle: @Sendable (Alert) -> Text = { Text($0.name) }
    /// The labels of footnotes for screen readers.
    public var footnoteLabels = FootnoteLabels()

    /// Creates a renderer that replaces nothing.
    public init() {}

    /// Renders a document in its dialect, with the footnotes at the end.
    public func render(_ document: Document) -> HTML {
        var rendering = Rendering(renderer: self, document: document)
        rendering.sections(document.blocks[...])
        rendering.out.append(ending)
        rendering.footnotes()
        return rendering.out
    }

    /// Renders inlines of a document, such as the content of a heading for a list of contents.
    public func render(_ inlines: [Inline], of document: Document) -> HTML {
        var rendering = Rendering(renderer: self, document: document)
        rendering.inlines(inlines)
        return rendering.out
    }
}

extension CodeBlock {
    /// The code as an element with the name of its language.
    public var html: HTML {
        HTML { html in
            let name = Text(string: language)
            html.element(.pre) { block in
                block.element(.code, name.isEmpty ? [:] : ["class": "language-\(name)"]) {
                    $0.append(string: literal)
                }
            }
            html.lineFeed()
        }
    }
}

extension Heading {
    /// The heading as an element with its level and id, given the HTML of its content.
    public func html(_ content: HTML) -> HTML {
        HTML { html in
            html.element(tag, id.isEmpty ? [:] : ["id": .text(Text(string: id))]) {
                $0.append(content)
            }
        }
    }

    private var tag: Tag {
        switch level {
        case 1: .h1
        case 2: .h2
        case 3: .h3
        case 4: .h4
        case 5: .h5
        default: .h6
        }
    }
}

/// Labels of footnotes that only assistive technology reads out.
public struct FootnoteLabels: Sendable {
    /// The label of the list of footnotes.
    public var list: String
    /// The label of a link back, given the number of the footnote and of the reference.
    public var backlink: @Sendable (_ number: Int, _ occurrence: Int) -> String

    /// Creates labels, in English by default.
    public init(
        list: String = "Footnotes",
        backlink: @escaping @Sendable (_ number: Int, _ occurrence: Int) -> String = {
            $1 == 1 ? "Back to reference \($0)" : "Back to reference \($0)-\($1)"
        }
    ) {
        self.list = list
        self.backlink = backlink
    }
}

/// The rendering of one document.
struct Rendering {
    let renderer: HTMLRenderer
    let document: Document
    var out = HTML()

    var isSite: Bool { document.dialect == .site }

    mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
        for block in blocks { self.block(block, isTight: isTight) }
    }

    mutating func block(_ block: Block, isTight: Bool) {
        switch block.kind {
        case .paragraph(let content):
            if isTight {
                inlines(content)
            } else {
                out.freshLine()
                element(.p) { $0.inlines(content) }
                out.lineFeed()
            }
        case .heading(let heading): self.heading(heading)
        case .codeBlock(let code): self.code(code)
        case .quote(let content):
            out.freshLine()
            element(.blockquote) { quote in
                quote.out.lineFeed()
                quote.blocks(content)
                quote.out.freshLine()
            }
            out.lineFeed()
        case .alert(let alert, let content): self.alert(alert, content)
        case .list(let list): self.list(list)
        case .table(let table): self.table(table)
        case .thematicBreak:
            out.freshLine()
            out.empty(.hr, end: " />")
            out.lineFeed()
        case .html(let html): self.html(html)
        case .element(let element, let content): self.element(element, content)
        case .inlines(let content): inlines(content)
        }
    }

    mutating func element(
        _ tag: Tag, _ attributes: Attributes = [:], _ content: (inout Rendering) -> Void
    ) {
        out.start(tag, attributes)
        content(&self)
        out.end(tag)
    }

    mutating func heading(_ heading: Heading) {
        out.freshLine()
        let content = renderer.render(heading.content, of: document)
        out.append(renderer.heading(heading, content) ?? heading.html(content))
        out.lineFeed()
    }

    private mutating func code(_ code: CodeBlock) {
        out.freshLine()
        if let html = renderer.codeBlock(code) {
            out.append(html)
            out.freshLine()
            return
        }
        out.append(code.html)
    }

    private mutating func alert(_ alert: Alert, _ content: [Block]) {
        out.freshLine()
        let title = renderer.alertTitle(alert)
        element(.div, ["class": "alert alert-\(alert.rawValue)", "role": "note"]) { rendering in
            rendering.out.lineFeed()
            // The title is not part of the text.
            rendering.out.silently { $0.element(.p, ["class": "alert-title"], text: title) }
            rendering.out.lineFeed()
            rendering.blocks(content)
            rendering.out.freshLine()
        }
        out.lineFeed()
    }

    private mutating func list(_ list: List) {
        out.freshLine()
        var attributes: Attributes = [:]
        if let start = list.start, start != 1 { attributes.add("start", .number(start)) }
        element(list.start == nil ? .ul : .ol, attributes) { rendering in
            rendering.out.lineFeed()
            for item in list.items {
                rendering.out.freshLine()
                rendering.element(.li) { $0.item(item, isTight: list.isTight) }
                rendering.out.lineFeed()
            }
        }
        out.lineFeed()
    }

    /// Renders the content of an item; the checkbox of a task goes into its first paragraph.
    private mutating func item(_ item: ListItem, isTight: Bool) {
        guard let isDone = item.isDone, let first = item.blocks.first,
            case .paragraph(let content) = first.kind
        else { return blocks(item.blocks, isTight: isTight) }
        if isTight {
            task(content, isDone: isDone)
        } else {
            out.lineFeed()
            element(.p) { $0.task(content, isDone: isDone) }
            out.lineFeed()
        }
        blocks(Array(item.blocks.dropFirst()), isTight: isTight)
    }

    private mutating func task(_ content: [Inline], isDone: Bool) {
        var attributes: Attributes = ["type": "checkbox", "disabled": ""]
        if isDone { attributes.add("checked", "") }
        out.empty(.input, attributes, end: " />")
        out.append(" ")
        inlines(content)
    }

    /// Writes raw HTML; on pages the HTML that is left shows nothing.
    private mutating func html(_ html: String) {
        if isSite { return }
        out.freshLine()
        out.append(verbatim: html.utf8)
        out.freshLine()
    }

    private mutating func element(_ element: HTMLElement, _ content: [Block]) {
        out.freshLine()
        let attributes = attributes(of: element)
        if element.tag == .col {
            out.empty(.col, attributes, end: " />")
        } else {
            let hasBlocks = content.contains { block in
                if case .inlines = block.kind { false } else { true }
            }
            self.element(element.tag, attributes) { rendering in
                if hasBlocks { rendering.out.lineFeed() }
                rendering.blocks(content)
                if hasBlocks { rendering.out.freshLine() }
            }
        }
        out.lineFeed()
    }

    /// The attributes of an element written in HTML.
    func attributes(of element: HTMLElement) -> Attributes {
        var attributes = Attributes()
        // A duplicate id is left out, as links lead to the first one.
        if let id = element.id, document.anchorRanges[id] == element.range {
            attributes.add("id", .text(Text(string: id)))
        }
        attributes.add(element.attributes)
        return attributes
    }

    private mutating func table(_ table: Table) {
        out.freshLine()
        // The table is written by itself, as something may come around it.
        var html = HTML()
        swap(&out, &html)
        element(.table) { rendering in
            rendering.out.lineFeed()
            rendering.rows([table.header], .thead, of: table)
            if !table.rows.isEmpty { rendering.rows(table.rows, .tbody, of: table) }
        }
        out.lineFeed()
        swap(&out, &html)
        out.append(renderer.table(table, html) ?? html)
    }

    private mutating func rows(_ rows: [[Table.Cell]], _ part: Tag, of table: Table) {
        element(part) { rendering in
            rendering.out.lineFeed()
            for cells in rows {
                rendering.row(cells, table.alignments, part == .thead ? .th : .td)
            }
        }
        out.lineFeed()
    }

    private mutating func row(_ cells: [Table.Cell], _ alignments: [Table.Alignment], _ tag: Tag) {
        element(.tr) { row in
            row.out.lineFeed()
            for (cell, alignment) in zip(cells, alignments) {
                row.element(tag, alignment.attributes) { $0.inlines(cell.content) }
                row.out.lineFeed()
            }
        }
        out.lineFeed()
    }
}

extension Table.Alignment {
    fileprivate var attributes: Attributes {
        switch self {
        case .none: [:]
        case .left: ["align": "left"]
        case .center: ["align": "center"]
        case .right: ["align": "right"]
        }
    }
}

extension Attributes {
    /// Adds attributes written in HTML.
    mutating func add(_ list: [HTMLAttribute]) {
        for attribute in list {
            add(attribute.name.markupName, .text(Text(string: attribute.value)))
        }
    }
}
