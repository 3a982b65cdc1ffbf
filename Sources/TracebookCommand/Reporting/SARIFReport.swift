import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

extension Report {
    /// The findings as SARIF 2.1.0; columns count code points.
    var sarif: JSON {
        let rules = usedRules
        let columns = sources.mapValues { SourceColumns($0) }
        let results = findings.map { finding -> JSON in
            var members: [(String, JSON)] = [
                ("ruleId", .string(finding.rule)),
                ("ruleIndex", .number(rules.firstIndex(of: finding.rule) ?? 0)),
                ("level", finding.isWarning ? "warning" : "error"),
                ("message", ["text": .string(finding.message)]),
            ]
            let file = finding.diagnostic.file.string
            members.append(("locations", [location(finding.diagnostic.range, file, columns)]))
            if let block = finding.finding.block, finding.finding.difference != nil {
                var related = location(block.range, block.file, columns)
                related.append("message", ["text": "the scenario"])
                members.append(("relatedLocations", [related]))
            }
            members.append(
                ("partialFingerprints", ["tracebookFinding/v1": .string(finding.fingerprint)]))
            if !finding.fixes.isEmpty {
                members.append(("fixes", [fix(finding, columns)]))
            }
            return .object(members)
        }
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [
                [
                    "tool": ["driver": driver(rules)], "columnKind": "unicodeCodePoints",
                    "results": .array(results),
                ]
            ],
        ]
    }

    private var usedRules: [String] {
        var rules: [String] = []
        for finding in findings where !rules.contains(finding.rule) { rules.append(finding.rule) }
        return rules
    }

    private func driver(_ rules: [String]) -> JSON {
        [
            "name": "tracebook", "version": .string(CommandVersion.description),
            "semanticVersion": .string(CommandVersion.number),
            "rules": .array(
                rules.map { rule in
                    let kind = diagnosticCatalogue.first { Text($0.id) == Text(string: rule) }
                    let meaning = kind.map { Text($0.meaning).string } ?? rule
                    return [
                        "id": .string(rule), "shortDescription": ["text": .string(meaning)],
                        "help": ["text": .string(kind.map { Text($0.remedy).string } ?? meaning)],
                    ]
                }),
        ]
    }

    private func location(
        _ range: SourceRange, _ file: String, _ columns: [String: SourceColumns]
    ) -> JSON {
        [
            "physicalLocation": [
                "artifactLocation": artifact(file), "region": region(range, columns[file]),
            ]
        ]
    }

    private func artifact(_ file: String) -> JSON {
        ["uri": .string(Text(addressOf: path(of: file)).string), "uriBaseId": "%SRCROOT%"]
    }

    private func region(_ range: SourceRange, _ columns: SourceColumns?) -> JSON {
        [
            "startLine": .number(range.start.line),
            "startColumn": .number(columns?.codePoint(range.start) ?? range.start.column),
            "endLine": .number(range.end.line),
            "endColumn": .number(columns?.codePoint(range.end) ?? range.end.column),
        ]
    }

    private func fix(_ finding: ReportedFinding, _ columns: [String: SourceColumns]) -> JSON {
        let file = finding.diagnostic.file.string
        return [
            "description": ["text": "Put what is right in its place."],
            "artifactChanges": [
                [
                    "artifactLocation": artifact(file),
                    "replacements": .array(
                        finding.diagnostic.replacements.map { replacement in
                            [
                                "deletedRegion": region(replacement.range, columns[file]),
                                "insertedContent": ["text": .string(replacement.text.string)],
                            ]
                        }),
                ]
            ],
        ]
    }
}

extension JSON {
    /// Adds a member to an object.
    fileprivate mutating func append(_ name: String, _ value: JSON) {
        guard case .object(let members) = self else { return }
        self = .object(members + [(name, value)])
    }
}
