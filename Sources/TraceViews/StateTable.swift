import Diagnostics
import LifecycleCore

/// The states of an app, what each means, and where each leads by which rules.
///
/// The moves are concluded from the rule book, not written down.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func stateTable() -> HTML {
    let moves = stateMoves
    let rows = LifecycleState.allCases.map { state in
        ReferenceTable.Row(
            id: "state-\(state.token)", heading: HTML { $0.state(state) },
            cells: [
                HTML(text: Text(state.meaning)),
                HTML { $0.moves(moves.filter { $0.from == state }) },
            ])
    }
    return ReferenceTable(
        id: "states", caption: "The states of an app and where each leads",
        headings: ["State", "What it means", "Leads to, by rule"],
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func moves(_ moves: [StateMove]) {
        element("ul") { list in
            for move in moves {
                list.element("li") { item in
                    item.state(move.to)
                    for (index, rule) in move.rules.enumerated() {
                        item.append(index == 0 ? ": " : ", ")
                        item.code(Text(ruleBook[rule].id))
                    }
                }
                list.lineFeed()
            }
        }
    }
}

extension LifecycleState {
    fileprivate var meaning: StaticString {
        switch self {
        case .notRunning: "The app was not started, or it was terminated."
        case .inactive: "In the foreground, but touches and other events are not delivered."
        case .active: "In the foreground, and events are delivered."
        case .background: "Not on screen, executing code."
        case .suspended: "In memory, executing nothing."
        }
    }
}
