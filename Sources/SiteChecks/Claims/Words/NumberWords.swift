/// Whole numbers from 0 to 60 in words: `twenty-one`, `twenty-first`, `二十一`.
///
/// Larger ones are written in digits, by people as by this.
enum NumberWords {
    /// The English words for each number.
    static let english = table(
        [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
        ], tens: tens.map { ($0, "\($0)-") })

    /// The English ordinals.
    static let ordinals = table(
        [
            "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
            "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
            "sixteenth", "seventeenth", "eighteenth", "nineteenth",
        ], tens: tens.map { ("\($0.dropLast())ieth", "\($0)-") })

    /// The Chinese numerals, where nothing is counted: before a measure word two is 两.
    static let han = table(
        hanDigits + hanDigits.indices.map { $0 == 0 ? "十" : "十\(hanDigits[$0])" },
        tens: hanDigits[2...6].map { ("\($0)十", "\($0)十") })

    /// The number that words in small letters say, and in which manner; nil if they say none.
    static func read(_ words: String) -> (number: Int64, style: NumberStyle)? {
        numbers[words.replacing("-", with: " ")]
    }

    /// The number that an English ordinal in small letters says; nil if it is not one.
    static func number(inOrdinal words: String) -> Int64? {
        ordinalNumbers[words.replacing("-", with: " ")]
    }

    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty"]
    private static let hanDigits = "零一二三四五六七八九".map(String.init)

    /// The words from 0 to 60.
    ///
    /// - Parameters:
    ///   - small: Those from 0 to 19.
    ///   - tens: Twenty and so on, alone and in front of a smaller number.
    /// - Returns: The words, by the numbers.
    private static func table(
        _ small: [String], tens: [(round: String, front: String)]
    ) -> [String] {
        let large = tens.flatMap { ten in [ten.round] + small[1...9].map { ten.front + $0 } }
        return Array((small + large).prefix(61))
    }

    private static let numbers: [String: (number: Int64, style: NumberStyle)] = {
        var numbers: [String: (number: Int64, style: NumberStyle)] = [
            "〇": (0, .han), "两": (2, .han),
        ]
        for (style, words) in [(NumberStyle.english, english), (.han, han)] {
            for (number, word) in words.enumerated() {
                numbers[word.replacing("-", with: " ")] = (Int64(number), style)
            }
        }
        return numbers
    }()

    private static let ordinalNumbers = Dictionary(
        uniqueKeysWithValues: ordinals.enumerated().dropFirst().map { number, word in
            (word.replacing("-", with: " "), Int64(number))
        })
}
