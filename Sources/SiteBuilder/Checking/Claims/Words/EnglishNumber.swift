/// Whole numbers from 0 to 999 in English words; dozens are read as well.
enum EnglishNumber {
    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
        "eighteen", "nineteen",
    ]
    private static let tens = [
        "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ]
    private static let ordinals = [
        "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
        "nine": "ninth", "twelve": "twelfth",
    ]

    /// A number in words; nil if it is not from 0 to 999.
    static func words(for number: Int64) -> String? {
        guard 0...999 ~= number else { return nil }
        let value = Int(number)
        if value < 20 { return small[value] }
        if value < 100 {
            let ones = value % 10
            return tens[value / 10] + (ones > 0 ? "-" + small[ones] : "")
        }
        let rest = value % 100
        let hundreds = small[value / 100] + " hundred"
        guard rest > 0, let words = words(for: Int64(rest)) else { return hundreds }
        return hundreds + " and " + words
    }

    /// An ordinal in words: `third`, `twenty-first`; nil if it is not from 1 to 999.
    static func ordinal(for number: Int64) -> String? {
        guard number > 0, let words = words(for: number) else { return nil }
        let start = words.lastIndex { $0 == "-" || $0 == " " }.map { words.index(after: $0) }
        let last = String(words[(start ?? words.startIndex)...])
        let front = words.prefix(words.count - last.count)
        if let ordinal = ordinals[last] { return front + ordinal }
        return front + (last.hasSuffix("y") ? last.dropLast() + "ie" : last) + "th"
    }

    /// The number that words in small letters say; nil if they say none.
    static func number(in words: String) -> Int64? {
        let words = normal(words)
        return numbers[words] ?? dozens[words]
    }

    /// The number that an ordinal in small letters says; nil if it is none.
    static func number(inOrdinal words: String) -> Int64? { ordinalNumbers[normal(words)] }

    /// One spelling for all: hyphens are blanks, `and` is nothing, `a hundred` is one.
    private static func normal(_ words: String) -> String {
        var parts = words.split { $0 == " " || $0 == "-" }.map(String.init)
        parts.removeAll { $0 == "and" }
        if parts.first == "a", parts.count > 1 { parts[0] = "one" }
        return parts.joined(separator: " ")
    }

    private static let numbers = table(words(for:))
    private static let dozens: [String: Int64] = [
        "half a dozen": 6, "dozen": 12, "one dozen": 12, "two dozen": 24, "three dozen": 36,
    ]
    private static let ordinalNumbers = table(ordinal(for:))

    private static func table(_ spelling: (Int64) -> String?) -> [String: Int64] {
        var table: [String: Int64] = [:]
        for number in Int64(0)...999 {
            if let words = spelling(number) { table[normal(words)] = number }
        }
        return table
    }
}
