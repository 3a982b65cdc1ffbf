import LifecycleCore

/// The difference between the answers of two versions.
enum Difference: Equatable {
    /// Only whether the answers are equal is known.
    case plain(isSame: Bool)
    /// The second version has this many more; fewer if negative.
    case count(Int64)
    /// The time is this much longer on the second version; shorter if negative.
    case length(Span)
    /// The moment is this much later on the second version; earlier if negative.
    case moment(Span)

    var isSame: Bool {
        switch self {
        case .plain(let isSame): isSame
        case .count(let number): number == 0
        case .length(let span), .moment(let span): span.milliseconds == 0
        }
    }
}

/// Words for a difference: `the same`, `one more`, `two fewer`, `longer`, `10 s later`.
enum DifferenceWords {
    /// The meaning of words about a difference; nil if they say none.
    static func parsedClaim(_ words: String, of difference: Difference) -> ParsedClaim? {
        if let parsedClaim = Terms.same.parsedClaim(words, of: difference.isSame) {
            return parsedClaim
        }
        let small = words.lowercased()
        let comparing = ComparingWords(small)
        for pair in pairs(for: difference) {
            for (word, isMore) in [(pair.more, true), (pair.less, false)] {
                var found = amount(small, around: word, pair).flatMap {
                    parsedClaim($0, isMore, of: difference, pair)
                }
                if found == nil, let comparing {
                    found = amount(comparing.value, around: word, pair).flatMap {
                        parsedClaim($0, isMore, of: difference, pair, comparing)
                    }
                }
                guard var found else { continue }
                found.right = found.right.capitalized(like: words)
                return found
            }
        }
        return nil
    }

    /// Examples of true words, for messages.
    static func examples(for difference: Difference, inHan: Bool) -> [String] {
        var examples = Terms.same.examples(for: difference.isSame, inHan: inHan)
        let pair = pairs(for: difference).first { $0.isHan == inHan }
        guard let pair, !difference.isSame else { return examples }
        let style: NumberStyle = inHan ? .han : .english
        if case .count(let number) = difference {
            examples.append(pair.text(number > 0, style.text(abs(number)) + (inHan ? "次" : "")))
        } else {
            examples.append(pair.text(difference.isMore, ""))
        }
        return examples
    }

    /// The words for more and less.
    private struct Pair {
        var more: String
        var less: String
        /// True if the amount follows the word without a blank.
        var isHan: Bool

        func text(_ isMore: Bool, _ amount: String) -> String {
            let word = isMore ? more : less
            if isHan { return word + amount }
            return amount.isEmpty ? word : amount + " " + word
        }
    }

    private static func pairs(for difference: Difference) -> [Pair] {
        switch difference {
        case .plain: []
        case .count:
            [
                Pair(more: "more", less: "fewer", isHan: false),
                Pair(more: "more", less: "less", isHan: false),
                Pair(more: "更多", less: "更少", isHan: true),
                Pair(more: "多", less: "少", isHan: true),
            ]
        case .length:
            [
                Pair(more: "longer", less: "shorter", isHan: false),
                Pair(more: "more", less: "less", isHan: false),
                Pair(more: "更长", less: "更短", isHan: true),
                Pair(more: "长", less: "短", isHan: true),
            ]
        case .moment:
            [
                Pair(more: "later", less: "earlier", isHan: false),
                Pair(more: "更晚", less: "更早", isHan: true),
                Pair(more: "晚", less: "早", isHan: true),
            ]
        }
    }

    /// The amount beside a word for more or less; nil if the word is missing.
    private static func amount(_ words: String, around word: String, _ pair: Pair) -> String? {
        if pair.isHan {
            guard words.hasPrefix(word) else { return nil }
            return String(words.dropFirst(word.count)).inOneLine
        }
        guard words.hasSuffix(word) else { return nil }
        let front = words.dropLast(word.count)
        return front.isEmpty ? "" : front.hasSuffix(" ") ? String(front.dropLast()) : nil
    }

    private static func parsedClaim(
        _ amount: String, _ isMore: Bool, of difference: Difference, _ pair: Pair,
        _ comparing: ComparingWords? = nil
    ) -> ParsedClaim? {
        let isRight = !difference.isSame && difference.isMore == isMore
        if difference.isSame {
            let same = Terms.same.examples(for: true, inHan: pair.isHan)[0]
            let isNumber = amount.isEmpty || read(amount, difference) != nil
            return isNumber ? ParsedClaim(isTrue: false, right: same) : nil
        }
        if amount.isEmpty, comparing == nil {
            return ParsedClaim(isTrue: isRight, right: pair.text(difference.isMore, ""))
        }
        guard let said = read(amount, difference) else { return nil }
        let quantity = abs(difference.quantity)
        guard var comparing else {
            return ParsedClaim(
                isTrue: isRight && said.value == quantity,
                right: pair.text(difference.isMore, said.write(quantity)))
        }
        comparing.value = amount
        let compared = ComparedWords.parsedClaim(
            comparing,
            SaidQuantity(value: said.value) { pair.text(difference.isMore, said.write($0)) },
            of: quantity)
        return ParsedClaim(
            isTrue: isRight && compared.isTrue, right: compared.right, refusal: compared.refusal)
    }

    private static func read(_ amount: String, _ difference: Difference) -> SaidQuantity? {
        switch difference {
        case .plain: nil
        case .count: CountWords.read(amount)
        case .length, .moment: TimeWords.read(amount)
        }
    }
}

extension Difference {
    fileprivate var isMore: Bool { quantity > 0 }

    /// The amount that the second version has more, in milliseconds for a time.
    fileprivate var quantity: Int64 {
        switch self {
        case .plain: 0
        case .count(let number): number
        case .length(let span), .moment(let span): span.milliseconds
        }
    }
}
