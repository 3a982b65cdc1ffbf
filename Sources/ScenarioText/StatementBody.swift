package import Diagnostics

/// Returns whether a line is a valid statement in a place.
package func isStatement(_ line: Text, in place: Place) -> Bool {
    line.bytes.withUnsafeBufferPointer { bytes in
        let line = TokenLine(number: 1, bytes: bytes[...])
        guard !line.tokens.isEmpty else { return false }
        var count = 0
        do throws(ParseFault) {
            return try PhraseMatch.reading(of: line, in: place, &count) != nil
        } catch {
            return false
        }
    }
}

/// The words of a line after its time or delay, without articles.
struct StatementBody {
    let tokens: [Token]
    /// The place of the line.
    private let place: Place
    /// The words before them, as written.
    private let front: Text
    private let line: [Token]

    init(_ line: TokenLine, in place: Place) {
        self.line = line.inPlainWords.tokens
        self.place = place
        let count = Self.frontCount(self.line, in: place)
        front = self.line[..<count].sentence
        tokens = Array(self.line[count...])
    }

    /// The number of words of a time or delay: `at 5s`, `after 5s`, `every 5s by deadline`.
    private static func frontCount(_ tokens: [Token], in place: Place) -> Int {
        guard tokens.count > 2 else { return 0 }
        let isDelay = tokens[0].bytes == "after" || tokens[0].bytes == "every"
        let isStep = tokens[0].bytes == "at" && ValueKind.time.accepts(tokens[1])
        guard place == .line ? isStep : isDelay else { return 0 }
        return isDelay && tokens.count > 4 && tokens[2].bytes == "by" ? 4 : 2
    }

    /// The range from the first of the words to the end of the line.
    func range(to line: TokenLine) -> SourceRange {
        SourceRange(start: tokens[0].range.start, end: line.end.start)
    }

    /// Whether a phrase, written as in a timeline but without time, is valid in place of the words.
    func fits(_ phrase: Text) -> Bool {
        isStatement(front.isEmpty ? inPlace(phrase) : "\(front) \(inPlace(phrase))", in: place)
    }

    /// A timeline's words for an action of the app, as they are written in this place.
    func inPlace(_ phrase: Text) -> Text {
        guard place == .handler else { return phrase }
        var words = phrase.bytes.split(separator: UInt8(ascii: " "))
        guard words.count > 1, Text(words.removeFirst()) == ("app" as StaticString) else {
            return phrase
        }
        for phrase in phrases(in: .handler) {
            guard case .literal(let verb) = phrase.words[0], Text(verb).isForm(of: words[0]) else {
                continue
            }
            words[0] = verb[...]
            break
        }
        return Text(words.joined(separator: [UInt8(ascii: " ")]))
    }

    /// Whether the line is a phrase once a replacement is made.
    func isPhrase(replacing replacement: Replacement) -> Bool {
        var text = Text()
        for token in line {
            if !text.isEmpty { text.append(literal: " ") }
            text.append(token.range == replacement.range ? replacement.text : token.written)
        }
        return isStatement(text, in: place)
    }

    /// The nearest phrases of the place, with the values of the line; empty if none or too many are
    /// near.
    var nearestPhrases: [Text] {
        var best: [Text] = []
        var least = PhraseDistance.mostCost
        let alignment = PhraseDistance(tokens)
        for phrase in phrases(in: place) {
            let words = phrase.words.dropFirst(front.isEmpty ? 0 : phrase.frontCount)
            guard phrase.frontCount == 0 || !front.isEmpty && place == .line, !phrase.repeats
            else { continue }
            guard let cost = alignment.cost(to: words), cost <= least else {
                continue
            }
            let text = phrase.filled(words, with: tokens)
            if cost < least { best = [] }
            if !best.contains(text) { best.append(text) }
            least = cost
        }
        return best.count > 3 ? [] : best
    }
}

extension Phrase {
    /// The number of words of a time or delay.
    var frontCount: Int {
        guard case .literal(let first) = words[0] else { return 0 }
        let word = Text(first)
        if word == ("at" as StaticString) { return 2 }
        guard word == ("after" as StaticString) || word == ("every" as StaticString) else {
            return 0
        }
        return words.contains(.value(.clock)) ? 4 : 2
    }

    /// Words of the phrase with values from a line, or examples if the line lacks one.
    func filled(_ words: ArraySlice<PhraseWord>, with tokens: [Token]) -> Text {
        var rest = tokens
        var text = Text()
        for word in words {
            if !text.isEmpty { text.append(literal: " ") }
            switch word {
            case .literal(let bytes): text.append(Text(bytes))
            case .value(let kind):
                if let index = rest.firstIndex(where: { kind.accepts($0) }) {
                    text.append(rest.remove(at: index).written)
                } else {
                    text.append(literal: kind.example)
                }
            }
        }
        return text
    }
}

extension Token {
    var lowercased: Text { text.lowercased }

    /// The token as written, with its quotes.
    var written: Text { kind == .quoted ? "\"\(text)\"" : text }
}

extension Sequence where Element == Token {
    /// The tokens as written, separated by blanks.
    var sentence: Text {
        var sentence = Text()
        for token in self {
            if !sentence.isEmpty { sentence.append(literal: " ") }
            sentence.append(token.written)
        }
        return sentence
    }
}

extension Text {
    /// The text with ASCII letters in lower case.
    var lowercased: Text {
        Text(bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 })
    }
}
