/// Whole numbers in Chinese numerals: 三, 十二, 两百, 一千零五, 三万六千.
enum HanNumber {
    private static let digits = Array("零一二三四五六七八九")
    private static let units: [(Character, Int64)] = [("千", 1000), ("百", 100), ("十", 10)]

    /// A number in numerals; nil if it is negative or a hundred million or more.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - isCounting: Whether a measure word follows, before which two is 两.
    /// - Returns: The numerals.
    static func numerals(for number: Int64, isCounting: Bool) -> String? {
        guard 0..<100_000_000 ~= number else { return nil }
        if number == 2, isCounting { return "两" }
        if number == 0 { return "零" }
        let (myriads, rest) = (number / 10000, number % 10000)
        var text = ""
        if myriads > 0 {
            text = myriads == 2 ? "两万" : below10000(myriads) + "万"
            if rest > 0, rest < 1000 { text += "零" }
        }
        if rest > 0 { text += below10000(rest) }
        // Ten to nineteen are said without the one in front.
        return text.hasPrefix("一十") ? String(text.dropFirst()) : text
    }

    private static func below10000(_ number: Int64) -> String {
        var text = ""
        var rest = number
        for (unit, value) in units {
            let digit = rest / value
            rest %= value
            if digit > 0 {
                text.append(digit == 2 && value >= 1000 ? "两" : digits[Int(digit)])
                text.append(unit)
                // A gap below is read out once.
                if rest > 0, rest < value / 10 { text.append("零") }
            }
        }
        if rest > 0 { text.append(digits[Int(rest)]) }
        return text
    }

    /// The number that numerals say; nil if they say none.
    ///
    /// What is said behind a unit without its own one counts the next smaller one: 三百五 is 350.
    static func number(in numerals: some StringProtocol) -> Int64? {
        guard !numerals.isEmpty, numerals.count <= 16 else { return nil }
        var total: Int64 = 0
        var section: Int64 = 0
        var digit: Int64?
        /// The unit last read; a smaller one has to follow.
        var unit = Int64.max
        /// What the last digit counts if no unit follows it.
        var place: Int64 = 1
        for character in numerals {
            if let value = value(of: character) {
                guard digit == nil || digit == 0 else { return nil }
                if value == 0 || digit == 0 { place = 1 }
                digit = value
            } else if character == "万" {
                guard total == 0, section > 0 || digit ?? 0 > 0 else { return nil }
                total = (section + (digit ?? 0)) * 10000
                (section, digit, unit, place) = (0, nil, .max, 1000)
            } else if let (_, value) = units.first(where: { $0.0 == character }) {
                if value >= unit || (digit ?? 0) == 0 && value > 10 { return nil }
                section += (digit == 0 ? 1 : digit ?? 1) * value
                (digit, unit, place) = (nil, value, value / 10)
            } else {
                return nil
            }
        }
        return total + section + (digit ?? 0) * place
    }

    private static func value(of character: Character) -> Int64? {
        if let value = digits.firstIndex(of: character) { return Int64(value) }
        return character == "两" ? 2 : character == "〇" ? 0 : nil
    }
}
