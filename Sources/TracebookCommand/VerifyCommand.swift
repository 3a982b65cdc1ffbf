import ArgumentParser
import Diagnostics
import SiteBuilder

/// `tracebook verify`: compares all runs with what is committed, and writes nothing.
struct VerifyCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare every run with the trace that is committed beside it.",
        discussion: """
            The report names every finding with its place; a difference is a diff that 'patch -p1' \
            and 'git apply' take. Nothing is written, unless with '--bless': it puts what came out \
            into the traces and the sentences that quote them, and leaves every other byte as it \
            is. What it replaces is the output of a run, so files with changes that are not \
            committed are no obstacle; '--dry-run' and '--interactive' show what is replaced.
            """)

    @Argument(
        help: ArgumentHelp(
            "Pages, folders, or scenarios of a page, to report on.", valueName: "path[#id]"))
    var paths: [String] = []

    @OptionGroup var content: ContentOption

    @Flag(help: "Fail if a run has no committed trace, or one of wildcards alone.")
    var strict = false

    @Option(help: ArgumentHelp("Fail if more scenarios are skipped.", valueName: "number"))
    var maxSkips: Int?

    @OptionGroup var blessing: BlessOptions

    func validate() throws {
        if let maxSkips, maxSkips < 0 {
            throw ValidationError("'--max-skips' is a number from 0.")
        }
    }

    func outcome() -> Outcome {
        do throws(FileFailure) {
            let folder = try SourceFolder.read(content.path)
            let (selection, unknown) = try Selection.read(paths, in: folder)
            var outcome =
                blessing.bless
                ? try blessing.outcome(for: folder, selection) : report(on: folder, selection)
            for path in unknown {
                let fault = "\(path): error: no page of '\(content.path)' is there\n"
                outcome.output = fault.utf8 + outcome.output
                outcome.status = max(outcome.status, .document)
            }
            return outcome
        } catch {
            return Outcome(error)
        }
    }

    private func report(on folder: SourceFolder, _ selection: Selection?) -> Outcome {
        let result = verify(folder, selection, isStrict: strict)
        let printer = DiagnosticPrinter([folder], isColoured: Console.wantsColour(.output))
        var text = printer.text(of: result.diagnostics)
        var status = ExitStatus(result.diagnostics)
        for skip in result.skips {
            text += "\(skip.file):\(skip.line): skipped '\(skip.name)': \(skip.reason)\n"
        }
        if let maxSkips, result.skips.count > maxSkips {
            let count = result.skips.count
            text += """
                \(content.path): error: \(count) \(count == 1 ? "scenario is" : "scenarios are") \
                skipped, and '--max-skips' allows \(maxSkips)\n
                """
            status = max(status, .mismatch)
        }
        let isSelected = !result.diagnostics.contains { $0.id == "block.not-there" }
        if result.tally.scenarios == 0, isSelected {
            text += "\(content.path): error: nothing to verify, there is no scenario\n"
            status = max(status, .document)
        }
        if result.tally.scenarios > 0, result.tally.scenarios == result.tally.skipped {
            let kind = strict ? "error" : "warning"
            text += "\(content.path): \(kind): every scenario is skipped, so nothing is verified\n"
            status = max(status, strict ? .mismatch : .fine)
        }
        return Outcome(output: text + summary(of: result.tally), status: status)
    }

    private func summary(of tally: Tally) -> String {
        """
        verify: \(tally.pages) pages, \(tally.scenarios) scenarios: \(tally.verified) verified, \
        \(tally.failed) failed, \(tally.unverified) unverified\
        \(tally.skipped > 0 ? ", \(tally.skipped) skipped" : "")\
        \(tally.blocked > 0 ? ", \(tally.blocked) blocked" : "")\n
        """
    }
}
