/// Renders documents as HTML, with places at which others may put HTML of their own.
///
///     var renderer = HTMLRenderer()
///     renderer.codeBlock = { $0.language == "scenario" ? trace(of: $0) : nil }
///     let html = renderer.render(document)
public struct HTMLRenderer {
    /// HTML in place of a code block, or nil to render it as code.
    public var codeBlock: (CodeBlock) -> String? = { _ in nil }
    /// Another destination for a link, or nil to leave it as it is.
    public var linkDestination: (Link) -> String? = { _ in nil }
    /// HTML in place of a link, given the HTML of its content, or nil to render a link.
    public var link: (Link, String) -> String? = { _, _ in nil }
    /// HTML in place of a heading, given the HTML of the heading, or nil to leave it at that.
    public var heading: (Heading, String) -> String? = { _, _ in nil }
    /// Another source for an image, or nil to leave it as it is.
    public var imageSource: (Image) -> String? = { _ in nil }
    /// HTML behind the last block, above the footnotes.
    public var ending = ""
    /// The words about footnotes, for readers who hear the page.
    public var footnoteLabels = FootnoteLabels()

    /// Creates a renderer that puts nothing of its own into the page.
    public init() {}

    /// Renders a document in its dialect, footnotes at the end.
    public func render(_ document: Document) -> String {
        var rendering = Rendering(renderer: self, document: document)
        rendering.blocks(document.blocks)
        rendering.out.raw(ending)
        rendering.footnotes()
        return rendering.out.html
    }

    /// Renders inlines of a document, such as the content of a heading for a list of contents.
    public func render(_ inlines: [Inline], of document: Document) -> String {
        var rendering = Rendering(renderer: self, document: document)
        rendering.inlines(inlines)
        return rendering.out.html
    }
}

/// Words about footnotes that only assistive technology reads out.
public struct FootnoteLabels: Sendable {
    /// What the list of footnotes is called.
    public var list: String
    /// What a link back is called, given the footnote's number and which of its references the
    /// link leads to.
    public var backlink: @Sendable (_ number: Int, _ occurrence: Int) -> String

    /// Creates labels, in English unless told otherwise.
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
    var out = HTMLWriter()

    var isSite: Bool { document.dialect == .site }

    mutating func blocks(_ blocks: [Block], isTight: Bool = false) {
        for block in blocks { self.block(block, isTight: isTight) }
    }

    private mutating func block(_ block: Block, isTight: Bool) {
        switch block.kind {
        case .paragraph(let content):
            if isTight {
                inlines(content)
            } else {
                out.freshLine()
                out.raw("<p>")
                inlines(content)
                out.raw("</p>\n")
            }
        case .heading(let heading): self.heading(heading)
        case .codeBlock(let code): self.code(code)
        case .quote(let content):
            out.freshLine()
            out.raw("<blockquote>\n")
            blocks(content)
            out.freshLine()
            out.raw("</blockquote>\n")
        case .list(let list): self.list(list)
        case .table(let table): self.table(table)
        case .thematicBreak:
            out.freshLine()
            out.raw("<hr />\n")
        case .html(let html): self.html(html)
        }
    }

    private mutating func heading(_ heading: Heading) {
        out.freshLine()
        var own = Rendering(renderer: renderer, document: document)
        own.element(of: heading)
        out.raw(renderer.heading(heading, own.out.html) ?? own.out.html)
        out.raw("\n")
    }

    private mutating func element(of heading: Heading) {
        out.raw("<h\(heading.level)")
        if !heading.id.isEmpty {
            out.raw(" id=\"")
            out.text(heading.id)
            out.raw("\"")
        }
        out.raw(">")
        inlines(heading.content)
        out.raw("</h\(heading.level)>")
    }

    private mutating func code(_ code: CodeBlock) {
        out.freshLine()
        if let html = renderer.codeBlock(code) {
            out.raw(html)
            out.freshLine()
            return
        }
        out.raw("<pre><code")
        let language = code.language
        if !language.isEmpty {
            out.raw(" class=\"language-")
            out.text(language)
            out.raw("\"")
        }
        out.raw(">")
        out.text(code.literal)
        out.raw("</code></pre>\n")
    }

    private mutating func list(_ list: List) {
        out.freshLine()
        switch list.start {
        case nil: out.raw("<ul>\n")
        case 1: out.raw("<ol>\n")
        case .some(let start): out.raw("<ol start=\"\(start)\">\n")
        }
        for item in list.items {
            out.freshLine()
            out.raw("<li>")
            if let isDone = item.isDone {
                self.item(item, isDone: isDone, isTight: list.isTight)
            } else {
                blocks(item.blocks, isTight: list.isTight)
            }
            out.raw("</li>\n")
        }
        out.raw(list.start == nil ? "</ul>\n" : "</ol>\n")
    }

    /// Renders a task: the box belongs into the first paragraph, where there are paragraphs.
    private mutating func item(_ item: ListItem, isDone: Bool, isTight: Bool) {
        guard let first = item.blocks.first, case .paragraph(let content) = first.kind else {
            return
        }
        if !isTight { out.raw("\n<p>") }
        out.raw("<input type=\"checkbox\" disabled=\"\"")
        out.raw(isDone ? " checked=\"\" /> " : " /> ")
        inlines(content)
        if !isTight { out.raw("</p>\n") }
        blocks(Array(item.blocks.dropFirst()), isTight: isTight)
    }

    private mutating func html(_ html: String) {
        guard isSite else {
            out.freshLine()
            out.raw(html)
            out.freshLine()
            return
        }
        guard RawHTML.isVisible(html) else { return }
        let visible = Array(RawHTML.withoutComments(html).utf8.drop(while: \.isSpace))
        let end = visible.lastIndex { !$0.isSpace } ?? 0
        out.freshLine()
        out.raw("<p>")
        out.text(String(decoding: visible[...end], as: UTF8.self))
        out.raw("</p>\n")
    }

    private mutating func table(_ table: Table) {
        out.freshLine()
        out.raw("<table>\n<thead>\n")
        row(table.header, table.alignments, isHeader: true)
        out.raw("</thead>\n")
        if !table.rows.isEmpty {
            out.raw("<tbody>\n")
            for cells in table.rows { row(cells, table.alignments, isHeader: false) }
            out.raw("</tbody>\n")
        }
        out.raw("</table>\n")
    }

    private mutating func row(
        _ cells: [Table.Cell], _ alignments: [Table.Alignment], isHeader: Bool
    ) {
        out.raw("<tr>\n")
        for (cell, alignment) in zip(cells, alignments) {
            out.raw(isHeader ? "<th" : "<td")
            switch alignment {
            case .none: out.raw(">")
            case .left: out.raw(" align=\"left\">")
            case .center: out.raw(" align=\"center\">")
            case .right: out.raw(" align=\"right\">")
            }
            inlines(cell.content)
            out.raw(isHeader ? "</th>\n" : "</td>\n")
        }
        out.raw("</tr>\n")
    }
}
