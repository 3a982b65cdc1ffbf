import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel
import TraceViews

/// The findings of a shard, read from its JSON report.
struct ShardReport {
    let path: String
    let shard: SitePart
    let findings: [ReadFinding]
    let consequences: [Diagnostic]
    let blocks: [CheckedBlock]
    let tally: Tally
    let silenced: Int
    /// The coverage of the simulator by its runs; nil if it was not requested.
    let coverage: Coverage?

    /// A finding whose scenario may belong to another shard.
    struct ReadFinding {
        var finding: Finding
        /// The place of its scenario; nil if it has none.
        var block: (file: String, line: Int)?
    }

    /// Reads a report.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - sources: The fingerprint of the local sources.
    ///   - name: Converts a path of the repository to the name in messages.
    /// - Throws: The fault of the report.
    init(
        _ path: String, sources: String, name: @escaping (String) -> String
    ) throws(FileFailure) {
        let bytes = try FileSystem.read(path)
        guard let json = JSON(parsing: bytes), json["tool"]?.text == "tracebook verify" else {
            throw FileFailure(
                path: path, reason: "not a report that '--report json=PATH' has written")
        }
        guard json["build"]?["version"]?.text == CommandVersion.number,
            json["build"]?["commit"]?.text == CommandVersion.commit
        else {
            throw FileFailure(
                path: path, reason: "the report is from another version of Tracebook")
        }
        guard let shard = json["shard"]?.text.flatMap({ SitePart(name: $0) }) else {
            throw FileFailure(path: path, reason: "the report is not one of a shard")
        }
        guard json["sources"]?.text == sources else {
            throw FileFailure(
                path: path, reason: "the report is about other sources than these")
        }
        self.path = path
        self.shard = shard
        let reader = ReportReader(name: name)
        guard let findings = reader.all(json["findings"], reader.finding),
            let consequences = reader.all(json["consequences"], reader.diagnostic),
            let blocks = reader.all(json["blocks"], reader.block),
            let summary = json["summary"], let tally = Tally(summary),
            let silenced = summary["silenced"]?.integer
        else { throw FileFailure(path: path, reason: "the report is not complete") }
        self.findings = findings
        self.consequences = consequences
        self.blocks = blocks
        self.tally = tally
        self.silenced = silenced
        coverage = json["coverage"].flatMap { Coverage($0) }
    }
}

/// Reads the parts of a report.
private struct ReportReader {
    /// Converts a path of the repository to the name in messages.
    let name: (String) -> String

    /// All elements of an array; nil if it is not one, or if one cannot be read.
    func all<Element>(_ json: JSON?, _ read: (JSON) -> Element?) -> [Element]? {
        guard let elements = json?.elements else { return nil }
        let all = elements.compactMap(read)
        return all.count == elements.count ? all : nil
    }

    func finding(_ json: JSON) -> ShardReport.ReadFinding? {
        guard let diagnostic = diagnostic(json) else { return nil }
        var finding = Finding(diagnostic: diagnostic, difference: difference(json))
        guard let block = json["block"], let line = block["line"]?.integer, let file = file(block)
        else { return ShardReport.ReadFinding(finding: finding) }
        finding.run = block["run"]?.integer
        return ShardReport.ReadFinding(finding: finding, block: (file, line))
    }

    func diagnostic(_ json: JSON) -> Diagnostic? {
        guard let rule = json["rule"]?.text, let range = range(json["range"]),
            let kind = diagnosticCatalogue.first(where: { Text($0.id) == Text(string: rule) }),
            let severity = json["severity"]?.text.flatMap({ Severity(name: $0) }),
            let message = json["message"]?.text, let file = file(json),
            let notes = all(json["notes"], \.text), let fixes = all(json["fixes"], replacement)
        else { return nil }
        var diagnostic = Diagnostic(
            severity, DiagnosticID(stringLiteral: kind.id), file: Text(string: file), range: range,
            Message(Text(string: message)), notes: notes.map { Message(Text(string: $0)) },
            replacements: fixes)
        diagnostic.isBlessable = json["isBlessable"]?.isTrue ?? false
        return diagnostic
    }

    func block(_ json: JSON) -> CheckedBlock? {
        guard let file = file(json), let range = range(json["range"]),
            let name = json["name"]?.text, let heading = json["heading"]?.text,
            let verdict = json["verdict"]?.text.flatMap(Verdict.init(rawValue:)),
            let runs = all(json["runs"], run)
        else { return nil }
        return CheckedBlock(
            place: ScenarioPlace(page: 0, scenario: 0), file: file, range: range,
            id: json["id"]?.text, name: name, heading: heading, verdict: verdict,
            skipReason: json["skipReason"]?.text, runs: runs)
    }

    private func run(_ json: JSON) -> CheckedRun? {
        guard let version = json["os"]?.text, let span = try? VersionSpan(written: version),
            let verdict = json["verdict"]?.text.flatMap(Verdict.init(rawValue:)),
            let events = json["events"]?.integer,
            let traces = all(json["traces"], trace)
        else { return nil }
        return CheckedRun(span: span, verdict: verdict, committed: traces, events: events)
    }

    private func trace(_ json: JSON) -> CommittedTrace? {
        guard let file = file(json), let range = range(json["range"]) else { return nil }
        return CommittedTrace(file: file, range: range)
    }

    private func difference(_ json: JSON) -> TraceDifference? {
        guard let difference = json["difference"], let expected = texts(json["expected"]),
            let actual = texts(json["actual"]), let lost = texts(difference["lost"]),
            let rules = texts(difference["rules"]), let state = difference["finalState"],
            let from = state["expected"]?.text, let to = state["actual"]?.text
        else { return nil }
        return TraceDifference(
            expected: expected, actual: actual, lost: lost, rules: rules,
            finalState: (Text(string: from), Text(string: to)))
    }

    private func replacement(_ json: JSON) -> Replacement? {
        guard let range = range(json["range"]), let text = json["newText"]?.text else { return nil }
        return Replacement(range: range, text: Text(string: text))
    }

    private func texts(_ json: JSON?) -> [Text]? {
        all(json) { $0.text.map { Text(string: $0) } }
    }

    private func file(_ json: JSON) -> String? { json["file"]?.text.map(name) }

    private func range(_ json: JSON?) -> SourceRange? {
        guard let start = position(json?["start"]), let end = position(json?["end"]) else {
            return nil
        }
        return SourceRange(start: start, end: end)
    }

    private func position(_ json: JSON?) -> SourcePosition? {
        guard let line = json?["line"]?.integer, let column = json?["column"]?.integer else {
            return nil
        }
        return SourcePosition(line: line, column: column)
    }
}

extension Tally {
    /// Reads the numbers in the summary of a report.
    fileprivate init?(_ summary: JSON) {
        self.init()
        guard let pages = summary["pages"]?.integer, let verified = summary["verified"]?.integer,
            let failed = summary["failed"]?.integer,
            let unverified = summary["unverified"]?.integer,
            let skipped = summary["skipped"]?.integer, let blocked = summary["blocked"]?.integer
        else { return nil }
        (self.pages, self.verified, self.failed) = (pages, verified, failed)
        (self.unverified, self.skipped, self.blocked) = (unverified, skipped, blocked)
        trials = summary["trials"]?.integer ?? 0
        claims = summary["claims"]?.integer ?? 0
        links = summary["links"]?.integer ?? 0
    }

    static func + (one: Tally, other: Tally) -> Tally {
        var sum = one
        sum.pages += other.pages
        sum.verified += other.verified
        sum.failed += other.failed
        sum.unverified += other.unverified
        sum.skipped += other.skipped
        sum.blocked += other.blocked
        sum.trials += other.trials
        sum.claims += other.claims
        sum.links += other.links
        return sum
    }
}
