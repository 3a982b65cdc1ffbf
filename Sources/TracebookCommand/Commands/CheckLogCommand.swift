import ArgumentParser
import DeviceLogs
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook check-log`: compares a device log with a run, or with the rules.
struct CheckLogCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "check-log",
        abstract: "Check whether the log of a device is possible.",
        discussion: """
            FILE is a log of any kind that names callbacks: NSLog, os_log, Console, print. With \
            '--scenario', the callbacks in the log are compared with the run of that scenario. \
            Without it, the command searches for events that explain the log. It prints the \
            shortest explanation as a scenario, or the first line that the rules do not allow.

            Exit codes: 0 the log is possible, 1 it is impossible, 2 it cannot be read, 3 the \
            search gave up without a verdict.
            """)

    @Argument(help: ArgumentHelp("The log, or '-' for standard input.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("Compare with the run of this scenario.", valueName: "file[#id]"))
    var scenario: String?

    @Option(
        help: ArgumentHelp("The time of the run at which the log begins.", valueName: "time"),
        transform: Instant.argument)
    var from: Instant?

    @Option(
        help: ArgumentHelp("The time of the run before which the log ends.", valueName: "time"),
        transform: Instant.argument)
    var until: Instant?

    @Option(
        help: ArgumentHelp("The version of iOS that the device ran.", valueName: "version"),
        transform: IOSVersion.argument)
    var ios: IOSVersion?

    @Option(
        help: ArgumentHelp(
            "How the app is told about its lifecycle: delegate or scenes.", valueName: "model"))
    var app: AppModelName?

    @Option(
        help: ArgumentHelp(
            "How many windows the app can have, from 1 to 8.", valueName: "number"))
    var windows: Int?

    @Option(help: ArgumentHelp("Read only the lines of this process.", valueName: "name"))
    var process: String?

    @Option(help: ArgumentHelp("How to print the verdict: text or json.", valueName: "format"))
    var format = LogFormat.text

    @OptionGroup var links: LinkOption

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if scenario == nil, from != nil || until != nil {
            throw ValidationError("'--from' and '--until' need '--scenario'.")
        }
        if scenario != nil, app != nil {
            throw ValidationError(
                "'--app' cannot be used with '--scenario', which already says it.")
        }
        if scenario != nil, windows != nil {
            throw ValidationError(
                "'--windows' cannot be used with '--scenario', which already says it.")
        }
        if let windows, !(1...8).contains(windows) {
            throw ValidationError("'--windows \(windows)' is not from 1 to 8.")
        }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let bytes = withLineFeeds(
                file == "-" ? try Console.readInput() : try FileSystem.read(file))
            let name = file == "-" ? "<stdin>" : file
            let source = try ScenarioFile.read(ifNamed: scenario, following: links.followed)
            let (log, faults) = DeviceLog.read(bytes, process: process)
            var report = LogReport(file: name, log: log, verdict: .unreadable, diagnostics: faults)
            if !faults.contains(where: { $0.severity == .error }) {
                if let source {
                    compare(log, with: source, in: &report)
                } else {
                    search(log, in: &report)
                }
            }
            report.diagnostics = report.diagnostics.map { $0.file.isEmpty ? $0.inFile(name) : $0 }
            let folder = SourceFolder(name: "", files: [SourceFile(path: name, bytes: bytes)])
            let printer = DiagnosticPrinter(
                [folder] + (source?.folders ?? []),
                in: messages.spoken, isColoured: format == .text && Console.wantsColour(.output))
            return CommandResult(
                output: report.text(as: format, printer).bytes, status: report.status)
        } catch {
            return CommandResult(error)
        }
    }

    private func search(_ log: DeviceLog, in report: inout LogReport) {
        var circumstances = Circumstances()
        circumstances.version = ios
        circumstances.model = app?.model
        circumstances.windows = windows
        let verdict = log.verdict(in: circumstances)
        report.diagnostics += verdict.diagnostics
        report.verdict =
            switch verdict.finding {
            case .explained(let explanation): .possible(explanation, verdict.assumptions)
            case .impossible(let contradiction): .impossible(contradiction)
            case .undecided(let contradiction): .undecided(contradiction)
            }
    }

    private func compare(_ log: DeviceLog, with source: ScenarioFile, in report: inout LogReport) {
        let (runs, diagnostics) = source.runs(on: ios)
        report.diagnostics += diagnostics
        guard let run = runs.first, runs.count == 1 else {
            if runs.count > 1 {
                report.diagnostics.append(
                    Diagnostic(
                        .error, "log.several-runs", range: .fileStart,
                        "there are \(runs.count) runs: name one with '#id' and '--ios'"
                    ).inFile(source.name))
            }
            return
        }
        let span = (from ?? .zero)..<max(from ?? .zero, until ?? .end)
        let comparison = log.comparison("log.mismatch", with: run.trace, within: span)
        report.diagnostics += comparison.difference.map { [$0] } ?? comparison.remarks
        report.verdict = comparison.difference == nil ? .same : .different
    }
}

extension Instant {
    /// A time after every moment of a run.
    fileprivate static let end = Instant(milliseconds: .max)
}

extension Instant {
    fileprivate static func argument(_ text: String) throws -> Instant {
        guard let instant = Instant(written: Text(string: text)) else {
            throw ValidationError("'\(text)' is not a time, such as 5s, 500ms, 3m or 1h.")
        }
        return instant
    }
}

/// The name of an app model on the command line.
enum AppModelName: String, ExpressibleByArgument {
    case delegate
    case scenes

    var model: AppModels { self == .scenes ? .scenes : .delegate }
}
