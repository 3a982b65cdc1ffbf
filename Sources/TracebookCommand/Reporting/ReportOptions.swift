import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// The options of `verify` for reports and exit codes.
struct ReportOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The format of the report on standard output.", valueName: "format"))
    var format = ReportFormat.text

    @Option(
        help: ArgumentHelp(
            "Also write a report to a file, or '-' for standard output. Can be repeated.",
            valueName: "format=path"),
        transform: ReportFile.argument)
    var report: [ReportFile] = []

    @OptionGroup var findings: FindingOptions

    @Option(
        help: ArgumentHelp(
            """
            How many patches the text prints. (default: \(ReportLimits.usualPatches) on a terminal, \
            all of them for a program)
            """, valueName: "number"))
    var maxDiffs: Int?

    @Flag(help: "Print every patch and every name, even if the differences are equal.")
    var full = false

    @Flag(help: "Print which parts of the simulator no run shows.")
    var coverage = false

    @Flag(help: "Exit with 0 whatever is found, unless a file cannot be read or written.")
    var exitZero = false

    @Flag(help: "Succeed even if there is nothing to verify.")
    var allowEmpty = false

    @Flag(
        inversion: .prefixedNo,
        help: "Annotate files on GitHub; the default where GITHUB_ACTIONS is 'true'.")
    var github: Bool?

    /// The given options that change the report or the exit code.
    var given: [String] {
        let all = [
            ("--format", format != .text), ("--report", !report.isEmpty),
            ("--rule", !findings.rule.isEmpty), ("--all", findings.all),
            ("--max-diffs", maxDiffs != nil),
            ("--full", full), ("--coverage", coverage), ("--exit-zero", exitZero),
            ("--allow-empty", allowEmpty), ("--github", github == true),
        ]
        return all.filter(\.1).map(\.0)
    }

    func validate() throws {
        if report.count(where: \.isOutput) + (format == .text ? 0 : 1) > 1 {
            throw ValidationError(
                "Standard output can have only one format; write the others to files.")
        }
        if let maxDiffs, maxDiffs < 0 { throw ValidationError("'--max-diffs' must be 0 or more.") }
    }

    /// The output, after the files are written.
    func outcome(
        of verification: Verification, _ content: SourceFolder, _ templates: SourceFolder,
        outside sources: [String], in root: SiteRoot, _ language: Language
    ) -> CommandResult {
        let report = Report(
            verification, content, templates, findings.levels(of: content), in: language)
        var outcome = CommandResult(
            output: output(of: report), status: exitZero ? .fine : report.status)
        let plain = text(of: report, isForProgram: false)
        do throws(FileFailure) {
            for (place, format) in try outputs(outside: sources, in: root) {
                let document = format.document(of: report, text: plain)
                try place.write(Array(document.utf8))
            }
            if isOnGitHub, let path = Console.variable("GITHUB_STEP_SUMMARY") {
                try FileSystem.append(Array(report.stepSummary.utf8), to: root.path(path))
            }
        } catch {
            outcome.report = Array("\(error.message)\n".utf8)
            outcome.status = .failure
        }
        return outcome
    }

    /// The places of the reports; all are examined before the first one is written.
    private func outputs(
        outside sources: [String], in root: SiteRoot
    ) throws(FileFailure) -> [(place: WrittenOutput, format: ReportFormat)] {
        var outputs: [(place: WrittenOutput, format: ReportFormat)] = []
        for report in report where !report.isOutput {
            let place = try WrittenOutput(root.path(report.path), outside: sources)
            if let file = place.file, outputs.contains(where: { $0.place.file == file }) {
                throw FileFailure(
                    path: report.path, reason: "two reports would be written to the same file")
            }
            outputs.append((place, report.format))
        }
        return outputs
    }

    private func output(of report: Report) -> String {
        let format = self.report.first(where: \.isOutput)?.format ?? format
        let isForPeople = format == .text && !isOnGitHub
        if isForPeople {
            return text(
                of: report, isForProgram: !Console.isTerminal(.output),
                isColoured: Console.wantsColour(.output))
        }
        return (isOnGitHub ? .github : format).document(
            of: report, text: text(of: report, isForProgram: false))
    }

    /// True if the report is for GitHub; an explicit format has precedence.
    private var isOnGitHub: Bool {
        switch report.first(where: \.isOutput)?.format ?? format {
        case .github: true
        case .text: github ?? (Console.variable("GITHUB_ACTIONS") == "true")
        default: false
        }
    }

    /// The report for people; a program such as `git apply` gets all patches.
    private func text(
        of report: Report, isForProgram: Bool, isColoured: Bool = false
    ) -> String {
        let usual = full || isForProgram ? nil : ReportLimits.usualPatches
        return TextReport(
            report: report,
            printer: DiagnosticPrinter(
                report.sources, in: report.language, isColoured: isColoured),
            limits: ReportLimits(
                isFull: full, hasEachFinding: full || findings.all, patches: maxDiffs ?? usual)
        ).text
    }
}
