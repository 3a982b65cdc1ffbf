import CommonMark
import Diagnostics

/// What a fenced block is for, as the first word of its info string says.
enum BlockKind {
    case scenario
    case trace
    case table(CoreTable)
    /// The word is none of ours but looks like one, so the block would silently not be run.
    case nearMiss(Diagnostic)
    /// The block is somebody else's: code in some language.
    case other

    /// The words that make a block one of ours.
    static let words = ["scenario", "trace"] + CoreTable.allCases.map(\.rawValue)

    init(_ code: CodeBlock, _ fence: Fence) {
        let word = String(fence.rawInfo.prefix { $0 != " " && $0 != "\t" })
        switch word {
        case "scenario": self = .scenario
        case "trace": self = .trace
        default:
            if let table = CoreTable(rawValue: word) {
                self = .table(table)
            } else if let meant = Self.nearest(to: word) {
                let range = SourceRange(
                    start: fence.rawInfoRange.start,
                    end: SourcePosition(
                        line: fence.rawInfoRange.start.line,
                        column: fence.rawInfoRange.start.column + word.utf8.count))
                self = .nearMiss(
                    Diagnostic(
                        .error, "block.near-miss", range: range,
                        "'\(word)' is no kind of block; did you mean '\(meant)'?",
                        notes: ["the word stands alone, in small letters, with a space behind it"],
                        replacements: [Replacement(range: range, text: Text(string: meant))]))
            } else {
                self = .other
            }
        }
    }

    /// The word of ours that a word is a slip of; nil if it is likely to be meant as it is.
    private static func nearest(to word: String) -> String? {
        // `{scenario}`, `.scenario`, `scenario,run`, `scenario:run` and the like.
        let bare = word.lowercased().drop { !$0.isLetter }.prefix { $0.isLetter || $0 == "-" }
        if words.contains(String(bare)) { return String(bare) }
        let near = nearestWord(to: Text(string: String(bare)), among: words.map { Text(string: $0) })
        guard let near = near?.string else { return nil }
        // Short words have neighbours that are languages; one letter more or less is a slip.
        let isLong = near.utf8.count > 6
        let isNextTo = abs(near.utf8.count - bare.utf8.count) <= 1 && bare.first == near.first
        return isLong || (isNextTo && !languages.contains(String(bare))) ? near : nil
    }

    /// Languages whose names are near to a word of ours.
    private static let languages = ["rust", "stata", "racket", "ruby", "ruler", "stan"]
}
