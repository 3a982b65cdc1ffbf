/// The words for whole numbers from 0 to 60: `twenty-one`, `twenty-first`, `二十一`.
///
/// Larger numbers are usually written in digits.
enum NumberWords {
    static let english = table(
        [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
            "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen",
            "eighteen", "nineteen",
        ], tens: tens.map { ($0, "\($0)-") })

    static let ordinals = table(
        [
            "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
            "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
            "sixteenth", "seventeenth", "eighteenth", "nineteenth",
        ], tens: tens.map { ("\($0.dropLast())ieth", "\($0)-") })

    /// The Chinese numerals; before a measure word two is 两 instead.
    static let han = table(
        hanDigits + hanDigits.indices.map { $0 == 0 ? "十" : "十\(hanDigits[$0])" },
        tens: hanDigits[2...6].map { ("\($0)十", "\($0)十") })

    /// Reads a number and its style from words in lower case; nil if they are not a number.
    static func read(_ words: String) -> (number: Int64, style: NumberStyle)? {
        numbers[words.replacing("-", with: " ")]
    }

    /// Reads an English ordinal in lower case; nil if the words are not one.
    static func number(inOrdinal words: String) -> Int64? {
        ordinalNumbers[words.replacing("-", with: " ")]
    }

    private static let tens = ["twenty", "thirty", "forty", "fifty", "sixty"]
    private static let hanDigits = "零一二三四五六七八九".map(String.init)

    /// The words from 0 to 60, by number.
    ///
    /// - Parameters:
    ///   - small: The words from 0 to 19.
    ///   - tens: Twenty and so on, alone and before a smaller number.
    /// - Returns: The words.
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
