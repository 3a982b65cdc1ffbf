/// Words that say a number: `3`, `three times`, `twice`, `once`, `三次`, `the` `third`.
enum CountWords {
    /// The meaning of words about a number, compared with the fact; nil if they say none.
    ///
    /// - Parameters:
    ///   - words: The words.
    ///   - number: The true number.
    ///   - nouns: The nouns that may follow the number, such as `call`.
    /// - Returns: Whether the words are true, and the right words.
    static func parsedClaim(_ words: String, of number: Int64, nouns: [String] = []) -> ParsedClaim?
    {
        ComparedWords.parsedClaim(words, of: number) { read($0, nouns: nouns) }
    }

    /// The meaning of words about the number of a row; nil if they say none, or a number of times.
    static func parsedClaim(_ words: String, ofRow number: Int64) -> ParsedClaim? {
        ComparedWords.parsedClaim(words, of: number) {
            ordinal($0) ?? Self.number($0, measures: [" 行", "行", ""])
        }
    }

    /// Reads a number and nothing else from words in lower case.
    static func read(_ words: String, nouns: [String] = []) -> SaidQuantity? {
        if noes.contains(words) {
            return SaidQuantity(value: 0) { $0 == 0 ? words : NumberStyle.english.text($0) }
        }
        if hanNoes.contains(words) {
            return SaidQuantity(value: 0) { $0 == 0 ? words : NumberStyle.han.text($0) + "次" }
        }
        if let said = adverbs[words] {
            return SaidQuantity(value: said) { times($0, .english) }
        }
        if let said = ordinal(words) { return said }
        for noun in nouns {
            for ending in [" \(noun)s", " \(noun)"] where words.hasSuffix(ending) {
                let front = String(words.dropLast(ending.count))
                let read = front == "no" ? (0, .english) : NumberStyle.read(front)
                guard let (said, style) = read else { continue }
                return SaidQuantity(value: said) { number in
                    let word = style == .english && number == 0 ? "no" : style.text(number)
                    return "\(word) \(noun)\(number == 1 ? "" : "s")"
                }
            }
        }
        return number(words, measures: measures)
    }

    /// Reads a number followed by one of some measure words, of which the empty one is last.
    private static func number(_ words: String, measures: [String]) -> SaidQuantity? {
        for measure in measures where words.hasSuffix(measure) {
            let front = String(words.dropLast(measure.count))
            guard let (said, style) = NumberStyle.read(front) else { continue }
            return SaidQuantity(value: said) { text($0, style, measure) }
        }
        return nil
    }

    /// Examples of true words, for messages.
    static func examples(for number: Int64, inHan: Bool) -> [String] {
        inHan
            ? [NumberStyle.digits.text(number), NumberStyle.han.text(number) + "次"]
            : [NumberStyle.digits.text(number), NumberStyle.english.text(number)]
    }

    /// Examples of true words for the number of a row, for messages.
    static func examples(forOrdinal number: Int64, inHan: Bool) -> [String] {
        let digits = NumberStyle.digits.text(number)
        if inHan { return [digits, "第\(NumberStyle.han.text(number, isCounting: false))行"] }
        return [digits, englishOrdinal(number)]
    }

    private static let adverbs: [String: Int64] = [
        "never": 0, "not once": 0, "once": 1, "twice": 2, "thrice": 3,
    ]

    /// Words for zero that can replace a number.
    private static let noes = ["no", "none", "nothing"]

    private static let hanNoes = ["没有", "无", "从未", "从不", "一次也没有", "一次都没有"]

    /// The measure words after a number; the empty one is last.
    private static let measures =
        [" times", " time"] + ["次", "个", "行", "条", "回"].flatMap { [" " + $0, $0] } + [""]

    private static func text(_ number: Int64, _ style: NumberStyle, _ measure: String) -> String {
        if measure.hasPrefix(" time") { return times(number, style) }
        return style.text(number) + measure
    }

    private static func times(_ number: Int64, _ style: NumberStyle) -> String {
        if style == .english, 0...2 ~= number { return ["never", "once", "twice"][Int(number)] }
        return style.text(number) + (number == 1 ? " time" : " times")
    }

    /// Reads an ordinal, with the way to write others like it.
    private static func ordinal(_ words: String) -> SaidQuantity? {
        for article in ["the ", "row "] where words.hasPrefix(article) {
            let rest = String(words.dropFirst(article.count))
            let said = article == "row " ? read(rest) : ordinal(rest)
            return said.map { said in
                SaidQuantity(value: said.value) { article + said.write($0) }
            }
        }
        if words.hasSuffix(" row") {
            return ordinal(String(words.dropLast(4))).map { said in
                SaidQuantity(value: said.value) { said.write($0) + " row" }
            }
        }
        if let number = NumberWords.number(inOrdinal: words) {
            return SaidQuantity(value: number, write: englishOrdinal)
        }
        if words.hasPrefix("第") { return hanOrdinal(words.dropFirst()) }
        let digits = words.dropLast(2)
        guard let number = Int64(digits), suffixed(number) == words else { return nil }
        return SaidQuantity(value: number, write: suffixed)
    }

    /// Reads an ordinal with `第`, with or without a measure word.
    private static func hanOrdinal(_ words: Substring) -> SaidQuantity? {
        let measure = ["行", "步", "个", "次", "条"].first { words.hasSuffix($0) } ?? ""
        let front = words.prefix { $0 == " " }
        let back = words.dropLast(measure.count).reversed().prefix { $0 == " " }
        let numerals = words.dropFirst(front.count).dropLast(measure.count + back.count)
        guard let (number, style) = NumberStyle.read(String(numerals)) else { return nil }
        return SaidQuantity(value: number) {
            "第\(front)\(style.text($0, isCounting: false))\(String(back))\(measure)"
        }
    }

    /// Writes `third`, and digits from `61st` on.
    private static func englishOrdinal(_ number: Int64) -> String {
        let words = NumberWords.ordinals
        return 1..<words.count ~= Int(number) ? words[Int(number)] : suffixed(number)
    }

    /// `1st`, `2nd`, `3rd`, `4th`, `11th`, `21st`.
    private static func suffixed(_ number: Int64) -> String {
        let isTeen = 11...13 ~= number % 100
        let suffix = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(suffix)"
    }
}
