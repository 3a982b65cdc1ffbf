import Diagnostics
import SiteBuilder
import SiteChecks

/// The changes and their rules, for a change of a rule that many runs show.
struct ImpactReport {
    let report: Report
    let limits: ReportLimits
    let printer: DiagnosticPrinter

    /// A line for each cause, followed by the ways in which runs differ.
    ///
    /// It is empty if all differ in one way, which is reported with the first of them.
    var text: String {
        let groups = report.groups.filter { difference(of: $0) != nil }
        if groups.count < 2 { return "" }
        let runs = groups.flatMap(\.members).map { report.findings[$0] }
        let pages = Set(runs.map(\.path)).count
        var text = printer.line(
            """
            impact: \(counted(runs.count, "run")) on \(counted(pages, "page")) differ in \
            \(counted(groups.count, "way"))
            """)
        for cause in causes(of: groups) {
            let number = cause.groups.reduce(0) { $0 + $1.members.count }
            text += printer.line("  \(cause.rules): \(counted(number, "run"))")
            for group in cause.groups { text += entry(of: group) }
        }
        return text
    }

    /// The groups by the rules that their differing entries name, the most common cause first.
    private func causes(of groups: [FindingGroup]) -> [(rules: String, groups: [FindingGroup])] {
        var causes: [(rules: String, groups: [FindingGroup])] = []
        for group in groups {
            let rules = difference(of: group)?.rules.map(\.string).joined(separator: ", ") ?? ""
            let name = rules.isEmpty ? printer.words("only spaces") : rules
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
        var text = printer.line("    \(difference.summary)")
        text += printer.line("      \(limits.listed(members.map(\.name)))")
        let also = report.affected(by: members)
        if !also.isEmpty {
            text += printer.line("      also affected: \(limits.listed(also))")
        }
        return text
    }

    private func difference(of group: FindingGroup) -> TraceDifference? {
        report.findings[group.members[0]].finding.difference
    }
}
