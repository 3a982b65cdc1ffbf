import Diagnostics
import SiteModel

/// The place of a trial: the index of its page and its index on the page.
package struct TrialPlace: Hashable, Sendable {
    package var page: Int
    package var trial: Int
}

/// The trials of the site by their unique ids.
package struct TrialRegister: Sendable {
    private(set) var places: [String: TrialPlace] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ pages: [ParsedPage]) {
        for (page, parsed) in pages.enumerated() {
            for (index, trial) in parsed.trials.enumerated() {
                guard let id = trial.id else { continue }
                if let earlier = places[id.text] {
                    let other = pages[earlier.page]
                    let line = other.trials[earlier.trial].fence.line
                    diagnostics.append(
                        Diagnostic(
                            .error, "block.duplicate-id", range: id.range,
                            "id '\(id.text)' is taken by the trial at \(other.page.file):\(line)",
                            notes: ["ids are unique on the site"]
                        ).inFile(parsed.page.file))
                } else {
                    places[id.text] = TrialPlace(page: page, trial: index)
                }
            }
        }
    }

    /// The fault of a name; nil if a trial has it.
    func fault(of name: BlockName) -> Diagnostic? {
        if places[name.text] != nil { return nil }
        let nearest = nearestWord(
            to: Text(string: name.text), among: places.keys.sorted().map { Text(string: $0) })
        return Diagnostic(
            .error, "block.unknown-id", range: name.range,
            "no trial has the id '\(name.text)'\(didYouMean(nearest))",
            replacements: replacement(of: name.range, by: nearest))
    }
}
