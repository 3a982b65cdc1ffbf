import Diagnostics

extension Report {
    /// The findings as a Code Quality report of GitLab.
    var codeQuality: JSON {
        .array(
            findings.map { finding in
                [
                    "description": .string(finding.diagnostic.summary.string),
                    "check_name": .string(finding.rule),
                    "fingerprint": .string(finding.fingerprint),
                    "severity": finding.isWarning ? "minor" : "major",
                    "location": [
                        "path": .string(finding.path),
                        "lines": [
                            "begin": .number(finding.diagnostic.range.start.line),
                            "end": .number(finding.diagnostic.range.end.line),
                        ],
                    ],
                ]
            })
    }
}
