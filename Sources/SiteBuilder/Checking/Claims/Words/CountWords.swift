/// Words that say a number: `3`, `three times`, `twice`, `once`, `三次`, `the` `third`.
enum CountWords {
    /// What words say of a number; nil if they say no number.
    static func saying(_ words: String, of number: Int64) -> Saying? {
        let small = words.lowercased()
        if noes.contains(small) {
            let right = number == 0 ? small : NumberStyle.english.text(number)
            return Saying(isTrue: number == 0, right: right.capitalized(like: words))
        }
        if hanNoes.contains(small) {
            let right = number == 0 ? small : NumberStyle.han.text(number) + "次"
            return Saying(isTrue: number == 0, right: right)
        }
        if let said = adverbs[small] {
            return Saying(
                isTrue: said == number, right: times(number, .english).capitalized(like: words))
        }
        if let (said, write) = ordinal(small) {
            return Saying(
                isTrue: said == number, right: write(number).capitalized(like: words))
        }
        for measure in measures {
            let (front, unit) = split(small, measure)
            guard let unit, let (said, style) = NumberStyle.read(front) else { continue }
            let right = text(number, style, unit)
            return Saying(isTrue: said == number, right: right.capitalized(like: words))
        }
        return nil
    }

    /// Right words, for messages.
    static func examples(for number: Int64, inHan: Bool) -> [String] {
        inHan
            ? [NumberStyle.digits.text(number), NumberStyle.han.text(number) + "次"]
            : [NumberStyle.digits.text(number), NumberStyle.english.text(number)]
    }

    private static let adverbs: [String: Int64] = [
        "never": 0, "not once": 0, "once": 1, "twice": 2, "thrice": 3,
    ]

    /// Words for zero that stand where a number does.
    private static let noes = ["no", "none", "nothing"]

    private static let hanNoes = ["没有", "无", "从未", "从不", "一次也没有", "一次都没有"]

    /// What may follow a number; the empty one is last.
    private static let measures =
        [" times", " time"] + ["次", "个", "行", "条", "回"].flatMap { [" " + $0, $0] } + [""]

    private static func split(_ words: String, _ measure: String) -> (String, String?) {
        guard words.hasSuffix(measure) else { return (words, nil) }
        return (String(words.dropLast(measure.count)), measure)
    }

    private static func text(_ number: Int64, _ style: NumberStyle, _ measure: String) -> String {
        if measure.hasPrefix(" time") { return times(number, style) }
        return style.text(number) + measure
    }

    private static func times(_ number: Int64, _ style: NumberStyle) -> String {
        if style == .english, 0...2 ~= number { return ["never", "once", "twice"][Int(number)] }
        return style.text(number) + (number == 1 ? " time" : " times")
    }

    /// An ordinal: its number, and how others are written like it.
    private static func ordinal(_ words: String) -> (Int64, (Int64) -> String)? {
        if let number = EnglishNumber.number(inOrdinal: words) {
            return (number, { EnglishNumber.ordinal(for: $0) ?? suffixed($0) })
        }
        if words.hasPrefix("第") {
            let rest = words.dropFirst()
            let blank = rest.hasPrefix(" ") ? " " : ""
            guard let (number, style) = NumberStyle.read(String(rest.dropFirst(blank.count)))
            else { return nil }
            return (number, { "第" + blank + style.text($0, isCounting: false) })
        }
        let digits = words.dropLast(2)
        guard let number = Int64(digits), suffixed(number) == words else { return nil }
        return (number, suffixed)
    }

    /// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`.
    private static func suffixed(_ number: Int64) -> String {
        let isTeen = 11...13 ~= number % 100
        let suffix = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(suffix)"
    }
}
