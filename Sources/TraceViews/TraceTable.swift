public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Trace {
    /// The trace as a table: one row for each entry, numbered from 1.
    ///
    /// Each row names the state before and after in its classes (`f-…`, `t-…`), from which the
    /// style sheet draws the lanes beside the rows where the timeline has no room. The last
    /// column names the rule, and links to the list that `reasons` makes.
    ///
    /// - Parameters:
    ///   - id: The prefix of every id in the table, unique on the page.
    ///   - title: The title of the run.
    /// - Returns: A `table` in a box that scrolls on its own.
    public func table(id: Text, title: Text) -> HTML {
        var html = HTML()
        html.scrollBox("table-box", label: "Table: \(title)") { box in
            box.element("table", ["class": "trace"]) { table in
                table.element("caption") { caption in
                    caption.append("What happened, row by row")
                    // Seen where the table draws the lanes.
                    caption.element(
                        "span", ["class": "lanes"],
                        text: """
                            Lanes from left to right: not running, suspended, background, \
                            inactive, active.
                            """)
                }
                table.lineFeed()
                table.element("thead") { $0.traceHeadings() }
                table.lineFeed()
                table.element("tbody") { body in
                    body.lineFeed()
                    var state = initialState
                    for (index, entry) in entries.enumerated() {
                        body.append(row(index + 1, entry, before: state, id: id))
                        state = entry.state
                    }
                }
            }
            box.lineFeed()
        }
        return html
    }

    /// The state of the app before the first entry.
    var initialState: LifecycleState {
        guard let first = entries.first else { return .notRunning }
        if case .stateChange(let from, _) = first.what { return from }
        return first.state
    }

    private func row(
        _ number: Int, _ entry: TraceEntry, before: LifecycleState, id: Text
    ) -> HTML {
        var classes: Text = "k-\(entry.kind.name) t-\(entry.state.token)"
        if before != entry.state { classes.append(" f-\(before.token)") }
        let rule = Text(entry.rule.rule.id)
        var html = HTML()
        html.element("tr", ["id": "\(id)-\(number)", "class": classes]) { row in
            row.element("th", ["scope": "row"]) { $0.element("span", text: "\(number)") }
            row.element("td", text: Text(seconds: entry.time))
            row.element("td", text: actor(of: entry))
            row.element("td") { $0.words(of: entry, in: self) }
            row.element("td") { cell in
                guard let reads = entry.reads else { return }
                cell.element("code", text: Text(reads.name))
            }
            row.element("td") { $0.state(entry.state) }
            row.element("td") { cell in
                cell.element("a", ["href": "#\(id)-rule-\(rule)"]) { $0.code(rule) }
            }
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    fileprivate mutating func traceHeadings() {
        element("tr") { row in
            row.element("th", ["scope": "col"], text: "Row")
            row.element("th", ["scope": "col"], text: "Time (s)")
            row.element("th", ["scope": "col"], text: "Who")
            row.element("th", ["scope": "col"], text: "What")
            row.element("th", ["scope": "col"]) { heading in
                heading.code("applicationState")
                heading.append(" reads")
            }
            row.element("th", ["scope": "col"], text: "State after")
            row.element("th", ["scope": "col"], text: "Why: rule")
        }
    }

    fileprivate mutating func words(of entry: TraceEntry, in trace: Trace) {
        let words = trace.words(for: entry)
        switch entry.what {
        case .callback, .notification: code(words)
        default: append(words)
        }
    }
}
