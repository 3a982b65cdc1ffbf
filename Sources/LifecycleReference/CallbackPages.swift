import Diagnostics
import LifecycleCore
import Markup
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
        return page(
            callback.path, title: Text(callback.name), isCode: true,
            description: Word.callbackDescription[language]
                .filled(Text(callback.name), Text(callback.receiver.name)),
            list: ReferencePath.callbacks
        ) { page in
            if let meaning = callback.meaning {
                page.lead { $0.append(meaning.words[language]) }
            }
            page.glance(of: callback, rules)
            page.excerpt(uses)
            page.heading("when", .whenCalled)
            if rules.isEmpty {
                page.paragraph(.noRuleCalls)
            } else {
                page.versionSwitch()
                page.table(of: rules, id: "rules", caption: .rulesThatCall)
            }
            page.moves(with: callback)
            page.readings(in: callback)
            page.neighbours(of: callback)
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
    fileprivate mutating func glance(of callback: Callback, _ rules: [Rule]) {
        let declaration = callback.declaration
        glance([
            (.methodOf, HTML { $0.element(.code, text: Text(callback.receiver.name)) }),
            (.swift, declaration.map { words in HTML { $0.code(Text(words.swift)) } }),
            (
                .objectiveC,
                declaration?.objectiveC.map { words in HTML { $0.code(Text(words)) } }
            ),
            (.iOS, holding(of: rules)),
            (.applicationState, summary(ofReadingsIn: callback)),
            (.limit, limit(of: callback)),
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
            (
                .evidence,
                callback.meaning.map { fact in
                    HTML { $0.evidence(fact.evidence, sources: sources, in: language) }
                }
            ),
        ])
    }

    /// How long the app may take in it: what Apple asks for, and when the system kills it.
    private func limit(of callback: Callback) -> HTML? {
        callback.budget.map { budget in
            let asked = askedSpans.first { $0.kind == budget && $0.callbacks.contains(callback) }
            return HTML { html in
                if let asked {
                    html.append(asked.words(in: language))
                    html.append(" · ")
                }
                html.element(.a, ["href": "#limit"], text: budget.killWords(in: language))
            }
        }
    }

    /// The name of a method, as a link to its page.
    func link(to callback: Callback) -> HTML {
        link(to: callback.path) { $0.code(Text(callback.name)) }
    }

    /// The versions and the kinds of app that rules call it for, the kinds as of now.
    private func holding(of rules: [Rule]) -> HTML? {
        guard !rules.isEmpty else { return nil }
        let versions = rules.map(\.versions).joined.map { HTML(text: Text($0, in: language)) }
        let current = rules.filter { $0.versions.end == nil }
        let models = (current.isEmpty ? rules : current).reduce(AppModels()) { $0.union($1.models) }
        return sequence(versions + [HTML(text: Text(models, in: language))])
    }

    /// Appends how long the app may take in it.
    fileprivate mutating func limits(of callback: Callback) {
        heading("limit", .limit)
        guard let kind = callback.budget else {
            paragraph(.noLimit)
            return
        }
        append(budgetTable(of: kind, for: callback, sources: sources, in: language))
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
