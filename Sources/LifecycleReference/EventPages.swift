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
        let reasons = event.trigger.rules.compactMap(\.rule.reason)
        let rules = rules { $0.on == event.trigger || $0.isOfWake(for: reasons) }
        let uses = uses { event.isRecorded(by: $0.what) }
        return page(
            event.path, title: event.name(in: language),
            description: Word.eventDescription[language].filled(event.name(in: language)),
            list: ReferencePath.events
        ) { page in
            if let summary = page.summary(of: event) { page.lead { $0.append(summary) } }
            page.told(of: event)
            page.refusals(of: event)
            page.excerpt(uses)
            page.heading("what-it-does", .rulesAndSources)
            page.versionSwitch()
            page.append(page.table(of: rules, id: "rules", caption: .rulesThatAnswer))
            page.scenarios(
                uses.isEmpty ? foldedUses { event.isRecorded(by: $0.what) } : uses)
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

extension Rule {
    /// Whether it is about wakes for one of the reasons alone.
    fileprivate func isOfWake(for reasons: [LaunchReason]) -> Bool {
        on == .transition(.wake)
            && requirements.contains { condition in
                condition.isOfReason && reasons.contains { condition.isMet(by: $0) }
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

    /// Appends what follows from an event in each state, by a run.
    fileprivate mutating func told(of event: ReferenceEvent) {
        guard case .event(let happening) = event.trigger else { return }
        func runs(_ variation: EventRun.Variation) -> [(state: LifecycleState, runs: [EventRun])] {
            LifecycleState.allCases.map { state in
                (state, EventRun.all(of: happening, from: state, variation))
            }
        }
        let ordinary = runs(.none)
        guard ordinary.contains(where: { !$0.runs.isEmpty }) else { return }
        if ordinary.contains(where: { $0.runs.contains { !$0.parts.isEmpty } }) {
            heading("told", .whatAppIsTold)
            told(ordinary, .none)
            for variation in EventRun.Variation.additions(for: happening) {
                let others = zip(ordinary, runs(variation)).filter { one, other in
                    one.runs.map(\.parts) != other.runs.map(\.parts)
                        && other.runs.contains { !$0.parts.isEmpty }
                }
                if !others.isEmpty { told(others.map(\.1), variation) }
            }
            if happening.about.isWindow { paragraph(.ofTwoWindows) }
            return
        }
        let others = EventRun.Variation.settings.map { ($0, runs: runs($0)) }.filter { _, runs in
            runs.contains { $0.runs.contains { !$0.parts.isEmpty } }
        }
        // What the app's own views and tasks do says nothing about an ordinary app.
        if others.isEmpty, book.steps.tells(event.trigger) { return }
        heading("told", .whatAppIsTold)
        for (variation, runs) in others { told(runs, variation) }
        guard others.isEmpty else { return }
        paragraph(.toldNothing)
        occasions(
            ordinary.map { state, runs in
                (HTML { $0.state(state, in: language) }, reasons(of: runs))
            })
    }

    /// Appends what the app is told in each state.
    private mutating func told(
        _ runs: [(state: LifecycleState, runs: [EventRun])], _ variation: EventRun.Variation
    ) {
        paragraph(variation.words)
        occasions(
            runs.map { state, runs in
                (
                    HTML { $0.state(state, in: language) },
                    runs.filter { !$0.parts.isEmpty }.map { item(of: $0) }
                )
            })
    }

    /// Appends the rules by which the system does not wake an app for an event.
    fileprivate mutating func refusals(of event: ReferenceEvent) {
        let lines = NonCall.refusals(of: event.trigger)
        guard !lines.isEmpty else { return }
        heading("refused", .notWokenWhen)
        let items = lines.map { item(of: $0, nil, after: event.trigger) }
        // The rules are found on their own pages.
        append(
            silently: occasionList(
                [(HTML(text: Word.nothingIsCalled[language]), items)], atMost: 4))
    }

    /// Why nothing happens in runs.
    private func reasons(of runs: [EventRun]) -> [HTML] {
        let reasons = runs.compactMap(\.reason).reduce(into: [Reason]()) { known, reason in
            if !known.contains(reason) { known.append(reason) }
        }
        return reasons.map { HTML(text: language.phrase($0.text)) }
    }

    /// The calls and states of a run in order.
    ///
    /// They are left out of searches, which find the pages of the methods instead.
    private func item(of run: EventRun) -> HTML {
        HTML { html in
            html.silently { list in
                list.append(
                    (run.model == .scenes ? Word.onlyWithScenesCalled : .withoutScenesCalled)[
                        language])
                list.append(names(of: run.parts))
                let opener = run.opener.map { opener in
                    HTML { html in
                        html.append(Word.after[language])
                        html.append(agendaItem(.event(opener)))
                    }
                }
                // What decides it besides the settings, which all runs share.
                let conditions = run.rule?.requirements.filter { !$0.isOfSettings } ?? []
                let words = conditions.compactMap(\.words).map { HTML(text: $0[language]) }
                let parts =
                    [opener].compactMap(\.self) + words
                    + [names(of: run.contested)].compactMap(\.self)
                guard !parts.isEmpty else { return }
                list.empty(.br)
                list.small { $0.append(parts) }
            }
        }
    }

    /// The calls and states of a run in order.
    func names(of parts: [EventRun.Part]) -> HTML {
        sequence(parts.map { name(of: $0) }) ?? HTML()
    }

    private func name(of part: EventRun.Part) -> HTML {
        switch part {
        case .call(let callback): link(to: callback)
        case .launchHandler: HTML(text: Word.launchHandler[language])
        case .state(let state):
            HTML { html in
                html.append("→ ")
                html.state(state, in: language)
            }
        case .windowState(let state):
            HTML { html in
                html.append("→ ")
                html.state(state, in: language)
                html.append(Word.ofTheWindow[language])
            }
        case .kill(let reason):
            HTML { html in
                html.append(Word.killed[language])
                html.append(link(to: reason.code.path) { $0.code(Text(reason.code.code)) })
            }
        }
    }
}

extension EventRun.Variation {
    /// What the list below it holds for.
    fileprivate var words: Word {
        switch self {
        case .none: .toldInRuns
        case .ownCall:
            Word(
                "Nothing, if the call came as a banner and stayed one. If the user makes the call:")
        case .fullScreenCalls:
            Word(
                """
                Nothing, if calls come as a banner and stay one. If they are set to take the full \
                screen:
                """)
        case .fetch:
            Word("Nothing, if the app uses BGTaskScheduler. An app with the mode fetch alone:")
        case .pad: Word("Nothing on an iPhone. On an iPad:")
        case .passcode: Word("On a device with a passcode:")
        case .notificationCenterDelegate:
            Word("With a delegate of UNUserNotificationCenter, what differs:")
        case .noModes: Word("Without background modes, what differs:")
        }
    }
}
