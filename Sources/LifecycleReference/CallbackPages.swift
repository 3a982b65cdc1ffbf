import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension ReferenceBook {
    /// A page for each callback, and the list of callbacks by topic.
    var callbackPages: [ReferencePage] {
        [callbackList] + CallbackTopic.allCases.flatMap(\.callbacks).map { page(of: $0) }
    }

    private var callbackList: ReferencePage {
        list(
            ReferencePath.callbacks, title: Word.callbacks, description: Word.callbacksDescription
        ) { page in
            for topic in CallbackTopic.allCases {
                page.heading("topic-\(topic.rawValue + 1)", topic.words)
                page.entries(
                    topic.callbacks.map { callback in
                        (
                            callback.path, HTML(code: Text(callback.name)),
                            callback.meaning?.html(in: language)
                        )
                    })
            }
        }
    }

    private func page(of callback: Callback) -> ReferencePage {
        let rules = rules { $0.callbacks.contains(callback) }
        let uses = uses { $0.what == .callback(callback) }
        let foldedUses = foldedUses { $0.what == .callback(callback) }
        return page(
            callback.path, title: Text(callback.name), isCode: true,
            description: Word.callbackDescription[language]
                .filled(Text(callback.name), Text(callback.typeName)),
            list: ReferencePath.callbacks
        ) { page in
            if let meaning = callback.meaning {
                page.lead { $0.append(meaning.html(in: language)) }
            }
            page.glance(of: callback, rules, uses + foldedUses)
            page.calledWhen(callback)
            page.notCalledWhen(callback)
            page.excerpt(uses, orFolded: foldedUses)
            page.advice(for: callback)
            page.declaration(of: callback)
            page.seeAlso(callback, rules)
            page.details(of: callback, rules, uses)
        }
    }
}

extension PageWriter {
    /// Appends the main facts about a callback.
    fileprivate mutating func glance(
        of callback: Callback, _ rules: [Rule], _ uses: [ExampleUse]
    ) {
        glance([
            (.applicationState, summary(ofReadingsIn: callback)),
            (.calledNext, summary(ofCallsAfter: uses)),
            (.limit, limit(of: callback)),
            (
                callback.receiver == .sceneDelegate ? .withoutScenes : .withScenes,
                callback.counterpart.map { link(to: $0) }
            ),
            (.iOS, holding(of: rules)),
        ])
    }

    /// The time limit of the method: what Apple asks for, and when the system kills the app.
    private func limit(of callback: Callback) -> HTML? {
        callback.budget.map { budget in
            let asked = recommendedLimits.first {
                $0.kind == budget && $0.callbacks.contains(callback)
            }
            return HTML { html in
                if let asked {
                    html.append(asked.words(in: language))
                    html.append(" · ")
                }
                html.element(.a, ["href": "#budgets"], text: budget.killWords(in: language))
                if let condition = callback.limitCondition { html.append(condition[language]) }
                for (occasion, other) in callback.otherLimits {
                    html.append(" · ")
                    html.append(occasion[language])
                    html.append(other.killWords(in: language))
                }
            }
        } ?? sharedLimit(of: callback)
    }

    /// The limits that a method without one of its own shares with the calls around it.
    private func sharedLimit(of callback: Callback) -> HTML {
        guard !callback.sharedLimits.isEmpty else { return HTML(text: Word.noLimit[language]) }
        return HTML { html in
            html.append(Word.sharedLimit[language])
            for (index, (occasion, kind)) in callback.sharedLimits.enumerated() {
                if index > 0 { html.append(" · ") }
                html.append(occasion[language])
                html.append(kind.killWords(in: language))
            }
        }
    }

    /// A link to the page of a method.
    func link(to callback: Callback) -> HTML {
        link(to: callback.path) { $0.code(Text(callback.name)) }
    }

    /// The versions of the rules that call a method, and the models of app to which they now apply.
    private func holding(of rules: [Rule]) -> HTML? {
        guard !rules.isEmpty else { return nil }
        let versions = rules.map(\.versions).joined.map { HTML(text: Text($0, in: language)) }
        let current = rules.filter { $0.versions.end == nil }
        let models = (current.isEmpty ? rules : current).reduce(AppModels()) { $0.union($1.models) }
        return HTML { html in
            html.append(sequence(versions + [HTML(text: Text(models, in: language))]) ?? HTML())
            html.versionBar(rules.map(\.versions))
        }
    }

    /// Appends what few readers need, each part folded.
    fileprivate mutating func details(
        of callback: Callback, _ rules: [Rule], _ uses: [ExampleUse]
    ) {
        heading("evidence", .rulesAndSources)
        readings(in: callback)
        neighbours(in: uses)
        if let kind = callback.budget {
            folded(Word.limits[language]) { page in
                page.append(
                    budgetTable(
                        of: kind, for: callback, sources: page.sources, in: page.language))
            }
        }
        if !rules.isEmpty {
            folded(Word.rulesThatCallCounted[language].filled("\(rules.count)")) { page in
                page.versionSwitch()
                page.append(page.table(of: rules, id: "rules", caption: .rulesThatCall))
            }
        }
        guard !uses.isEmpty else { return paragraph(.noScenario) }
        folded(Word.occurrences[language].filled("\(uses.count)")) { $0.list(of: uses) }
    }
}

extension Callback {
    var path: String { ReferencePath.page(Text(alias).string, in: ReferencePath.callbacks) }
}
