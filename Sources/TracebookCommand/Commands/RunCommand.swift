import ArgumentParser
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel
import TraceViews

/// `tracebook run`: runs scenarios and prints their traces.
struct RunCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a scenario and print its trace.",
        discussion: """
            FILE is a scenario, or a Markdown file with scenario blocks. All blocks are run, or \
            only the one that FILE#ID names. '-' is standard input: a scenario, or with '-#ID' a \
            Markdown file. The output for a single run is the text of a trace block.
            """)

    @Argument(
        help: ArgumentHelp("The file, or '-' for standard input.", valueName: "file[#id]"))
    var file: String

    @Option(
        help: ArgumentHelp("Run on this version of iOS.", valueName: "version"),
        transform: IOSVersion.argument)
    var ios: IOSVersion?

    @Option(help: ArgumentHelp("How to print the trace.", valueName: "format"))
    var format = TraceFormat.text

    @Flag(help: "Name the rule of each line, and print each rule in full.")
    var explain = false

    @OptionGroup var links: LinkOption

    @OptionGroup var messages: MessageOptions

    func validate() throws {
        if explain, format != .text {
            throw ValidationError("'--explain' works only with the text format.")
        }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let source = try ScenarioFile.read(file, following: links.followed)
            let (runs, diagnostics) = source.runs(on: ios)
            let printer = DiagnosticPrinter(
                source.folders, in: messages.spoken, isColoured: Console.wantsColour(.error))
            var outcome = CommandResult(
                report: printer.text(of: diagnostics), status: ExitStatus(diagnostics))
            guard format != .svg || runs.count < 2 else {
                return CommandResult(
                    report: "'--format svg' shows one run: name it with '#id' and '--ios'\n",
                    status: .usage)
            }
            outcome.output = format.text(of: runs, isExplained: explain).bytes
            return outcome
        } catch {
            return CommandResult(error)
        }
    }
}

extension IOSVersion {
    static func argument(_ text: String) throws -> IOSVersion {
        guard let version = IOSVersion(release: text) else {
            let fault = IOSVersion.fault(release: text, example: "12, 13.4 or 17.5.1")
            throw ValidationError("\(fault.string).")
        }
        return version
    }
}
