import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

// Lists of the moves from one state to another, grouped by their common calls. Each event has its
// conditions and its other calls.

extension PageWriter {
    /// Appends the moves from one state to another that apps make by default; those of older
    /// versions only are folded.
    mutating func moves(from: LifecycleState, to: LifecycleState) {
        let lines = MoveLine.all.filter { $0.from == from && $0.to == to }
        guard let first = lines.first else { return }
        // Conditions common to all lines are mentioned once, above them.
        let common = first.conditions.filter { condition in
            lines.allSatisfy { $0.conditions.contains(condition) }
        }
        let words = common.compactMap { $0.words?[language] }
        if let sentence = sequence(words.map { HTML(text: $0) }) {
            let language = language
            paragraph { paragraph in
                paragraph.append(Word.inEachCase[language])
                paragraph.append(sentence)
                paragraph.append(Word.stop[language])
            }
        }
        append(silently: list(of: lines.filter(\.isCurrent), without: common))
        let others = lines.filter { !$0.isCurrent }
        guard !others.isEmpty else { return }
        append(
            HTML { html in
                html.fold(Word.onOlderVersions[language].filled("\(others.count)")) {
                    $0.append(list(of: others, without: common))
                }
            })
    }

    private func list(of lines: [MoveLine], without told: [Requirement]) -> HTML {
        occasionList(
            MoveGroup.groups(of: lines, without: told).map { group in
                (
                    calls(without: group.calls, with: group.sceneCalls),
                    group.rows.map { item(of: $0) }
                )
            })
    }

    /// Events with the same effect, with the circumstances below.
    private func item(of lines: [MoveLine]) -> HTML {
        HTML { html in
            html.append(sequence(lines.map { agendaItem(of: $0) }) ?? HTML())
            html.empty(.br)
            html.small { small in
                for part in circumstances(of: lines[0]) {
                    small.append(part)
                    small.append(" · ")
                }
                for (index, rule) in lines.flatMap(\.rules).enumerated() {
                    if index > 0 { small.append(Word.comma[language]) }
                    small.append(link(to: rule))
                }
            }
        }
    }

    /// The conditions of a line, its calls besides those of the group, and its versions.
    private func circumstances(of line: MoveLine) -> [HTML] {
        var parts: [HTML] = []
        if let conditions = sequence(line.conditionWords(in: language).map { HTML(text: $0) }) {
            parts.append(conditions)
        }
        if let besides = besides(line) {
            parts.append(
                HTML { html in
                    html.append(Word.canCallBesides[language])
                    html.append(besides)
                })
        }
        if line.versions != [.all],
            let versions = sequence(line.versions.map { HTML(text: Text($0, in: language)) })
        {
            parts.append(versions)
        }
        return parts
    }

    /// Appends the moves that only apps with an option on a contested question make.
    mutating func otherSides() {
        heading("contested", .sourcesDisagree)
        paragraph(.otherSides)
        append(
            silently: occasionList(
                ContestedOption.allCases.compactMap { option in
                    guard let phrase = option.phrase else { return nil }
                    return (
                        HTML { $0.element(.code, text: phrase.pattern) },
                        MoveGroup.groups(with: option).map { group in
                            let line = group.rows[0][0]
                            return HTML { html in
                                html.state(line.from, in: language)
                                html.append(" → ")
                                html.state(line.to, in: language)
                                html.append(Word.colon[language])
                                html.append(calls(without: group.calls, with: group.sceneCalls))
                                html.empty(.br)
                                html.append(lines(group.rows.map { item(of: $0) }) ?? HTML())
                            }
                        }
                    )
                }))
    }

    /// The calls of a line, without scenes and with scenes.
    func calls(of line: MoveLine) -> HTML {
        calls(without: line.calls, with: line.sceneCalls)
    }

    private func calls(without calls: [Move.Call]?, with sceneCalls: [Move.Call]?) -> HTML {
        HTML { html in
            switch (calls, sceneCalls) {
            case (let calls?, let sceneCalls?) where calls == sceneCalls:
                html.append(list(of: calls))
            case (let calls?, let sceneCalls?):
                html.append(list(of: calls))
                html.append(Word.withScenesCalled[language])
                html.append(list(of: sceneCalls))
            case (let calls?, nil):
                html.append(Word.withoutScenesCalled[language])
                html.append(list(of: calls))
            case (nil, let sceneCalls):
                html.append(Word.onlyWithScenesCalled[language])
                html.append(list(of: sceneCalls ?? []))
            }
        }
    }

    /// The calls of a line besides those of its group; nil for none.
    private func besides(_ line: MoveLine) -> HTML? {
        let own = line.calls.flatMap { besides($0) }
        let withScenes = line.sceneCalls.flatMap { besides($0) }
        if line.calls == nil || line.sceneCalls == nil || own == withScenes {
            return own ?? withScenes
        }
        return HTML { html in
            if let own { html.append(own) }
            html.append((own == nil ? Word.onlyWithScenesCalled : .withScenesCalled)[language])
            html.append(withScenes ?? HTML(text: Word.nothingBesides[language]))
        }
    }

    /// The calls outside the frame, with their places among the others.
    private func besides(_ calls: [Move.Call]) -> HTML? {
        let frame = calls.filter(\.isOfFrame)
        return sequence(
            (0...frame.count).compactMap { place in
                guard let list = alternatives(calls.besides(behind: place)) else { return nil }
                return HTML { html in
                    if !frame.isEmpty { html.append(position(place, among: frame)) }
                    html.append(list)
                }
            })
    }

    /// The place of calls that follow the first `count` of others.
    private func position(_ count: Int, among calls: [Move.Call]) -> HTML {
        if count == 0 { return HTML(text: Word.firstCalled[language]) }
        if count == calls.count { return HTML(text: Word.thenCalled[language]) }
        return HTML { html in
            html.append(Word.calledBehind[language])
            html.append(item(of: calls[count - 1]))
            html.append(Word.colon[language])
        }
    }

    /// Calls in order; those that are made only sometimes come last.
    private func alternatives(_ calls: [Move.Call]) -> HTML? {
        let atTimes = calls.filter(\.isAtTimes)
        let others = calls.filter { !$0.isAtTimes }.map { item(of: $0) }
        guard let list = sequence(atTimes.map { item(of: $0) }) else { return sequence(others) }
        let words = others.isEmpty && atTimes.count == 1 ? Word.atTimes : .dependingOn
        return sequence(
            others + [
                HTML { html in
                    html.append(words[language])
                    html.append(list)
                }
            ])
    }

    /// The calls in order, each with its conditions.
    func list(of calls: [Move.Call]) -> HTML {
        sequence(calls.map { item(of: $0) }) ?? HTML(text: Word.noCallback[language])
    }

    private func item(of call: Move.Call) -> HTML {
        HTML { item in
            switch call.called {
            case .callback(let callback): item.append(link(to: callback))
            case .launchHandler(let reason):
                item.append(
                    (reason == .refreshTask ? Word.refreshHandler : .processingHandler)[language])
            }
            let words = call.conditions.compactMap { $0.words?[language] }
            guard let conditions = sequence(words.map { HTML(text: $0) }) else { return }
            item.append(Word.opening[language])
            item.append(conditions)
            item.append(Word.closing[language])
        }
    }

    /// The trigger of a line, and the code of the kill.
    private func agendaItem(of line: MoveLine) -> HTML {
        HTML { html in
            html.append(agendaItem(line.trigger))
            if let kill = line.kill {
                html.append(Word.killedWith[language])
                html.append(link(to: kill.code.path) { $0.code(Text(kill.code.code)) })
            }
        }
    }

    /// A trigger, as a link to its page if it has one.
    func agendaItem(_ trigger: Trigger) -> HTML {
        let words = trigger.words(in: language)
        guard let event = ReferenceEvent.all.first(where: { $0.trigger == trigger }) else {
            return HTML(text: words)
        }
        return link(to: event.path) { $0.append(words) }
    }
}

extension MoveLine {
    /// The conditions and the background mode in words.
    func conditionWords(in language: Language) -> [Text] {
        var words = conditions.compactMap { $0.words?[language] }
        if isAtLaunch { words.insert(Word.atLaunch[language], at: 0) }
        if let mode { words.append(Word.withMode[language].filled(Text(string: mode))) }
        return words
    }
}

extension MoveLine {
    /// Whether it applies to the newest version.
    fileprivate var isCurrent: Bool { versions.last?.end == nil }
}

extension MoveGroup {
    /// The moves that an app with an option makes in addition, in the order of the states.
    fileprivate static func groups(with option: ContestedOption) -> [MoveGroup] {
        let lines = MoveLine.lines(of: Move.all.filter { $0.option == option }).filter { line in
            !MoveLine.all.contains { $0.tells(callsOf: line) }
        }
        return StateMove.all.flatMap { move in
            groups(of: lines.filter { $0.from == move.from && $0.to == move.to }, without: [])
        }
    }
}

extension ContestedOption {
    /// The statement of the scenario language for the option.
    fileprivate var phrase: Phrase? { phrases(in: .line).first { $0.option == self } }
}
