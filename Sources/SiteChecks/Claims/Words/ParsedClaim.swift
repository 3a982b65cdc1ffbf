import Diagnostics

/// The meaning of a claim's words, compared with a fact.
struct ParsedClaim: Equatable {
    /// True if the words are right.
    var isTrue: Bool
    /// The right words in the author's style: digits stay digits, words stay words, Chinese stays
    /// Chinese.
    var right: String
    /// The reason why blessing does not use the right words; nil if it does.
    var refusal: Message?
}

/// A number or a time from words, with the way to write others like it.
struct SaidQuantity {
    /// The number, or the time in milliseconds.
    var value: Int64
    /// Writes another value in the same way.
    var write: (Int64) -> String
}

extension String {
    /// The words separated by single blanks, without blanks around them.
    var inOneLine: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The words with a capital first letter if an example has one.
    func capitalized(like example: String) -> String {
        guard let letter = example.first, letter.isUppercase, let first else { return self }
        return first.uppercased() + dropFirst()
    }

    /// True if the text has a Han character.
    var hasHan: Bool { unicodeScalars.contains(where: \.isHan) }
}

extension Unicode.Scalar {
    var isHan: Bool { 0x3400...0x9FFF ~= value || 0x20000...0x3FFFF ~= value }
}
