package import Diagnostics
import LifecycleCore
import SiteModel

package struct TrialOutcome: Equatable, Sendable {
    /// The parts in the order of the block.
    package var parts: [Part]

    /// The outcome of one statement.
    package struct Part: Equatable, Sendable {
        package var ruling: Ruling
        package var scenarios: [TriedScenario]
    }

    /// The ruling on the whole trial.
    package var ruling: Ruling { Ruling(parts: parts.map(\.ruling)) }
}

/// The outcome of a scenario of a trial.
package struct TriedScenario: Equatable, Sendable {
    /// The text as readers see it.
    package var source: Text
    /// A run for each range of versions with one answer, the oldest first.
    package var runs: [TriedRun]
}

/// A run that shows the answer on some versions.
package struct TriedRun: Equatable, Sendable {
    /// The run on the newest of the versions.
    package var run: Run
    package var answer: TrialAnswer
}

extension TrialOutcome {
    /// The run that decides the answer on a version: the first one with the worst answer.
    ///
    /// - Parameters:
    ///   - index: The index of the version in `Ruling.versions`.
    ///   - part: The index of the part to use; nil for all parts.
    /// - Returns: The index of the scenario among those of all parts, and that of the run; nil if
    ///   no scenario is about the version.
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
