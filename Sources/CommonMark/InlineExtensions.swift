import Diagnostics

/// Finds strikethrough, footnote references and bare addresses in text that cmark left as text.
struct InlineExtensions {
    private enum Piece {
        case inline(Inline)
        case tildes(SourceRange, canOpen: Bool, canClose: Bool)
    }

    private var pieces: [Piece] = []

    /// Finds the extensions of the site's dialect and joins the remaining text.
    static func apply(
        to list: [Inline], notes: inout FootnoteRegister, isInLink: Bool = false
    ) -> [Inline] {
        var extensions = InlineExtensions()
        for index in list.indices {
            var inline = list[index]
            if case .text(let words) = inline.kind, !inline.isEscaped {
                let isFirst = index == 0 || list[index - 1].isBreak
                let isLast = index + 1 == list.count || list[index + 1].isBreak
                extensions.cut(
                    words, inline.range, edges: (isFirst, isLast), &notes, isInLink: isInLink)
            } else {
                inline.mapContent(isInLink: isInLink) { content, isInLink in
                    apply(to: content, notes: &notes, isInLink: isInLink)
                }
                extensions.pieces.append(.inline(inline))
            }
        }
        return extensions.paired()
    }

    /// Splits text at tildes, footnote references and bare addresses.
    private mutating func cut(
        _ words: String, _ range: SourceRange, edges: (isFirst: Bool, isLast: Bool),
        _ notes: inout FootnoteRegister, isInLink: Bool
    ) {
        let bytes = Array(words.utf8)
        var start = 0
        var index = 0
        func place(_ stretch: Range<Int>) -> SourceRange {
            SourceRange(
                line: range.start.line, column: range.start.column + stretch.lowerBound,
                length: stretch.count)
        }
        func flush(_ pieces: inout [Piece]) {
            guard start < index else { return }
            let text = String(decoding: bytes[start..<index], as: UTF8.self)
            pieces.append(.inline(Inline(.text(text), place(start..<index))))
        }
        while index < bytes.count {
            if bytes[index] == .tilde {
                var end = index + 1
                while end < bytes.count, bytes[end] == .tilde { end += 1 }
                if end - index == 2 {
                    flush(&pieces)
                    let before = index == 0 ? edges.isFirst : bytes[index - 1].isSpace
                    let after = end == bytes.count ? edges.isLast : bytes[end].isSpace
                    pieces.append(
                        .tildes(place(index..<end), canOpen: !after, canClose: !before))
                    start = end
                }
                index = end
            } else if !isInLink, bytes[index] == .openBracket,
                let end = FootnoteLabel.end(bytes[...], at: index)
            {
                let label = String(decoding: bytes[index + 2..<end - 1], as: UTF8.self)
                if let reference = notes.refer(to: label, at: place(index..<end)) {
                    flush(&pieces)
                    let kind = Inline.Kind.footnoteReference(reference)
                    pieces.append(.inline(Inline(kind, place(index..<end))))
                    start = end
                }
                index = end
            } else if !isInLink,
                bytes[index] == UInt8(ascii: "h") || bytes[index] == UInt8(ascii: "w"),
                let end = BareAddress.end(bytes, at: index)
            {
                flush(&pieces)
                let words = String(decoding: bytes[index..<end], as: UTF8.self)
                pieces.append(.inline(Inline(address: words, place(index..<end))))
                start = end
                index = end
            } else {
                index += 1
            }
        }
        flush(&pieces)
    }

    /// Pairs tildes; struck-out text is not nested.
    private func paired() -> [Inline] {
        var result: [Inline] = []
        var opener: SourceRange?
        var struck: [Inline] = []
        for piece in pieces {
            switch piece {
            case .inline(let inline):
                if opener == nil { result.join(inline) } else { struck.join(inline) }
            case .tildes(let range, let canOpen, let canClose):
                if let start = opener?.start, canClose {
                    let whole = SourceRange(start: start, end: range.end)
                    result.append(Inline(.strikethrough(struck), whole))
                    opener = nil
                    struck = []
                } else if opener == nil, canOpen {
                    opener = range
                } else {
                    let tildes = Inline(.text("~~"), range)
                    if opener == nil { result.join(tildes) } else { struck.join(tildes) }
                }
            }
        }
        if let opener {
            result.join(Inline(.text("~~"), opener))
            for inline in struck { result.join(inline) }
        }
        return result
    }
}

extension [Inline] {
    /// Appends an inline; text is joined to the text before it.
    fileprivate mutating func join(_ inline: Inline) {
        guard case .text(let words) = inline.kind, last?.isText == true else {
            append(inline)
            return
        }
        self[count - 1].append(words, upTo: inline.range.end)
    }

    /// Visits every inline, a container before its content.
    public func forEachInline(_ visit: (Inline) -> Void) {
        for inline in self {
            visit(inline)
            inline.content?.forEachInline(visit)
        }
    }
}

extension Inline {
    var isBreak: Bool {
        switch kind {
        case .softBreak, .silentBreak, .lineBreak: true
        default: false
        }
    }

    fileprivate var isText: Bool {
        if case .text = kind { true } else { false }
    }

    /// Creates a link from a bare address.
    fileprivate init(address: String, _ range: SourceRange) {
        let isComplete = address.utf8.starts(with: "http".utf8)
        self.init(
            .link(
                Link(
                    destination: isComplete ? address : "http://\(address)", title: "",
                    content: [Inline(.text(address), range)], range: range, contentRange: range,
                    destinationRange: range)), range)
    }

    mutating func append(_ words: String, upTo end: SourcePosition) {
        guard case .text(var text) = kind else { return }
        // Without a second owner the text grows in place.
        kind = .softBreak
        text += words
        kind = .text(text)
        range.end = end
    }

    /// The content of the inline, if it can have any.
    var content: [Inline]? {
        switch kind {
        case .emphasis(let content), .strong(let content), .strikethrough(let content),
            .element(_, let content):
            content
        case .link(let link): link.content
        case .image(let image): image.content
        default: nil
        }
    }

    /// Replaces the content of the inline; the second argument is true within a link.
    mutating func mapContent(
        isInLink: Bool, _ transform: ([Inline], Bool) -> [Inline]
    ) {
        switch kind {
        case .emphasis(let content): kind = .emphasis(transform(content, isInLink))
        case .strong(let content): kind = .strong(transform(content, isInLink))
        case .element(let element, let content):
            kind = .element(element, transform(content, isInLink))
        case .link(var link):
            link.content = transform(link.content, true)
            kind = .link(link)
        case .image(var image):
            image.content = transform(image.content, true)
            kind = .image(image)
        default: break
        }
    }
}
