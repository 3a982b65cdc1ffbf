import CommonMark
import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText

/// What is wrong with the logs of devices: each is held against the run of its scenario.
func faultsOfRecords(in site: RunSite, _ register: ScenarioRegister) -> [Diagnostic] {
    site.pages.flatMap { page in
        page.parsed.recorded.compactMap { block in
            fault(of: block, in: site, register)?.inFile(page.parsed.page.file)
        }
    }
}

private func fault(
    of block: RecordedBlock, in site: RunSite, _ register: ScenarioRegister
) -> Diagnostic? {
    guard let id = block.scenario, let release = block.release else { return nil }
    guard let place = register.places[id.text] else {
        let nearest = nearestWord(to: Text(string: id.text), among: register.ids)
        let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return Diagnostic(
            .error, "recorded.unknown-id", range: id.range,
            "no scenario has the id '\(id.text)'\(hint)",
            replacements: nearest.map { [Replacement(range: id.range, text: $0)] } ?? [])
    }
    let page = site.pages[place.page]
    let runs = page.outcomes[place.scenario].runs
    // What is wrong with the scenario is reported there, and nothing can be compared.
    guard block.isSound, page.parsed.scenarios[place.scenario].isSound, !runs.isEmpty,
        !register.ambiguous.contains(id.text)
    else { return nil }
    guard let index = runs.index(on: release) else { return fault(ofVersion: release, id, runs) }
    var fault = block.log.difference(
        "recorded.mismatch", from: runs[index].trace, within: block.span)?.placed(in: block.code)
    fault?.notes.append("a log is evidence and is never rewritten: the scenario or a rule is wrong")
    return fault
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
