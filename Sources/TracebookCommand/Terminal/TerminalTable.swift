import Diagnostics
import LifecycleCore
import ScenarioText

/// A trace as a table for terminals, with columns as wide as their contents.
struct TerminalTable {
    private let rows: [[String]]

    init(of trace: Trace) {
        let heading = ["Time (s)", "Who", "What", "applicationState", "State after"]
        rows =
            [heading]
            + trace.entries.map { entry in
                [
                    Text(seconds: entry.time), trace.actor(of: entry),
                    trace.words(for: entry), entry.reads.map { Text($0.name) } ?? Text(),
                    Text(entry.state.name),
                ].map(\.string)
            }
    }

    /// The lines of the table; times are aligned on the right, everything else on the left.
    var text: Text {
        let widths = rows[0].indices.map { column in
            rows.map { $0[column].unicodeScalars.count }.max() ?? 0
        }
        var text = Text()
        for (number, row) in rows.enumerated() {
            var cells: [String] = []
            for (column, cell) in row.enumerated() {
                let fill = String(
                    repeating: " ", count: widths[column] - cell.unicodeScalars.count)
                let isLast = column == row.count - 1
                cells.append(column == 0 ? fill + cell : isLast ? cell : cell + fill)
            }
            text.append("\(cells.joined(separator: "  "))\n" as Text)
            if number == 0 {
                let rules = widths.map { String(repeating: "-", count: $0) }
                text.append("\(rules.joined(separator: "  "))\n" as Text)
            }
        }
        return text
    }
}
