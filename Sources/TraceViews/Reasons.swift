public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The rules that made the run, each once: what it says, on whose word, and its rows.
    ///
    /// A row of the table links here, so that twenty rows by one rule do not repeat it twenty
    /// times. The list is open from the start: it works without scripts and on paper.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id in the list, the same as the table's.
    ///   - language: The language of the page.
    /// - Returns: A `details` element; nothing for a run without entries.
    public func reasons(id: Text, in language: Language = .english) -> HTML {
        let cells = TraceCells.shared(in: language)
        let uses = ruleUses
        var html = HTML()
        guard !uses.isEmpty else { return html }
        var terms = TextBuffer(capacity: 1024 * uses.count)
        // Escaped once, and not in each id and link.
        let prefix = HTML(text: id).markup
        for use in uses {
            append(use, prefix: prefix, in: language, to: &terms)
            cells.descriptions.append(Int(use.rule.index), to: &terms)
        }
        html.element("details", ["class": "reasons", "open": ""]) { details in
            details.lineFeed()
            details.element("summary", text: reasonsTitle(uses.count, in: language))
            details.lineFeed()
            details.element("dl") { list in
                list.lineFeed()
                list.append(markup: terms)
            }
            details.lineFeed()
        }
        html.lineFeed()
        return html
    }

    /// Appends the name of a rule and links to its rows.
    private func append(
        _ use: RuleUse, prefix: Text, in language: Language, to term: inout TextBuffer
    ) {
        term.append(literal: "<dt id=\"")
        term.append(prefix)
        term.append(literal: "-rule-")
        TraceCells.shared(in: language).rules.append(Int(use.rule.index), to: &term)
        term.append(literal: "<span> ")
        let word = use.count == 1 ? Word("row ", "第 ") : Word("rows ", "第 ")
        term.append(literal: word.literal(language))
        for (index, rows) in use.rows.enumerated() {
            if index > 0 { term.append(literal: ", ") }
            term.append(literal: "<a href=\"#")
            term.append(prefix)
            term.append(UInt8(ascii: "-"))
            term.append(rows.lowerBound)
            term.append(literal: "\">")
            term.append(rows.lowerBound)
            if rows.count > 1 {
                term.append(literal: "–")
                term.append(rows.upperBound)
            }
            term.append(literal: "</a>")
        }
        term.append(literal: Word("", " 行").literal(language))
        term.append(literal: "</span></dt>\n")
    }

    /// The rules in the order of their first row, each with its rows.
    private var ruleUses: [RuleUse] {
        var uses: [RuleUse] = []
        // The place of each rule among them.
        var places = [Int?](repeating: nil, count: ruleBook.count)
        for (index, entry) in entries.enumerated() {
            let rule = Int(entry.rule.index)
            if let place = places[rule] {
                uses[place].add(row: index + 1)
            } else {
                places[rule] = uses.count
                uses.append(RuleUse(rule: entry.rule, rows: [(index + 1)...(index + 1)]))
            }
        }
        return uses
    }
}

/// What stands above the rules of a run.
private func reasonsTitle(_ count: Int, in language: Language) -> Text {
    switch language {
    case .english: "Why: the \(Text(count, "rule", "rules")) of this run"
    case .simplifiedChinese: "原因：本次运行用到的 \(count) 条规则"
    }
}

/// A rule of a run and the rows that it made.
private struct RuleUse {
    var rule: RuleNumber
    var rows: [ClosedRange<Int>]

    /// The number of rows.
    var count: Int { rows.reduce(0) { $0 + $1.count } }

    /// Adds a row behind all others.
    mutating func add(row: Int) {
        if let last = rows.last, last.upperBound == row - 1 {
            rows[rows.count - 1] = last.lowerBound...row
        } else {
            rows.append(row...row)
        }
    }
}

extension Text {
    /// Row numbers: `4` or `2–5`.
    init(rows: ClosedRange<Int>) {
        self =
            rows.count == 1 ? "\(rows.lowerBound)" : "\(rows.lowerBound)–\(rows.upperBound)"
    }
}
