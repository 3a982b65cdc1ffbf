import CommonMark
import Diagnostics
import ScenarioText
import SiteModel

/// Checks the exercises of a page: the start must miss the goal, and the solution below must reach
/// it.
///
/// A hint belongs to a start.
struct Exercises {
    private(set) var findings: [(scenario: Int, fault: Diagnostic)] = []
    private let page: RunPage

    /// Checks a page.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - exercise: Returns the part of an exercise that a scenario of the page is, its own or that
    ///     of the scenario that it shows.
    init(_ page: RunPage, exercise: (Int) -> Exercise?) {
        self.page = page
        var open: Int?
        for (index, block) in page.parsed.scenarios.enumerated() {
            if let hint = block.hint { check(hint, of: index, exercise(index)) }
            switch block.exercise {
            case nil: break
            case .start?:
                reportWithoutSolution(open)
                open = index
            case .solution(let range)?:
                if let start = open {
                    check(start: start, solution: index)
                } else {
                    report(
                        index, .error, "block.exercise", range,
                        "there is no exercise above that this could solve")
                }
                open = nil
            }
        }
        reportWithoutSolution(open)
    }

    private mutating func check(start: Int, solution: Int) {
        guard case .start(let goal, let range)? = page.parsed.scenarios[start].exercise else {
            return
        }
        let (scenario, faults) = Scenario.parse(Array(goal.utf8))
        // A goal is a statement without a scenario around it.
        let wrong = faults.filter { $0.id != "scenario.empty" }
        for fault in wrong {
            findings.append((start, fault.moved(to: range)))
        }
        guard wrong.isEmpty else { return }
        guard scenario.expectations.count == 1, scenario.timeline.isEmpty else {
            return report(
                start, .error, "block.bad-value", range,
                "a goal is one statement of the language that begins with 'expect'")
        }
        let expectation = scenario.expectations[0]
        for run in page.outcomes[start].runs where run.trace.fault(in: expectation) == nil {
            report(
                start, .mismatch, "block.goal-reached", range,
                "the goal is reached before a reader changes anything, on iOS \(Text(run.span))")
        }
        for run in page.outcomes[solution].runs {
            guard let fault = run.trace.fault(in: expectation) else { continue }
            let place = page.parsed.scenarios[solution].exercise?.range ?? fault.range
            report(
                solution, .mismatch, "block.goal-missed", place,
                "the solution misses the goal on iOS \(Text(run.span)): \(fault.summary)")
        }
    }

    private mutating func check(_ hint: HintText, of scenario: Int, _ exercise: Exercise?) {
        if case .start? = exercise { return }
        report(
            scenario, .error, "block.missing-key", hint.range, "'hint' goes with 'exercise=start'")
    }

    private mutating func reportWithoutSolution(_ start: Int?) {
        guard let start, let exercise = page.parsed.scenarios[start].exercise else { return }
        report(
            start, .error, "block.exercise", exercise.range,
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
