import CommonMark
import LifecycleCore
import ScenarioText
import SiteModel

extension TraceCheck {
    /// The verdicts of the scenarios of each page.
    func verdicts() -> [[Verdict]] {
        site.pages.enumerated().map { index, page in
            page.outcomes.indices.map {
                verdict(of: ScenarioPlace(page: index, scenario: $0), page.outcomes[$0])
            }
        }
    }

    private func verdict(of place: ScenarioPlace, _ outcome: ScenarioOutcome) -> Verdict {
        let block = site.block(at: place)
        switch outcome.kind {
        case .skipped: return block.original == nil ? .skipped : .shared
        case .blocked: return .blocked
        default: break
        }
        if failed.contains(place) { return dependsOnFailed(place) ? .blocked : .failed }
        if block.original != nil { return .shared }
        let isComplete = runsWithoutTrace(at: place).isEmpty
        return isComplete || block.exercise != nil ? .verified : .unverified
    }

    /// The indices of the runs that need a committed trace and have none on any page.
    func runsWithoutTrace(at place: ScenarioPlace) -> [Int] {
        let outcome = site.outcome(at: place)
        switch outcome.kind {
        case .skipped, .blocked: return []
        default: break
        }
        guard site.block(at: place).original == nil else { return [] }
        return outcome.runs.indices.filter { traces(ofRun: $0, at: place).isEmpty }
    }

    /// The committed traces of a run, by the language of their pages.
    private func traces(ofRun run: Int, at place: ScenarioPlace) -> [CommittedTrace] {
        site.languages.compactMap {
            comparison.committed[CommittedRun(place: place, run: run, language: $0)]
        }
    }

    /// The scenarios of the site with their results.
    ///
    /// - Parameters:
    ///   - verdicts: The verdicts of the scenarios of each page.
    ///   - claims: The claims of each page.
    /// - Returns: The scenarios in the order of pages.
    func blocks(verdicts: [[Verdict]], claims: [[CheckedClaim]]) -> [CheckedBlock] {
        var references = findings.mapValues { $0.compactMap(\.record) }
        for (page, claims) in zip(site.pages, claims) {
            for claim in claims {
                references[claim.scenario, default: []].append(
                    RunReference(
                        file: page.parsed.page.file, range: claim.range, run: claim.run))
            }
        }
        return site.pages.enumerated().flatMap { index, page in
            page.outcomes.indices.map { scenario in
                let place = ScenarioPlace(page: index, scenario: scenario)
                return block(
                    at: place, verdict: verdicts[index][scenario], references[place] ?? [])
            }
        }
    }

    private func block(
        at place: ScenarioPlace, verdict: Verdict, _ references: [RunReference]
    ) -> CheckedBlock {
        let page = site.pages[place.page]
        let block = site.block(at: place)
        let outcome = page.outcomes[place.scenario]
        var reason: String?
        if case .skipped(let words) = outcome.kind { reason = words }
        var checked = CheckedBlock(
            place: place, file: page.parsed.page.file, range: block.code.range,
            id: block.id?.text, name: block.name,
            heading: page.parsed.heading(above: block.fence.line), verdict: verdict,
            skipReason: reason,
            runs: outcome.runs.indices.map { checkedRun($0, of: outcome, at: place, verdict) })
        checked.references = references
        return checked
    }

    private func checkedRun(
        _ index: Int, of outcome: ScenarioOutcome, at place: ScenarioPlace, _ verdict: Verdict
    ) -> CheckedRun {
        let traces = traces(ofRun: index, at: place)
        let isUnexpected = findings[place]?.contains { $0.run == index } ?? false
        let isFailed = isUnexpected || traces.contains { $0.difference != nil }
        var own = verdict
        switch verdict {
        case .blocked, .shared: break
        case _ where isFailed: own = .failed
        case .failed, .unverified: own = traces.isEmpty ? .unverified : .verified
        case .verified, .skipped: break
        }
        return CheckedRun(
            span: outcome.runs[index].span, verdict: own, committed: traces,
            events: outcome.runs[index].trace.entries.count)
    }
}
