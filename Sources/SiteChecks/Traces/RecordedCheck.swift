import CommonMark
import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText
package import SiteModel

/// A fault of a device log.
struct RecordedFinding {
    var fault: Diagnostic
    /// The run that differs; nil if nothing was compared.
    var run: (place: ScenarioPlace, index: Int)?
}

extension RecordedBlock {
    /// Compares the log with the run of its scenario.
    ///
    /// - Parameter site: The site with its runs.
    /// - Returns: The finding, which does not name the file yet; nil if there is no fault.
    func finding(in site: RunSite) -> RecordedFinding? {
        guard let id = scenario, let release else { return nil }
        guard let place = site.register.places[id.text] else {
            return RecordedFinding(
                fault: site.register.fault("recorded.unknown-id", ofNoScenario: id))
        }
        let outcome = site.pages[place.page].outcomes[place.scenario]
        if let fault = fault(ofNoRunOf: id, outcome.kind) { return RecordedFinding(fault: fault) }
        let runs = outcome.runs
        // The fault of the scenario is reported there, and nothing can be compared.
        guard isSound, site.block(at: place).isSound, !runs.isEmpty,
            !site.register.ambiguous.contains(id.text)
        else { return nil }
        guard let index = runs.index(on: release) else {
            return RecordedFinding(fault: fault(ofVersion: release, id, runs))
        }
        let comparison = log.comparison(
            "recorded.mismatch", with: runs[index].trace, within: span)
        guard var fault = comparison.difference?.placed(in: code) else { return nil }
        fault.notes.append(
            "a log is evidence and is never rewritten: the scenario or a rule is wrong")
        return RecordedFinding(fault: fault, run: (place, index))
    }
}

/// The fault of a log whose scenario has no run by intention, so that the log proves nothing.
private func fault(ofNoRunOf id: BlockName, _ kind: ScenarioOutcome.Kind) -> Diagnostic? {
    switch kind {
    case .skipped:
        Diagnostic(
            .warning, "recorded.not-compared", range: id.range,
            "'\(id.text)' is skipped, so the log is compared with nothing")
    case .failed:
        Diagnostic(
            .error, "recorded.of-failure", range: id.range,
            "'\(id.text)' is expected to fail, so there is no run to compare the log with")
    case .run, .broken, .blocked: nil
    }
}

private func fault(ofVersion release: DeviceVersion, _ id: BlockName, _ runs: [Run]) -> Diagnostic {
    let versions = runs.map { Text($0.span).string }.joined(separator: ", ")
    let all = (runs.map(\.span) + [VersionSpan(release.version)]).sorted { $0.first < $1.first }
        .map { Text($0).string }.joined(separator: ",")
    return Diagnostic(
        .error, "recorded.unknown-version", range: release.range,
        "'\(id.text)' does not run on iOS \(release.text) but on \(versions)",
        notes: [
            """
            let the scenario run on it too, 'ios=\(all)', or name the scenario that does
            """
        ])
}

extension [Run] {
    /// The index of the run to compare with a device: the newest one that is not newer than the
    /// device, of the same major version.
    package func index(on release: DeviceVersion) -> Int? {
        indices.filter {
            (self[$0].span.first.major...self[$0].span.last.major) ~= release.version.major
                && self[$0].span.first <= release.version
        }.max { self[$0].version < self[$1].version }
    }
}
