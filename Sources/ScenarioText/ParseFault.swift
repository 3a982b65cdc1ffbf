import Diagnostics

/// The reason why a line is not a valid statement.
///
/// A class, so that throwing functions pass on a single reference.
final class ParseFault: Error {
    let id: DiagnosticID
    let range: SourceRange
    let summary: Message
    /// A replacement that would fix the fault; nil if none is known.
    let replacement: Replacement?

    init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message,
        _ replacement: Replacement? = nil
    ) {
        self.id = id
        self.range = range
        self.summary = summary
        self.replacement = replacement
    }

    /// Creates a fault that a suggestion in its own range would fix, if there is one.
    convenience init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message, suggestion: Text?
    ) {
        self.init(id, range, summary, suggestion.map { Replacement(range: range, text: $0) })
    }

    /// Creates a fault that a replacement of another range would fix.
    convenience init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message, replacing wider: SourceRange,
        by text: Text
    ) {
        self.init(id, range, summary, Replacement(range: wider, text: text))
    }

    /// The fault of a line that begins like a phrase but does not go on like one.
    static func mismatch(_ line: TokenLine, after count: Int, in place: Place) -> ParseFault {
        // The phrases that begin like the line.
        var possible = phrases(in: place)
        for (index, token) in line.tokens.prefix(count).enumerated() {
            let longer = possible.filter { $0.word(at: index) != nil }
            let literal = longer.filter { $0.word(at: index) == .literal(Array(token.bytes)) }
            possible =
                !literal.isEmpty
                ? literal
                : longer.filter { phrase in
                    guard case .value(let kind) = phrase.word(at: index) else { return false }
                    return kind.accepts(token)
                }
        }
        possible = possible.filter { $0.word(at: count) != nil }
        if let outside = outsideOfTheModel(line.tokens.dropFirst(count)) { return outside }
        guard count < line.tokens.count else {
            return ParseFault(
                "scenario.incomplete", line.end,
                "the statement ends too soon\(missing(at: count, of: possible))")
        }
        let token = line.tokens[count]
        if possible.isEmpty {
            return ParseFault(
                "scenario.extra-word", token.range,
                "'\(token.text)' follows a complete statement")
        }
        return unknownWord(line, at: count, of: possible)
    }

    /// The fault of a line about something that the model deliberately leaves out.
    private static func outsideOfTheModel(_ tokens: ArraySlice<Token>) -> ParseFault? {
        for token in tokens {
            for (word, reason) in leftOut where token.bytes == word {
                return ParseFault(
                    "scenario.outside", token.range,
                    "'\(token.text)' is outside the model: \(reason)")
            }
        }
        return nil
    }

    /// The fault of a word that no phrase has at its position, with the nearest valid word.
    private static func unknownWord(_ line: TokenLine, at index: Int, of possible: [Phrase])
        -> ParseFault
    {
        let token = line.tokens[index]
        var vocabulary: [Text] = []
        for phrase in possible {
            switch phrase.word(at: index) {
            case .literal(let word): vocabulary.append(Text(word))
            case .value(let kind): vocabulary.append(contentsOf: kind.vocabulary)
            case nil: break
            }
        }
        let nearest = nearestWord(to: token.text, among: vocabulary)
        let shown: Text = token.kind == .quoted ? "\"\(token.text)\"" : "'\(token.text)'"
        var summary: Message = "unknown word \(shown)\(didYouMean(nearest))"
        if nearest == nil {
            summary = "\(summary)\(expected(at: index, of: possible, for: line))"
        }
        return ParseFault("scenario.unknown-word", token.range, summary, suggestion: nearest)
    }

    /// Whether the words are not a phrase, rather than a phrase that means something impossible.
    var isOfVocabulary: Bool {
        id == "scenario.unknown-word" || id == "scenario.extra-word"
            || id == "scenario.incomplete"
    }

    /// The fault as a diagnostic with its replacement.
    var diagnostic: Diagnostic {
        Diagnostic(
            .error, id, range: range, summary,
            replacements: replacement.map { [$0] } ?? [])
    }
}

/// Topics on which the sources say too little for a rule.
private let leftOut: [(word: StaticString, reason: Message)] = [
    ("NFC", "no source says what is called in an app that is launched for a tag"),
    ("Slide", "no source says whether an app under Slide Over resigns active"),
    ("Watch", "the codes of watchOS are explained, but watchOS is not simulated"),
]
