package import Diagnostics
package import LifecycleCore

/// The states of an app: a drawing of them with every move, what starts each move and what is
/// called on it; then what each state means, and where it leads by which rules.
///
/// The moves are concluded from the rule book, not written down.
///
/// - Parameter language: The language of the page.
/// - Returns: A `figure` and a `table` in a box that scrolls on its own.
public func stateTable(in language: Language = .english) -> HTML {
    HTML { html in
        html.append(machine(in: language))
        html.append(meanings(in: language))
    }
}

private func machine(in language: Language) -> HTML {
    let edges = StateMove.all.enumerated().map { index, move in
        StateDiagram.Edge(move: move, letter: StateMove.letter(index), isTaken: true)
    }
    let diagram = StateDiagram(edges: edges, visited: LifecycleState.allCases, current: nil)
    var html = HTML()
    html.element("figure", ["class": "machine"]) { figure in
        figure.lineFeed()
        figure.element("figcaption", ["id": "states-title"], text: Word.machine[language])
        figure.lineFeed()
        figure.element("div", ["class": "diagram-box"]) { box in
            box.lineFeed()
            let attributes: Attributes = [
                "aria-labelledby": "states-title", "aria-describedby": "state-moves",
            ]
            box.append(diagram.svg(attributes, in: language))
            box.element("div", ["class": "diagram-words"]) { words in
                words.append(moveTable(in: language))
            }
        }
        figure.lineFeed()
    }
    html.lineFeed()
    return html
}

/// Every move: its letter, what starts it, what is called on it, and the versions that have it.
private func moveTable(in language: Language) -> HTML {
    let rows = StateMove.all.enumerated().map { index, move in
        let letter = StateMove.letter(index)
        let states = StatePair(from: move.from, to: move.to)
        return ReferenceTable.Row(
            id: "state-move-\(letter)", heading: HTML { $0.move(letter, states, in: language) },
            cells: [
                HTML { $0.events(move.triggers.map { $0.words(in: language) }, in: language) },
                HTML { $0.callbacks(move.callbacks.map { Text($0.name) }, in: language) },
                HTML { html in
                    for (index, range) in move.versions.enumerated() {
                        if index > 0 { html.append(Word.separator[language]) }
                        html.append(Text(range, in: language))
                    }
                },
            ])
    }
    return ReferenceTable(
        id: "state-moves", caption: Word.allMoves[language],
        headings: [Word.letter, .event, .callback, .versions].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

/// What each state means, and where it leads by which rules.
private func meanings(in language: Language) -> HTML {
    let moves = StateMove.all
    let rows = LifecycleState.allCases.map { state in
        ReferenceTable.Row(
            id: "state-\(state.token)", heading: HTML { $0.state(state, in: language) },
            cells: [
                HTML(text: state.meaning(in: language)),
                HTML { $0.moves(moves.filter { $0.from == state }, in: language) },
            ])
    }
    return ReferenceTable(
        id: "states", caption: Word.stateMeanings[language],
        headings: [Word.state, .meaning, .leadsTo].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

extension HTML {
    fileprivate mutating func moves(_ moves: [StateMove], in language: Language) {
        element("ul") { list in
            for move in moves {
                list.element("li") { item in
                    item.state(move.to, in: language)
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
    /// What it means to be in the state, one sentence.
    package func meaning(in language: Language) -> Text {
        let word =
            switch self {
            case .notRunning:
                Word(
                    "The app was not started, or it was terminated.", "应用没有启动，或者已经终止。")
            case .inactive:
                Word(
                    "In the foreground, but touches and other events are not delivered.",
                    "位于前台，但触摸和其他事件不会送达。")
            case .active:
                Word("In the foreground, and events are delivered.", "位于前台，事件会送达。")
            case .background: Word("Not on screen, executing code.", "不在屏幕上，仍在执行代码。")
            case .suspended: Word("In memory, executing nothing.", "留在内存中，不执行任何代码。")
            }
        return word[language]
    }
}
