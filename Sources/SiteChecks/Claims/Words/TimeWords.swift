import Diagnostics
import LifecycleCore

/// Words for a time: `61 s`, `61`, `a minute`, `1 min 1 s`, `thirty-second`, `一分零一秒`.
struct TimeWords {
    /// The parts, such as minutes and seconds; a part without a unit is in seconds.
    private var parts: [Part] = []

    /// The largest number of bytes in words for a time.
    private static let longestWords = 100

    /// The largest number that is read; it is more than ten years even in milliseconds.
    private static let largestNumber: Int64 = 1_000_000_000_000

    private struct Part {
        /// The number in thousandths, for `5.5`.
        var thousandths: Int64
        var style: NumberStyle
        /// The text between the number and its unit.
        var gap: String
        var unit: TimeUnit?
    }

    /// The meaning of words about a length of time, compared with the fact; nil if they say no
    /// time.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - span: The true length; nil if there is no limit.
    ///   - unlimited: The words for no limit.
    /// - Returns: Whether the words are true, and the right words.
    static func parsedClaim(_ words: String, of span: Span?, unlimited: String = "") -> ParsedClaim?
    {
        ComparedWords.parsedClaim(words, of: span?.milliseconds, unlimited: unlimited, read: read)
    }

    /// Reads a time and nothing else from words in lower case.
    static func read(_ words: String) -> SaidQuantity? {
        guard let said = TimeWords(words) else { return nil }
        return SaidQuantity(value: said.milliseconds, write: said.text)
    }

    /// Examples of true words, for messages.
    static func examples(for span: Span, inHan: Bool) -> [String] {
        let unit: TimeUnit.Family = inHan ? .han : .symbols
        let number = Self.decimal(span.milliseconds)
        return inHan
            ? ["\(number) 秒"]
            : ["\(number) s", TimeWords(unit, .english).text(span.milliseconds)]
    }

    private init(_ family: TimeUnit.Family, _ style: NumberStyle) {
        let unit = TimeUnit.of(1000, family == .symbols ? .words : family)
        parts = [Part(thousandths: 0, style: style, gap: " ", unit: unit)]
    }

    private init?(_ words: String) {
        guard words.utf8.count <= Self.longestWords else { return nil }
        var rest = Substring(words)
        while !rest.isEmpty {
            guard let part = Self.readPart(&rest) else { return nil }
            // A number without a unit must be alone, and units must come in descending order.
            if let last = parts.last {
                guard let longer = last.unit, let unit = part.unit,
                    longer.milliseconds > unit.milliseconds
                else { return nil }
            }
            parts.append(part)
            for joint in [" and ", ", ", " ", "零"] where rest.hasPrefix(joint) {
                rest = rest.dropFirst(joint.count)
                break
            }
        }
        if parts.isEmpty { return nil }
    }

    /// Reads a number and its unit, with the longest number possible.
    private static func readPart(_ rest: inout Substring) -> Part? {
        let units = TimeUnit.all.flatMap { [$0.plural, $0.singular] }
        for end in rest.indices.reversed() + [rest.startIndex] {
            let word = rest[...end]
            guard let (number, style) = readNumber(String(word)) else { continue }
            let behind = rest[rest.index(after: end)...]
            if behind.isEmpty {
                rest = behind
                return Part(thousandths: number, style: style, gap: "", unit: nil)
            }
            let gap = behind.hasPrefix(" ") ? " " : behind.hasPrefix("-") ? "-" : ""
            let tail = behind.dropFirst(gap.count)
            let fitting = units.filter { unit in
                tail.hasPrefix(unit) && tail.dropFirst(unit.count).first?.isASCIILetter != true
            }
            guard let name = fitting.max(by: { $0.count < $1.count }),
                let unit = TimeUnit.named(name)
            else { continue }
            rest = tail.dropFirst(name.count)
            return Part(thousandths: number, style: style, gap: gap, unit: unit)
        }
        return nil
    }

    private static func readNumber(_ word: String) -> (thousandths: Int64, NumberStyle)? {
        if word == "a" || word == "an" { return (1000, .english) }
        if let (number, style) = NumberStyle.read(word) {
            return number <= largestNumber ? (number * 1000, style) : nil
        }
        let sides = word.split(separator: ".", omittingEmptySubsequences: false)
        guard sides.count == 2, let whole = Int64(sides[0]), let part = Int64(sides[1]),
            0...largestNumber ~= whole, 1...3 ~= sides[1].count, part >= 0
        else { return nil }
        let scale: Int64 = [100, 10, 1][sides[1].count - 1]
        return (whole * 1000 + part * scale, .digits)
    }

    /// The whole time; -1 if it is too long for any run.
    private var milliseconds: Int64 {
        parts.reduce(0) { total, part in
            let unit = part.unit?.milliseconds ?? 1000
            let (length, isTooLong) = part.thousandths.multipliedReportingOverflow(by: unit)
            return isTooLong || total < 0 ? -1 : total + length / 1000
        }
    }

    /// Another time written in the same way.
    private func text(_ milliseconds: Int64) -> String {
        let first = parts[0]
        guard let unit = first.unit else { return number(milliseconds, 1000, first.style) }
        if parts.count == 1 {
            let isWhole = milliseconds % unit.milliseconds == 0
            // Seconds can have decimals; another unit is replaced by a sum of several.
            if isWhole || unit.milliseconds == 1000 { return text(milliseconds, in: unit) }
        }
        var rest = milliseconds
        var texts: [String] = []
        for length: Int64 in [86_400_000, 3_600_000, 60_000, 1000] {
            let isLast = length == 1000
            let amount = isLast ? rest : rest / length * length
            rest -= amount
            let isNeeded = amount > 0 || (isLast && texts.isEmpty)
            if isNeeded, let unit = TimeUnit.of(length, unit.family) {
                texts.append(text(amount, in: unit))
            }
        }
        return texts.joined(separator: unit.family == .han ? "" : " ")
    }

    private func text(_ milliseconds: Int64, in unit: TimeUnit) -> String {
        let number = number(milliseconds, unit.milliseconds, parts[0].style)
        let isOne = milliseconds == unit.milliseconds || parts[0].gap == "-"
        return number + parts[0].gap + (isOne ? unit.singular : unit.plural)
    }

    private func number(_ milliseconds: Int64, _ unit: Int64, _ style: NumberStyle) -> String {
        milliseconds % unit == 0
            ? style.text(milliseconds / unit)
            : Self.decimal(milliseconds * 1000 / unit)
    }

    private static func decimal(_ thousandths: Int64) -> String {
        Text(decimal: thousandths, places: 3, isShortened: true).string
    }
}

extension Character {
    fileprivate var isASCIILetter: Bool { isASCII && isLetter }
}
