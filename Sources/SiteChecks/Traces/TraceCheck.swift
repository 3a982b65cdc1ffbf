import Diagnostics
import SiteModel

/// Checks every run against its committed trace and the expectations of its scenario.
///
/// It compares (`TraceComparison`), judges the scenarios by the findings, and reports.
struct TraceCheck {
    let site: RunSite
    let purpose: Purpose
    let comparison: TraceComparison
    /// The scenarios with faults of their own, or whose runs differ from a trace or an expectation.
    let failed: Set<ScenarioPlace>
    /// The scenarios with a fault that no new trace can fix.
    private let wrong: Set<ScenarioPlace>
    let findings: [ScenarioPlace: [TraceFinding]]

    init(_ site: RunSite, _ purpose: Purpose) {
        self.site = site
        self.purpose = purpose
        comparison = TraceComparison(of: site, for: purpose)
        findings = Dictionary(grouping: comparison.findings, by: \.place)
        let faulty = site.faultyScenarios
        wrong = faulty.union(comparison.findings.filter { !$0.fault.isBlessable }.map(\.place))
        failed = faulty.union(site.brokenScenarios).union(findings.keys)
            .union(comparison.committed.filter { $1.difference != nil }.keys.map(\.place))
    }

    /// Returns true if a scenario, or one that it continues, has a fault that no new trace can fix.
    ///
    /// Its result must not be blessed.
    func isWrong(_ place: ScenarioPlace) -> Bool {
        wrong.contains(place) || chain(from: place).contains { wrong.contains($0) }
    }

    /// Returns true if a scenario continues one that failed.
    func dependsOnFailed(_ place: ScenarioPlace) -> Bool {
        chain(from: place).contains { failed.contains($0) }
    }

    /// The scenarios that one continues or whose run it shows, the nearest first.
    private func chain(from place: ScenarioPlace) -> [ScenarioPlace] {
        var chain: [ScenarioPlace] = []
        var next = site.basis[place]
        while let place = next {
            chain.append(place)
            next = site.basis[place]
        }
        return chain
    }
}

extension RunSite {
    func block(at place: ScenarioPlace) -> ScenarioBlock {
        pages[place.page].parsed.scenarios[place.scenario]
    }

    func outcome(at place: ScenarioPlace) -> ScenarioOutcome {
        pages[place.page].outcomes[place.scenario]
    }

    /// The places of all scenarios, in the order of pages.
    var scenarioPlaces: [ScenarioPlace] {
        pages.enumerated().flatMap { index, page in
            page.outcomes.indices.map { ScenarioPlace(page: index, scenario: $0) }
        }
    }

    var languages: Range<Int> { 0..<parsed.site.configuration.languages.count }

    /// The scenarios whose blocks are faulty or share an id, so that the run is not what the author
    /// asked for.
    fileprivate var faultyScenarios: Set<ScenarioPlace> {
        Set(
            scenarioPlaces.filter { place in
                let block = block(at: place)
                let isAmbiguous = block.id.map { register.ambiguous.contains($0.text) } ?? false
                return !block.isSound || isAmbiguous
            })
    }

    /// The scenarios that cannot be run.
    fileprivate var brokenScenarios: [ScenarioPlace] {
        scenarioPlaces.filter { place in
            if case .broken = outcome(at: place).kind { true } else { false }
        }
    }
}
