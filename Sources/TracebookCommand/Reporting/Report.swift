import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel
import TraceViews

/// What a verification found, in the form that every format of it is made from.
struct Report {
    var findings: [ReportedFinding] = []
    /// The language of messages.
    let language: Language
    /// The findings with what is different the same way together, in the order of the first.
    var groups: [FindingGroup] = []
    /// What changes with findings, and is not told as a finding of its own.
    let consequences: [Diagnostic]
    /// The scenarios with their runs, in the order of pages.
    var blocks: [CheckedBlock]
    var tally: Tally
    /// What the runs show of the simulator; nil if it was not asked for.
    let coverage: Coverage?
    /// How many findings the settings have silenced.
    private(set) var silenced: Int
    /// The bytes of pages and templates by their paths in messages.
    private(set) var sources: [String: [UInt8]] = [:]
    private let paths: RepositoryPaths
    /// The groups by what is different.
    private var known: [String: Int] = [:]
    /// The folder of the notes, where it is not the one that commands look into by themselves.
    let contentOption: String

    /// The part of the site that it is about, and the fingerprint of the sources; nil for all of it.
    let shard: (part: SitePart, sources: String)?

    /// Gathers what was found.
    ///
    /// - Parameters:
    ///   - verification: What was found.
    ///   - content: The notes.
    ///   - templates: The templates, of which the colours are looked at.
    ///   - severities: The kinds that have another severity than their own.
    ///   - language: The language of messages.
    init(
        _ verification: Verification, _ content: SourceFolder, _ templates: SourceFolder,
        _ severities: [RuleSetting] = [], in language: Language = .english
    ) {
        self.language = language
        shard = verification.shard
        consequences = verification.result.consequences
        blocks = verification.result.blocks
        tally = verification.result.tally
        coverage = verification.coverage
        silenced = verification.silenced
        paths = RepositoryPaths(content: content.name)
        contentOption =
            content.name == ContentOption.usual ? "" : " --content \(quoted(content.name))"
        sources = content.bytesByPath.merging(templates.bytesByPath) { first, _ in first }
        var fingerprints = Fingerprints()
        for var finding in verification.findings {
            guard finding.diagnostic.obey(severities) else {
                silenced += 1
                continue
            }
            let path = path(of: finding.diagnostic.file.string)
            let mark = fingerprints.next(finding.identity(onPage: path))
            finding.diagnostic = finding.diagnostic.translated(into: language)
            add(ReportedFinding(finding: finding, path: path, fingerprint: mark))
        }
    }

    /// The path of a file within its repository.
    func path(of file: String) -> String { paths.path(of: file) }

    /// The worst severity; nil if nothing is wrong.
    var status: ExitStatus { ExitStatus(findings.map(\.diagnostic)) }

    private mutating func add(_ finding: ReportedFinding) {
        let index = findings.count
        findings.append(finding)
        let signature = finding.finding.difference?.signature.string ?? ""
        if let group = known[signature] {
            findings[index].group = group
            groups[group].members.append(index)
        } else {
            findings[index].group = groups.count
            if !signature.isEmpty { known[signature] = groups.count }
            groups.append(FindingGroup(members: [index]))
        }
    }
}

/// A finding with what tools outside need to know of it.
struct ReportedFinding {
    var finding: Finding
    /// The path of the file within its repository.
    var path: String
    /// The same as long as the page, the scenario, the version and the kind are.
    var fingerprint: String
    /// The place of its group in the report.
    var group = 0

    var diagnostic: Diagnostic { finding.diagnostic }
    var rule: String { Text(diagnostic.id.name).string }
    var isWarning: Bool { diagnostic.severity == .warning }

    /// What would set it right, for tools that put it in place on a click; nothing where only a
    /// person can say that it is right, as that a translation is up to date.
    var fixes: [Replacement] { diagnostic.isAboutOriginal ? [] : diagnostic.replacements }

    /// What is wrong, with what would help, in several lines.
    var message: String {
        ([diagnostic.summary] + diagnostic.notes).map(\.string).joined(separator: "\n")
    }
}

/// Findings that differ from what is committed in the same way; a finding that is not a difference
/// is in a group of its own.
struct FindingGroup {
    /// The places of the findings in the report.
    var members: [Int]
}

extension Finding {
    /// What a finding is told from others by, wherever it stands in its page.
    fileprivate func identity(onPage path: String) -> [String] {
        let rule = Text(diagnostic.id.name).string
        guard let block else { return [path, rule, diagnostic.summary.string] }
        let version = versionName ?? ""
        return [path, rule, block.id ?? "under \(block.heading)", version]
    }
}
