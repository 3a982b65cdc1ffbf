public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// The trace as a table, with one row for each entry, numbered from 1.
    ///
    /// The classes of a row name the state after it (`s-…`) and, if it was different, the state
    /// before it (`f-…`). The style sheet draws the lanes beside the rows from these. The first row
    /// of each moment has the time in milliseconds (`data-at`). The last column names the rule, and
    /// links to its explanation.
    ///
    /// - Parameters:
    ///   - id: The prefix of all ids in the table, unique on the page.
    ///   - title: The title of the run.
    ///   - reasons: Where the rules are explained.
    ///   - isLaunchOpen: Whether to show all rows of a launch that could be folded.
    ///   - language: The language of the page.
    /// - Returns: A `table` in a box that scrolls on its own.
    public func table(
        id: Text, title: Text, _ reasons: ExplanationPlace = .figure, isLaunchOpen: Bool = false,
        in language: Language = .english
    ) -> HTML {
        let rows = TraceRows(of: self, id: id, reasons, in: language)
        var html = HTML(capacity: 1024 + 400 * entries.count)
        // Rules and callbacks have pages of their own, so a search should not find this page by
        // them.
        html.silently { silent in
            silent.scrollBox("table-box", label: "\(Word.tableOf[language])\(title)") { box in
                box.element(.table, ["class": "trace"]) { table in
                    table.traceHead(in: language)
                    rows.write(isLaunchOpen: isLaunchOpen, to: &table)
                }
                box.lineFeed()
            }
        }
        return html
    }
}

extension HTML {
    /// Appends the caption and the headings, which are the same for every run.
    mutating func traceHead(in language: Language) {
        element(.caption) { caption in
            caption.element(.b, text: Word.tableCaption[language])
            // Visible only where the table draws the lanes.
            caption.element(.span, ["class": "lanes"], text: Word.lanes[language])
        }
        lineFeed()
        element(.thead) { head in
            head.element(.tr) { row in
                for word in [Word.row, .moment, .who, .what] {
                    row.element(.th, ["scope": "col"], text: word[language])
                }
                row.element(.th, ["scope": "col"]) { heading in
                    heading.code("applicationState")
                    heading.append(Word.reads[language])
                }
                row.element(.th, ["scope": "col"], text: Word.stateAfter[language])
                row.element(.th, ["scope": "col"], text: Word.why[language])
            }
        }
        lineFeed()
    }
}
