import Diagnostics
import ScenarioText

/// The statements of the scenario language, by the place in which they stand.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func statementTable() -> HTML {
    var number = 0
    let groups = Place.allCases.map { place in
        // With a delay in front each action says the same, so the first one shows how.
        let rows = phrases(in: place).filter { $0.isShown }.map { phrase in
            number += 1
            return phrase.row(number)
        }
        return ReferenceTable.Group(name: Text(place.heading), rows: rows)
    }
    return ReferenceTable(
        id: "statements", caption: "Every statement of the scenario language",
        headings: ["Statement", "What it means"], groups: groups
    ).html
}

extension Phrase {
    fileprivate func row(_ number: Int) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "statement-\(number)", heading: HTML { $0.element("code", text: pattern) },
            cells: [HTML(text: Text(summary))])
    }
}

extension Place {
    fileprivate var heading: StaticString {
        switch self {
        case .line: "on a line of its own"
        case .handler: "indented under a when line"
        }
    }
}
