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

    /// Appends what follows from an event in each state.
    fileprivate mutating func told(of event: ReferenceEvent) {
        heading("told", .whatAppIsTold)
        let ways = Way.all.filter { $0.trigger == event.trigger }
        // A reader of today's versions looks for what they do.
        let current = ways.filter { $0.versions.end == nil }
        occasions(
            LifecycleState.allCases.map { state in
                let answers = EventAnswer.all(in: (current.isEmpty ? ways : current), from: state)
                return (HTML { $0.state(state, in: language) }, answers.map { item(of: $0) })
            })
    }

    /// The calls and states in order, with the circumstances below.
    ///
    /// They are left out of searches, which find the pages of the methods instead.
    private func item(of answer: EventAnswer) -> HTML {
        HTML { html in
            html.silently { list in
                for (index, order) in answer.orders.enumerated() {
                    if index > 0 { list.append(Word.withScenesCalled[language]) }
                    if answer.orders.count == 1, order.models == .scenes {
                        list.append(Word.onlyWithScenesCalled[language])
                    } else if answer.orders.count == 1, order.models == .delegate {
                        list.append(Word.withoutScenesCalled[language])
                    }
                    list.append(sequence(order.ends.map { name(of: $0) }) ?? HTML())
                }
            }
            html.empty(.br)
            html.small { small in
                if let words = sequence(answer.conditions.map { HTML(text: $0[language]) }) {
                    small.append(words)
                    small.append(" · ")
                }
                if answer.rule.versions != .all {
                    small.append(Text(answer.rule.versions, in: language))
                    small.append(" · ")
                }
                if let besides = sequence(answer.besides.map { link(to: $0) }) {
                    small.append(Word.canCallBesides[language])
                    small.append(besides)
                    small.append(" · ")
                }
                small.append(link(to: answer.rule))
            }
        }
    }

    private func name(of end: Way.End) -> HTML {
        switch end {
        case .call(let callback): link(to: callback)
        case .state(let state):
            HTML { html in
                html.append("→ ")
                html.state(state, in: language)
            }
        }
    }
}
