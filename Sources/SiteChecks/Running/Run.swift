import CommonMark
package import Diagnostics
package import LifecycleCore
package import ScenarioText
package import SiteModel

/// The site with its scenarios run.
package struct RunSite: Sendable {
    package var parsed: ParsedSite
    /// The pages, in the order of `parsed.pages`.
    package var pages: [RunPage]
    /// The scenarios by their ids.
    var register: ScenarioRegister
    /// The trials by their ids.
    package var trials: TrialRegister
    /// The scenario that each one goes on from, or whose run it shows again.
    package var basis: [ScenarioPlace: ScenarioPlace]
    package var diagnostics: [Diagnostic]
}

/// A page with its runs.
package struct RunPage: Sendable {
    package var parsed: ParsedPage
    /// What came of the scenarios, in the order of `parsed.scenarios`.
    package var outcomes: [Outcome]
    /// What came of the trials, in the order of `parsed.trials`; nil where one cannot be tried.
    package var trials: [TrialOutcome?] = []
}

/// What came of a scenario.
package struct Outcome: Equatable, Sendable {
    package var kind: Kind
    /// The runs, one for each version; empty if there is none to speak of.
    package var runs: [Run] = []
    /// The text that was run.
    package var source: ScenarioSource

    /// What came of a scenario, in a word.
    package enum Kind: Equatable, Sendable {
        /// It was run.
        case run
        /// It cannot be run, or it did not fail as it is expected to; that is reported.
        case broken
        /// It cannot be run, because the one that it goes on from was not.
        case blocked
        /// It is not to be run, and why.
        case skipped(String)
        /// It has failed as it is expected to, with these faults.
        case failed([Diagnostic])
    }
}

/// A run of a scenario on one version of iOS, or on several that run alike.
package struct Run: Equatable, Sendable {
    /// The scenario on the newest of the versions.
    package var scenario: Scenario
    package var trace: Trace
    /// The versions that it stands for.
    package var span: VersionSpan
    /// What is wrong where these do not run alike.
    var fault: Diagnostic?

    /// The newest of the versions.
    package var version: IOSVersion { scenario.app.version }
}

extension Run {
    /// What the scenario expects and the run does not do, with places in the scenario.
    package var faultsOfExpectations: [Diagnostic] {
        scenario.expectations.compactMap { trace.fault(in: $0) }
    }
}

/// Stage three: runs every scenario on each of its versions.
///
/// - Parameters:
///   - parsed: The site with its blocks.
///   - version: A version of iOS to run all scenarios on, whatever they say; nil for their own.
///   - memo: The runs that are known.
///   - progress: Is told how far it is.
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
