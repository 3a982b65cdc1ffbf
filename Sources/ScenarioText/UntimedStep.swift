package import Diagnostics
package import LifecycleCore

/// The words of a line that may be a step without its `at` or its time.
struct UntimedStep {
    /// The words, without articles.
    let words: [Token]
    /// The time to suggest: the one in the line, or that of the lines above.
    let time: Text

    /// Takes the words of a line; nil if it has a time or steps are not allowed there.
    init?(_ line: TokenLine, _ here: ParsingContext) {
        guard here.place == .line, line.time == nil else { return nil }
        var rest = line.tokens[...]
        if let first = rest.first, first.bytes == "at" { rest = rest.dropFirst() }
        if let written = rest.first?.timeWithoutColon {
            time = written
            rest = rest.dropFirst()
        } else {
            time = Text(writtenTime: here.time)
        }
        words = rest.filter { !$0.isArticle }
        if words.isEmpty { return nil }
    }

    /// Whether words are a step once they have a time.
    func isStep(_ words: Text) -> Bool { isStatement("at \(time) \(words)", in: .line) }

    /// The step that the words mean as a common wording, if it is a single one.
    func everydayMeaning(_ here: ParsingContext) -> Text? {
        let phrase = EverydayPhrase(
            words.map { $0.lowercased }, written: words.map { $0.text },
            isSwitcherOpen: here.isSwitcherOpen, fits: { isStep($0) })
        guard let phrase, phrase.meant.count == 1 else { return nil }
        return phrase.meant[0]
    }
}

extension Token {
    /// The token as a time, without a final colon; nil if it is not a time.
    fileprivate var timeWithoutColon: Text? {
        var token = self
        if token.bytes.last == UInt8(ascii: ":") { token.bytes.removeLast() }
        return token.kind == .word && ValueKind.time.accepts(token) ? token.text : nil
    }
}

extension Text {
    /// Creates the text of a time as a scenario writes it: `5s` or `1500ms`.
    package init(writtenTime time: Instant) {
        let milliseconds = time.milliseconds
        self = milliseconds % 1000 == 0 ? "\(milliseconds / 1000)s" : "\(milliseconds)ms"
    }
}
