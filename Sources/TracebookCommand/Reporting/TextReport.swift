import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks

/// A report for people: each finding with its place, the difference, the patch, and what to do
/// next.
///
/// The text between the patches is ignored by `patch` and `git apply`.
struct TextReport {
    let report: Report
    let printer: DiagnosticPrinter
    let limits: ReportLimits

    var text: String {
        let groups = shownGroups
        let isComplete = limits.patches == nil
        let proposed = groups.flatMap { isComplete ? $0.members : [$0.members[0]] }
            .filter { isProposed(report.findings[$0]) }
        let most = limits.patches ?? .max
        let shown = Set(proposed.prefix(most))
        let following = report.consequences.prefix(most - shown.count)
        var patches = PatchSequence(
            of: proposed.prefix(most).map { report.findings[$0].diagnostic } + following,
            report.sources)
        var text = ""
        var collapsed = CollapsedKinds(
            of: report.findings.filter { $0.finding.difference == nil }.map(\.diagnostic),
            isFull: limits.hasEachFinding, keepsPatches: true)
        for group in groups {
            let first = group.members[0]
            let finding = report.findings[first]
            if finding.finding.difference == nil,
                let kind = collapsed.text(inPlaceOf: finding.diagnostic, printer)
            {
                text += kind
                continue
            }
            text += entry(first, shown.contains(first) ? patch(&patches) : "")
            text += others(of: group)
            for number in group.members.dropFirst() where shown.contains(number) {
                text += printer.painted(patches.next().patch)
            }
        }
        for consequence in following {
            text += printer.heading(of: consequence, as: .note) + patch(&patches)
        }
        text += ImpactReport(report: report, limits: limits, printer: printer).text
        let all = report.findings.count { isProposed($0) } + report.consequences.count
        let hidden = all - shown.count - following.count
        if hidden > 0 {
            let left: Message =
                hidden == 1 ? "1 patch is left out here" : "\(hidden) patches are left out here"
            text += printer.line(
                """
                note: \(left); '\(report.patchCommand)' prints all of them and nothing else
                """)
        }
        if let coverage = report.coverage { text += coverage.text }
        return text + skips + summary
    }

    /// Returns true if a finding has a patch to print.
    ///
    /// Missing traces are not printed unless the user asked for all patches.
    private func isProposed(_ finding: ReportedFinding) -> Bool {
        let isMissing = finding.isWarning && finding.rule == "trace.unverified"
        return finding.diagnostic.isPatch && (limits.patches == nil || !isMissing)
    }

    private var shownGroups: [FindingGroup] {
        if !limits.isFull { return report.groups }
        return report.findings.indices.map { FindingGroup(members: [$0]) }
    }

    private func entry(_ number: Int, _ patch: String) -> String {
        let finding = report.findings[number]
        let diagnostic = finding.diagnostic
        var text = printer.heading(of: diagnostic)
        guard diagnostic.isPatch || finding.finding.difference != nil else {
            return text + printer.detail(diagnostic)
        }
        text += printer.remarks(on: diagnostic, label: "")
        if let block = finding.finding.block {
            text += printer.line("  scenario  \(block.place), under '\(block.heading)'")
        }
        if let difference = finding.finding.difference {
            if difference.isInBlanksAlone {
                text += difference.visibleBlanks(printer)
            } else if !difference.rules.isEmpty {
                let rules = difference.rules.map(\.string).joined(separator: ", ")
                text += printer.line("  rules     \(rules)")
            }
        }
        text += diagnostic.isPatch ? patch : printer.shownPatch(of: diagnostic)
        if let command = report.acceptCommand(for: finding) {
            text += printer.line("  accept    \(command)")
        }
        if let command = report.rerunCommand(for: finding) {
            text += printer.line("  rerun     \(command)")
        }
        return text
    }

    /// The next patch, or where to find it.
    private func patch(_ patches: inout PatchSequence) -> String {
        let (patch, lineOfOther) = patches.next()
        guard let lineOfOther else {
            // Programs get all of it.
            return limits.patches == nil
                ? printer.painted(patch) : printer.brief(patch, fullWith: "--format diff")
        }
        return printer.line("  patch     with that of line \(lineOfOther), above")
    }

    private func others(of group: FindingGroup) -> String {
        let others = group.members.dropFirst().map { report.findings[$0] }
        var text = ""
        if !others.isEmpty {
            let places = limits.listed(others.map(\.name))
            text += printer.line("  same change in \(others.count) more: \(places)")
        }
        let also = report.affected(by: group.members.map { report.findings[$0] })
        if !also.isEmpty {
            text += printer.line("  also affected: \(limits.listed(also))")
        }
        return text
    }

    /// The scenarios that are not run, with the reasons.
    private var skips: String {
        report.blocks.filter { $0.verdict == .skipped }.map { block in
            let place = "\(block.file):\(block.range.start.line)"
            return printer.line("\(place): skipped '\(block.name)': \(block.skipReason ?? "")")
        }.joined()
    }

    private var summary: String {
        let tally = report.tally
        // Of a site without runs, its links are what was followed.
        let links: Message =
            tally.isOfLinksAlone ? ", \(counted(tally.links, "link"))" : ""
        let claims: Message = tally.claims > 0 ? ", \(counted(tally.claims, "claim"))" : ""
        let compared: Message = "\(links)\(claims)"
        let wrong = report.findings.count { $0.rule.hasPrefix("claim.") && !$0.isWarning }
        let wrongClaims: Message = wrong > 0 ? ", \(counted(wrong, "claim")) wrong" : ""
        let trials: Message = tally.trials > 0 ? ", \(counted(tally.trials, "trial"))" : ""
        let others: Message = "\(wrongClaims)\(trials)"
        let silenced: Message =
            report.silenced > 0 ? ", \(counted(report.silenced, "finding")) switched off" : ""
        return printer.line(
            """
            verify: \(counted(tally.pages, "page")), \
            \(counted(tally.scenarios, "scenario"))\(compared): \
            \(tally.words)\(others)\(silenced)\(faults)
            """)
    }

    /// The numbers of lines above that say `error` or `warning`.
    ///
    /// Most reports are read by their last line alone.
    private var faults: Message {
        let warnings = report.findings.count(where: \.isWarning)
        let errors = report.findings.count - warnings
        let first: Message = errors > 0 ? ", \(counted(errors, "error"))" : ""
        let second: Message = warnings > 0 ? ", \(counted(warnings, "warning"))" : ""
        return "\(first)\(second)"
    }
}

/// A number of things in words: `1 page`, `2 pages`.
func counted(_ number: Int, _ thing: String) -> Message {
    number == 1
        ? Message(Text(string: "1 \(thing)"))
        : Message(pattern: Text(string: "{1} \(thing)s"), [Text(string: "\(number)")])
}

extension Tally {
    /// The verdicts in words: `2 verified, 1 failed, 0 unverified, 1 skipped`.
    var words: Message {
        let skipped: Message = skipped > 0 ? ", \(skipped) skipped" : ""
        let blocked: Message = blocked > 0 ? ", \(blocked) blocked" : ""
        return """
            \(verified) verified, \(failed) failed, \(unverified) unverified\(skipped)\(blocked)
            """
    }
}

struct ReportLimits {
    /// True to print everything, including repeated differences.
    var isFull = false
    /// True to print each finding, even of a kind with many of them.
    var hasEachFinding = false
    /// The number of patches to print; nil for all of them, including repeated ones.
    var patches: Int? = Self.usualPatches

    /// The default number of patches.
    static let usualPatches = 20
    /// The number of names on a line.
    private static let names = 10

    /// The first of many names, and the number of the others.
    func listed(_ names: [String]) -> Message {
        if isFull || names.count <= Self.names { return "\(names.joined(separator: ", "))" }
        let first = names.prefix(Self.names).joined(separator: ", ")
        return "\(first), and \(names.count - Self.names) more"
    }
}

extension Diagnostic {
    /// True if the diagnostic proposes a change that `--bless` makes; other proposals are guesses.
    var isPatch: Bool { isBlessable && !replacements.isEmpty }
}

extension ReportedFinding {
    /// The place and the run: `en/page.md:12 'cold-launch' on iOS 12`.
    var name: String {
        let place = "\(diagnostic.file.string):\(diagnostic.range.start.line)"
        guard let block = finding.block, let id = block.id else { return place }
        let version =
            block.runs.count > 1 ? finding.versionName.map { " on iOS \($0)" } : nil
        return "\(place) '\(id)'\(version ?? "")"
    }
}

extension Report {
    /// The other findings about scenarios whose runs differ, such as failed expectations.
    func affected(by members: [ReportedFinding]) -> [String] {
        let ids = Set(
            members.filter { $0.finding.difference != nil }.compactMap { $0.finding.block?.id })
        if ids.isEmpty { return [] }
        return findings.filter {
            $0.finding.difference == nil && ids.contains($0.finding.block?.id ?? "")
        }.map { "\($0.diagnostic.file.string):\($0.diagnostic.range.start.line) [\($0.rule)]" }
    }
}

extension CheckedBlock {
    /// The place and the name of the scenario.
    fileprivate var place: String {
        "\(file):\(range.start.line)" + (id.map { " '\($0)'" } ?? "")
    }
}

extension TraceDifference {
    /// The first lines that differ only in blanks, with visible blanks.
    fileprivate func visibleBlanks(_ printer: DiagnosticPrinter) -> String {
        let index = zip(expected, actual).prefix { $0 == $1 }.count
        func line(_ lines: [Text]) -> String {
            guard index < lines.count else { return printer.words("(no line)") }
            return String(
                lines[index].string.map {
                    $0 == " " ? "·" : $0 == "\t" ? "⇥" : $0 == "\r" ? "␍" : $0
                })
        }
        return printer.line("  committed \(line(expected))")
            + printer.line("  run       \(line(actual))")
    }
}
