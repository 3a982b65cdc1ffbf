import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each thing that can happen to an app, and the list of them by who acts.
    var eventPages: [ReferencePage] {
        [eventList] + ReferenceEvent.all.map { page(of: $0) }
    }

    private var eventList: ReferencePage {
        page(
            ReferencePath.events, title: Word.events[language],
            description: Word.eventsDescription[language]
        ) { page in
            for actor in [Actor.user, .system, .app] {
                page.heading(Text(actor.name), actor.word)
                page.list(
                    ReferenceEvent.all.filter { $0.actor == actor }.map { event in
                        page.link(to: event.path) { $0.append(event.name(in: language)) }
                    })
            }
        }
    }

    private func page(of event: ReferenceEvent) -> ReferencePage {
        let rules = rules { $0.on == event.trigger }
        let uses = uses { event.isRecorded(by: $0.what) }
        let moves = StateMove.all.filter { $0.triggers.contains(event.trigger) }
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
                            HTML { $0.element("code", text: phrase.pattern) }
                        })
                ),
                (
                    .canLead,
                    page.sequence(
                        moves.map { move in
                            HTML { html in
                                html.state(move.from, in: language)
                                html.append(" → ")
                                html.state(move.to, in: language)
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
