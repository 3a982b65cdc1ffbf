import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension PageWriter {
    /// Appends when a method is not called although a reader might expect it.
    ///
    /// Each line has its rule and a run that shows it.
    mutating func notCalledWhen(_ callback: Callback) {
        let moments = UsualMoment.all(without: callback)
        let all = NonCall.all(of: callback).filter { line in
            !moments.contains { $0.says(line) }
        }
        let usual = moments.map { item(of: $0, callback) }
        guard !all.isEmpty || !usual.isEmpty else { return }
        heading("not-when", .notCalledWhen)
        placeBeside()
        occasions(
            [(HTML(text: Word.usually[language]), usual)]
                + NonCall.Kind.allCases.map { kind in
                    let own = all.filter { $0.kind == kind }
                    let lines =
                        kind == .end && !own.isEmpty && !callback.isExpectedAtEnd
                        ? [everyEnd(without: callback)] : own.map { item(of: $0, callback) }
                    return (HTML(text: kind.words[language]), lines)
                }, atMost: 4)
    }

    /// An event with what is called instead, or why nothing is.
    private func item(of moment: UsualMoment, _ callback: Callback) -> HTML {
        let run = link(toBestOf: book.steps.uses(of: moment, without: callback))
        let item = HTML { html in
            html.append(agendaItem(.event(moment.event)))
            html.append(Word.colon[language])
            let parts = moment.parts(near: callback)
            if !parts.isEmpty {
                html.append(names(of: parts))
            } else if let reason = moment.run.reason {
                html.append(language.phrase(reason.text))
            } else {
                html.append(Word.nothing[language])
            }
            html.empty(.br)
            html.element(.small) { small in
                let state = HTML { $0.state(moment.state, in: language) }
                let condition = moment.condition?.wordsForNonCall.map { HTML(text: $0[language]) }
                let mode = moment.mode.map {
                    HTML(text: Word.withMode[language].filled(Text(string: $0)))
                }
                // What keeps an app from being told keeps both models from it.
                let isOfAll =
                    moment.models == moment.run.model
                    || parts.isEmpty
                        && moment.run.rule?.models.isSuperset(of: moment.models) == true
                let models = isOfAll ? nil : HTML(text: Text(moment.run.model, in: language))
                let rule = moment.run.rule.map { name(of: $0) }
                small.append([state, condition, mode, models, rule, run].compactMap(\.self))
            }
        }
        // Many pages have the same moments, and a search is for the methods that they name.
        return HTML { $0.aside { $0.append(item) } }
    }

    /// A line that refers to the ways in which a process ends without a method.
    private func everyEnd(without callback: Callback) -> HTML {
        let isOfSomeEnd = Way.all(to: callback).contains { $0.occasion == .ending }
        return HTML { html in
            html.append((isOfSomeEnd ? Word.everyOtherEnd : .everyEnd)[language])
            html.append(
                link(to: LifecycleState.notRunning.path) { $0.state(.notRunning, in: language) })
        }
    }

    /// The statement of the rule, with the versions, the name of the rule and a run below.
    func item(of line: NonCall, _ callback: Callback?, after trigger: Trigger? = nil) -> HTML {
        // What lies over an app keeps it from being active.
        let isCovered = line.conditions.contains(where: \.isOfCover)
        var parts = circumstances(
            in: isCovered ? line.from.subtracting(.active) : line.from,
            line.conditions.compactMap(\.wordsForNonCall))
        let ways = callback.map { Way.all(to: $0) }
        let models = ways?.reduce(into: AppModels()) { $0.formUnion($1.model) } ?? .any
        let versions = ways?.map(\.versions).joined ?? [.all]
        if !line.rule.models.isSuperset(of: models) {
            parts.append(HTML(text: Text(line.rule.models, in: language)))
        }
        if line.versions != versions,
            let versions = sequence(line.versions.map { HTML(text: Text($0, in: language)) })
        {
            parts.append(versions)
        }
        let run = link(toBestOf: book.steps.uses(of: line, without: callback, after: trigger))
        parts += [name(of: line.rule), run].compactMap(\.self)
        let item = HTML { html in
            if let method = line.instead {
                html.append(link(to: method))
            } else if let trigger = line.trigger {
                html.append(agendaItem(trigger))
            }
            if line.instead != nil || line.trigger != nil { html.append(Word.colon[language]) }
            html.english(Text(line.rule.statement), on: language)
            html.empty(.br)
            html.small { $0.append(parts) }
        }
        // What happens in many other situations too is found on the page of the event.
        return line.kind == .instead || line.kind == .end
            ? item : HTML { $0.aside { $0.append(item) } }
    }

    /// The states in which a rule answers, unless it answers in all, and its conditions.
    func circumstances(of rule: Rule) -> [HTML] {
        circumstances(in: rule.from, rule.requirements.compactMap(\.words))
    }

    private func circumstances(in from: LifecycleStates, _ conditions: [Word]) -> [HTML] {
        let states = LifecycleState.allCases.filter { from.contains(LifecycleStates($0)) }
        let isAlways = states.count == LifecycleState.allCases.count
        let names = isAlways ? [] : states.map { state in HTML { $0.state(state, in: language) } }
        return [sequence(names), sequence(conditions.map { HTML(text: $0[language]) })]
            .compactMap(\.self)
    }

    /// A link to the best run among the uses; nil if there is none.
    func link(toBestOf uses: [ExampleUse]) -> HTML? {
        let costs = uses.compactMap { use in use.cost.map { (use, $0) } }
        let shown = costs.filter { !$0.0.example.isFolded }
        guard let (use, _) = (shown.isEmpty ? costs : shown).min(by: { $0.1 < $1.1 }) else {
            return nil
        }
        return link(to: use.example.address) { $0.append(Word.seeTheRun[language]) }
    }
}

extension Callback {
    /// Whether a reader may expect the method when the process ends, so that each end without it
    /// has a line.
    fileprivate var isExpectedAtEnd: Bool {
        switch self {
        case .willTerminate, .sceneDidDisconnect, .didDiscardSceneSessions, .didEnterBackground,
            .sceneDidEnterBackground, .willResignActive, .sceneWillResignActive:
            true
        default: false
        }
    }
}

extension NonCall.Kind {
    /// The heading of the lines of the kind.
    fileprivate var words: Word {
        switch self {
        case .instead: Word("Another method is called instead")
        case .end: Word("The process ends")
        case .refused: .nothingIsCalled
        case .otherwise: Word("Something else happens")
        }
    }
}
