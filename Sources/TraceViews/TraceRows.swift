import Diagnostics
import LifecycleCore
import ScenarioText

/// Writes the rows of a trace's table.
struct TraceRows {
    private let trace: Trace
    private let cells = TraceCells.shared
    /// The start of a row, up to its number.
    private let start: HTML
    /// The start of the link to a rule, up to the id of the rule.
    private let link: HTML

    /// Prepares the rows of a table.
    ///
    /// - Parameters:
    ///   - trace: The trace; each entry is a row.
    ///   - id: The prefix of every id in the table.
    init(of trace: Trace, id: Text) {
        self.trace = trace
        start = HTML {
            $0.append(markup: "<tr id=\"")
            $0.append("\(id)-")
        }
        link = HTML {
            $0.append(markup: "<td><a href=\"#")
            $0.append("\(id)-rule-")
        }
    }

    /// Writes all rows.
    func write(to markup: inout TextBuffer) {
        var before = trace.startState
        for (index, entry) in trace.entries.enumerated() {
            write(entry, number: index + 1, before: before, to: &markup)
            before = entry.state
        }
    }

    private func write(
        _ entry: TraceEntry, number: Int, before: LifecycleState, to row: inout TextBuffer
    ) {
        row.append(start.markup)
        row.append(number)
        cells.classes.append(
            Int(entry.kind.rawValue), StatePair(from: before, to: entry.state).index, to: &row)
        row.append(number)
        row.append(literal: "</span></th><td>")
        row.append(seconds: entry.time - .zero)
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
        row.append(HTML(text: trace.actor(of: entry)).markup)
        row.append(literal: "</td>")
    }

    private func append(wordsOf entry: TraceEntry, to row: inout TextBuffer) {
        switch entry.what {
        case .event(let event): cells.events.append(Int(event.rawValue), to: &row)
        case .callback(let callback) where entry.option == nil:
            cells.callbacks.append(Int(callback.rawValue), to: &row)
        case .stateChange(let from, let to), .sceneStateChange(let from, let to):
            cells.stateChanges.append(StatePair(from: from, to: to).index, to: &row)
        default:
            row.append(literal: "<td>")
            row.append(markup(forWordsOf: entry))
            row.append(literal: "</td>")
        }
    }

    /// What an entry records, where no table has it: a name of the scenario's or a time is in it.
    private func markup(forWordsOf entry: TraceEntry) -> Text {
        let words = trace.words(for: entry)
        switch entry.what {
        case .callback, .notification: return HTML { $0.code(words) }.markup
        default: return HTML(text: words).markup
        }
    }
}
