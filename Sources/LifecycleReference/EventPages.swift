import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension Actor {
    /// Those whose events have pages, in the order of the list.
    fileprivate static let inOrder: [Actor] = [.user, .system, .app]

    /// The events of which it is the subject.
    fileprivate var events: [ReferenceEvent] { ReferenceEvent.all.filter { $0.actor == self } }
}

extension ReferenceBook {
    /// A page for each thing that can happen to an app, and the list of them by who acts.
    var eventPages: [ReferencePage] {
        [eventList] + Actor.inOrder.flatMap(\.events).map { page(of: $0) }
    }

    private var eventList: ReferencePage {
        page(
            ReferencePath.events, title: Word.events[language],
            description: Word.eventsDescription[language]
        ) { page in
            for actor in Actor.inOrder {
                page.heading(Text(actor.name), actor.word)
                page.list(
                    actor.events.map { event in
                        page.link(to: event.path) { $0.append(event.name(in: language)) }
                    })
            }
        }
    }

    private func page(of event: ReferenceEvent) -> ReferencePage {
        let rules = rules { $0.on == event.trigger }
        let uses = uses { event.isRecorded(by: $0.what) }
        let moves = StateMove.all.filter { move in
            MoveLine.all.contains { line in
                line.trigger == event.trigger && line.from == move.from && line.to == move.to
            }
        }
        return page(
            event.path, title: event.name(in: language),
            description: Word.eventDescription[language].filled(event.name(in: language)),
            list: ReferencePath.events
        ) { page in
            if let summary = event.phrases.first?.summary {
                page.lead { $0.english(Text(summary), on: language) }
            }
            page.glance([
                (.who, HTML(text: event.actor.name(in: language))),
                (
                    .inAScenario,
                    page.lines(
                        event.phrases.map { phrase in
                            HTML { $0.element(.code, text: phrase.pattern) }
                        })
                ),
                (
                    .canLead,
                    page.sequence(
                        moves.map { move in
                            page.link(to: move.path) { link in
                                link.state(move.from, in: language)
                                link.append(" → ")
                                link.state(move.to, in: language)
                            }
                        })
                ),
            ])
            page.excerpt(uses)
            page.heading("what-it-does", .whatItDoes)
            page.versionSwitch()
            page.table(of: rules, id: "rules", caption: .rulesThatAnswer)
            page.scenarios(uses)
        }
    }
}
