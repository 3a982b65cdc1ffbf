import Diagnostics

/// How near the words of a line are to those of a phrase, word by word.
struct Alignment {
    private let tokens: [Token]
    /// The words in lower case.
    private let lower: [Text]

    /// What the words of a phrase may cost that is still near.
    static let mostCost = 4

    init(_ tokens: [Token]) {
        self.tokens = tokens
        lower = tokens.map { $0.lowercased }
    }

    /// What it costs to make the words those of a phrase; nil where that is more than what is near,
    /// or where they have no word in common.
    func cost(to words: ArraySlice<Word>) -> Int? {
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

    /// Whether a word of the line is one of the phrase, or a value that can stand there.
    private func isSame(_ index: Int, as word: Word) -> Bool {
        switch word {
        case .value(let kind): kind.accepts(tokens[index])
        case .literal(let bytes):
            tokens[index].kind == .word && lower[index].isLowercase(of: bytes)
        }
    }

    /// What it costs that a line has a word in place of one of the phrase.
    private func cost(of index: Int, for word: Word) -> Int {
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

extension Word {
    /// What it costs that a line does without it.
    fileprivate var costOfAdding: Int {
        switch self {
        case .literal: 3
        case .value: 4
        }
    }
}

extension Token {
    /// What it costs to leave the word out: little for those that carry no meaning of their own.
    fileprivate var costOfLeavingOut: Int {
        let small: [StaticString] = [
            "to", "in", "on", "of", "up", "into", "from", "my", "own", "is", "then", "and",
            "please",
        ]
        return small.contains { bytes == $0 } ? 1 : 4
    }
}

extension Text {
    /// Whether it is a word in lower case.
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
