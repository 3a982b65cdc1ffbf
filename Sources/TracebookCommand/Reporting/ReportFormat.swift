import ArgumentParser

/// A report format of `verify`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
    case text
    case diff
    case json
    case jsonl
    case github
    case gitlab
    case junit
    case sarif
    case rdjsonl
    case tap

    /// The report in this format, without colours.
    ///
    /// - Parameters:
    ///   - report: The findings.
    ///   - text: The report for people, which some formats contain.
    /// - Returns: The text to print or write to a file.
    func document(of report: Report, text: String) -> String {
        switch self {
        case .text: text
        case .diff: report.patch
        case .json: report.json.lines
        case .jsonl: report.jsonLines
        case .github: report.workflowCommands(around: text)
        case .gitlab: report.codeQuality.lines
        case .junit: report.testSuites.document
        case .sarif: report.sarif.lines
        case .rdjsonl: report.reviewdogLines
        case .tap: report.tap
        }
    }
}

/// A report to a file: `--report junit=report.xml`, or with `-` to the standard output.
struct ReportFile {
    var format: ReportFormat
    var path: String

    /// True if it replaces the usual output.
    var isOutput: Bool { path == "-" }

    static func argument(_ text: String) throws -> ReportFile {
        let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            throw ValidationError("'\(text)' is not 'FORMAT=PATH', such as 'junit=report.xml'.")
        }
        guard let format = ReportFormat(rawValue: parts[0]) else {
            let formats = ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("'\(parts[0])' is not a format; the formats are \(formats).")
        }
        return ReportFile(format: format, path: parts[1])
    }
}
