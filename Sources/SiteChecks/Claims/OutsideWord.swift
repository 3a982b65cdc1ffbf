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
    func warning(_ claim: StatedClaim, _ fact: Fact, _ source: SourceText) -> Diagnostic {
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
    func wordOutside(of fact: Fact) -> OutsideWord? {
        let bounds = fact.isQuantity
        if let words = Self.front(before, negations + (bounds ? fronts : [])) {
            return OutsideWord(words: words, isInFront: true)
        }
        guard bounds, let words = Self.back(after, backs) else { return nil }
        return OutsideWord(words: words, isInFront: false)
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

/// Words before a quantity that bound it, without those that often mean something else.
private let fronts: [String] =
    Relation.fronts.filter { $0.relation != .not }
    .flatMap(\.words).filter { !["over", "under"].contains($0) }
    + ["just over", "just under", "well over", "well under", "nearly", "almost", "将近", "接近", "几乎"]

/// Words after a quantity that bound it.
private let backs: [String] = Relation.backs.flatMap(\.words)
