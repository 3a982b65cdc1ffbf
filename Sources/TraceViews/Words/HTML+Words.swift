package import Diagnostics
package import LifecycleCore
package import Markup

extension HTML {
    /// Appends the name of a method or a rule as code that may break between its parts.
    ///
    /// Many selectors are wider than a phone. A name may break after `:` and `.`, and before the
    /// capitals of camel case. Browsers already break after a hyphen.
    package mutating func code(_ name: Text) {
        element(.code) { $0.name(name) }
    }

    /// Appends a name that may break between its parts, as in `code(_:)`.
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

    /// Appends the name of a state, with a class for its colour.
    package mutating func state(_ state: LifecycleState, in language: Language = .english) {
        element(.span, ["class": "state s-\(state.token)"], text: state.name(in: language))
    }

    /// Appends the evidence for a fact: its confidence, the reason to infer it, its sources, and a
    /// note on what they leave open.
    ///
    /// A source links to its address, or without one to its entry in the table of sources, if the
    /// address of that is given.
    package mutating func evidence(
        _ evidence: Evidence, sources: Text? = nil, withNote: Bool = true,
        in language: Language = .english
    ) {
        confidence(evidence.confidence, in: language)
        // A search finds sources on their own page; their titles say little about this one. A reason
        // says nothing that the fact does not.
        silently { silent in
            let reason = Text(evidence.reason)
            if !reason.isEmpty {
                silent.append(" ")
                silent.english(reason, on: language)
            }
            for (place, source) in evidence.sources.enumerated() {
                silent.append(place == 0 && reason.isEmpty ? " " : Word.betweenSources[language])
                silent.element(.cite) { $0.source(source.row, sources: sources, in: language) }
            }
        }
        let note = Text(evidence.note)
        guard withNote, note.count > 0 else { return }
        append(Word.beforeNote[language])
        english(note, on: language)
    }

    /// Appends the title of a source, and its author unless it is Apple's documentation.
    private mutating func source(_ row: SourceRow, sources: Text?, in language: Language) {
        title(of: row, href: row.link(orTableAt: sources), in: language)
        guard row.kind != .documentation, let author = row.author(in: language) else { return }
        append(Word.beforeAuthor[language])
        append(author)
    }

    /// Appends the title of a source in its own language, as a link if there is an address.
    ///
    /// The statement of an inferred fact is in the language of the page.
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

    /// Appends the confidence in a fact.
    package mutating func confidence(_ confidence: Confidence, in language: Language = .english) {
        element(
            .span, ["class": "confidence c-\(confidence.name)"],
            text: confidence.name(in: language))
    }

    /// Appends the confidence in a fact, as a link to its strongest source: to its address, or
    /// without one to its entry in the table of sources.
    ///
    /// A fact that is inferred from a sentence of its own has no source that says it, and of a
    /// contested one a single source says one side.
    package mutating func confidence(
        of evidence: Evidence, sources: Text, in language: Language = .english
    ) {
        guard let link = evidence.sources.first?.row.link(orTableAt: sources),
            Text(evidence.reason).isEmpty, evidence.confidence != .contested
        else { return confidence(evidence.confidence, in: language) }
        element(
            .a, ["class": "confidence c-\(evidence.confidence.name)", "href": .text(link)],
            text: evidence.confidence.name(in: language))
    }

    /// Appends a box that scrolls sideways on its own and is reachable with the keyboard.
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
        // A closing parenthesis does not begin a line.
        return right != UInt8(ascii: ")")
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
        return right >= UInt8(ascii: "A") && right <= UInt8(ascii: "Z")
    default:
        return false
    }
}

extension SourceRow {
    /// The address of the source, or without one that of its entry in the table of sources; nil if
    /// there is neither.
    fileprivate func link(orTableAt sources: Text?) -> Text? {
        address.map { Text($0) } ?? sources.map { "\($0)#source-\(id)" }
    }

    /// The author, and where and as what, with the separators of a language; nil if not known.
    package func author(in language: Language) -> Text? {
        guard let author else { return nil }
        let separator = Word.beforeAuthor[language]
        var text = Text()
        var rest = Text(author).bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: ","), rest.first == UInt8(ascii: " ") {
                rest.removeFirst()
                text.append(separator)
            } else {
                text.append(byte)
            }
        }
        return text
    }
}
