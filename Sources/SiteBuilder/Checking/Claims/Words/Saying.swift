/// What the words of a claim say, held against what is so.
struct Saying: Equatable {
    /// Whether the words are right.
    var isTrue: Bool
    /// The words that are right, in the manner of the author: digits stay digits, words stay
    /// words, Chinese stays Chinese.
    var right: String
}

extension String {
    /// The words without blanks around them and with one between two of them.
    var inOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The words with a capital in front if an example has one there.
    func capitalized(like example: String) -> String {
        guard let letter = example.first, letter.isUppercase, let first else { return self }
        return first.uppercased() + dropFirst()
    }

    /// Whether a character of the words is a Han character.
    var hasHan: Bool {
        unicodeScalars.contains { 0x3400...0x9FFF ~= $0.value || 0x20000...0x3FFFF ~= $0.value }
    }
}
