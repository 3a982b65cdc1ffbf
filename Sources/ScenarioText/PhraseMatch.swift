import Diagnostics
import LifecycleCore

/// A line that is a phrase of the language: what it means, and its values with their places.
struct PhraseMatch {
    var meaning: Meaning
    var values: [Value]
    private var tokens: [Token]
    /// One bit for each word that is a value.
    private var places: UInt64
    /// Whether the line of a handler starts with a delay, `after` or `every`.
    var isDelayed: Bool
    /// Whether it starts with `every`, so that the action comes again and again.
    var isRepeated: Bool

    /// Matches a line against the phrases of a place.
    ///
    /// - Throws: What is wrong with the first word that no phrase has there.
    init(_ line: TokenLine, in place: Place) throws(ParseFault) {
        for token in line.tokens where token.kind == .unclosed {
            throw ParseFault("scenario.unclosed-quote", token.range, "a name has no closing quote")
        }
        for token in line.tokens {
            if let place = token.firstControlCharacter {
                throw ParseFault(
                    "scenario.control-character", place,
                    "a control character: nobody can see it, and a trace would print it")
            }
        }
        let (meaning, values, places, count) = try tree(of: place).match(line.tokens)
        guard let meaning else { throw .mismatch(line, after: count, in: place) }
        self.meaning = meaning
        self.values = values
        self.places = places
        tokens = line.tokens
        isRepeated = line.tokens[0].bytes == "every"
        isDelayed = isRepeated || line.tokens[0].bytes == "after"
    }

    /// What measures the time of a delay: `by deadline` and `by wallDeadline` say it.
    var clock: TimerClock {
        guard isDelayed, values.count > 1, case .clock(let clock) = values[1] else {
            return .scenario
        }
        return clock
    }

    /// The places of the values.
    var ranges: [SourceRange] {
        tokens.indices.compactMap { places & 1 << UInt64($0) == 0 ? nil : tokens[$0].range }
    }
}

/// Why a line is no statement.
///
/// An object, so that each function on the way of a fault hands on one reference.
final class ParseFault: Error {
    let id: DiagnosticID
    let range: SourceRange
    let summary: Text
    /// What would be right in place of the words at fault; nil where nobody can say.
    let replacement: Replacement?

    init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, _ replacement: Replacement? = nil
    ) {
        self.id = id
        self.range = range
        self.summary = summary
        self.replacement = replacement
    }

    /// A fault that a suggestion in place of its own words would mend, if there is one.
    convenience init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, suggestion: Text?
    ) {
        self.init(id, range, summary, suggestion.map { Replacement(range: range, text: $0) })
    }

    /// A fault that another range than its own would mend.
    convenience init(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, replacing wider: SourceRange,
        by text: Text
    ) {
        self.init(id, range, summary, Replacement(range: wider, text: text))
    }

    /// A line whose first words are the beginning of a phrase, and the next one is not.
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
                "the statement ends too soon: \(expected(at: count, of: possible)) is missing")
        }
        let token = line.tokens[count]
        if possible.isEmpty {
            return ParseFault(
                "scenario.extra-word", token.range,
                "'\(token.text)' follows a statement that is complete")
        }
        return unknownWord(token, at: count, of: possible)
    }

    /// A line about something that the model leaves out on purpose.
    private static func outsideOfTheModel(_ tokens: ArraySlice<Token>) -> ParseFault? {
        for token in tokens {
            for (word, reason) in leftOut where token.bytes == word {
                return ParseFault(
                    "scenario.outside", token.range,
                    "'\(token.text)' is outside of the model: \(reason)")
            }
        }
        return nil
    }

    /// A word that no phrase has at its place, with the nearest one that some phrase has.
    private static func unknownWord(_ token: Token, at index: Int, of possible: [Phrase])
        -> ParseFault
    {
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
        var summary: Text = "unknown word \(shown)"
        if let nearest {
            summary.append("; did you mean '\(nearest)'?" as Text)
        } else {
            summary.append("; expected \(expected(at: index, of: possible))" as Text)
        }
        return ParseFault("scenario.unknown-word", token.range, summary, suggestion: nearest)
    }

    /// Whether the words of the line are no phrase, rather than a phrase that says what cannot be.
    var isOfVocabulary: Bool {
        id == "scenario.unknown-word" || id == "scenario.extra-word"
            || id == "scenario.incomplete"
    }

    /// The fault as a diagnostic, with the replacement that would mend it.
    var diagnostic: Diagnostic {
        Diagnostic(
            .error, id, range: range, summary,
            replacements: replacement.map { [$0] } ?? [])
    }
}

/// What the sources name and say too little about, so that no rule speaks of it.
private let leftOut: [(word: StaticString, reason: Text)] = [
    ("NFC", "no source says what an app that is launched for a tag is called with"),
    ("Slide", "no source says whether an app under Slide Over resigns active"),
    ("Watch", "the codes of watchOS are explained, and nothing of it is simulated"),
]

/// What could stand at a place of some phrases, in words: "'opens', 'goes' or a time such as 5s".
private func expected(at index: Int, of phrases: [Phrase]) -> Text {
    var choices: [Text] = []
    for phrase in phrases {
        guard let word = phrase.word(at: index) else { continue }
        let choice: Text =
            switch word {
            case .literal(let word): "'\(Text(word))'"
            case .value(let kind): Text(kind.description)
            }
        if !choices.contains(choice) { choices.append(choice) }
    }
    var text = Text()
    for (position, choice) in choices.enumerated() {
        if position > 0 {
            text.append(literal: position == choices.count - 1 ? " or " : ", ")
        }
        text.append(choice)
    }
    return text
}
