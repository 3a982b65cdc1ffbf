import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each callback, and the list of them by the object that has the method.
    var callbackPages: [ReferencePage] {
        [callbackList] + Callback.allCases.map { page(of: $0) }
    }

    private var callbackList: ReferencePage {
        page(
            ReferencePath.callbacks, title: Word.callbacks[language],
            description: Word.callbacksDescription[language]
        ) { page in
            for receiver in Receiver.allCases {
                page.heading(Text(receiver.name), Text(receiver.name))
                page.list(
                    Callback.allCases.filter { $0.receiver == receiver }.map { callback in
                        page.link(to: callback.path) { $0.code(Text(callback.name)) }
                    })
            }
        }
    }

    private func page(of callback: Callback) -> ReferencePage {
        let rules = ruleBook.filter { $0.callbacks.contains(callback) }
        let uses = uses { $0.what == .callback(callback) }
        return page(
            callback.path, title: Text(callback.name),
            description: Word.callbackDescription[language]
                .filled(Text(callback.name), Text(callback.receiver.name)),
            list: ReferencePath.callbacks
        ) { page in
            page.paragraph { lead in
                lead.append(Word.methodOf[language])
                lead.element("code", text: Text(callback.receiver.name))
                lead.append(Word.inObjectiveC[language])
                lead.code(Text(callback.selector))
                lead.append(Word.stop[language])
            }
            page.heading("when", .whenCalled)
            if rules.isEmpty {
                page.paragraph(.noRuleCalls)
            } else {
                page.versionSwitch()
                page.table(of: rules, id: "rules", caption: .rulesThatCall)
            }
            page.reads(uses)
            page.neighbours(of: callback, uses)
            page.limits(of: callback)
            page.scenarios(uses)
        }
    }
}

extension PageWriter {
    /// Appends what `applicationState` read in each call of the site's runs.
    fileprivate mutating func reads(_ uses: [ExampleUse]) {
        heading("state", .stateRead)
        let entries = uses.flatMap(\.entries)
        let counts = ApplicationState.allCases.map { state in
            (state, entries.count { $0.reads == state })
        }.filter { $0.1 > 0 }
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
    fileprivate mutating func neighbours(of callback: Callback, _ uses: [ExampleUse]) {
        heading("order", .order)
        var before = Tally()
        var after = Tally()
        for use in uses {
            let calls = use.example.trace.entries.filter { entry in
                if case .callback = entry.what { true } else { false }
            }
            for (index, call) in calls.enumerated() where call.what == .callback(callback) {
                if index > 0, calls[index - 1].time == call.time { before.add(calls[index - 1]) }
                if index + 1 < calls.count, calls[index + 1].time == call.time {
                    after.add(calls[index + 1])
                }
            }
        }
        let parts = [
            (before, Word.rightBefore, none: Word.nothingBefore),
            (after, .rightAfter, none: .nothingAfter),
        ]
        for (tally, words, none) in parts {
            paragraph(tally.isEmpty ? none : words)
            list(
                tally.sorted.map { callback, count in
                    HTML { item in
                        item.append(link(to: callback.path) { $0.code(Text(callback.name)) })
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

/// How often each callback was seen.
private struct Tally {
    private var counts: [(Callback, Int)] = []

    var isEmpty: Bool { counts.isEmpty }

    /// The callbacks by how often they were seen, the first seen first among equals.
    var sorted: [(Callback, Int)] {
        counts.enumerated().sorted { one, other in
            (other.element.1, one.offset) < (one.element.1, other.offset)
        }.map(\.element)
    }

    mutating func add(_ entry: TraceEntry) {
        guard case .callback(let callback) = entry.what else { return }
        if let place = counts.firstIndex(where: { $0.0 == callback }) {
            counts[place].1 += 1
        } else {
            counts.append((callback, 1))
        }
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
