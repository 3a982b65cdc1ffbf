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
        let uses = uses { $0.state == state }
        return page(
            state.path, title: state.name(in: language), description: state.meaning(in: language),
            list: ReferencePath.states
        ) { page in
            page.lead { $0.append(state.meaning(in: language)) }
            page.glance([
                (.applicationState, page.reading(in: state)),
                (.howLong, page.stay(in: state)),
            ])
            page.heading("may", .mayDo)
            page.facts(state.leeway.may)
            page.heading("may-not", .mayNotDo)
            page.placeBeside()
            page.facts(state.leeway.mayNot)
            page.heading("from", .comesFrom)
            page.origins(of: state)
            page.heading("to", .leadsTo)
            page.placeBeside()
            page.destinations(of: state)
            page.excerpt(self.uses { $0.what == .stateChange(from: state.usualOrigin, to: state) })
            page.details(of: state, uses)
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

    /// How long an app may stay in the state.
    fileprivate func stay(in state: LifecycleState) -> HTML {
        let words: Text =
            switch state {
            case .active: Word.staysActive[language]
            case .inactive: Word.staysInactive[language]
            case .background:
                Word.staysInBackground[language].filled(
                    Text(spoken: newestSpan(of: .suspension), in: language),
                    Text(spoken: newestSpan(of: .backgroundTasks), in: language),
                    sinceWhen(.backgroundTasks))
            case .suspended: Word.staysSuspended[language]
            case .notRunning: Word.staysNotRunning[language]
            }
        return HTML(text: words)
    }

    /// The versions on which a time limit is what it is on the newest one.
    private func sinceWhen(_ kind: Budget.Kind) -> Text {
        let newest = budgets.first { $0.kind == kind && $0.versions.contains(.newest) }
        return Text(newest?.versions ?? .all, in: language)
    }

    /// Appends what an app may or may not do in a state.
    fileprivate mutating func facts(_ facts: [SourcedSentence]) {
        let sources = sources
        list(
            facts.map { fact in
                HTML { item in
                    item.append(fact.html(in: language))
                    item.append(" ")
                    item.evidence(fact.evidence, sources: sources, in: language)
                }
            })
    }

    /// Appends what few readers need, each part folded.
    fileprivate mutating func details(of state: LifecycleState, _ uses: [ExampleUse]) {
        heading("details", .details)
        advice(onTheWayTo: state)
        for move in StateMove.all where move.from == state { changes(of: move) }
        calls(in: state)
        guard !uses.isEmpty else { return paragraph(.noScenario) }
        folded(Word.runsShowingIt[language].filled("\(uses.count)")) { $0.list(of: uses) }
    }

    /// Appends what to do in the methods called on the way to a state, which their pages say too.
    private mutating func advice(onTheWayTo state: LifecycleState) {
        let rules = Way.all(to: state).map { $0.path[$0.path.count - 1] }
        let callbacks = Callback.allCases.filter { callback in
            !(callback.advice?.dos.isEmpty ?? true)
                && rules.contains { $0.callbacks.contains(callback) }
                && (state.applicationState == nil || callback.canRead(state))
        }
        guard !callbacks.isEmpty else { return }
        let lists = callbacks.map { callback in
            (link(to: callback), callback.advice?.dos.map { item(of: $0, callback) } ?? [])
        }
        let list = occasionList(lists)
        let summary = Word.whatToDoOnTheWay[language]
        append(HTML { html in html.fold(summary) { $0.append(list) } })
    }

    /// Appends the callbacks in which an app can read the state.
    private mutating func calls(in state: LifecycleState) {
        let callbacks = Callback.allCases.filter { $0.canRead(state) }
        guard !callbacks.isEmpty else { return paragraph(.noCalls) }
        let links = callbacks.map { link(to: $0) }
        folded(Word.methods[language].filled("\(links.count)")) { $0.list(links, look: "columns") }
    }
}

extension LifecycleState {
    /// The state before it on the way that a reader looks for.
    var usualOrigin: LifecycleState {
        switch self {
        case .active, .background: .inactive
        case .inactive: .active
        case .suspended: .background
        case .notRunning: .suspended
        }
    }

    var path: String { ReferencePath.page(Text(token).string, in: ReferencePath.states) }
}

extension Callback {
    /// Whether an app with one window can read the state in the method.
    fileprivate func canRead(_ state: LifecycleState) -> Bool {
        Way.all(to: self).contains { way in
            way.readings.contains { $0 == state.applicationState }
        }
    }
}

extension StateMove {
    /// The path of the section with everything that makes the move.
    var path: String { "\(from.path)#to-\(Text(to.token).string)" }
}
