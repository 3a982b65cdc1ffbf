import Diagnostics

/// The edit distance between the words of a line and those of a phrase.
struct PhraseDistance {
    private let tokens: [Token]
    /// The words in lower case.
    private let lower: [Text]

    /// The highest cost at which a phrase counts as near.
    static let mostCost = 4

    init(_ tokens: [Token]) {
        self.tokens = tokens
        lower = tokens.map { $0.lowercased }
    }

    /// The cost of turning the line into a phrase; nil if it is too high or no word is shared.
    func cost(to words: ArraySlice<PhraseWord>) -> Int? {
        guard abs(tokens.count - words.count) <= 2 else { return nil }
        guard tokens.indices.contains(where: { index in words.contains { isSame(index, as: $0) } })
        else { return nil }
        var previous = [0]
        for word in words { previous.append(previous[previous.count - 1] + word.costOfAdding) }
        for index in tokens.indices {
            let costOfLeavingOut = tokens[index].costOfLeavingOut
            var current = [previous[0] + costOfLeavingOut]
            for (column, word) in words.enumerated() {
                current.append(
                    min(
                        previous[column] + cost(of: index, for: word),
                        previous[column + 1] + costOfLeavingOut,
                        current[column] + word.costOfAdding))
            }
            previous = current
        }
        return previous[words.count] <= Self.mostCost ? previous[words.count] : nil
    }

    /// Whether a word of the line equals a word of the phrase, or is a valid value for it.
    private func isSame(_ index: Int, as word: PhraseWord) -> Bool {
        switch word {
        case .value(let kind): kind.accepts(tokens[index])
        case .literal(let bytes):
            tokens[index].kind == .word && lower[index].isLowercase(of: bytes)
        }
    }

    /// The cost of replacing a word of the line by a word of the phrase.
    private func cost(of index: Int, for word: PhraseWord) -> Int {
        if isSame(index, as: word) { return 0 }
        guard case .literal(let bytes) = word, tokens[index].kind == .word else {
            return Self.mostCost + 1
        }
        let own = Text(bytes).lowercased
        if lower[index].isForm(of: own.bytes[...]) || own.isForm(of: lower[index].bytes[...]) {
            return 1
        }
        return nearestWord(to: lower[index], among: [own]) == nil ? Self.mostCost + 1 : 2
    }
}

extension PhraseWord {
    /// The cost of a word that the line lacks.
    fileprivate var costOfAdding: Int {
        switch self {
        case .literal: 3
        case .value: 4
        }
    }
}

extension Token {
    /// The cost of an extra word in the line; low for words that carry no meaning.
    fileprivate var costOfLeavingOut: Int {
        let small: [StaticString] = [
            "to", "in", "on", "of", "up", "into", "from", "my", "own", "is", "then", "and",
            "please",
        ]
        return small.contains { bytes == $0 } ? 1 : 4
    }
}

extension Text {
    /// Whether the text is the lower case of a word.
    fileprivate func isLowercase(of word: [UInt8]) -> Bool {
        guard count == word.count else { return false }
        for (own, other) in zip(bytes, word)
        where own != (other >= UInt8(ascii: "A") && other <= UInt8(ascii: "Z") ? other + 32 : other)
        {
            return false
        }
        return true
    }
}
