import Diagnostics
import ScenarioText
import SiteBuilder
import SiteChecks

// The page `guide/ci.md` documents each member. Adding a member raises `minor`; removing one or
// changing its meaning raises `major`.

extension Report {
    /// All findings and everything that was verified.
    var json: JSON {
        var members: [(String, JSON)] = header
        members.append(("summary", summary))
        members.append(("findings", .array(findings.map { json(of: $0) })))
        members.append(("groups", .array(groups.map { json(of: $0) })))
        members.append(("blocks", .array(blocks.map { json(of: $0) })))
        members.append(("consequences", .array(consequences.map { json(of: $0) })))
        if let coverage { members.append(("coverage", coverage.json)) }
        return .object(members)
    }

    /// The same with one line for each finding and each block, marked by its `type`.
    var jsonLines: String {
        var lines = [typed("header", .object(header))]
        lines += findings.map { typed("finding", json(of: $0)) }
        lines += blocks.map { typed("block", json(of: $0)) }
        lines.append(typed("summary", summary))
        return lines.map { $0.line + "\n" }.joined()
    }

    private var header: [(String, JSON)] {
        [
            ("tool", "tracebook verify"), ("version", ["major": 1, "minor": 2]),
            (
                "build",
                ["version": .string(CommandVersion.number), "commit": JSON(CommandVersion.commit)]
            ),
            ("columnUnit", "utf8-bytes"), ("shard", JSON(shard?.part.name)),
            ("sources", JSON(shard?.sources)),
        ]
    }

    private func typed(_ type: String, _ value: JSON) -> JSON {
        guard case .object(let members) = value else { return value }
        return .object([("type", .string(type))] + members)
    }

    private var summary: JSON {
        let trials: [(String, JSON)] =
            tally.trials > 0 ? [("trials", .number(tally.trials))] : []
        let claims: [(String, JSON)] =
            tally.claims > 0 ? [("claims", .number(tally.claims))] : []
        guard case .object(let members) = counts else { return counts }
        let links: [(String, JSON)] =
            tally.isOfLinksAlone ? [("links", .number(tally.links))] : []
        return .object(members + trials + claims + links)
    }

    private var counts: JSON {
        [
            "pages": .number(tally.pages), "scenarios": .number(tally.scenarios),
            "verified": .number(tally.verified), "failed": .number(tally.failed),
            "unverified": .number(tally.unverified), "skipped": .number(tally.skipped),
            "blocked": .number(tally.blocked), "silenced": .number(silenced),
            "status": .number(Int(status.rawValue)),
        ]
    }

    private func json(of finding: ReportedFinding) -> JSON {
        let diagnostic = finding.diagnostic
        let difference = finding.finding.difference
        return [
            "rule": .string(finding.rule), "severity": .string(diagnostic.severity.name),
            "message": .string(diagnostic.summary.string),
            "notes": .array(diagnostic.notes.map { .string($0.string) }),
            "file": .string(finding.path), "range": json(of: diagnostic.range),
            "scenario": JSON(finding.finding.block?.id),
            "os": JSON(finding.finding.versionName),
            "expected": difference.map { json(of: $0.expected) } ?? .null,
            "actual": difference.map { json(of: $0.actual) } ?? .null,
            "difference": difference.map { json(of: $0) } ?? .null,
            "group": .number(finding.group),
            "fixes": json(of: finding.fixes),
            "related": .array(related(to: finding)),
            "isBlessable": .bool(diagnostic.isBlessable), "block": block(of: finding.finding),
            "fingerprint": .string(finding.fingerprint),
        ]
    }

    /// The scenario of a finding that is in another place.
    private func related(to finding: ReportedFinding) -> [JSON] {
        guard let block = finding.finding.block, finding.finding.difference != nil else {
            return []
        }
        return [
            [
                "message": "the scenario", "file": .string(path(of: block.file)),
                "range": json(of: block.range),
            ]
        ]
    }

    private func json(of replacements: [Replacement]) -> JSON {
        .array(
            replacements.map { ["range": json(of: $0.range), "newText": .string($0.text.string)] })
    }

    /// A change that follows from a finding.
    private func json(of consequence: Diagnostic) -> JSON {
        [
            "rule": .string(Text(consequence.id.name).string),
            "severity": .string(consequence.severity.name),
            "message": .string(consequence.summary.string),
            "notes": .array(consequence.notes.map { .string($0.string) }),
            "file": .string(path(of: consequence.file.string)),
            "range": json(of: consequence.range), "fixes": json(of: consequence.replacements),
            "isBlessable": .bool(consequence.isBlessable),
        ]
    }

    /// The place of a finding's scenario, and its run.
    private func block(of finding: Finding) -> JSON {
        guard let block = finding.block else { return .null }
        return [
            "file": .string(path(of: block.file)), "line": .number(block.range.start.line),
            "run": finding.run.map { JSON.number($0) } ?? .null,
        ]
    }

    private func json(of group: FindingGroup) -> JSON {
        let difference = findings[group.members[0]].finding.difference
        return [
            "findings": .array(group.members.map { .number($0) }),
            "rules": json(of: difference?.rules ?? []),
            "pages": .array(
                Set(group.members.map { findings[$0].path }).sorted().map { .string($0) }),
        ]
    }

    private func json(of block: CheckedBlock) -> JSON {
        [
            "file": .string(path(of: block.file)), "range": json(of: block.range),
            "id": JSON(block.id), "name": .string(block.name), "heading": .string(block.heading),
            "verdict": .string(block.verdict.rawValue), "skipReason": JSON(block.skipReason),
            "runs": .array(
                block.runs.map { run in
                    [
                        "os": .string(run.name),
                        "verdict": .string(run.verdict.rawValue),
                        "events": .number(run.events),
                        "traces": .array(run.committed.map { json(of: $0) }),
                    ]
                }),
        ]
    }

    private func json(of trace: CommittedTrace) -> JSON {
        ["file": .string(path(of: trace.file)), "range": json(of: trace.range)]
    }

    private func json(of range: SourceRange) -> JSON {
        ["start": json(of: range.start), "end": json(of: range.end)]
    }

    private func json(of place: SourcePosition) -> JSON {
        ["line": .number(place.line), "column": .number(place.column)]
    }

    private func json(of texts: [Text]) -> JSON { .array(texts.map { .string($0.string) }) }

    private func json(of difference: TraceDifference) -> JSON {
        [
            "first": .string(difference.firstDifference.string),
            "summary": .string(difference.summary.string),
            "rules": json(of: difference.rules), "lost": json(of: difference.lost),
            "changes": .array(difference.changes.map(\.json)),
            "finalState": [
                "expected": .string(difference.expectedFinalState.string),
                "actual": .string(difference.actualFinalState.string),
            ],
        ]
    }
}

extension TraceDifference.Change {
    fileprivate var json: JSON {
        switch self {
        case .missing(let number, let line): line.json("missing", number)
        case .added(let number, let line): line.json("added", number)
        case .moved(let number, let line, let span):
            line.json("moved", number, [("byMilliseconds", .number(Int(span)))])
        case .read(let number, let expected, let actual):
            actual.json("state", number, [("expected", .string(expected.what.string))])
        }
    }
}

extension TraceLine {
    fileprivate func json(_ kind: String, _ number: Int, _ more: [(String, JSON)] = []) -> JSON {
        .object(
            [
                ("change", .string(kind)), ("event", .number(number)),
                ("time", .string(time.string)), ("actor", .string(actor.string)),
                ("what", .string(what.string)),
            ] + more)
    }
}

extension Severity {
    /// The severity with a name in reports.
    init?(name: String) {
        let all: [Severity] = [.warning, .mismatch, .error]
        guard let severity = all.first(where: { $0.name == name }) else { return nil }
        self = severity
    }

    /// The name in reports.
    fileprivate var name: String {
        switch self {
        case .warning: "warning"
        case .mismatch: "mismatch"
        case .error: "error"
        }
    }
}
