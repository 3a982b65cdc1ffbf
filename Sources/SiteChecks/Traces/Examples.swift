import Diagnostics
import LifecycleReference
import SiteModel

/// Checks `example-of`, by which a reference page shows one run of the site; the subject of the
/// page must occur in the run.
func faultsOfExamples(in site: RunSite) -> [Diagnostic] {
    var known: [String: String] = [:]
    return site.pages.flatMap { page in
        page.parsed.scenarios.indices.flatMap { index -> [Diagnostic] in
            let block = page.parsed.scenarios[index]
            let runs = page.outcomes[index].runs
            return block.subjects.compactMap { subject -> Diagnostic? in
                let place = "\(page.parsed.page.file):\(block.fence.line)"
                if let other = known.updateValue(place, forKey: subject.text) {
                    return Diagnostic(
                        .error, "block.duplicate-example", range: subject.range,
                        "'\(subject.text)' already has an example, the scenario at \(other)",
                        notes: ["a page of the reference shows one run"])
                }
                let isShown = runs.contains { run in
                    ReferenceSubject.named(subject.text)?.isShown(by: run.trace) ?? false
                }
                if runs.isEmpty || isShown { return nil }
                return Diagnostic(
                    .mismatch, "block.no-example", range: subject.range,
                    "the run does not show '\(subject.text)', so it cannot be the example of it")
            }.map { $0.inFile(page.parsed.page.file) }
        }
    }
}
