import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

/// Which parts of the goal of an exercise a run reaches.
struct Verdict {
    private let parts: [Part]

    /// A part of the goal, and what the run shows instead; nil if the run reaches it.
    private struct Part {
        var goal: Goal
        var miss: Message?

        var sentence: Message {
            let name = goal.words.isEmpty ? goal.statement : goal.words
            guard let miss else { return "Reached: \(name)" }
            return "Not yet: \(name) (\(miss))"
        }
    }

    /// Judges a run; nil if no part of the goal is a statement that begins with `expect`.
    init?(on run: Trace, _ goals: [Goal]) {
        parts = goals.compactMap { goal in
            let expectation = Scenario.parse(goal.statement.bytes).scenario.expectations.first
            return expectation.map { Part(goal: goal, miss: run.fault(in: $0)?.summary) }
        }
        if parts.isEmpty { return nil }
    }

    private var reached: Int { parts.count { $0.miss == nil } }

    /// The verdict in a sentence.
    var sentence: Message {
        if reached == parts.count { return "Goal reached." }
        if parts.count == 1, let miss = parts[0].miss { return "Not yet: \(miss)" }
        return "Not yet: \(reached) of \(parts.count) are reached."
    }

    /// The verdict for the page: a sentence, and below it each part of a goal that has several.
    func html(in language: Language) -> HTML {
        HTML { html in
            let isReached = reached == parts.count
            html.element(.div, ["class": isReached ? "verdict reached" : "verdict"]) { box in
                box.element(.p) { $0.message(sentence, in: language) }
                if parts.count > 1 {
                    box.element(.ul) { list in
                        for part in parts {
                            list.element(.li) { $0.message(part.sentence, in: language) }
                        }
                    }
                }
            }
            html.lineFeed()
        }
    }
}
