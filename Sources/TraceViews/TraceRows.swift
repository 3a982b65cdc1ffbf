import Diagnostics
import LifecycleCore
import ScenarioText

/// Writes the rows of a trace's table.
struct TraceRows {
    private let trace: Trace
    private let language: Language
    private let cells: TraceCells
    /// The start of a row, up to its number.
    private let start: HTML
    /// The start of the link to a rule, up to the id of the rule.
    private let link: HTML

    /// Prepares the rows of a table.
    ///
    /// - Parameters:
    ///   - trace: The trace; each entry is a row.
    ///   - id: The prefix of every id in the table.
    ///   - reasons: Where the rules are explained.
    ///   - language: The language of the page.
    init(of trace: Trace, id: Text, _ reasons: ReasonsPlace, in language: Language) {
        self.trace = trace
        self.language = language
        cells = TraceCells.shared(in: language)
        start = HTML {
            $0.append(markup: "<tr id=\"")
            $0.append("\(id)-")
        }
        link = HTML {
            $0.append(markup: "<td><a href=\"#")
            $0.append(reasons.prefix(ofFigure: id))
        }
    }

    /// Writes all rows.
    func write(to markup: inout TextBuffer) {
        var time = RepeatedTime()
        for (index, entry) in trace.entries.enumerated() {
            write(entry, number: index + 1, &time, to: &markup)
        }
    }

    private func write(
        _ entry: TraceEntry, number: Int, _ time: inout RepeatedTime, to row: inout TextBuffer
    ) {
        // Of the rows behind the first one, the row before says it.
        let before = number == 1 ? trace.startState : entry.state
        row.append(start.markup)
        row.append(number)
        cells.classes.append(
            Int(entry.kind.rawValue), StatePair(from: before, to: entry.state).index, to: &row)
        row.append(number)
        row.append(literal: "</span></th><td>")
        time.append(entry.time, to: &row)
        append(actorOf: entry, to: &row)
        append(wordsOf: entry, to: &row)
        cells.states.append(
            entry.reads.map { 1 + Int($0.rawValue) } ?? 0, Int(entry.state.rawValue), to: &row)
        row.append(link.markup)
        cells.rules.append(Int(entry.rule.index), to: &row)
        row.append(literal: "</a></td></tr>\n")
    }

    private func append(actorOf entry: TraceEntry, to row: inout TextBuffer) {
        guard trace.hasNumber(entry) else {
            cells.actors.append(Int(entry.actor.rawValue), to: &row)
            return
        }
        row.append(literal: "</td><td>")
        row.append(HTML(text: "\(entry.actor.name(in: language)) \(entry.scene)").markup)
        row.append(literal: "</td>")
    }

    private func append(wordsOf entry: TraceEntry, to row: inout TextBuffer) {
        switch entry.what {
        case .event(let stimulus) where stimulus.target == .app:
            cells.events.append(Int(stimulus.event.rawValue), to: &row)
        case .callback(let callback) where entry.option == nil:
            cells.callbacks.append(Int(callback.rawValue), to: &row)
        case .stateChange(let from, let to), .sceneStateChange(let from, let to):
            cells.stateChanges.append(StatePair(from: from, to: to).index, to: &row)
        default: row.append(HTML { $0.cell(for: entry, of: trace, in: language) }.markup)
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
        case .callback, .notification: element("td") { $0.code(trace.words(for: entry)) }
        default: element("td", text: trace.words(for: entry, in: language))
        }
    }
}
