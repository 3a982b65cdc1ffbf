import CommonMark
import Diagnostics

/// What a fenced block is for, as the first word of its info string says.
enum BlockKind {
    case scenario
    case trace
    case recorded
    case trial
    case verdicts
    case practice
    case table(CoreTable)
    /// The block is not one of ours: code in some language.
    case other

    /// Whether it is one of ours.
    var isOurs: Bool {
        if case .other = self { return false }
        return true
    }

    /// Whether any text can stand in it, as in what a device printed.
    var hasText: Bool {
        if case .recorded = self { return true }
        return false
    }

    /// The words that make a block one of ours.
    static let words =
        ["scenario", "trace", "recorded", "trial", "verdicts", "practice"]
        + CoreTable.allCases.map(\.rawValue)

    /// What the block is for; one with a misspelt word is taken for what was meant, so that its
    /// other faults are found as well, and would silently not be run without the diagnostic.
    static func of(_ fence: Fence) -> (kind: BlockKind, fault: Diagnostic?) {
        let word = String(fence.rawInfo.prefix { $0 != " " && $0 != "\t" })
        if let kind = BlockKind(word: word) { return (kind, nil) }
        guard let meant = nearest(to: word), let kind = BlockKind(word: meant) else {
            return (.other, nil)
        }
        let start = fence.rawInfoRange.start
        let range = SourceRange(line: start.line, column: start.column, length: word.utf8.count)
        let fault = Diagnostic(
            .error, "block.near-miss", range: range,
            "'\(word)' is not a kind of block\(didYouMean(Text(string: meant)))",
            notes: ["the word stands alone, in small letters, with a space behind it"],
            replacements: [Replacement(range: range, text: Text(string: meant))])
        return (kind, fault)
    }

    private init?(word: String) {
        switch word {
        case "scenario": self = .scenario
        case "trace": self = .trace
        case "recorded": self = .recorded
        case "trial": self = .trial
        case "verdicts": self = .verdicts
        case "practice": self = .practice
        default:
            guard let table = CoreTable(rawValue: word) else { return nil }
            self = .table(table)
        }
    }

    /// The word of ours that a word is a slip of; nil if it is likely to be meant as it is.
    private static func nearest(to word: String) -> String? {
        // `{scenario}`, `.scenario`, `scenario,run`, `scenario:run` and the like.
        let bare = word.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "-" }
        if words.contains(String(bare)) { return String(bare) }
        let vocabulary = words.map { Text(string: $0) }
        guard let near = nearestWord(to: Text(string: String(bare)), among: vocabulary)?.string
        else { return nil }
        // Short words have neighbours that are languages; one letter more or less is a slip.
        let isLong = near.utf8.count > 6
        let isNextTo = abs(near.utf8.count - bare.utf8.count) <= 1 && bare.first == near.first
        return isLong || (isNextTo && !languages.contains(String(bare))) ? near : nil
    }

    /// Languages whose names are near to a word of ours.
    private static let languages = ["stata"]
}
