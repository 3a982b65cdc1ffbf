import CommonMark
import Diagnostics

/// The places of everything in a document, a line for each thing.
///
///     3:1-3:11 heading 1 #title "Title"
///     5:3-7:6 code "scenario id=a" closed
///       6:3 "launch" after "> "
///     2:5 error markdown.unclosed-fence: code block has no closing fence
struct PositionListing {
    private(set) var text = ""

    init(_ document: Document) {
        for block in document.allBlocks { list(block) }
        document.forEachInline { inline in list(inline) }
        for note in document.footnotes {
            text += "\(place(note.range)) footnote \(note.number) \(note.label)"
            text += " references \(note.references)\n"
        }
        for diagnostic in document.diagnostics {
            text += "\(place(diagnostic.range)) \(diagnostic.severity) \(diagnostic.id.name): "
            text += diagnostic.summary.string + "\n"
        }
    }

    private mutating func list(_ block: Block) {
        text += place(block.range) + " "
        switch block.kind {
        case .heading(let heading):
            text += "heading \(heading.level) #\(heading.id) \(quoted(heading.text))"
        case .paragraph(let content): text += "paragraph \(quoted(content.plainText))"
        case .codeBlock(let code): list(code)
        case .quote: text += "quote"
        case .alert(let alert, _): text += "alert \(alert)"
        case .list(let content):
            text += "list"
            for item in content.items { text += "\n  \(place(item.range)) item" }
        case .table(let table):
            text += "table"
            for cell in ([table.header] + table.rows).joined() {
                text += "\n  \(place(cell.range)) cell \(quoted(cell.content.plainText))"
            }
        case .thematicBreak: text += "rule"
        case .html: text += "html"
        case .element(let element, _): text += "element \(element.tag)"
        case .inlines(let content): text += "text \(quoted(content.plainText))"
        }
        text += "\n"
    }

    private mutating func list(_ code: CodeBlock) {
        guard let fence = code.fence else {
            text += "indented code"
            list(code.lines)
            return
        }
        text += "code \(quoted(code.info)) \(fence.isClosed ? "closed" : "unclosed")"
        text += " fence \(fence.length) of \(fence.character) at \(place(fence.opening))"
        text += " info \(quoted(fence.rawInfo)) at \(place(fence.rawInfoRange))"
        if let closing = fence.closing {
            text += " end at \(place(closing)) lines after \(quoted(fence.linePrefix))"
        }
        list(code.lines)
    }

    private mutating func list(_ lines: [CodeLine]) {
        for line in lines {
            text += "\n  \(line.position.line):\(line.position.column) \(quoted(line.text))"
            text += " after \(quoted(line.prefix))"
            if line.virtualSpaces > 0 { text += " with \(line.virtualSpaces) spaces of a tab" }
        }
    }

    private mutating func list(_ inline: Inline) {
        switch inline.kind {
        case .link(let link):
            text += "\(place(link.range)) link to \(quoted(link.destination))"
            text += " reads \(quoted(link.text)) at \(place(link.contentRange))\n"
        case .image(let image):
            text += "\(place(image.range)) image \(quoted(image.source)) \(quoted(image.text))\n"
        case .code(let code): text += "\(place(inline.range)) code span \(quoted(code))\n"
        case .html(let html): text += "\(place(inline.range)) inline html \(quoted(html))\n"
        case .element(let element, _):
            text += "\(place(inline.range)) element \(element.tag)\n"
        case .strikethrough: text += "\(place(inline.range)) strikethrough\n"
        case .strong: text += "\(place(inline.range)) strong\n"
        case .emphasis: text += "\(place(inline.range)) emphasis\n"
        case .footnoteReference(let reference):
            text += "\(place(inline.range)) reference \(reference.number)\n"
        default: break
        }
    }

    private func place(_ range: SourceRange) -> String {
        "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }

    private func quoted(_ text: String) -> String { text.debugDescription }
}
