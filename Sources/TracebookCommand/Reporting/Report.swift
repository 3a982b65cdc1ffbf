import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel
import TraceViews

/// The findings of a verification, from which every report format is made.
struct Report {
    var findings: [ReportedFinding] = []
    let language: Language
    /// The findings grouped by equal differences, in the order of the first of each group.
    var groups: [FindingGroup] = []
    /// The changes that follow from findings, and are not reported themselves.
    let consequences: [Diagnostic]
    /// The scenarios with their runs, in the order of pages.
    var blocks: [CheckedBlock]
    var tally: Tally
    /// The coverage of the simulator by the runs; nil if it was not requested.
    let coverage: Coverage?
    /// The number of findings that settings have silenced.
    private(set) var silenced: Int
    /// The bytes of pages and templates by their paths in messages.
    private(set) var sources: [String: [UInt8]] = [:]
    private let paths: RepositoryPaths
    /// The groups by their differences.
    private var known: [String: Int] = [:]
    /// The option for the content folder, if it is not the default.
    let contentOption: String

    /// The verified part of the site, and the fingerprint of the sources; nil for the whole site.
    let shard: (part: SitePart, sources: String)?

    /// Gathers the findings.
    ///
    /// - Parameters:
    ///   - verification: The verification.
    ///   - content: The notes.
    ///   - templates: The templates, whose colours are checked.
    ///   - severities: The severities that differ from the usual ones.
    ///   - language: The language of messages.
    init(
        _ verification: Verification, _ content: SourceFolder, _ templates: SourceFolder,
        _ severities: [LevelSetting] = [], in language: Language = .english
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

    /// The status of the worst severity.
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

/// A finding with the properties that other tools need.
struct ReportedFinding {
    var finding: Finding
    /// The path of the file within its repository.
    var path: String
    /// A fingerprint of the page, the scenario, the version and the kind.
    var fingerprint: String
    /// The index of its group in the report.
    var group = 0

    var diagnostic: Diagnostic { finding.diagnostic }
    var rule: String { Text(diagnostic.id.name).string }
    var isWarning: Bool { diagnostic.severity == .warning }

    /// The replacements that tools may apply on a click.
    ///
    /// There are none if only a person can decide, such as whether a translation is up to date.
    var fixes: [Replacement] { diagnostic.isAboutOriginal ? [] : diagnostic.replacements }

    /// The fault and its notes, in several lines.
    var message: String {
        ([diagnostic.summary] + diagnostic.notes).map(\.string).joined(separator: "\n")
    }
}

/// Findings with the same difference; a finding without one has its own group.
struct FindingGroup {
    /// The indices of the findings in the report.
    var members: [Int]
}

extension Finding {
    /// The properties that identify a finding, wherever it is on its page.
    fileprivate func identity(onPage path: String) -> [String] {
        let rule = Text(diagnostic.id.name).string
        guard let block else { return [path, rule, diagnostic.summary.string] }
        let version = versionName ?? ""
        return [path, rule, block.id ?? "under \(block.heading)", version]
    }
}
