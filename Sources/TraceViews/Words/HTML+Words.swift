package import Diagnostics
package import LifecycleCore
package import Markup

extension HTML {
    /// Appends the name of a method or a rule as code that may break between its parts.
    ///
    /// A selector is longer than a phone is wide. It may break behind `:` and `.`, and before the
    /// humps of its camel case; behind a hyphen any browser breaks.
    package mutating func code(_ name: Text) {
        element(.code) { $0.name(name) }
    }

    /// Appends a name that may break between its parts, as in `code`.
    package mutating func name(_ name: Text) {
        var part = Text()
        for byte in name.bytes {
            if let last = part.bytes.last, allowsBreak(last, byte) {
                append(part)
                empty(.wbr)
                part = Text()
            }
            part.append(byte)
        }
        append(part)
    }

    /// Appends a state: always its name, with a class for the colour that repeats it.
    package mutating func state(_ state: LifecycleState, in language: Language = .english) {
        element(.span, ["class": "state s-\(state.token)"], text: state.name(in: language))
    }

    /// Appends on whose word a fact stands: how far it can be trusted, the sources, and what they do
    /// not say by themselves.
    ///
    /// A source links to its address; one without an address to its entry in the table of sources.
    ///
    /// - Parameters:
    ///   - evidence: On whose word.
    ///   - sources: The address of the page with the table of all sources; nil for no links to it.
    ///   - withNote: Whether to say what the sources do not say by themselves.
    ///   - language: The language of the page.
    package mutating func evidence(
        _ evidence: Evidence, sources: Text? = nil, withNote: Bool = true,
        in language: Language = .english
    ) {
        confidence(evidence.confidence, in: language)
        for (place, source) in evidence.sources.enumerated() {
            append(place == 0 ? " " : Word.betweenSources[language])
            // The page of sources has them; titles of others say little of what stands here.
            silently { silent in
                silent.element(.cite) { $0.source(source.row, sources: sources, in: language) }
            }
        }
        let note = Text(evidence.note)
        guard withNote, note.count > 0 else { return }
        append(Word.beforeNote[language])
        english(note, on: language)
    }

    /// Appends what a source is called, and who says it unless it is Apple's documentation.
    private mutating func source(_ row: SourceRow, sources: Text?, in language: Language) {
        let entry = sources.map { "\($0)#source-\(row.id)" as Text }
        title(of: row, href: row.address.map { Text($0) } ?? entry, in: language)
        guard row.kind != .documentation, let author = row.author else { return }
        append(Word.beforeAuthor[language])
        append(Text(author))
    }

    /// Appends the title of a source, in its own language; a sentence that others are concluded from
    /// is in the language of the page.
    ///
    /// - Parameters:
    ///   - row: The source.
    ///   - address: What it links to; nil for no link.
    ///   - language: The language of the page.
    package mutating func title(of row: SourceRow, href address: Text?, in language: Language) {
        var attributes: Attributes = address.map { ["href": .text($0)] } ?? [:]
        if row.kind == .inferred {
            guard address != nil else { return english(Text(row.title), on: language) }
            return element(.a, attributes) { $0.english(Text(row.title), on: language) }
        }
        if let tongue = row.language.map({ Text($0) }), tongue != language.tag {
            attributes.add("lang", .text(tongue))
        }
        if attributes.isEmpty { return append(Text(row.title)) }
        element(address == nil ? .span : .a, attributes, text: Text(row.title))
    }

    /// Appends how far a fact can be trusted.
    package mutating func confidence(_ confidence: Confidence, in language: Language = .english) {
        element(
            .span, ["class": "confidence c-\(confidence.name)"],
            text: confidence.name(in: language))
    }

    /// Appends a box that scrolls sideways on its own, reachable with the keyboard.
    package mutating func scrollBox(
        _ name: StaticString, label: Text, _ content: (inout HTML) -> Void
    ) {
        element(
            .div,
            [
                "class": .literal(name), "role": "region", "tabindex": "0",
                "aria-label": .text(label),
            ]
        ) { box in
            box.lineFeed()
            content(&box)
        }
        lineFeed()
    }
}

extension LifecycleState {
    /// The state as one word, for classes and ids.
    package var token: StaticString {
        switch self {
        case .notRunning: "not-running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}

/// Whether a name may break between two of its bytes.
private func allowsBreak(_ left: UInt8, _ right: UInt8) -> Bool {
    switch left {
    case UInt8(ascii: ":"), UInt8(ascii: "."):
        // The closing parenthesis has no line of its own.
        return right != UInt8(ascii: ")")
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
        return right >= UInt8(ascii: "A") && right <= UInt8(ascii: "Z")
    default:
        return false
    }
}
