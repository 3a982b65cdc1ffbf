import CommonMark
import Diagnostics

/// The kind of a fenced block, from the first word of its info string.
enum BlockKind {
    case scenario
    case trace
    case recorded
    case trial
    case verdicts
    case practice
    case table(CoreTable)
    /// Code in some language.
    case other

    /// True for a kind that Tracebook knows.
    var isOurs: Bool {
        if case .other = self { return false }
        return true
    }

    /// True if the block may have any text, such as the output of a device.
    var hasText: Bool {
        if case .recorded = self { return true }
        return false
    }

    /// The words that name a kind of block.
    static let words =
        ["scenario", "trace", "recorded", "trial", "verdicts", "practice"]
        + CoreTable.allCases.map(\.rawValue)

    /// The kind of a block.
    ///
    /// A misspelt word counts as the word that it most likely means, so that the other faults of
    /// the block are found as well. Without the diagnostic the block would silently not run.
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
            notes: ["write the word by itself, in lower case, with a space after it"],
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

    /// The word of a kind that a word misspells; nil if it is likely to be correct.
    private static func nearest(to word: String) -> String? {
        // `{scenario}`, `.scenario`, `scenario,run`, `scenario:run` and the like.
        let bare = word.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "-" }
        if words.contains(String(bare)) { return String(bare) }
        let vocabulary = words.map { Text(string: $0) }
        guard let near = nearestWord(to: Text(string: String(bare)), among: vocabulary)?.string
        else { return nil }
        // Short words are near to names of languages; a difference of one letter is a slip.
        let isLong = near.utf8.count > 6
        let isNextTo = abs(near.utf8.count - bare.utf8.count) <= 1 && bare.first == near.first
        return isLong || (isNextTo && !languages.contains(String(bare))) ? near : nil
    }

    /// Languages whose names are near to a word above.
    private static let languages = ["stata"]
}
