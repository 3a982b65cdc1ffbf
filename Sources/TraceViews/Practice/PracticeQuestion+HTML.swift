import Diagnostics
import LifecycleCore
import LifecyclePractice
import Markup
import ScenarioText

extension PracticeQuestion {
    /// The question in a sentence.
    func words(in language: Language) -> Text {
        language.text(message(in: language))
    }

    private func message(in language: Language) -> Message {
        switch asked {
        case .order(_, from: let start, to: let end) where start == end:
            "What happens at \(moment(start, in: language)), in which order?"
        case .order(_, from: let start, to: let end):
            """
            What happens from \(moment(start, in: language)) to \
            \(moment(end, in: language)), in which order?
            """
        case .state(let time): "Which state is the app in at \(moment(time, in: language))?"
        case .reading(let index):
            """
            What does applicationState read in \(spoken(index, in: language)) at \
            \(moment(trace.entries[index].time, in: language))?
            """
        case .kill: "Does the system kill the app? If so, when, and with which code?"
        }
    }

    /// Appends the question: the scenario, the question itself, and the list of choices or entries
    /// to order.
    func ask(in language: Language, _ html: inout HTML) {
        html.element(.pre, ["class": "scenario", "tabindex": "0"]) { block in
            block.element(.code, ["class": "language-scenario"]) { $0.append(silent: source) }
        }
        html.lineFeed()
        html.element(.p, ["class": "asked"], text: words(in: language))
        html.lineFeed()
        let rows = options(in: language)
        let name: StaticString = asked.kind == .order ? "to-order" : "choices"
        html.list(rows, name)
    }

    /// Appends the explanation of an answer: the right order, the rule, and the run.
    ///
    /// Without an answer the right one is explained.
    func judge(
        _ given: Given?, id: Text, lesson: Text?, _ reasons: ExplanationPlace,
        in language: Language, _ html: inout HTML
    ) {
        let isOrder = asked.kind == .order
        if isOrder, given.map({ !isRight($0) }) ?? true, case .order(let places) = answer {
            let rows = options(in: language)
            html.list(places.map { rows[$0] }, "right-order")
        }
        let rule = rule(for: given ?? answer).rule
        html.element(.p, ["class": "rule-behind"], text: Word.ruleBehind[language])
        html.element(.dl) { list in
            list.element(.dt) { $0.code(Text(rule.id)) }
            list.element(.dd) { place in
                if reasons != .names { place.explain(rule, in: language) }
            }
        }
        html.lineFeed()
        if let lesson {
            html.element(.p, ["class": "to-lesson"]) { line in
                let name = topic.name(in: language)
                line.element(
                    .a, ["href": .text(lesson)], text: language.text("The lesson: \(name)"))
            }
            html.lineFeed()
        }
        html.element(.details, ["class": "whole-run"]) { details in
            details.element(.summary, text: Word.wholeRun[language])
            details.lineFeed()
            let title = topic.name(in: language)
            details.element(.figure, ["class": "run", "id": .text(id)]) { figure in
                figure.element(.figcaption, text: title)
                figure.element(.div, ["class": "views"]) { views in
                    views.append(
                        trace.views(
                            id: id, title: title, [.table, .openLaunch], reasons, in: language))
                }
            }
        }
        html.lineFeed()
    }

    /// The verdict on an answer with the right answer, in a sentence or two.
    func verdict(on given: Given?, in language: Language) -> Text {
        let right = rightWords(in: language)
        guard let given else { return right }
        let isRight = isRight(given)
        let verdict = (isRight ? Word.rightAnswer : .wrongAnswer)[language]
        if isRight, asked.kind == .order { return verdict }
        return "\(verdict) \(right)"
    }

    /// The right answer in a sentence; for an order, the words above it.
    private func rightWords(in language: Language) -> Text {
        guard case .choice(let place) = answer else { return Word.rightOrder[language] }
        switch (choices[place], asked) {
        case (.state(let state), .state(let time)):
            let name = state.name(in: language)
            return language.text("At \(moment(time, in: language)) the app is \(name).")
        case (.reading(let state), .reading(let index)):
            return language.text("\(spoken(index, in: language)) reads \(Text(state.name)).")
        case (let choice, _): return words(for: choice, in: language)
        }
    }

    /// The choices, or the entries to put in order, as the question lists them.
    private func options(in language: Language) -> [Text] {
        if case .order(let shown, from: _, to: _) = asked {
            return shown.map { spoken($0, in: language) }
        }
        return choices.map { words(for: $0, in: language) }
    }

    private func words(for choice: Choice, in language: Language) -> Text {
        switch choice {
        case .state(let state): state.name(in: language)
        case .reading(let state): Text(state.name)
        case .kill(let code, at: let time):
            language.text(
                "Yes, at \(moment(time, in: language)), with \(Text(code.code))."
            )
        case .noKill: language.text("No, the system does not kill the app.")
        }
    }

    /// The words of an entry, with the scene before them if there are several.
    private func spoken(_ index: Int, in language: Language) -> Text {
        let entry = trace.entries[index]
        let words = trace.words(for: entry, in: language)
        guard trace.hasNumber(entry) else { return words }
        return "\(trace.actor(of: entry, in: language)): \(words)"
    }
}

/// A time in seconds, as in the scenario.
private func moment(_ time: Instant, in language: Language) -> Text {
    let seconds = Text(decimal: time.milliseconds, places: 3, isShortened: true)
    return "\(seconds) \(Word.seconds[language])"
}

extension HTML {
    /// Appends a list of texts, one a line.
    fileprivate mutating func list(_ rows: [Text], _ name: StaticString) {
        element(.ol, ["class": .literal(name)]) { list in
            list.lineFeed()
            for row in rows {
                list.element(.li, text: row)
                list.lineFeed()
            }
        }
        lineFeed()
    }
}
