import CommonMark
import Diagnostics
import ScenarioText
import SiteModel
import TraceViews

/// Checks the exercises of a page: the start must miss the goal, and the solution below must reach
/// it.
///
/// A goal of several parts is missed if one of them is. A hint belongs to a start, and so do words
/// for a goal in another language.
struct Exercises {
    private(set) var findings: [(scenario: Int, fault: Diagnostic)] = []
    private let page: RunPage

    /// Checks a page of a site.
    init(_ index: Int, of site: RunSite) {
        page = site.pages[index]
        var open: (scenario: Int, goals: [StatedGoal])?
        for (scenario, block) in page.parsed.scenarios.enumerated() {
            checkTexts(at: ScenarioPlace(page: index, scenario: scenario), in: site)
            switch block.exercise {
            case nil: break
            case .start(let goals)?:
                if let open { reportWithoutSolution(open.scenario, open.goals) }
                open = (scenario, goals)
            case .solution(let range)?:
                if let open {
                    check(open.goals, start: open.scenario, solution: scenario, at: range)
                } else {
                    report(
                        scenario, .error, "block.exercise", range,
                        "there is no exercise above that this could solve")
                }
                open = nil
            }
        }
        if let open { reportWithoutSolution(open.scenario, open.goals) }
    }

    private mutating func check(
        _ goals: [StatedGoal], start: Int, solution: Int, at place: SourceRange
    ) {
        let expectations = goals.map { expectation(of: $0, in: start) }
        guard !expectations.contains(where: { $0 == nil }) else { return }
        for run in page.outcomes[start].runs {
            guard expectations.allSatisfy({ $0.flatMap(run.trace.fault) == nil }) else { continue }
            report(
                start, .mismatch, "block.goal-reached", goals[0].range,
                "the goal is reached before a reader changes anything, on iOS \(Text(run.span))")
        }
        for run in page.outcomes[solution].runs {
            for fault in expectations.compactMap({ $0.flatMap(run.trace.fault) }) {
                report(
                    solution, .mismatch, "block.goal-missed", place,
                    "the solution misses the goal on iOS \(Text(run.span)): \(fault.summary)")
            }
        }
    }

    /// The statement of a part of a goal; nil if it is none, which is reported.
    private mutating func expectation(of goal: StatedGoal, in start: Int) -> Expectation? {
        let statement = goal.goal.statement.bytes
        let (scenario, faults) = Scenario.parse(statement)
        let isOne = scenario.expectations.count == 1 && scenario.timeline.isEmpty
        guard isOne || statement.starts(with: "expect ".utf8) else {
            report(
                start, .error, "block.bad-value", goal.range,
                """
                a goal is one statement of the language that begins with 'expect', which may \
                have words and a colon before it
                """)
            return nil
        }
        // A goal is a statement without a scenario around it.
        let wrong = faults.filter { $0.id != "scenario.empty" }
        for fault in wrong {
            findings.append((start, fault.moved(to: goal.range)))
        }
        guard wrong.isEmpty, isOne else { return nil }
        return scenario.expectations[0]
    }

    /// Checks the hint of a scenario, and the words for the goal of its original.
    private mutating func checkTexts(at place: ScenarioPlace, in site: RunSite) {
        let block = page.parsed.scenarios[place.scenario]
        guard case .start(let goals)? = site.exercise(at: place) else {
            for (key, text) in [("hint", block.hint), ("goal", block.goalWords.first)] {
                guard let text else { continue }
                report(
                    place.scenario, .error, "block.missing-key", text.range,
                    "'\(key)' goes with 'exercise=start'")
            }
            return
        }
        guard let name = block.original, let original = site.basis[place] else { return }
        let isTranslation =
            site.parsed.pages[original.page].page.language != page.parsed.page.language
        let needsWords = isTranslation && goals.contains { !$0.goal.words.isEmpty }
        let words = block.goalWords
        guard needsWords || !words.isEmpty, goals.count != words.count else { return }
        report(
            place.scenario, .error, "block.missing-key", words.last?.range ?? name.range,
            goals.count == 1
                ? "the goal of the original is one; say it in words: '#| goal: …'"
                : """
                the goal of the original has \(goals.count) parts; say each in words: \
                '#| goal: …'
                """)
    }

    private mutating func reportWithoutSolution(_ start: Int, _ goals: [StatedGoal]) {
        guard let place = goals.first?.range else { return }
        report(
            start, .error, "block.exercise", place,
            "the exercise has no solution; add one after it, with 'exercise=solution'")
    }

    private mutating func report(
        _ scenario: Int, _ severity: Severity, _ id: DiagnosticID, _ range: SourceRange,
        _ summary: Message
    ) {
        findings.append((scenario, Diagnostic(severity, id, range: range, summary)))
    }
}

extension Diagnostic {
    /// Moves a diagnostic about a one-line text to the place of the text.
    fileprivate func moved(to place: SourceRange) -> Diagnostic {
        var diagnostic = self
        func moved(_ range: SourceRange) -> SourceRange {
            SourceRange(
                line: place.start.line, column: place.start.column + range.start.column - 1,
                length: max(0, range.end.column - range.start.column))
        }
        diagnostic.range = moved(range)
        diagnostic.replacements = replacements.map {
            Replacement(range: moved($0.range), text: $0.text)
        }
        return diagnostic
    }
}
