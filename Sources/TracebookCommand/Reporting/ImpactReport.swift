import Diagnostics
import SiteBuilder
import SiteChecks

/// What has changed and by which rules, for a change of a rule that many runs show.
struct ImpactReport {
    let report: Report
    let limits: ReportLimits

    /// A line for each cause, and below it the ways in which runs differ; empty where all differ in
    /// one way, which is told with the first of them.
    var text: String {
        let groups = report.groups.filter { difference(of: $0) != nil }
        if groups.count < 2 { return "" }
        let runs = groups.flatMap(\.members).map { report.findings[$0] }
        let pages = Set(runs.map(\.path)).count
        var text = "impact: \(counted(runs.count, "run")) on \(counted(pages, "page")) differ "
        text += "in \(counted(groups.count, "way"))\n"
        for cause in causes(of: groups) {
            let number = cause.groups.reduce(0) { $0 + $1.members.count }
            text += "  \(cause.rules): \(counted(number, "run"))\n"
            for group in cause.groups { text += entry(of: group) }
        }
        return text
    }

    /// The groups by the rules that their differing entries name, the widest cause first.
    private func causes(of groups: [FindingGroup]) -> [(rules: String, groups: [FindingGroup])] {
        var causes: [(rules: String, groups: [FindingGroup])] = []
        for group in groups {
            let rules = difference(of: group)?.rules.map(\.string).joined(separator: ", ") ?? ""
            let name = rules.isEmpty ? "blanks alone" : rules
            if let known = causes.firstIndex(where: { $0.rules == name }) {
                causes[known].groups.append(group)
            } else {
                causes.append((name, [group]))
            }
        }
        func runs(_ index: Int) -> Int { causes[index].groups.reduce(0) { $0 + $1.members.count } }
        return causes.indices.sorted { (runs($0), $1) > (runs($1), $0) }.map { causes[$0] }
    }

    private func entry(of group: FindingGroup) -> String {
        guard let difference = difference(of: group) else { return "" }
        let members = group.members.map { report.findings[$0] }
        var text = "    \(difference.summary.string)\n"
        text += "      \(limits.prefix(members.map(\.name)).joined(separator: ", "))\n"
        let also = report.affected(by: members)
        if !also.isEmpty {
            text += "      also affected: \(limits.prefix(also).joined(separator: ", "))\n"
        }
        return text
    }

    private func difference(of group: FindingGroup) -> TraceDifference? {
        report.findings[group.members[0]].finding.difference
    }
}
