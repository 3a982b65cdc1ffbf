package import Diagnostics

/// Whether a line is a statement of a place.
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

/// The words of a line behind its time or delay, without articles.
struct StatementBody {
    /// The words.
    let tokens: [Token]
    /// Where they stand.
    private let place: Place
    /// What stands in front of them, as it is written.
    private let front: Text
    /// The whole line.
    private let line: [Token]

    init(_ line: TokenLine, in place: Place) {
        self.line = line.inPlainWords.tokens
        self.place = place
        let count = Self.frontCount(self.line, in: place)
        front = self.line[..<count].sentence
        tokens = Array(self.line[count...])
    }

    /// How many words say when: `at 5s`, `after 5s`, `every 5s by deadline`.
    private static func frontCount(_ tokens: [Token], in place: Place) -> Int {
        guard tokens.count > 2 else { return 0 }
        let isDelay = tokens[0].bytes == "after" || tokens[0].bytes == "every"
        let isStep = tokens[0].bytes == "at" && ValueKind.time.accepts(tokens[1])
        guard place == .line ? isStep : isDelay else { return 0 }
        return isDelay && tokens.count > 4 && tokens[2].bytes == "by" ? 4 : 2
    }

    /// The place from the first of the words to the end of the line.
    func range(to line: TokenLine) -> SourceRange {
        SourceRange(start: tokens[0].range.start, end: line.end.start)
    }

    /// Whether a phrase without its time, as a timeline has it, can stand in place of the words.
    func fits(_ phrase: Text) -> Bool {
        isStatement(front.isEmpty ? inPlace(phrase) : "\(front) \(inPlace(phrase))", in: place)
    }

    /// What a timeline says that the app does, as its code is told to do it.
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

    /// Whether the line is a phrase once some word is replaced.
    func isPhrase(replacing replacement: Replacement) -> Bool {
        var text = Text()
        for token in line {
            if !text.isEmpty { text.append(literal: " ") }
            text.append(token.range == replacement.range ? replacement.text : token.written)
        }
        return isStatement(text, in: place)
    }

    /// The phrases of the place that are nearest to the words, with their values; none where nothing
    /// is near, or too much is.
    var nearestPhrases: [Text] {
        var best: [Text] = []
        var least = Alignment.mostCost
        let alignment = Alignment(tokens)
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
    /// How many words say when.
    var frontCount: Int {
        guard case .literal(let first) = words[0] else { return 0 }
        let word = Text(first)
        if word == ("at" as StaticString) { return 2 }
        guard word == ("after" as StaticString) || word == ("every" as StaticString) else {
            return 0
        }
        return words.contains(.value(.clock)) ? 4 : 2
    }

    /// Words of the phrase with values: those of a line as far as it has them, and examples.
    func filled(_ words: ArraySlice<Word>, with tokens: [Token]) -> Text {
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
    /// The word in lower case.
    var lowercased: Text { text.lowercased }

    /// The word as it is written.
    var written: Text { kind == .quoted ? "\"\(text)\"" : text }
}

extension Sequence where Element == Token {
    /// The words as they are written, with blanks between them.
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
    /// The text in lower case.
    var lowercased: Text {
        Text(bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 })
    }
}
