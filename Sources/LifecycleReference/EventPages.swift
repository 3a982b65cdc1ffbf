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
        let rules = ruleBook.filter { $0.on == event.trigger }
        return page(
            event.path, title: event.name(in: language),
            description: Word.eventDescription[language].filled(event.name(in: language)),
            list: ReferencePath.events
        ) { page in
            page.heading("statements", .inAScenario)
            page.list(
                event.phrases.map { phrase in
                    HTML { item in
                        item.element("code", text: phrase.pattern)
                        item.append(": ")
                        item.english("span", Text(phrase.summary), on: language)
                    }
                })
            page.heading("what-it-does", .whatItDoes)
            page.versionSwitch()
            page.table(of: rules, id: "rules", caption: .rulesThatAnswer)
            page.scenarios(uses { event.isRecorded(by: $0.what) })
        }
    }
}
