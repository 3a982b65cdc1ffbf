import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

/// Writes the rows of a trace's table.
struct TraceRows {
    private let trace: Trace
    private let id: Text
    /// What the id of an explanation begins with.
    private let reasons: Text
    private let language: Language

    /// Prepares the rows of a table.
    ///
    /// - Parameters:
    ///   - trace: The trace; each entry is a row.
    ///   - id: The prefix of every id in the table.
    ///   - reasons: Where the rules are explained.
    ///   - language: The language of the page.
    init(of trace: Trace, id: Text, _ reasons: ReasonsPlace, in language: Language) {
        self.trace = trace
        self.id = id
        self.reasons = reasons.prefix(ofFigure: id)
        self.language = language
    }

    /// Writes all rows.
    func write(to html: inout HTML) {
        for (index, entry) in trace.entries.enumerated() {
            // Of the rows behind the first one, the row before says it.
            let before = index == 0 ? trace.startState : entry.state
            let classes = classes(of: entry, after: before)
            html.element(.tr, ["id": "\(id)-\(index + 1)", "class": .text(classes)]) { row in
                write(entry, number: index + 1, to: &row)
            }
            html.lineFeed()
        }
    }

    /// The kind of the row, the state after it, and the state before it if that is another.
    private func classes(of entry: TraceEntry, after before: LifecycleState) -> Text {
        var classes = Text()
        // Others look like any row.
        if [.event, .ignored, .kill].contains(entry.kind) {
            classes.append("k-\(entry.kind.name) ")
        }
        classes.append("s-\(entry.state.token)")
        if before != entry.state { classes.append(" f-\(before.token)") }
        return classes
    }

    private func write(_ entry: TraceEntry, number: Int, to row: inout HTML) {
        row.element(.th, ["scope": "row"]) { cell in
            cell.element(.span, text: "\(number)")
        }
        row.element(.td, text: Text(seconds: entry.time - .zero))
        var actor = entry.actor.name(in: language)
        if trace.hasNumber(entry) { actor.append(" \(entry.scene)") }
        row.element(.td, text: actor)
        row.cell(for: entry, of: trace, in: language)
        row.element(.td) { cell in
            if let reads = entry.reads { cell.element(.code, text: Text(reads.name)) }
        }
        // The class of the row has the colour.
        row.element(.td, text: entry.state.name(in: language))
        let rule = Text(entry.rule.rule.id)
        row.element(.td) { cell in
            cell.element(.a, ["href": "#\(reasons)\(rule)"]) { $0.code(rule) }
        }
    }
}

extension HTML {
    /// Appends a cell with what an entry records: a name as code, anything else in the words of the
    /// page.
    mutating func cell(
        for entry: TraceEntry, of trace: Trace, in language: Language
    ) {
        switch entry.what {
        case .callback, .notification: element(.td) { $0.code(trace.words(for: entry)) }
        default: element(.td, text: trace.words(for: entry, in: language))
        }
    }
}
