import CommonMark
import Diagnostics
import SiteModel

/// The faults of trials: unknown names, translations with other parts, and verdicts that differ
/// from the runs.
func faultsOfTrials(in site: RunSite) -> [Diagnostic] {
    site.trials.diagnostics
        + site.pages.enumerated().flatMap { index, page in
            (page.parsed.faultsOfTrialNames(site.trials) + page.faultsOfVerdicts
                + site.untranslatedTrials(onPage: index)).map {
                    $0.inFile(page.parsed.page.file)
                }
        }
}

extension ParsedPage {
    fileprivate func faultsOfTrialNames(_ register: TrialRegister) -> [Diagnostic] {
        (trials.compactMap(\.original) + verdictTables.flatMap { $0.names ?? [] })
            .compactMap { register.fault(of: $0) }
    }
}

extension RunPage {
    /// The verdicts that differ from the results of the runs.
    fileprivate var faultsOfVerdicts: [Diagnostic] {
        zip(parsed.trials, trials).flatMap { trial, outcome -> [Diagnostic] in
            guard trial.original == nil, let outcome else { return [] }
            let rulings = [outcome.ruling] + outcome.parts.map(\.ruling)
            let stated = [trial.verdict] + trial.parts.map(\.verdict)
            return zip(stated, rulings).compactMap { $0?.fault(for: $1) }
        }
    }
}

extension StatedVerdict {
    /// The difference between the verdict and a ruling; nil if there is none.
    fileprivate func fault(for ruling: Ruling) -> Diagnostic? {
        let right = ruling.summary.text
        if Text(string: text) == right { return nil }
        var fault = Diagnostic(
            .mismatch, "trial.verdict", range: range,
            "the verdict is '\(text)', but the runs give '\(right)'",
            replacements: [Replacement(range: range, text: right)])
        fault.isBlessable = true
        return fault
    }
}

extension RunSite {
    /// The parts of trials that a translation lacks.
    fileprivate func untranslatedTrials(onPage index: Int) -> [Diagnostic] {
        let page = pages[index].parsed
        let shown = page.trials.compactMap { trial in trial.original.map { (trial, $0) } }
        var faults = shown.compactMap { trial, name -> Diagnostic? in
            guard let place = trials.places[name.text] else { return nil }
            let parts = pages[place.page].parsed.trials[place.trial].parts
            let count = parts.count { $0.statement != nil }
            if count == trial.parts.count || !trial.isSound { return nil }
            return Diagnostic(
                .error, "trial.parts-differ", range: trial.fence.opening,
                "'\(name.text)' has \(count) lines 'part:', but this one has \(trial.parts.count)")
        }
        guard page.page.language > 0,
            let original = pages.first(where: {
                $0.parsed.page.language == 0 && $0.parsed.page.path == page.page.path
            })
        else { return faults }
        let names = Set(shown.map(\.1.text))
        for id in original.parsed.trials.compactMap(\.id) where !names.contains(id.text) {
            faults.append(
                Diagnostic(
                    .warning, "trial.untranslated", range: .fileStart,
                    "the page does not show the trial '\(id.text)' of its original",
                    notes: [
                        "add a block 'trial of=\(id.text)' with the claim in this language"
                    ]))
        }
        return faults
    }
}
