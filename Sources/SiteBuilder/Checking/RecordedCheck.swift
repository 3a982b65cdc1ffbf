import CommonMark
import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText

/// What is wrong with the log of a device.
struct RecordedFinding {
    var fault: Diagnostic
    /// The run that differs; nil if nothing could be compared.
    var run: (place: ScenarioPlace, index: Int)?
}

extension RecordedBlock {
    /// Holds the log against the run of its scenario.
    ///
    /// - Parameter site: The site with its runs.
    /// - Returns: What is wrong, in a file that it does not name yet; nil if nothing is.
    func finding(in site: RunSite) -> RecordedFinding? {
        guard let id = scenario, let release else { return nil }
        guard let place = site.register.places[id.text] else {
            return RecordedFinding(fault: fault(ofID: id, among: site.register.ids))
        }
        let runs = site.pages[place.page].outcomes[place.scenario].runs
        // What is wrong with the scenario is reported there, and nothing can be compared.
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

private func fault(ofID id: BlockName, among ids: [Text]) -> Diagnostic {
    let nearest = nearestWord(to: Text(string: id.text), among: ids)
    let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(
        .error, "recorded.unknown-id", range: id.range,
        "no scenario has the id '\(id.text)'\(hint)",
        replacements: nearest.map { [Replacement(range: id.range, text: $0)] } ?? [])
}

private func fault(ofVersion release: Release, _ id: BlockName, _ runs: [Run]) -> Diagnostic {
    let versions = runs.map { Text($0.version).string }.joined(separator: ", ")
    return Diagnostic(
        .error, "recorded.unknown-version", range: release.range,
        "'\(id.text)' does not run on iOS \(release.text) but on \(versions)",
        notes: [
            """
            let the scenario run on it too, 'ios=\(versions.filter { $0 != " " }),\
            \(Text(release.version))', or name the scenario that does
            """
        ])
}

extension [Run] {
    /// The run that stands for what a device ran: the newest one that is not newer, of the same
    /// major version.
    func index(on release: Release) -> Int? {
        indices.filter {
            self[$0].version.major == release.version.major
                && self[$0].version <= release.version
        }.max { self[$0].version < self[$1].version }
    }
}
