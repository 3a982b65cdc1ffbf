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
            page.lead { $0.append(state.meaning(in: language)) }
            page.glance([
                (.applicationState, page.reading(in: state)),
                (.comesFrom, page.neighbours(moves.filter { $0.to == state }.map(\.from))),
                (.leadsTo, page.neighbours(moves.filter { $0.from == state }.map(\.to))),
            ])
            page.heading("may", .mayDo)
            page.facts(state.leeway.may)
            page.heading("may-not", .mayNotDo)
            page.facts(state.leeway.mayNot)
            page.heading("comes-from", .comesFrom)
            page.table(of: moves.filter { $0.to == state }, id: "from", .movesIn) { $0.from }
            page.heading("leads-to", .leadsTo)
            page.table(of: moves.filter { $0.from == state }, id: "to", .movesOut) { $0.to }
            page.heading("callbacks", .calledInIt)
            page.calls(in: state)
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// What `applicationState` reads in it.
    fileprivate func reading(in state: LifecycleState) -> HTML {
        switch state {
        case .active: HTML { $0.code("active") }
        case .inactive: HTML { $0.code("inactive") }
        case .background: HTML { $0.code("background") }
        case .suspended: HTML(text: Word.readsLater[language])
        case .notRunning: HTML(text: Word.readsNothing[language])
        }
    }

    /// States as links.
    fileprivate func neighbours(_ states: [LifecycleState]) -> HTML? {
        sequence(states.map { state in link(to: state.path) { $0.state(state, in: language) } })
    }

    /// Appends what may be done in a state, or may not.
    fileprivate mutating func facts(_ facts: [Fact]) {
        list(
            facts.map { fact in
                HTML { item in
                    item.append(fact.words[language])
                    item.append(" ")
                    item.evidence(fact.evidence, in: language)
                }
            })
    }

    /// Appends moves: the state at their other end, what starts them, what is called on them, and
    /// the rules that take them.
    fileprivate mutating func table(
        of moves: [StateMove], id: Text, _ caption: Word,
        _ other: (StateMove) -> LifecycleState
    ) {
        let rows = moves.map { move in
            let state = other(move)
            return ReferenceTable.Row(
                id: "\(id)-\(state.token)",
                heading: link(to: state.path) { $0.state(state, in: language) },
                cells: [
                    sequence(
                        move.triggers.map { trigger in
                            HTML { $0.append(trigger.words(in: language)) }
                        }),
                    sequence(
                        move.callbacks.map { callback in
                            link(to: callback.path) { $0.code(Text(callback.name)) }
                        }) ?? HTML(text: Word.noCallback[language]),
                    sequence(move.rules.map { link(to: ruleBook[$0]) }),
                ].map { $0 ?? HTML() })
        }
        append(
            ReferenceTable(
                id: id, caption: caption[language],
                headings: [Word.state, .startedBy, .callbacks, .rule].map { $0[language] },
                groups: [ReferenceTable.Group(name: nil, rows: rows)]
            ).html)
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
