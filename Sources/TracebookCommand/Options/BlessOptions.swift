import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The options of `verify` for blessing.
struct BlessOptions: ParsableArguments {
    @Flag(help: "Write the results of runs into the pages, where they differ or are missing.")
    var bless = false

    @Flag(
        help: ArgumentHelp(
            """
            With '--bless' and paths of translations: record that they are up to date with their \
            originals, and change nothing else.
            """))
    var translations = false

    @Flag(help: "With '--bless': print a patch and write nothing.")
    var dryRun = false

    @Flag(help: "With '--bless': ask before each change.")
    var interactive = false

    @Flag(help: "With '--bless': write even if 'CI' is set in the environment.")
    var allowCi = false

    func validate() throws {
        if !bless, dryRun || interactive || allowCi || translations {
            throw ValidationError(
                "'--translations', '--dry-run', '--interactive' and '--allow-ci' need '--bless'.")
        }
        if bless, !dryRun, !allowCi, let setting = getenv("CI"), setting.pointee != 0 {
            throw ValidationError(
                """
                '--bless' would make a check in CI worthless, so it is off if 'CI' is set; \
                '--allow-ci' allows it.
                """)
        }
    }

    /// Blesses the results that the user wants.
    ///
    /// - Parameters:
    ///   - folder: The folder of the notes.
    ///   - selection: The pages and blocks to look at; nil for all of them.
    ///   - faults: The faults of the command line.
    ///   - links: The links to follow.
    ///   - language: The language of messages.
    /// - Returns: The output.
    /// - Throws: The reason why a file cannot be written.
    func outcome(
        for folder: SourceFolder, _ selection: Selection?, faults: [Diagnostic],
        following links: FollowedLinks, in language: Language
    ) throws(FileFailure) -> CommandResult {
        let printer = DiagnosticPrinter(
            [folder], in: language, isColoured: Console.wantsColour(.output))
        let proposal = proposal(
            for: folder, selection, of: translations ? .translations : .runs)
        var changes = proposal.changes
        if interactive {
            let printer = DiagnosticPrinter(
                [folder], in: language, isColoured: Console.wantsColour(.error))
            changes = try Questions(printer).accepted(of: changes)
        }
        let result = SiteBuilder.bless(changes, of: proposal, in: folder)
        let files = result.files
        let refused = printer.text(of: faults + proposal.refused) + dropped(from: result, printer)
        let summary = printer.line(summary(of: result))
        // Rejected changes still differ.
        let rejected = proposal.changes.filter { change in !changes.contains(change) }
        let status = max(
            ExitStatus(faults + proposal.refused + rejected),
            result.dropped.isEmpty ? .fine : .failure)
        if dryRun {
            var patch = Text()
            for file in files {
                let name = folder.displayPath(of: file.path)
                patch.append(unifiedDiff(ofFile: name, from: file.old, to: file.new))
            }
            let report = Array("\(refused)\(summary)".utf8)
            return CommandResult(output: patch.bytes, report: report, status: status)
        }
        let replacements = files.map { file in
            FileReplacement(
                path: folder.displayPath(of: file.path), old: file.old, new: file.new,
                root: folder.name, links: links)
        }
        // An earlier run may have left temporary files, even if there is nothing to write now.
        Leftovers.removeFiles(in: folder.folders)
        try Interruption.deferred { () throws(FileFailure) in
            try FileReplacement.write(replacements)
        }
        return CommandResult(output: "\(refused)\(summary)", status: status)
    }

    /// The changes that are left out because they would cause a fault.
    private func dropped(from result: BlessResult, _ printer: DiagnosticPrinter) -> String {
        if result.dropped.isEmpty { return "" }
        let changes = counted(result.dropped.count, "change")
        return printer.text(of: result.dropped + result.faults)
            + printer.line(
                """
                bless: \(changes) left out, as it would make this wrong; this is a bug in \
                Tracebook
                """)
    }

    private func summary(of result: BlessResult) -> Message {
        let files = result.files.count
        if translations { return sentence(counted(files, "translation")) }
        let traces = result.taken.count { Text($0.id.name).string.hasPrefix("trace.") }
        let trials = result.taken.count { $0.id == "trial.verdict" }
        let claims = result.taken.count - traces - trials
        let claimed = counted(claims, "claim")
        let others: Message =
            trials > 0 ? "\(claimed), \(counted(trials, "verdict"))" : claimed
        return sentence(
            "\(counted(traces, "trace")), \(others) in \(counted(files, "file"))")
    }

    private func sentence(_ changes: Message) -> Message {
        dryRun ? "bless: \(changes) would change" : "bless: \(changes) changed"
    }
}
