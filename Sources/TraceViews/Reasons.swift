public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The rules that made the run, each once: what it says, on whose word, and its rows.
    ///
    /// A row of the table links here, so that twenty rows by one rule do not repeat it twenty
    /// times. The list is open from the start: it works without scripts and on paper.
    ///
    /// - Parameter id: The prefix of every id in the list, the same as the table's.
    /// - Returns: A `details` element; nothing for a run without entries.
    public func reasons(id: Text) -> HTML {
        let uses = ruleUses
        var html = HTML()
        guard !uses.isEmpty else { return html }
        html.element("details", ["class": "reasons", "open": ""]) { details in
            details.lineFeed()
            let count = Text(uses.count, "rule", "rules")
            details.element("summary", text: "Why: the \(count) of this run")
            details.lineFeed()
            details.element("dl") { list in
                list.lineFeed()
                for use in uses {
                    list.append(term(use, id: id))
                    list.append(description(use))
                }
            }
            details.lineFeed()
        }
        html.lineFeed()
        return html
    }

    private func term(_ use: RuleUse, id: Text) -> HTML {
        let ruleID = Text(use.rule.rule.id)
        var html = HTML()
        html.element("dt", ["id": "\(id)-rule-\(ruleID)"]) { term in
            term.code(ruleID)
            term.element("span") { list in
                list.append(use.count == 1 ? " row " : " rows ")
                for (index, rows) in use.rows.enumerated() {
                    if index > 0 { list.append(", ") }
                    list.element(
                        "a", ["href": "#\(id)-\(rows.lowerBound)"], text: Text(rows: rows))
                }
            }
        }
        html.lineFeed()
        return html
    }

    private func description(_ use: RuleUse) -> HTML {
        let rule = use.rule.rule
        var html = HTML()
        html.element("dd") { description in
            description.append("\(rule.statement) ")
            description.evidence(rule.evidence)
        }
        html.lineFeed()
        return html
    }

    /// The rules in the order of their first row, each with its rows.
    private var ruleUses: [RuleUse] {
        var uses: [RuleUse] = []
        for (index, entry) in entries.enumerated() {
            if let known = uses.firstIndex(where: { $0.rule == entry.rule }) {
                uses[known].add(row: index + 1)
            } else {
                uses.append(RuleUse(rule: entry.rule, rows: [(index + 1)...(index + 1)]))
            }
        }
        return uses
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
