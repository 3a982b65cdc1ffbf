package import CommonMark
package import Diagnostics

/// A claim on a page: a link whose text quotes a run.
package struct StatedClaim: Equatable, Sendable {
    package var link: Link
    /// The text before and after it, without markup.
    package var (before, after) = ("", "")
    /// True if it is in a title, which has no markup.
    package var isInTitle = false
    /// True if its text can be replaced in the file.
    package var hasPlace = true
    /// The heading that contains it and whose id is made from its text; nil if there is none.
    package var namedHeading: NamedHeading?

    /// A heading whose id is made from its text.
    package struct NamedHeading: Equatable, Sendable {
        package var id: String
        /// The place after the last word.
        package var end: SourcePosition
    }

    /// The scheme of the destination of a claim.
    package static let scheme = "trace:"

    package static func isClaim(_ destination: String) -> Bool {
        destination.prefix(scheme.count).lowercased() == scheme
    }
}

extension Document {
    /// The claims of the document in order, also those in headings, tables and the alternative text
    /// of images.
    var claims: [StatedClaim] {
        allBlocks.flatMap { block in
            block.texts.flatMap { text -> [StatedClaim] in
                var words = SurroundingWords()
                words.add(text)
                return words.claims.map { claim in
                    var claim = claim
                    claim.namedHeading = block.namedHeading
                    return claim
                }
            }
        }
    }
}

extension Block {
    fileprivate var namedHeading: StatedClaim.NamedHeading? {
        guard case .heading(let heading) = kind, !heading.isNamed, let last = heading.content.last
        else { return nil }
        return StatedClaim.NamedHeading(id: heading.id, end: last.range.end)
    }
}

/// The text of a paragraph or similar, with the claims in it and the text around them.
private struct SurroundingWords {
    private var text = ""
    private var found: [(link: Link, words: Range<Int>)] = []

    /// The number of characters to keep on each side of a claim.
    private static let reach = 40

    var claims: [StatedClaim] {
        if found.isEmpty { return [] }
        func index(_ offset: Int) -> String.Index {
            text.utf8.index(text.startIndex, offsetBy: offset)
        }
        return found.map { link, words in
            StatedClaim(
                link: link, before: String(text[..<index(words.lowerBound)].suffix(Self.reach)),
                after: String(text[index(words.upperBound)...].prefix(Self.reach)))
        }
    }

    mutating func add(_ inlines: [Inline]) {
        for inline in inlines {
            switch inline.kind {
            case .text(let words): text += words
            case .softBreak, .lineBreak: text += " "
            case .silentBreak, .html, .footnoteReference: break
            // Code is a name, so its words must not be read as part of the sentence.
            case .code: text += "\u{FFFC}"
            case .emphasis(let content), .strong(let content), .strikethrough(let content),
                .element(_, let content):
                add(content)
            case .image(let image): add(image.content)
            case .link(let link):
                let start = text.utf8.count
                add(link.content)
                if StatedClaim.isClaim(link.destination) {
                    found.append((link, start..<text.utf8.count))
                }
            }
        }
    }
}

/// Plain text, such as the title of a page, in which claims are written like links.
///
/// For `[four](trace:ID/count/calls) times` readers see `four times`.
package struct TitleText: Equatable, Sendable {
    /// The text for readers.
    package private(set) var words = ""
    package private(set) var claims: [StatedClaim] = []

    /// Reads the text of a title.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - range: Its place.
    ///   - isExact: True if the bytes in the file are the same.
    package init(_ text: String, at range: SourceRange, isExact: Bool) {
        var rest = text[...]
        while let open = rest.firstIndex(of: "[") {
            words += rest[..<open]
            rest = rest[open...]
            guard let (inner, destination, end) = Self.link(rest) else {
                words.append(rest.removeFirst())
                continue
            }
            func place(_ part: Substring) -> SourceRange {
                guard isExact else { return range }
                let offset = text.utf8.distance(from: text.startIndex, to: part.startIndex)
                return SourceRange(
                    line: range.start.line, column: range.start.column + offset,
                    length: part.utf8.count)
            }
            let link = Link(
                destination: String(destination), words: String(inner),
                range: place(rest[..<end]), contentRange: place(inner),
                destinationRange: place(destination))
            claims.append(
                StatedClaim(
                    link: link, before: words, after: "", isInTitle: true, hasPlace: isExact))
            words += inner
            rest = rest[end...]
        }
        words += rest
        for index in claims.indices {
            let count = claims[index].before.count + claims[index].link.text.count
            claims[index].after = String(words.dropFirst(count))
        }
    }

    /// The text, the destination and the end of a claim that begins with a bracket.
    private static func link(
        _ text: Substring
    ) -> (words: Substring, destination: Substring, end: String.Index)? {
        let inside = text.dropFirst()
        guard let close = inside.firstIndex(where: { $0 == "[" || $0 == "]" }),
            inside[close] == "]"
        else { return nil }
        let behind = inside[close...].dropFirst()
        guard behind.first == "(", StatedClaim.isClaim(String(behind.dropFirst())) else {
            return nil
        }
        var depth = 0
        for index in behind.indices {
            switch behind[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case " ": return nil
            default: break
            }
            if depth == 0 {
                return (
                    inside[..<close], behind[behind.index(after: behind.startIndex)..<index],
                    behind.index(after: index)
                )
            }
        }
        return nil
    }
}
