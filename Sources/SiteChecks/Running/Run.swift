import CommonMark
package import Diagnostics
package import LifecycleCore
package import ScenarioText
package import SiteModel
import TraceViews

/// The site after its scenarios have run.
package struct RunSite: Sendable {
    package var parsed: ParsedSite
    /// The pages, in the order of `parsed.pages`.
    package var pages: [RunPage]
    /// The scenarios by their ids.
    var register: ScenarioRegister
    /// The trials by their ids.
    package var trials: TrialRegister
    /// The scenario that each scenario continues, or whose run it shows.
    package var basis: [ScenarioPlace: ScenarioPlace]
    package var diagnostics: [Diagnostic]
}

extension RunSite {
    /// The part of an exercise that a scenario is: its own, or that of the scenario whose run it
    /// shows, as a translation does; nil if it is none.
    package func exercise(at place: ScenarioPlace) -> Exercise? {
        let block = parsed.pages[place.page].scenarios[place.scenario]
        if block.exercise != nil || block.original == nil { return block.exercise }
        let original = basis[place].flatMap {
            parsed.pages[$0.page].scenarios[$0.scenario].exercise
        }
        guard case .start(var goals)? = original else { return original }
        for (index, words) in block.goalWords.enumerated() where index < goals.count {
            goals[index].goal.words = Text(string: words.text)
        }
        return .start(goals: goals)
    }

    /// The parts of exercises that the scenarios of a page are, in its order.
    package func exercises(ofPage page: Int) -> [Exercise?] {
        parsed.pages[page].scenarios.indices.map {
            exercise(at: ScenarioPlace(page: page, scenario: $0))
        }
    }
}

package struct RunPage: Sendable {
    package var parsed: ParsedPage
    /// The outcomes of the scenarios, in the order of `parsed.scenarios`.
    package var outcomes: [ScenarioOutcome]
    /// The outcomes of the trials, in the order of `parsed.trials`; nil for one that cannot be
    /// tried.
    package var trials: [TrialOutcome?] = []
}

package struct ScenarioOutcome: Equatable, Sendable {
    package var kind: Kind
    /// The runs, one for each version; empty if there are none.
    package var runs: [Run] = []
    /// The text that was run.
    package var source: ScenarioSource

    package enum Kind: Equatable, Sendable {
        /// The scenario was run.
        case run
        /// It cannot be run, or did not fail as expected; that is reported.
        case broken
        /// It cannot be run, because the scenario that it continues was not.
        case blocked
        /// It is not meant to run, for this reason.
        case skipped(String)
        /// It failed as expected, with these faults.
        case failed([Diagnostic])
    }
}

/// A run of a scenario on one version of iOS, or on several with equal runs.
package struct Run: Equatable, Sendable {
    /// The scenario on the newest of the versions.
    package var scenario: Scenario
    package var trace: Trace
    package var span: VersionSpan
    /// The fault if the versions do not run alike.
    var fault: Diagnostic?

    /// The newest of the versions.
    package var version: IOSVersion { scenario.app.version }
}

extension Run {
    /// The expectations that the run does not meet, with places in the scenario.
    package var faultsOfExpectations: [Diagnostic] {
        scenario.expectations.compactMap { trace.fault(in: $0) }
    }
}

/// Stage three: runs every scenario on each of its versions.
///
/// - Parameters:
///   - parsed: The site with its blocks.
///   - version: A version of iOS that overrides those of the scenarios; nil to keep them.
///   - memo: The cache of runs.
///   - progress: Receives the progress.
/// - Returns: The site with its runs.
package func run(
    _ parsed: ParsedSite, on version: IOSVersion? = nil, _ memo: inout RunMemo,
    _ progress: ProgressReport = { _ in }
) -> RunSite {
    let register = ScenarioRegister(parsed.pages, drafts: parsed.drafts)
    let order = RunOrder(parsed.pages, register)
    var runner = Runner(parsed, order, version: version, memo)
    for (done, place) in order.places.enumerated() {
        progress(Progress(stage: .running, done: done, count: order.places.count))
        runner.run(place)
    }
    let trialRegister = TrialRegister(parsed.pages)
    let trials = TrialRunner(parsed.pages, trialRegister, runner.memo)
    memo = trials.memo
    let pages = parsed.pages.enumerated().map { index, page in
        RunPage(
            parsed: page,
            outcomes: page.scenarios.indices.compactMap {
                runner.outcomes[ScenarioPlace(page: index, scenario: $0)]
            }, trials: trials.outcomes[index])
    }
    return RunSite(
        parsed: parsed, pages: pages, register: register, trials: trialRegister,
        basis: order.basis,
        diagnostics: register.diagnostics + order.diagnostics + runner.diagnostics
            + trials.diagnostics)
}
