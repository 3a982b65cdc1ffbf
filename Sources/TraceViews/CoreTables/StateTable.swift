public import Diagnostics
package import LifecycleCore
public import Markup

/// A diagram of the states of an app with every move, and a table of what each state means and
/// leads to.
///
/// - Parameter language: The language of the page.
/// - Returns: A `figure`.
public func stateTable(in language: Language = .english) -> HTML {
    let edges = StateMove.all.enumerated().map { index, move in
        StateDiagram.Edge(move: move, letter: StateMove.letter(index), isTaken: true)
    }
    let diagram = StateDiagram(edges: edges, visited: LifecycleState.allCases, current: nil)
    var html = HTML()
    html.element(.figure, ["class": "machine"]) { figure in
        figure.lineFeed()
        figure.element(.figcaption, ["id": "states-title"], text: Word.machine[language])
        figure.lineFeed()
        figure.element(.div, ["class": "diagram-box"]) { box in
            box.lineFeed()
            let attributes: Attributes = [
                "aria-labelledby": "states-title", "aria-describedby": "states",
            ]
            box.append(diagram.svg(attributes, in: language))
            box.element(.div, ["class": "diagram-words"]) { words in
                words.append(meanings(in: language))
            }
        }
        figure.lineFeed()
    }
    html.lineFeed()
    return html
}

/// A table of what each state means and where it leads, with the letters of the diagram.
private func meanings(in language: Language) -> HTML {
    let rows = LifecycleState.allCases.map { state in
        ReferenceTable.Row(
            id: "state-\(state.token)", heading: HTML { $0.state(state, in: language) },
            cells: [
                HTML(text: state.meaning(in: language)),
                HTML { $0.destinations(of: state, in: language) },
            ])
    }
    return ReferenceTable(
        id: "states", caption: Word.stateMeanings[language],
        headings: [Word.state, .meaning, .leadsTo].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    /// Appends the states that a state leads to, each after the letter of the move.
    fileprivate mutating func destinations(of state: LifecycleState, in language: Language) {
        var isFirst = true
        for (index, move) in StateMove.all.enumerated() where move.from == state {
            if !isFirst { append(Word.separator[language]) }
            isFirst = false
            element(.span, ["class": "move"]) { destination in
                destination.element(.b, text: StateMove.letter(index))
                destination.append(" ")
                destination.append(move.to.name(in: language))
            }
        }
    }
}

extension LifecycleState {
    /// The meaning of the state in one sentence.
    package func meaning(in language: Language) -> Text {
        let word =
            switch self {
            case .notRunning:
                Word(
                    "The app was not started, or it was terminated.")
            case .inactive:
                Word(
                    "In the foreground, but touches and other events are not delivered.")
            case .active:
                Word("In the foreground, and events are delivered.")
            case .background: Word("Not on screen, executing code.")
            case .suspended: Word("In memory, executing nothing.")
            }
        return word[language]
    }
}
