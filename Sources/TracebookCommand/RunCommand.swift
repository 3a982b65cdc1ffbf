import ArgumentParser
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import TraceViews

/// `tracebook run`: runs scenarios and prints what came out.
struct RunCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Run a scenario and print its trace.",
        discussion: """
            FILE is a scenario, or a Markdown file whose scenario blocks are run: all of them, or \
            the one that is named by FILE#ID. '-' is the standard input: a scenario, or with \
            '-#ID' a Markdown file. The text of a single run is what a trace block holds.
            """)

    @Argument(
        help: ArgumentHelp("The file, or '-' for the standard input.", valueName: "file[#id]"))
    var file: String

    @Option(
        help: ArgumentHelp("Run on this version of iOS.", valueName: "version"),
        transform: IOSVersion.argument)
    var ios: IOSVersion?

    @Option(help: ArgumentHelp("How to print the trace.", valueName: "format"))
    var format = TraceFormat.text

    @Flag(help: "Name the rule behind each line, and print each rule in full.")
    var explain = false

    func validate() throws {
        if explain, format != .text {
            throw ValidationError("'--explain' goes with the text of a trace, not with '--format'.")
        }
    }

    func outcome() -> Outcome {
        do throws(FileFailure) {
            let (path, id) = try split()
            let bytes = path == "-" ? try Console.readInput() : try FileSystem.read(path)
            let isPage = id != nil || path.hasSuffix(".md") || path.hasSuffix(".markdown")
            let name = path == "-" ? "<stdin>" : path
            let (runs, diagnostics) =
                isPage
                ? try runs(ofPage: bytes, path: path, name: name, id: id)
                : run(bytes, file: name)
            let page = SourceFolder(name: "", files: [SourceFile(path: name, bytes: bytes)])
            let content = isPage ? try SourceFolder.around(path) : nil
            let printer = DiagnosticPrinter(
                [page, content].compactMap { $0 }, isColoured: Console.wantsColour(.error))
            var outcome = Outcome(
                report: printer.text(of: diagnostics), status: ExitStatus(diagnostics))
            guard format != .svg || runs.count < 2 else {
                return Outcome(
                    report: "'--format svg' shows one run: name it with '#id' and '--ios'\n",
                    status: .usage)
            }
            outcome.output = format.text(of: runs, isExplained: explain).bytes
            return outcome
        } catch {
            return Outcome(error)
        }
    }

    /// The path and the id behind the last `#`, unless that is part of the name of a file.
    private func split() throws(FileFailure) -> (path: String, id: String?) {
        guard let hash = file.lastIndex(of: "#"),
            try FileSystem.kind(of: file, followingLinks: true) == nil
        else { return (file, nil) }
        return (String(file[..<hash]), String(file[hash...].dropFirst()))
    }

    /// Runs the scenarios of a page, which can go on from those of other pages of its site.
    private func runs(
        ofPage bytes: [UInt8], path: String, name: String, id: String?
    ) throws(FileFailure) -> ([PageRun], [Diagnostic]) {
        let content = try SourceFolder.around(path)
        return SiteBuilder.runs(ofPage: bytes, file: name, id: id, version: ios, in: content)
    }

    private func run(_ source: [UInt8], file: String) -> ([PageRun], [Diagnostic]) {
        let (scenario, faults) = Scenario.parse(source, version: ios)
        let diagnostics = faults.map { $0.inFile(file) }
        guard !faults.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
        let trace = scenario.run()
        let broken = scenario.expectations.compactMap { trace.fault(in: $0)?.inFile(file) }
        let run = PageRun(
            id: nil, title: file, version: scenario.app.version, source: Text(source), trace: trace)
        return ([run], diagnostics + broken)
    }
}

extension IOSVersion {
    fileprivate static func argument(_ text: String) throws -> IOSVersion {
        guard let version = IOSVersion(written: text) else {
            throw ValidationError(
                """
                '\(text)' is no version of iOS from \(oldest.major) to \(newest.major), \
                such as 12 or 13.4.
                """)
        }
        return version
    }
}
