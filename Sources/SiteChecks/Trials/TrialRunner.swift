import Diagnostics
import LifecycleCore
import ScenarioText
import SiteModel

/// Tries the statements of all pages on every version of iOS.
struct TrialRunner {
    /// The outcomes of the trials, by page and order; nil for a trial that cannot be tried.
    private(set) var outcomes: [[TrialOutcome?]]
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var memo: RunMemo

    private let pages: [ParsedPage]

    init(_ pages: [ParsedPage], _ register: TrialRegister, _ memo: RunMemo) {
        self.pages = pages
        self.memo = memo
        outcomes = pages.map { $0.trials.map { _ in nil } }
        for (page, parsed) in pages.enumerated() {
            for (index, trial) in parsed.trials.enumerated()
            where trial.original == nil && trial.isSound {
                let place = TrialPlace(page: page, trial: index)
                outcomes[page][index] = outcome(of: trial, place)
            }
        }
        for (page, parsed) in pages.enumerated() {
            for (index, trial) in parsed.trials.enumerated() {
                guard let original = trial.original.flatMap({ register.places[$0.text] }) else {
                    continue
                }
                let parts = pages[original.page].trials[original.trial].parts
                if parts.filter({ $0.statement != nil }).count == trial.parts.count {
                    outcomes[page][index] = outcomes[original.page][original.trial]
                }
            }
        }
    }

    private mutating func outcome(of trial: TrialBlock, _ place: TrialPlace) -> TrialOutcome? {
        let before = diagnostics.count
        var number = 0
        let parts = trial.parts.map { part in
            var answers: [IOSVersion: TrialAnswer] = [:]
            let scenarios = part.scenarios.map { text -> TriedScenario in
                number += 1
                let name = ScenarioName(place: place, number: number)
                return tried(text, name, &answers)
            }
            return TrialOutcome.Part(
                ruling: Ruling(answers: Ruling.versions.map { answers[$0] ?? .fails }),
                scenarios: scenarios)
        }
        return diagnostics.count == before ? TrialOutcome(parts: parts) : nil
    }

    private struct ScenarioName {
        var place: TrialPlace
        /// The number in the trial, from 1.
        var number: Int
    }

    /// Runs a scenario on each of its versions, and keeps the worst answer of each version.
    private mutating func tried(
        _ text: TriedText, _ name: ScenarioName, _ answers: inout [IOSVersion: TrialAnswer]
    ) -> TriedScenario {
        var runs: [TriedRun] = []
        var faults: [Diagnostic] = []
        let file = pages[name.place.page].page
        for version in Ruling.versions where text.versions.contains(version) {
            let input = RunInput(text: text.source.bytes, version: version, before: [])
            let output = memo.output(
                RunName(page: file.source, trial: name.place.trial, name.number, version), input
            ) { RunOutput($0) }
            faults += (output.faults + output.scenario.faultsInTrial(text))
                .filter { !faults.contains($0) }
            guard let trace = output.trace else { continue }
            let answer = output.scenario.answer(of: trace, showing: text.shownLines)
            answers[version] = min(answers[version] ?? .holds, answer)
            if let last = runs.last, last.answer == answer {
                let span = VersionSpan(from: last.run.span.first, to: version)
                runs[runs.count - 1].run = Run(scenario: output.scenario, trace: trace, span: span)
            } else {
                let run = Run(
                    scenario: output.scenario, trace: trace, span: VersionSpan(version))
                runs.append(TriedRun(run: run, answer: answer))
            }
        }
        diagnostics += faults.map { text.placed($0).inFile(file.file) }
        return TriedScenario(source: text.shown, runs: runs)
    }
}

extension Scenario {
    /// The faults that prevent a trial of a scenario, with places in its text.
    fileprivate func faultsInTrial(_ text: TriedText) -> [Diagnostic] {
        if let stated = statedVersion {
            return [
                Diagnostic(
                    .error, "trial.version", range: stated,
                    "a trial runs on every version, so its scenarios name none",
                    notes: ["'scenario for 7-12' says which versions one is about"])
            ]
        }
        guard expectations.isEmpty, text.shownLines.isEmpty else { return [] }
        // A place beyond the text is reported on the line above.
        return [
            Diagnostic(
                .error, "trial.expects-nothing",
                range: SourceRange(line: text.lines.count + 1, column: 1, length: 0),
                "nothing is expected, so nothing is tried: a line 'expect' or 'shows' is missing")
        ]
    }

    /// The answer from a run of the scenario and the lines that it must show.
    fileprivate func answer(of trace: Trace, showing lines: [Text]) -> TrialAnswer {
        if !isMet(by: trace, showing: lines) { return .fails }
        let isContested = ContestedOption.allCases.contains { option in
            guard trace.disputes.contains(where: { option.decides($0.rule) }) else { return false }
            var other = self
            other.app[option] = true
            return !other.isMet(by: other.run(), showing: lines)
        }
        return isContested ? .contested : .holds
    }

    private func isMet(by trace: Trace, showing lines: [Text]) -> Bool {
        expectations.allSatisfy { trace.fault(in: $0) == nil } && trace.shows(lines)
    }
}

extension Trace {
    /// Returns true if the trace has lines in an order, with any lines between.
    ///
    /// Each line is an event, with or without what `applicationState` reads, and can have
    /// wildcards.
    fileprivate func shows(_ wanted: [Text]) -> Bool {
        var rest = wanted[...]
        let lines = text.bytes.split(separator: UInt8(ascii: "\n")).map { Text($0) }
        for line in TraceLine.lines(lines) {
            guard let next = rest.first else { break }
            if next.matches(line.what) || next.matches(line.name) { rest = rest.dropFirst() }
        }
        return rest.isEmpty
    }
}
