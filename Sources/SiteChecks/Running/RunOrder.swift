import CommonMark
import Diagnostics
import SiteModel

/// The dependencies between scenarios, and an order in which all can run.
struct RunOrder {
    /// The scenario that each scenario continues, or whose run it shows.
    private(set) var basis: [ScenarioPlace: ScenarioPlace] = [:]
    /// The scenarios that name a missing one or depend on themselves.
    private(set) var unresolved: Set<ScenarioPlace> = []
    /// All scenarios, each after the one that it depends on.
    private(set) var places: [ScenarioPlace] = []
    private(set) var diagnostics: [Diagnostic] = []

    private let pages: [ParsedPage]
    private let register: ScenarioRegister

    init(_ pages: [ParsedPage], _ register: ScenarioRegister) {
        self.pages = pages
        self.register = register
        let all = pages.indices.flatMap { page in
            pages[page].scenarios.indices.map { ScenarioPlace(page: page, scenario: $0) }
        }
        for place in all { findBasis(of: place) }
        for place in all { breakCycle(from: place) }
        var taken: Set<ScenarioPlace> = []
        for place in all { append(place, &taken) }
    }

    private mutating func append(_ place: ScenarioPlace, _ taken: inout Set<ScenarioPlace>) {
        var chain: [ScenarioPlace] = []
        var next: ScenarioPlace? = place
        while let place = next, taken.insert(place).inserted {
            chain.append(place)
            next = basis[place]
        }
        places += chain.reversed()
    }

    private mutating func findBasis(of place: ScenarioPlace) {
        let page = pages[place.page]
        let block = page.scenarios[place.scenario]
        if case .session(let name)? = block.start {
            let above = page.scenarios[..<place.scenario].lastIndex { other in
                if case .session(let other)? = other.start {
                    other.text == name.text
                } else {
                    false
                }
            }
            basis[place] = above.map { ScenarioPlace(page: place.page, scenario: $0) }
        }
        defer {
            if block.start != nil, basis[place] != nil, let version = block.versions.first {
                report(
                    place, "block.contradiction", version.range,
                    "the versions are those of the scenario that this one goes on from")
            }
        }
        var named = block.original
        var namedPage: String?
        if case .end(let name, let page)? = block.start { (named, namedPage) = (name, page) }
        guard let named else { return }
        do throws(ScenarioRegister.UnknownName) {
            let found = try register.place(of: named)
            basis[place] = found
            let source = pages[found.page].page.source
            if let namedPage, SitePath.resolve(namedPage, from: page.page.source) != source {
                let right = SitePath.relative(source, from: page.page.source)
                report(
                    place, "block.unknown-id", named.range,
                    "'\(named.text)' is not on '\(namedPage)' but on '\(right)'")
            }
        } catch {
            unresolved.insert(place)
            if let fault = error.diagnostic { diagnostics.append(fault.inFile(page.page.file)) }
        }
    }

    private mutating func breakCycle(from start: ScenarioPlace) {
        var path = [start]
        while let next = basis[path[path.count - 1]], !path.contains(next) { path.append(next) }
        // A cycle further along the path is reported from a scenario in it.
        guard basis[path[path.count - 1]] == start else { return }
        var words: Message = ""
        for place in path.dropFirst() {
            words = "\(words)'\(name(of: place))', which goes on from "
        }
        let end: Message = path.count == 1 ? "itself" : "'\(name(of: start))'"
        report(
            start, "block.cycle", block(at: start).start?.range ?? block(at: start).fence.opening,
            "'\(name(of: start))' goes on from \(words)\(end), so none can be run first")
        for place in path {
            basis[place] = nil
            unresolved.insert(place)
        }
    }

    private func block(at place: ScenarioPlace) -> ScenarioBlock {
        pages[place.page].scenarios[place.scenario]
    }

    private func name(of place: ScenarioPlace) -> String { block(at: place).name }

    private mutating func report(
        _ place: ScenarioPlace, _ id: DiagnosticID, _ range: SourceRange, _ summary: Message
    ) {
        unresolved.insert(place)
        diagnostics.append(
            Diagnostic(.error, id, range: range, summary).inFile(pages[place.page].page.file))
    }
}
