/// The way an author writes numbers.
enum NumberStyle: Equatable {
    /// `1200`
    case digits
    /// `1,200`
    case groupedDigits
    /// `twelve`
    case english
    /// `十二`
    case han

    /// Reads a number and its style from a word; nil if the word is not a number.
    static func read(_ word: String) -> (number: Int64, style: NumberStyle)? {
        if !word.isEmpty, word.utf8.allSatisfy({ 48...57 ~= $0 }) {
            return Int64(word).map { ($0, .digits) }
        }
        return grouped(word).map { ($0, .groupedDigits) } ?? NumberWords.read(word)
    }

    private static func grouped(_ word: String) -> Int64? {
        let groups = word.split(separator: ",", omittingEmptySubsequences: false)
        guard groups.count > 1, let first = groups.first, 1...3 ~= first.count,
            groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.joined().utf8.allSatisfy({ 48...57 ~= $0 })
        else { return nil }
        return Int64(groups.joined())
    }

    /// A number in this style, or in digits if the style has no words for it.
    func text(_ number: Int64, isCounting: Bool = true) -> String {
        switch self {
        case .groupedDigits: return Self.grouped(number)
        case .english where NumberWords.english.indices ~= Int(number):
            return NumberWords.english[Int(number)]
        case .han where NumberWords.han.indices ~= Int(number):
            return number == 2 && isCounting ? "两" : NumberWords.han[Int(number)]
        case .digits, .english, .han: return "\(number)"
        }
    }

    private static func grouped(_ number: Int64) -> String {
        var digits = Array("\(number)")
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return String(digits)
    }
}
