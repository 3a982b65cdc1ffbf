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
        var rows = TextBuffer(capacity: 400 * entries.count)
        TraceRows(of: self, id: id).write(to: &rows)
        var html = HTML(capacity: 1024 + 400 * entries.count)
        html.scrollBox("table-box", label: "Table: \(title)") { box in
            box.element("table", ["class": "trace"]) { table in
                table.append(tableHead)
                table.element("tbody") { body in
                    body.lineFeed()
                    body.append(markup: rows)
                }
            }
            box.lineFeed()
        }
        return html
    }
}

/// Caption and headings, which are the same for every table.
private let tableHead = HTML { table in
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
}
