import CommonMark
package import Diagnostics

/// The things on a page that are compared or can be linked to, in the order of the page.
package struct CheckedThings: Equatable, Sendable {
    private var claims: [String]
    private var scenarios: [String]
    private var traces: [String]
    private var logs: [String]
    private var trials: [String]
    private var sections: [String]

    package init(_ page: ParsedPage) {
        claims = page.claims.map(\.link.destination)
        scenarios = page.scenarios.map { $0.id?.text ?? $0.original?.text ?? "" }
        traces = page.traces.map { $0.scenario?.text ?? "" }
        logs = page.recorded.map { $0.scenario?.text ?? "" }
        trials = page.trials.map(\.id?.text).map { $0 ?? "" }
        sections = (page.title.map { [$0.id] } ?? []) + page.headings.map(\.id)
    }

    /// Creates the things of a page with other bytes.
    package init(_ page: LoadedPage, withBytes bytes: [UInt8]) {
        var page = page
        page.bytes = bytes
        page.frontMatter = FrontMatter.read(bytes, file: page.file).0
        self.init(parse(page).0)
    }

    /// The first thing that another state of the page lacks, in words; nil if it has all.
    package func firstLoss(in after: CheckedThings) -> Message? {
        if let claim = firstMissing(of: claims, in: after.claims) {
            return "the claim '\(claim)' would no longer be compared"
        }
        if let scenario = firstMissing(of: scenarios, in: after.scenarios) {
            return "the scenario '\(scenario)' would no longer be run"
        }
        if let trace = firstMissing(of: traces, in: after.traces) {
            return "the trace of '\(trace)' would no longer be compared"
        }
        if let log = firstMissing(of: logs, in: after.logs) {
            return "the log for '\(log)' would no longer be compared"
        }
        if let trial = firstMissing(of: trials, in: after.trials) {
            return "the trial '\(trial)' would no longer be held"
        }
        return firstMissing(of: sections, in: after.sections).map {
            "links to '#\($0)' would lead to nothing"
        }
    }
}

/// The first of some names that another list lacks in that order.
private func firstMissing(of names: [String], in others: [String]) -> String? {
    var rest = others[...]
    for name in names {
        guard let place = rest.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
            return name
        }
        rest = rest[(place + 1)...]
    }
    return nil
}
