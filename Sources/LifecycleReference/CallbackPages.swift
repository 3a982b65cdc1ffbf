import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each callback, and the list of them by the object that has the method.
    var callbackPages: [ReferencePage] {
        [callbackList] + Receiver.allCases.flatMap(\.callbacks).map { page(of: $0) }
    }

    private var callbackList: ReferencePage {
        page(
            ReferencePath.callbacks, title: Word.callbacks[language],
            description: Word.callbacksDescription[language]
        ) { page in
            for receiver in Receiver.allCases {
                page.heading(Text(receiver.name), Text(receiver.name))
                page.list(
                    receiver.callbacks.map { callback in
                        page.link(to: callback.path) { $0.code(Text(callback.name)) }
                    })
            }
        }
    }

    private func page(of callback: Callback) -> ReferencePage {
        let rules = rules { $0.callbacks.contains(callback) }
        let uses = uses { $0.what == .callback(callback) }
        let neighbours = Neighbours(of: callback, in: uses)
        return page(
            callback.path, title: Text(callback.name), isCode: true,
            description: Word.callbackDescription[language]
                .filled(Text(callback.name), Text(callback.receiver.name)),
            list: ReferencePath.callbacks
        ) { page in
            if let meaning = callback.meaning {
                page.lead { $0.append(meaning.words[language]) }
            }
            page.glance(of: callback, rules, uses, neighbours)
            page.excerpt(uses)
            page.heading("when", .whenCalled)
            if rules.isEmpty {
                page.paragraph(.noRuleCalls)
            } else {
                page.versionSwitch()
                page.table(of: rules, id: "rules", caption: .rulesThatCall)
            }
            page.reads(uses)
            page.neighbours(neighbours)
            page.limits(of: callback)
            page.scenarios(uses)
        }
    }
}

extension Receiver {
    /// The callbacks that the object has.
    fileprivate var callbacks: [Callback] { Callback.allCases.filter { $0.receiver == self } }
}

extension PageWriter {
    /// Appends what an app's author asks about a callback.
    fileprivate mutating func glance(
        of callback: Callback, _ rules: [Rule], _ uses: [ExampleUse], _ neighbours: Neighbours
    ) {
        let declaration = callback.declaration
        glance([
            (.methodOf, HTML { $0.element("code", text: Text(callback.receiver.name)) }),
            (.swift, declaration.map { words in HTML { $0.code(Text(words.swift)) } }),
            (.objectiveC, declaration.map { words in HTML { $0.code(Text(words.objectiveC)) } }),
            (.iOS, holding(of: rules)),
            (.applicationState, reading(in: uses)),
            (
                .limit,
                callback.budget.map { budget in
                    HTML {
                        $0.element(
                            "a", ["href": "#limit"],
                            text: Text(spoken: newestSpan(of: budget), in: language))
                    }
                }
            ),
            (
                callback.receiver == .sceneDelegate ? .withoutScenes : .withScenes,
                callback.counterpart.map { link(to: $0) }
            ),
            (
                .notification,
                sequence(
                    notifications(beside: callback, in: rules).map { name in
                        HTML { $0.code(Text(name.name)) }
                    })
            ),
            (.before, usual(neighbours.before)),
            (.after, usual(neighbours.after)),
            (
                .evidence,
                callback.meaning.map { fact in
                    HTML { $0.evidence(fact.evidence, in: language) }
                }
            ),
        ])
    }

    private func link(to callback: Callback) -> HTML {
        link(to: callback.path) { $0.code(Text(callback.name)) }
    }

    /// What mostly stands beside it; nil where no run has it.
    private func usual(_ tally: Tally) -> HTML? {
        guard !tally.isEmpty || tally.nothing > 0 else { return nil }
        return sequence(tally.usual.map { link(to: $0) })
            ?? HTML(text: Word.mostlyNothing[language])
    }

    /// The versions and the kinds of app that rules call it for, the kinds as of now.
    private func holding(of rules: [Rule]) -> HTML? {
        guard !rules.isEmpty else { return nil }
        let versions = rules.map(\.versions).joined.map { HTML(text: Text($0, in: language)) }
        let current = rules.filter { $0.versions.end == nil }
        let models = (current.isEmpty ? rules : current).reduce(AppModels()) { $0.union($1.models) }
        return sequence(versions + [HTML(text: Text(models, in: language))])
    }

    /// What `applicationState` read in most calls of the site's runs.
    private func reading(in uses: [ExampleUse]) -> HTML? {
        let counts = readings(in: uses).sorted { $0.count > $1.count }
        let all = counts.reduce(0) { $0 + $1.count }
        return sequence(
            counts.map { state, count in
                HTML { html in
                    html.element("code", text: Text(state.name))
                    guard counts.count > 1 else { return }
                    html.append(Word.ofCalls[language].filled("\(count)", "\(all)"))
                }
            })
    }

    /// What `applicationState` read, and in how many calls.
    private func readings(in uses: [ExampleUse]) -> [(state: ApplicationState, count: Int)] {
        let entries = uses.flatMap(\.entries)
        return ApplicationState.allCases.map { state in
            (state, entries.count { $0.reads == state })
        }.filter { $0.1 > 0 }
    }

    /// Appends what `applicationState` read in each call of the site's runs.
    fileprivate mutating func reads(_ uses: [ExampleUse]) {
        heading("state", .stateRead)
        let counts = readings(in: uses)
        if counts.isEmpty {
            paragraph(.noScenario)
        }
        list(
            counts.map { state, count in
                HTML { item in
                    item.element("code", text: Text(state.name))
                    item.append(Word.inCalls[language].filled("\(count)"))
                }
            })
    }

    /// Appends what the system called right before and right after it at the same moment.
    fileprivate mutating func neighbours(_ neighbours: Neighbours) {
        heading("order", .order)
        let parts = [
            (neighbours.before, Word.rightBefore, none: Word.nothingBefore),
            (neighbours.after, .rightAfter, none: .nothingAfter),
        ]
        for (tally, words, none) in parts {
            paragraph(tally.isEmpty ? none : words)
            list(
                tally.sorted.map { callback, count in
                    HTML { item in
                        item.append(link(to: callback))
                        item.append(Word.times[language].filled("\(count)"))
                    }
                })
        }
    }

    /// Appends how long the app may take in it.
    fileprivate mutating func limits(of callback: Callback) {
        heading("limit", .limit)
        guard let kind = callback.budget else {
            paragraph(.noLimit)
            return
        }
        append(budgetTable(of: kind, in: language))
    }
}

extension Callback {
    /// The page of the callback.
    var path: String { ReferencePath.page(Text(alias).string, in: ReferencePath.callbacks) }

    /// The span that the system allows for it; nil where the model knows of none.
    fileprivate var budget: Budget.Kind? {
        switch self {
        case .willFinishLaunching, .didFinishLaunching, .configurationForConnecting,
            .sceneWillConnect, .shouldRestoreState, .didDecodeState:
            .launch
        case .willEnterForeground, .sceneWillEnterForeground: .resume
        case .willResignActive, .sceneWillResignActive, .didEnterBackground,
            .sceneDidEnterBackground, .shouldSaveState, .willEncodeState:
            .enterBackground
        case .willTerminate: .terminate
        case .performFetch, .didReceiveSilentNotification, .handleEventsForBackgroundURLSession,
            .didReceiveIncomingPush:
            .window
        default: nil
        }
    }
}
