import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook build`: makes the site unless it has faults.
struct BuildCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Build the site. If anything is wrong, nothing is written.",
        discussion: """
            The build runs all scenarios and compares them with their committed traces. The output \
            folder is either complete or unchanged. Tracebook never replaces a folder that contains \
            files of other programs.
            """)

    @OptionGroup var source: SourceOptions

    @OptionGroup var findings: FindingOptions

    @OptionGroup var messages: MessageOptions

    @Option(help: ArgumentHelp("The folder to write the site to.", valueName: "dir"))
    var output = Self.usualOutput

    private static let usualOutput = "_site"

    @Option(
        help: ArgumentHelp(
            "The address of the site, instead of the one in site.yml.", valueName: "url"))
    var baseURL: String?

    @Option(
        help: ArgumentHelp(
            """
            A file with the days on which pages changed, as printed by 'git log --format=%cs \
            --name-only'; '-' for standard input.
            """, valueName: "file"))
    var dates: String?

    @Option(
        help: ArgumentHelp(
            "How many pages to make at the same time. (default: one per processor)",
            valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be 1 or more.") }
        if let baseURL, SiteOptions.address(baseURL) == nil {
            throw ValidationError(
                "'--base-url' must be an address with a host, without '?', '#' and what needs escapes: 'https://example.org/notes'."
            )
        }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let clock = ContinuousClock()
            let start = clock.now
            let root = try SiteRoot.enter(forContent: source.content.path)
            let source = source.seen(from: root)
            let output = self.output == Self.usualOutput ? self.output : root.path(self.output)
            let (sources, themeFaults) = try source.read(isBuilt: true)
            var changes = ChangeDates()
            if let dates {
                changes = try ChangeDates(
                    dates == "-" ? dates : root.path(dates), of: sources.content)
            }
            var options = SiteOptions(
                includesDrafts: source.content.drafts,
                baseURL: baseURL.flatMap(SiteOptions.address), dates: changes.days,
                jobs: jobs ?? Processors.count)
            options.levels = findings.levels(of: sources.content)
            let faults = themeFaults.obeying(options.levels)
            let writer = SiteWriter(output: output, sources: source.folders)
            var (outcome, summary) = (CommandResult(output: ""), "" as Message)
            let remarks = try writer.write { add throws(FileFailure) in
                var count = 0
                var result = try ProgressLine.during { progress throws(FileFailure) in
                    try SiteBuilder.build(sources, options: options, progress: progress) {
                        file throws(FileFailure) in
                        count += 1
                        if !faults.hasErrors { try add(file) }
                    }
                }
                result.diagnostics += faults
                outcome = report(of: result, sources)
                outcome.report += changes.warnings.joined().utf8
                let time = (clock.now - start).formattedSeconds
                summary = self.summary(of: result.tally, files: count, at: output, time: time)
                return outcome.status == .fine
            }
            guard outcome.status == .fine else { return outcome }
            if let obstacle = remarks.obstacle {
                let how = "its files are written one after the other, pages last"
                outcome.report +=
                    "\(output): warning: the folder stays (\(obstacle)), so \(how)\n".utf8
            }
            if let leftover = remarks.leftover {
                outcome.report += "\(leftover): warning: the old site could not be removed\n".utf8
            }
            outcome.output = messages.spoken.text(summary).bytes + [UInt8(ascii: "\n")]
            return outcome
        } catch {
            return CommandResult(error)
        }
    }

    private func report(of result: BuildResult, _ sources: SiteSources) -> CommandResult {
        let printer = DiagnosticPrinter(
            [sources.content, sources.templates],
            in: messages.spoken, isColoured: Console.wantsColour(.error))
        let status = ExitStatus(result.diagnostics)
        var report = printer.text(of: result.diagnostics, isFull: findings.all)
        if status != .fine {
            let count = result.diagnostics.count { $0.severity != .warning }
            report += printer.line("build: \(counted(count, "error")); nothing is written")
        }
        return CommandResult(report: report, status: status)
    }

    private func summary(
        of tally: Tally, files: Int, at output: String, time: String
    ) -> Message {
        let unverified: Message =
            tally.unverified > 0 ? ", \(tally.unverified) of them unverified" : ""
        return """
            \(output): \(counted(tally.pages, "page")) and \
            \(counted(files - tally.pages, "other file")), \
            \(counted(tally.scenarios, "scenario")) run\(unverified), in \(time) s
            """
    }
}

extension ExitStatus {
    /// Creates the status for the worst of some diagnostics.
    init(_ diagnostics: [Diagnostic]) {
        let worst = diagnostics.map(\.severity.rawValue).max()
        switch worst.flatMap(Severity.init(rawValue:)) {
        case nil, .warning?: self = .fine
        case .mismatch?: self = .mismatch
        case .error?: self = .document
        }
    }
}

extension Duration {
    /// Seconds with two decimals.
    var formattedSeconds: String {
        let hundredths = components.seconds * 100 + components.attoseconds / 10_000_000_000_000_000
        return Text(decimal: hundredths, places: 2).string
    }
}
