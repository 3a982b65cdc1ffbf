import CommonMark
import Diagnostics
import SiteModel

/// Words beside the brackets of a claim that negate or bound the words inside; only those inside
/// are compared with the run.
struct OutsideWord {
    var words: String
    /// True if they are before the brackets.
    var isInFront: Bool

    /// The reason why blessing does not replace the words of such a claim.
    var refusal: Message { "not blessed: '\(words)' next to the claim would stay" }

    /// The warning, with the claim rewritten to include the words.
    func warning(_ claim: StatedClaim, _ fact: ClaimFact, _ source: SourceText) -> Diagnostic {
        let link = claim.link
        var warning = Diagnostic(
            .warning, "claim.outside", range: link.range,
            "'\(words)' is outside the brackets, and only the words inside are compared")
        let inside = link.text.inOneLine
        let blank = words.hasHan ? "" : " "
        let small = words.lowercased()
        var candidates = [isInFront ? small + blank + inside : inside + blank + small]
        if isInFront, !fronts.contains(small) {
            candidates.append((inside.hasHan ? "不是" : "not ") + inside)
        }
        guard let whole = candidates.first(where: { fact.parsedClaim($0) != nil }) else {
            warning.notes = ["put the whole statement inside the brackets"]
            return warning
        }
        warning.notes = ["write '[\(whole)](\(link.destination))'"]
        if isInFront, whole == candidates[0], !claim.isInTitle {
            warning.replacements = moved(claim, blank: blank, source)
        }
        return warning
    }

    /// The replacements that move the words into the brackets; none if markup is between.
    private func moved(
        _ claim: StatedClaim, blank: String, _ source: SourceText
    ) -> [Replacement] {
        let (start, inside) = (claim.link.range.start, claim.link.contentRange.start)
        guard let line = source.content(ofLine: start.line) else { return [] }
        let before = line.prefix(start.column - 1)
        let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let length = words.utf8.count + blanks
        guard before.dropLast(blanks).suffix(words.utf8.count).elementsEqual(words.utf8) else {
            return []
        }
        return [
            Replacement(
                range: SourceRange(
                    line: start.line, column: start.column - length, length: length), text: ""),
            Replacement(
                range: SourceRange(start: inside, end: inside),
                text: Text(string: words + blank)),
        ]
    }
}

extension StatedClaim {
    /// The words right beside the brackets that negate a fact, or bound it; nil if there are none.
    ///
    /// Words separated from the brackets by others, or by a comma, belong to another clause.
    func wordOutside(of fact: ClaimFact) -> OutsideWord? {
        let bounds = fact.isQuantity
        if let words = Self.front(before, negations + (bounds ? fronts : []))
            ?? Self.negation(before)
        {
            return OutsideWord(words: words, isInFront: true)
        }
        guard let words = Self.back(after, denials + (bounds ? backs : [])) else { return nil }
        return OutsideWord(words: words, isInFront: false)
    }

    /// The end of a text from a word that negates on, as written, if between it and the brackets are
    /// only words such as `is`, `to` and `be`, and a part between two commas.
    private static func negation(_ text: String) -> String? {
        guard text.last == " " else { return nil }
        var words = text.split(separator: " ")
        var count = 0
        if words.last?.last == ",",
            let comma = words.dropLast().lastIndex(where: { $0.last == "," }),
            words.count - comma <= 6
        {
            count = words.count - comma - 1
            words.removeLast(count)
            words[words.count - 1].removeLast()
        }
        let isOneAside = count == 1
        while let word = words.last, count < 9 {
            let small = word.lowercased().replacing("’", with: "'")
            count += 1
            if strictNegations.contains(small) || small.hasSuffix("n't") {
                // In `none, once, [twice]` the words are a list.
                let isList = isOneAside && count == 2 && small != "not" && !small.hasSuffix("n't")
                let before = words.dropLast().last ?? ""
                // In `calls nothing is [inferred]` the word ends a clause.
                let isObject =
                    ["nothing", "none"].contains(small) && before.last?.isLetter ?? false
                    && !["and", "but", "that", "then", "so"].contains(before)
                if isList || isObject || ["or", "if", "whether", "why"].contains(before) {
                    return nil
                }
                return text.split(separator: " ").suffix(count).joined(separator: " ")
            }
            guard fillers.contains(small) else { return nil }
            words.removeLast()
        }
        return nil
    }

    /// The longest word or phrase of the vocabulary at the end of a text, as written.
    private static func front(_ text: String, _ vocabulary: [String]) -> String? {
        let end = text.reversed().drop { $0 == " " }
        let trimmed = String(end.reversed())
        let isParted = trimmed.count < text.count
        // Contractions are written with either apostrophe.
        let small = trimmed.lowercased().replacing("’", with: "'")
        let found = vocabulary.filter { word in
            guard small.hasSuffix(word), word.hasHan || isParted else { return false }
            let rest = small.dropLast(word.count)
            return word.hasHan ? isWhole(word, behind: rest) : isFree(word, behind: rest)
        }.max { $0.count < $1.count }
        return found.map { word in
            let isPart = word.hasPrefix("n't")
            return isPart
                ? String(
                    trimmed.split(separator: " ").suffix(word.split(separator: " ").count)
                        .joined(separator: " "))
                : String(trimmed.suffix(word.count))
        }
    }

    /// Returns true if Latin words are not part of another word, nor of a phrase such as `whether
    /// or not`.
    private static func isFree(_ word: String, behind rest: Substring) -> Bool {
        if word.hasPrefix("n't") { return rest.last?.isLetter ?? false }
        if let last = rest.last, last.isLetter || last.isNumber || last == "-" || last == "'" {
            return false
        }
        let before = rest.split(separator: " ").last.map(String.init)
        return word != "not" || !["or", "if", "whether", "why"].contains(before)
    }

    /// Returns true if Han words are not part of a question such as `是不是`, or of another word.
    private static func isWhole(_ word: String, behind rest: Substring) -> Bool {
        guard let last = rest.last else { return true }
        if last == word.last { return false }
        if word == "没" { return last != "有" }
        return word != "约" || !"节合条预契违制签".contains(last)
    }

    /// The longest word or phrase of the vocabulary at the start of a text, as written; Latin words
    /// must end a clause.
    private static func back(_ text: String, _ vocabulary: [String]) -> String? {
        let small = text.lowercased()
        return vocabulary.filter { word in
            let rest = small.drop { $0 == " " }
            guard rest.hasPrefix(word) else { return false }
            if word.hasHan { return true }
            let next = rest.dropFirst(word.count).first
            return rest.count < small.count && next.map { ".,;:!?)–—，。；：".contains($0) } ?? true
        }.max { $0.count < $1.count }
    }
}

/// Words that negate what follows.
private let negations: [String] =
    ["not", "never", "no", "cannot", "without", "nor", "neither", "n't"].flatMap { word in
        let more = ["be", "been", "being", "yet", "ever", "even", "really", "actually", "always"]
        return [word] + (word == "no" ? [] : more.map { "\(word) \($0)" })
    } + [
        "no longer", "hardly", "barely", "rarely", "seldom",
        "不", "没", "没有", "未", "不会", "不能", "不再", "不被", "没被", "没有被", "未被", "不会被",
        "不是", "不在", "并非", "从未", "从不", "未曾", "不曾", "无法",
    ]

/// Words that negate a whole clause, with other words after them.
private let strictNegations: Set<String> = [
    "not", "never", "cannot", "nothing", "none", "neither", "nor", "hardly", "barely", "rarely",
    "seldom", "scarcely", "fail", "fails", "failed", "refuse", "refuses", "refused", "without",
]

/// Words that leave a negation before them as it is.
private let fillers: Set<String> = [
    "be", "been", "being", "is", "are", "was", "were", "it", "they", "this", "that", "to", "get",
    "gets", "got", "ever", "even", "yet", "really", "actually", "always", "expect", "expected",
    "does", "do", "did", "has", "have", "will",
]

/// Words after a claim that negate it.
private let denials = [
    "at no time", "in no case", "under no circumstances", "not once", "never", "是不会的", "是不可能的",
    "是不会发生的", "不会发生", "是没有的",
]

/// Words before a quantity that bound it, without one that bounds what follows as well:
/// `within [ten seconds]`.
private let fronts: [String] =
    Relation.fronts.filter { $0.relation != .not }.flatMap(\.words).filter { $0 != "within" }
    + ["just over", "just under", "well over", "well under", "nearly", "almost", "将近", "接近", "几乎"]

/// Words after a quantity that bound it.
private let backs: [String] = Relation.backs.flatMap(\.words)
