package import Diagnostics
import LifecycleCore
import SiteModel

/// What came of a trial.
package struct TrialOutcome: Equatable, Sendable {
    /// The parts in the order of the block.
    package var parts: [Part]

    /// What came of a statement of it.
    package struct Part: Equatable, Sendable {
        package var ruling: Ruling
        package var scenarios: [TriedScenario]
    }

    /// What comes out of the whole.
    package var ruling: Ruling { Ruling(parts: parts.map(\.ruling)) }
}

/// What came of a scenario of a trial.
package struct TriedScenario: Equatable, Sendable {
    /// The text as readers see it.
    package var source: Text
    /// A run for each stretch of versions with one answer, the oldest first.
    package var runs: [TriedRun]
}

/// A run that shows what comes out on some versions.
package struct TriedRun: Equatable, Sendable {
    /// The run on the newest of the versions.
    package var run: Run
    package var answer: TrialAnswer
}

extension TrialOutcome {
    /// The run that decides what comes out on a version: the first of those with the worst answer.
    ///
    /// - Parameters:
    ///   - index: The index of the version in `Ruling.versions`.
    ///   - part: The index of the part whose runs count; nil for all parts.
    /// - Returns: The indices of the scenario among those of all parts, and of the run; nil where no
    ///   scenario is about the version.
    package func decidingRun(
        onVersion index: Int, part: Int? = nil
    ) -> (scenario: Int, run: Int)? {
        let version = Ruling.versions[index]
        var best: (scenario: Int, run: Int)?
        var worst = TrialAnswer.holds
        var scenario = -1
        for (number, own) in parts.enumerated() {
            for tried in own.scenarios {
                scenario += 1
                guard part ?? number == number,
                    let run = tried.runs.firstIndex(where: { $0.run.span.contains(version) })
                else { continue }
                let answer = tried.runs[run].answer
                if best == nil || answer < worst { (best, worst) = ((scenario, run), answer) }
            }
        }
        return best
    }
}
