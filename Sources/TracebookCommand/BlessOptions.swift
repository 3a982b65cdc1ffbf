import ArgumentParser
import Diagnostics
import SiteBuilder

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The options of `verify` that let it take over what came out.
struct BlessOptions: ParsableArguments {
    @Flag(help: "Put what came out into the pages, where it differs or is missing.")
    var bless = false

    @Flag(
        help: ArgumentHelp(
            """
            With '--bless' and the paths of translations: say that they are up to date with their \
            originals, and take over nothing else.
            """))
    var translations = false

    @Flag(help: "With '--bless': print a patch, and write nothing.")
    var dryRun = false

    @Flag(help: "With '--bless': ask for each change.")
    var interactive = false

    @Flag(help: "With '--bless': write also where 'CI' is set in the environment.")
    var allowCi = false

    func validate() throws {
        if !bless, dryRun || interactive || allowCi || translations {
            throw ValidationError(
                """
                '--translations', '--dry-run', '--interactive' and '--allow-ci' go with '--bless'.
                """)
        }
        if bless, !dryRun, !allowCi, let setting = getenv("CI"), setting.pointee != 0 {
            throw ValidationError(
                """
                '--bless' would make a check in CI worthless, so it is off where 'CI' is set; \
                '--allow-ci' turns it on.
                """)
        }
    }

    /// Takes over what came out, as far as it is wanted.
    ///
    /// - Parameters:
    ///   - folder: The folder of the notes.
    ///   - selection: The pages and blocks to look at; nil for all of them.
    ///   - faults: What is wrong with the command line.
    ///   - links: Which links lead to files of the folder.
    /// - Returns: What to print.
    /// - Throws: What keeps a file from being written.
    func outcome(
        for folder: SourceFolder, _ selection: Selection?, faults: [Diagnostic],
        following links: FollowedLinks
    ) throws(FileFailure) -> Outcome {
        let printer = DiagnosticPrinter([folder], isColoured: Console.wantsColour(.output))
        let proposal = proposal(
            for: folder, selection, of: translations ? .translations : .runs)
        var changes = proposal.changes
        if interactive {
            let printer = DiagnosticPrinter([folder], isColoured: Console.wantsColour(.error))
            changes = try Questions(printer).accepted(of: changes)
        }
        let files: [BlessedFile]
        do throws(BlessFailure) {
            files = try SiteBuilder.bless(changes, of: proposal, in: folder)
        } catch {
            let report = printer.text(of: error.diagnostics)
            return Outcome(
                report: report + "bless: this would be wrong afterwards, so nothing is written; "
                    + "that is a fault of Tracebook\n",
                status: .failure)
        }
        let refused = printer.text(of: faults + proposal.refused)
        let summary = summary(of: changes, files)
        let status = ExitStatus(faults + proposal.refused)
        if dryRun {
            var patch = Text()
            for file in files {
                let name = folder.displayPath(of: file.path)
                patch.append(unifiedDiff(ofFile: name, from: file.old, to: file.new))
            }
            let report = Array("\(refused)\(summary)".utf8)
            return Outcome(output: patch.bytes, report: report, status: status)
        }
        let replacements = files.map { file in
            FileReplacement(
                path: folder.displayPath(of: file.path), old: file.old, new: file.new,
                root: folder.name, links: links)
        }
        try FileReplacement.write(replacements)
        return Outcome(output: "\(refused)\(summary)", status: status)
    }

    private func summary(of changes: [Diagnostic], _ files: [BlessedFile]) -> String {
        let verb = dryRun ? "would change" : "changed"
        if translations {
            let noun = files.count == 1 ? "translation" : "translations"
            return "bless: \(files.count) \(noun) \(verb)\n"
        }
        let traces = changes.count { Text($0.id.name).string.hasPrefix("trace.") }
        let claims = changes.count - traces
        return """
            bless: \(traces) \(traces == 1 ? "trace" : "traces"), \(claims) \
            \(claims == 1 ? "claim" : "claims") in \(files.count) \
            \(files.count == 1 ? "file" : "files") \(verb)\n
            """
    }
}
