extension Rendering {
    mutating func inlines(_ inlines: [Inline]) {
        for inline in inlines { self.inline(inline) }
    }

    private mutating func inline(_ inline: Inline) {
        switch inline.kind {
        case .text(let words): out.text(words)
        case .softBreak: out.raw("\n")
        case .silentBreak: break
        case .lineBreak: out.raw("<br />\n")
        case .code(let code):
            out.raw("<code>")
            out.text(code)
            out.raw("</code>")
        case .html(let html):
            if isSite { out.text(RawHTML.withoutComments(html)) } else { out.raw(html) }
        case .emphasis(let content):
            out.raw("<em>")
            inlines(content)
            out.raw("</em>")
        case .strong(let content):
            out.raw("<strong>")
            inlines(content)
            out.raw("</strong>")
        case .strikethrough(let content):
            out.raw("<del>")
            inlines(content)
            out.raw("</del>")
        case .link(let link): self.link(link)
        case .image(let image): self.image(image)
        case .footnoteReference(let reference): self.reference(reference)
        }
    }

    private mutating func link(_ link: Link) {
        var inner = Rendering(renderer: renderer, document: document)
        inner.inlines(link.content)
        if let html = renderer.link(link, inner.out.html) {
            out.raw(html)
            return
        }
        let destination = renderer.linkDestination(link) ?? link.destination
        // A link that leads nowhere would promise something: its words are enough.
        guard !isSite || AddressSafety.isSafe(destination, isImage: false) else {
            out.raw(inner.out.html)
            return
        }
        out.raw("<a href=\"")
        out.address(destination)
        title(link.title)
        out.raw("\">")
        out.raw(inner.out.html)
        out.raw("</a>")
    }

    private mutating func image(_ image: Image) {
        let source = renderer.imageSource(image) ?? image.source
        guard !isSite || AddressSafety.isSafe(source, isImage: true) else {
            out.text(image.text)
            return
        }
        out.raw("<img src=\"")
        out.address(source)
        out.raw("\" alt=\"")
        alternative(image.content)
        title(image.title)
        out.raw("\" />")
    }

    /// Writes the words for an image, raw HTML among them as CommonMark has it.
    private mutating func alternative(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline.kind {
            case .text(let words), .code(let words): out.text(words)
            case .html(let html): out.text(isSite ? RawHTML.withoutComments(html) : html)
            case .softBreak, .lineBreak: out.raw(" ")
            default: alternative(inline.content ?? [])
            }
        }
    }

    private mutating func title(_ title: String) {
        guard !title.isEmpty else { return }
        out.raw("\" title=\"")
        out.text(title)
    }

    private mutating func reference(_ reference: FootnoteReference) {
        out.raw("<sup class=\"footnote-reference\"><a href=\"#fn-\(reference.number)\" id=\"")
        out.raw(anchor(reference.number, reference.occurrence))
        out.raw("\" role=\"doc-noteref\">\(reference.number)</a></sup>")
    }

    /// Writes the footnotes, each with links back to all of its references.
    mutating func footnotes() {
        guard !document.footnotes.isEmpty else { return }
        out.freshLine()
        out.raw("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
        out.text(renderer.footnoteLabels.list)
        out.raw("\">\n<ol>\n")
        for note in document.footnotes {
            out.raw("<li id=\"fn-\(note.number)\">\n")
            // The links stand at the end of the last line, if that is one of text.
            if let last = note.blocks.last, case .paragraph(let content) = last.kind {
                blocks(Array(note.blocks.dropLast()))
                out.raw("<p>")
                inlines(content)
                out.raw(" ")
                backlinks(note)
                out.raw("</p>\n")
            } else {
                blocks(note.blocks)
                out.raw("<p>")
                backlinks(note)
                out.raw("</p>\n")
            }
            out.raw("</li>\n")
        }
        out.raw("</ol>\n</section>\n")
    }

    private mutating func backlinks(_ note: Footnote) {
        for occurrence in 1...max(1, note.references) {
            if occurrence > 1 { out.raw(" ") }
            out.raw("<a href=\"#\(anchor(note.number, occurrence))\" class=\"footnote-backlink\"")
            out.raw(" role=\"doc-backlink\" aria-label=\"")
            out.text(renderer.footnoteLabels.backlink(note.number, occurrence))
            out.raw("\">↩")
            if occurrence > 1 { out.raw("<sup>\(occurrence)</sup>") }
            out.raw("</a>")
        }
    }

    private func anchor(_ number: Int, _ occurrence: Int) -> String {
        occurrence == 1 ? "fnref-\(number)" : "fnref-\(number)-\(occurrence)"
    }
}
