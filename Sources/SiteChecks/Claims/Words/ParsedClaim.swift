import Diagnostics

/// What the words of a claim say, held against what is so.
struct ParsedClaim: Equatable {
    /// Whether the words are right.
    var isTrue: Bool
    /// What is so, in the manner of the author: digits stay digits, words stay words, Chinese stays
    /// Chinese.
    var right: String
    /// Why that is not to be put in the place of the words; nil if it can be.
    var refusal: Message?
}

/// A number or a time as words say it, and how others are said in the same manner.
struct SaidQuantity {
    /// The number, or the milliseconds.
    var value: Int64
    /// The words for another one.
    var write: (Int64) -> String
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
    var hasHan: Bool { unicodeScalars.contains(where: \.isHan) }
}

extension Unicode.Scalar {
    /// Whether it is a Han character.
    var isHan: Bool { 0x3400...0x9FFF ~= value || 0x20000...0x3FFFF ~= value }
}
