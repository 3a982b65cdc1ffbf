import Diagnostics

/// The kind of a GitHub alert: a quote whose first line is `[!NOTE]` or similar.
public enum Alert: String, CaseIterable, Sendable {
    /// Useful to know.
    case note
    /// Makes things easier.
    case tip
    /// Necessary to know.
    case important
    /// Needs attention to avoid problems.
    case warning
    /// Has bad consequences.
    case caution

    /// The English name.
    public var name: StaticString {
        switch self {
        case .note: "Note"
        case .tip: "Tip"
        case .important: "Important"
        case .warning: "Warning"
        case .caution: "Caution"
        }
    }

    /// Takes the mark off the first paragraph of a quote; nil if there is none.
    static func take(from blocks: inout [Block]) -> Alert? {
        guard let block = blocks.first, case .paragraph(var inlines) = block.kind,
            let first = inlines.first, case .text(let words) = first.kind, !first.isEscaped,
            inlines.count == 1 || inlines[1].isBreak
        else { return nil }
        let mark = words.utf8.drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
        guard mark.starts(with: "[!".utf8), mark.last == .closeBracket else { return nil }
        let name = String(decoding: mark.dropFirst(2).dropLast().map(\.lowercased), as: UTF8.self)
        guard let alert = Alert(rawValue: name) else { return nil }
        inlines.removeFirst(min(2, inlines.count))
        if let next = inlines.first {
            blocks[0].kind = .paragraph(inlines)
            blocks[0].range.start = next.range.start
        } else {
            blocks.removeFirst()
        }
        return alert
    }
}
