import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each state, and the list of them with the diagram of all moves.
    var statePages: [ReferencePage] {
        [stateList] + LifecycleState.allCases.map { page(of: $0) }
    }

    private var stateList: ReferencePage {
        page(
            ReferencePath.states, title: Word.states[language],
            description: Word.statesDescription[language]
        ) { page in
            page.append(stateTable(in: language))
            page.list(
                LifecycleState.allCases.map { state in
                    HTML { item in
                        item.append(page.link(to: state.path) { $0.state(state, in: language) })
                        item.append(": ")
                        item.append(state.meaning(in: language))
                    }
                })
        }
    }

    private func page(of state: LifecycleState) -> ReferencePage {
        let moves = StateMove.all
        let uses = uses { $0.state == state }
        return page(
            state.path, title: state.name(in: language), description: state.meaning(in: language),
            list: ReferencePath.states
        ) { page in
            page.paragraph { $0.append(state.meaning(in: language)) }
            page.heading("comes-from", .comesFrom)
            page.moves(moves.filter { $0.to == state }) { $0.from }
            page.heading("leads-to", .leadsTo)
            page.moves(moves.filter { $0.from == state }) { $0.to }
            page.heading("callbacks", .calledInIt)
            page.calls(in: state)
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// Appends moves, each with the rules that take it.
    fileprivate mutating func moves(
        _ moves: [StateMove], _ other: (StateMove) -> LifecycleState
    ) {
        list(
            moves.map { move in
                HTML { item in
                    let state = other(move)
                    item.append(link(to: state.path) { $0.state(state, in: language) })
                    for (index, rule) in move.rules.enumerated() {
                        item.append(index == 0 ? ": " : ", ")
                        item.append(link(to: ruleBook[rule]))
                    }
                }
            })
    }

    /// Appends the callbacks that the site's runs show while the app is in a state.
    fileprivate mutating func calls(in state: LifecycleState) {
        let entries = book.examples.flatMap(\.trace.entries).filter { $0.state == state }
        let callbacks = Callback.allCases.filter { callback in
            entries.contains { $0.what == .callback(callback) }
        }
        if callbacks.isEmpty { paragraph(.noCalls) }
        list(callbacks.map { callback in link(to: callback.path) { $0.code(Text(callback.name)) } })
    }
}

extension LifecycleState {
    /// The page of the state.
    var path: String { ReferencePath.page(Text(token).string, in: ReferencePath.states) }
}
