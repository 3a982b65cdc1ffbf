package import CommonMark
package import Diagnostics

/// A claim as it stands on a page: a link whose words quote a run.
package struct StatedClaim: Equatable, Sendable {
    package var link: Link
    /// The words in front of it and behind it in the same text, without markup.
    package var (before, after) = ("", "")
    /// Whether it stands in a title, which has no markup.
    package var isInTitle = false
    /// Whether its words can be replaced where they stand.
    package var hasPlace = true
    /// The heading that it stands in, whose words make its name; nil if it is in none, or in one
    /// with a name of its own.
    package var namedHeading: NamedHeading?

    /// A heading that has its name from its words.
    package struct NamedHeading: Equatable, Sendable {
        /// The name.
        package var id: String
        /// The place behind the last of the words.
        package var end: SourcePosition
    }

    /// What the destination of a link begins with that is a claim.
    package static let scheme = "trace:"

    /// Whether a destination is that of a claim.
    package static func isClaim(_ destination: String) -> Bool {
        destination.prefix(scheme.count).lowercased() == scheme
    }
}

extension Document {
    /// The claims of the document in its order, also those in headings, tables and the words for
    /// images.
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

/// The words of a text, and the claims in it with what stands around them.
private struct SurroundingWords {
    private var text = ""
    private var found: [(link: Link, words: Range<Int>)] = []

    /// How many characters around a claim are of interest.
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
            // Code is a name, and no part of the sentence to be read as words.
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
/// Of `[four](trace:ID/count/calls) times` readers see `four times`.
package struct TitleText: Equatable, Sendable {
    /// The text for readers.
    package private(set) var words = ""
    package private(set) var claims: [StatedClaim] = []

    /// Reads the text of a title.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - range: Where it stands.
    ///   - isExact: Whether it stands there byte for byte.
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

    /// The words and the destination of a claim that begins with a bracket, and its end.
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
