import CommonMark
import Diagnostics
import SiteModel

/// The place of a scenario: the index of its page and its index on the page.
package struct ScenarioPlace: Hashable, Sendable {
    package var page: Int
    package var scenario: Int

    package init(page: Int, scenario: Int) {
        self.page = page
        self.scenario = scenario
    }
}

/// The scenarios of the site by their unique ids.
struct ScenarioRegister: Sendable {
    private(set) var places: [String: ScenarioPlace] = [:]
    /// The ids in the order of pages, for suggestions.
    private(set) var ids: [Text] = []
    /// The duplicate ids, whose traces are ambiguous.
    private(set) var ambiguous: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The files of the drafts left out, by the ids of their scenarios.
    private var drafts: [String: String] = [:]

    init(_ pages: [ParsedPage], drafts: [ParsedPage]) {
        for page in drafts {
            for id in page.scenarios.compactMap(\.id?.text) { self.drafts[id] = page.page.file }
        }
        for (index, page) in pages.enumerated() {
            for (scenario, block) in page.scenarios.enumerated() {
                guard let id = block.id else { continue }
                let place = ScenarioPlace(page: index, scenario: scenario)
                if let earlier = places[id.text] {
                    ambiguous.insert(id.text)
                    let other = pages[earlier.page]
                    let line = other.scenarios[earlier.scenario].fence.line
                    diagnostics.append(
                        Diagnostic(
                            .error, "block.duplicate-id", range: id.range,
                            "id '\(id.text)' is taken by the scenario at \(other.page.file):\(line)",
                            notes: ["ids are unique on the site"]
                        ).inFile(page.page.file))
                } else {
                    places[id.text] = place
                    ids.append(Text(string: id.text))
                }
            }
        }
    }

    /// The place of a named scenario.
    ///
    /// - Throws: The fault of the name; it is nil if reported already.
    func place(of name: BlockName) throws(UnknownName) -> ScenarioPlace {
        if ambiguous.contains(name.text) { throw UnknownName(diagnostic: nil) }
        if let place = places[name.text] { return place }
        throw UnknownName(diagnostic: fault("block.unknown-id", ofNoScenario: name))
    }

    /// The fault of a name that no scenario has.
    func fault(_ id: DiagnosticID, ofNoScenario name: BlockName) -> Diagnostic {
        if let file = drafts[name.text] {
            return Diagnostic(
                .error, id, range: name.range,
                "'\(name.text)' is a scenario of the draft '\(file)', which is left out",
                notes: ["'--drafts' takes drafts, too"])
        }
        let nearest = nearestWord(to: Text(string: name.text), among: ids)
        return Diagnostic(
            .error, id, range: name.range,
            "no scenario has the id '\(name.text)'\(didYouMean(nearest))",
            replacements: replacement(of: name.range, by: nearest))
    }

    /// A name that no scenario has, or two.
    struct UnknownName: Error {
        /// The fault; nil if it is reported already.
        var diagnostic: Diagnostic?
    }
}
