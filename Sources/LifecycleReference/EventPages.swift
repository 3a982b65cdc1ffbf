import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension Occasion {
    /// The events of the occasion, in the order of the list.
    fileprivate var events: [ReferenceEvent] {
        ReferenceEvent.all.filter { $0.trigger.occasion == self }
    }
}

extension ReferenceBook {
    /// A page for each event, and the list of events by occasion.
    var eventPages: [ReferencePage] {
        [eventList] + Occasion.allCases.flatMap(\.events).map { page(of: $0) }
    }

    private var eventList: ReferencePage {
        list(
            ReferencePath.events, title: Word.events, description: Word.eventsDescription
        ) { page in
            for occasion in Occasion.allCases where !occasion.events.isEmpty {
                page.heading("group-\(occasion.rawValue + 1)", occasion.words)
                page.entries(
                    occasion.events.map { event in
                        (event.path, HTML(text: event.name(in: language)), page.summary(of: event))
                    })
            }
        }
    }

    private func page(of event: ReferenceEvent) -> ReferencePage {
        let rules = rules { $0.on == event.trigger }
        let uses = uses { event.isRecorded(by: $0.what) }
        return page(
            event.path, title: event.name(in: language),
            description: Word.eventDescription[language].filled(event.name(in: language)),
            list: ReferencePath.events
        ) { page in
            if let summary = page.summary(of: event) { page.lead { $0.append(summary) } }
            page.told(of: event)
            page.excerpt(uses)
            page.heading("what-it-does", .rulesAndSources)
            page.versionSwitch()
            page.table(of: rules, id: "rules", caption: .rulesThatAnswer)
            page.scenarios(uses)
            page.glance([
                (.who, HTML(text: event.actor.name(in: language))),
                (
                    .inAScenario,
                    page.lines(
                        event.phrases.map { phrase in
                            HTML { $0.element(.code, text: phrase.pattern) }
                        })
                ),
            ])
        }
    }
}

extension PageWriter {
    /// The event in one sentence; nil if the scenario language has none.
    fileprivate func summary(of event: ReferenceEvent) -> HTML? {
        event.phrases.first.map { phrase in
            HTML { $0.english(Text(phrase.summary), on: language) }
        }
    }

    /// Appends the results of an event: for each state, the next state and the calls in order.
    fileprivate mutating func told(of event: ReferenceEvent) {
        heading("told", .whatAppIsTold)
        let lines = MoveLine.all.filter { $0.trigger == event.trigger }
        occasions(
            LifecycleState.allCases.map { state in
                let moves = lines.filter { $0.from == state }
                let items = moves.map { item(of: $0) } + stays(in: state, event, lines)
                return (HTML { $0.state(state, in: language) }, items)
            }.filter { !$0.1.isEmpty })
    }

    /// The new state and the calls on the way, with the circumstances below.
    ///
    /// The calls are left out of searches, which find the pages of the methods instead.
    private func item(of line: MoveLine) -> HTML {
        HTML { html in
            html.silently { move in
                move.append("→ ")
                link(
                    to: StateMove.all.first { $0.from == line.from && $0.to == line.to }, line,
                    &move)
                move.append(Word.colon[language])
                move.append(calls(of: line))
            }
            let words = line.conditionWords(in: language).map { HTML(text: $0) }
            let versions = line.versions.map { HTML(text: Text($0, in: language)) }
            guard let parts = sequence(words + versions) else { return }
            html.empty(.br)
            html.small { $0.append(parts) }
        }
    }

    private func link(to move: StateMove?, _ line: MoveLine, _ html: inout HTML) {
        let name = HTML { $0.state(line.to, in: language) }
        html.append(move.map { link(to: $0.path) { $0.append(name) } } ?? name)
    }

    /// The calls in a state that the event does not change.
    private func stays(
        in state: LifecycleState, _ event: ReferenceEvent, _ lines: [MoveLine]
    ) -> [HTML] {
        var callbacks: [Callback] = []
        for way in CallWay.all where way.trigger == event.trigger && way.from == state {
            let isTold = lines.contains { $0.calls(way.callback) }
            if !isTold, !callbacks.contains(way.callback) { callbacks.append(way.callback) }
        }
        guard let list = sequence(callbacks.map { link(to: $0) }) else { return [] }
        return [
            HTML { html in
                html.append(
                    (lines.contains { $0.from == state } ? Word.canCallBesides : .canCall)[language]
                )
                html.append(list)
            }
        ]
    }
}

extension MoveLine {
    /// Whether a method is called on the move, at least sometimes.
    fileprivate func calls(_ callback: Callback) -> Bool {
        ((calls ?? []) + (sceneCalls ?? [])).contains { $0.called == .callback(callback) }
    }
}
