import Diagnostics
import SiteModel

/// Holds every run against its committed trace and against what the scenario expects: it compares
/// (`TraceComparison`), classifies the scenarios by what was found, and reports.
struct TraceCheck {
    let site: RunSite
    let purpose: Purpose
    /// What was found.
    let comparison: TraceComparison
    /// The scenarios that are faulty themselves, or whose runs differ from what is committed or
    /// expected.
    let failed: Set<ScenarioPlace>
    /// The scenarios with a fault that no trace can set right.
    private let wrong: Set<ScenarioPlace>
    /// What was found of each scenario.
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

    /// Whether a scenario, or one that it goes on from, has a fault that no trace can set right: what
    /// came out of it is then nothing to take over.
    func isWrong(_ place: ScenarioPlace) -> Bool {
        wrong.contains(place) || chain(from: place).contains { wrong.contains($0) }
    }

    /// Whether a scenario goes on from one that failed.
    func dependsOnFailed(_ place: ScenarioPlace) -> Bool {
        chain(from: place).contains { failed.contains($0) }
    }

    /// The scenarios that one goes on from, or shows the run of, the nearest first.
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
    /// The scenario at a place.
    func block(at place: ScenarioPlace) -> ScenarioBlock {
        pages[place.page].parsed.scenarios[place.scenario]
    }

    /// What came of the scenario at a place.
    func outcome(at place: ScenarioPlace) -> Outcome {
        pages[place.page].outcomes[place.scenario]
    }

    /// The scenarios in the order of pages.
    var scenarioPlaces: [ScenarioPlace] {
        pages.enumerated().flatMap { index, page in
            page.outcomes.indices.map { ScenarioPlace(page: index, scenario: $0) }
        }
    }

    /// The indices of the languages.
    var languages: Range<Int> { 0..<parsed.site.configuration.languages.count }

    /// The scenarios whose blocks are faulty or share an id with another: what came out is not what
    /// their author has asked for.
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
