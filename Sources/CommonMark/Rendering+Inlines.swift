import Diagnostics
import Markup

extension Rendering {
    mutating func inlines(_ inlines: [Inline]) {
        for inline in inlines { self.inline(inline) }
    }

    private mutating func inline(_ inline: Inline) {
        switch inline.kind {
        case .text(let words): out.append(string: words)
        case .softBreak: out.lineFeed()
        case .silentBreak: break
        case .lineBreak:
            out.empty(.br, end: " />")
            out.lineFeed()
        case .code(let code): out.element(.code, text: Text(string: code))
        case .html(let html):
            if isSite {
                out.append(string: RawHTML.withoutComments(html))
            } else {
                out.append(verbatim: html.utf8)
            }
        case .element(let element, let content): self.element(element, content)
        case .emphasis(let content): element(.em) { $0.inlines(content) }
        case .strong(let content): element(.strong) { $0.inlines(content) }
        case .strikethrough(let content): element(.del) { $0.inlines(content) }
        case .link(let link): self.link(link)
        case .image(let image): self.image(image)
        case .footnoteReference(let reference): self.reference(reference)
        }
    }

    private mutating func element(_ element: HTMLElement, _ content: [Inline]) {
        let attributes = attributes(of: element)
        switch element.tag {
        case .br, .hr, .wbr: out.empty(element.tag, attributes, end: " />")
        default: self.element(element.tag, attributes) { $0.inlines(content) }
        }
    }

    private mutating func link(_ link: Link) {
        let content = renderer.render(link.content, of: document)
        if let html = renderer.link(link, content) {
            out.append(html)
            return
        }
        let destination = renderer.linkDestination(link) ?? link.destination
        // A link without an address would promise too much: its text is enough.
        guard !isSite || AddressSafety.isSafe(destination, isImage: false) else {
            out.append(content)
            return
        }
        var attributes: Attributes = ["href": .text(Text(address: destination))]
        attributes.add(title: link.title)
        out.element(.a, attributes) { $0.append(content) }
    }

    private mutating func image(_ image: Image) {
        let source = renderer.imageSource(image) ?? image.source
        guard !isSite || AddressSafety.isSafe(source, isImage: true) else {
            out.append(string: image.text)
            return
        }
        var words = ""
        write(alternative: image.content, to: &words)
        var attributes: Attributes = [
            "src": .text(Text(address: source)), "alt": .text(Text(string: words)),
        ]
        attributes.add(title: image.title)
        attributes.add(image.attributes)
        out.empty(.img, attributes, end: " />")
        out.note(words: Text(string: image.text))
    }

    /// Writes the alternative text of an image, with raw HTML as CommonMark requires.
    private func write(alternative inlines: [Inline], to words: inout String) {
        for inline in inlines {
            switch inline.kind {
            case .text(let text), .code(let text): words += text
            case .html(let html): words += isSite ? RawHTML.withoutComments(html) : html
            case .softBreak, .lineBreak: words += " "
            default: write(alternative: inline.content ?? [], to: &words)
            }
        }
    }

    private mutating func reference(_ reference: FootnoteReference) {
        let number = reference.number
        let attributes: Attributes = [
            "href": "#fn-\(number)", "id": .text(anchor(number, reference.occurrence)),
            "role": "doc-noteref",
        ]
        // The number is not part of the text around it.
        out.silently { out in
            out.element(.sup, ["class": "footnote-reference"]) { mark in
                mark.element(.a, attributes, text: "\(number)")
            }
        }
    }

    /// Writes the footnotes, each with links back to all of its references.
    mutating func footnotes() {
        guard !document.footnotes.isEmpty else { return }
        out.freshLine()
        let attributes: Attributes = [
            "class": "footnotes", "role": "doc-endnotes",
            "aria-label": .text(Text(string: renderer.footnoteLabels.list)),
        ]
        element(.section, attributes) { section in
            section.out.lineFeed()
            section.element(.ol) { list in
                list.out.lineFeed()
                for note in list.document.footnotes { list.footnote(note) }
            }
            section.out.lineFeed()
        }
        out.lineFeed()
    }

    private mutating func footnote(_ note: Footnote) {
        element(.li, ["id": "fn-\(note.number)"]) { item in
            item.out.lineFeed()
            // The links are at the end of the last block if that is a paragraph.
            if let last = note.blocks.last, case .paragraph(let content) = last.kind {
                item.blocks(Array(note.blocks.dropLast()))
                item.element(.p) { paragraph in
                    paragraph.inlines(content)
                    paragraph.out.append(" ")
                    paragraph.backlinks(note)
                }
            } else {
                item.blocks(note.blocks)
                item.element(.p) { $0.backlinks(note) }
            }
            item.out.lineFeed()
        }
        out.lineFeed()
    }

    private mutating func backlinks(_ note: Footnote) {
        for occurrence in 1...max(1, note.references) {
            if occurrence > 1 { out.append(" ") }
            let label = renderer.footnoteLabels.backlink(note.number, occurrence)
            let attributes: Attributes = [
                "href": "#\(anchor(note.number, occurrence))", "class": "footnote-backlink",
                "role": "doc-backlink", "aria-label": .text(Text(string: label)),
            ]
            out.silently { out in
                out.element(.a, attributes) { link in
                    link.append("↩")
                    if occurrence > 1 { link.element(.sup, text: "\(occurrence)") }
                }
            }
        }
    }

    private func anchor(_ number: Int, _ occurrence: Int) -> Text {
        occurrence == 1 ? "fnref-\(number)" : "fnref-\(number)-\(occurrence)"
    }
}

extension Attributes {
    fileprivate mutating func add(title: String) {
        if !title.isEmpty { add("title", .text(Text(string: title))) }
    }
}
