import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each state, and the list of them with the diagram of all moves.
    var statePages: [ReferencePage] {
        [stateList] + LifecycleState.allCases.map { page(of: $0) }
    }

    private var stateList: ReferencePage {
        list(
            ReferencePath.states, title: Word.states, description: Word.statesDescription
        ) { page in
            page.append(stateTable(in: language))
            page.entries(
                LifecycleState.allCases.map { state in
                    (
                        state.path, HTML { $0.state(state, in: language) },
                        HTML(text: state.meaning(in: language))
                    )
                })
            page.heading("moves", .everyMove)
            page.paragraph(.howMovesAreTold)
            page.list(
                StateMove.all.map { move in
                    page.link(to: move.path) {
                        $0.append(
                            Word.movesBetween[language].filled(
                                move.from.name(in: language), move.to.name(in: language)))
                    }
                })
            page.otherSides()
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
                (.comesFrom, page.origins(of: moves.filter { $0.to == state })),
                (.leadsTo, page.destinations(of: moves.filter { $0.from == state })),
            ])
            page.heading("may", .mayDo)
            page.facts(state.leeway.may)
            page.heading("may-not", .mayNotDo)
            page.facts(state.leeway.mayNot)
            page.advice(onTheWayTo: state)
            for move in moves where move.from == state {
                page.heading(
                    "to-\(move.to.token)",
                    Word.movesBetween[language].filled(
                        move.from.name(in: language), move.to.name(in: language)))
                page.moves(from: move.from, to: move.to)
            }
            page.heading("callbacks", .calledInIt)
            page.calls(in: state)
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// The value of `applicationState` in the state.
    fileprivate func reading(in state: LifecycleState) -> HTML {
        switch state {
        case .active: HTML { $0.code("active") }
        case .inactive: HTML { $0.code("inactive") }
        case .background: HTML { $0.code("background") }
        case .suspended: HTML(text: Word.readsLater[language])
        case .notRunning: HTML(text: Word.readsNothing[language])
        }
    }

    /// The states before the moves, as links to the moves.
    fileprivate func origins(of moves: [StateMove]) -> HTML? {
        sequence(
            moves.map { move in
                link(to: move.path) { $0.state(move.from, in: language) }
            })
    }

    /// The states after the moves, as links to the moves.
    fileprivate func destinations(of moves: [StateMove]) -> HTML? {
        sequence(
            moves.map { move in
                HTML { html in
                    html.element(.a, ["href": "#to-\(move.to.token)"]) {
                        $0.state(move.to, in: language)
                    }
                }
            })
    }

    /// Appends what an app may or may not do in a state.
    fileprivate mutating func facts(_ facts: [SourcedSentence]) {
        let sources = sources
        list(
            facts.map { fact in
                HTML { item in
                    item.append(fact.words[language])
                    item.append(" ")
                    item.evidence(fact.evidence, sources: sources, in: language)
                }
            })
    }

    /// Appends what to do in the methods called on the way to a state.
    fileprivate mutating func advice(onTheWayTo state: LifecycleState) {
        let lines = MoveLine.all.filter { $0.to == state }
        let called = lines.flatMap { ($0.calls ?? []) + ($0.sceneCalls ?? []) }.map(\.called)
        let callbacks = Callback.allCases.filter { callback in
            !(callback.advice?.dos.isEmpty ?? true) && called.contains(.callback(callback))
                && CallFacts.all.readings.contains {
                    $0.callback == callback && ($0.reads == state.read || state.read == nil)
                }
        }
        guard !callbacks.isEmpty else { return }
        heading("advice", .whatToDoOnTheWay)
        let lists = callbacks.map { callback in
            (link(to: callback), callback.advice?.dos.map { item(of: $0) } ?? [])
        }
        occasions(lists)
    }

    /// Appends the callbacks in which an app can read the state.
    fileprivate mutating func calls(in state: LifecycleState) {
        let callbacks = Callback.allCases.filter { callback in
            CallFacts.all.readings.contains { $0.callback == callback && $0.reads == state.read }
        }
        if callbacks.isEmpty { paragraph(.noCalls) }
        list(callbacks.map { link(to: $0) })
    }
}

extension LifecycleState {
    /// The value of `applicationState` in the state; nil if no code can read it.
    fileprivate var read: ApplicationState? {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        case .suspended, .notRunning: nil
        }
    }

    var path: String { ReferencePath.page(Text(token).string, in: ReferencePath.states) }
}

extension StateMove {
    /// The path of the section with everything that makes the move.
    var path: String { "\(from.path)#to-\(Text(to.token).string)" }
}
