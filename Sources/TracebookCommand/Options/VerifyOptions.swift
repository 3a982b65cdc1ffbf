import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// The options that `verify` and `report merge` share: the folders, what is too little, and the
/// report.
struct VerifyOptions: ParsableArguments {
    @OptionGroup var content: ContentOption

    @Option(
        help: ArgumentHelp(
            """
            The folder of the templates, which are checked too. (default: Templates beside the \
            notes, if it exists)
            """, valueName: "dir"))
    var templates: String?

    @Option(
        help: ArgumentHelp(
            """
            The folder of files to copy; links may lead to them, and its simulator is compared. \
            (default: Public beside the notes, if it exists)
            """, valueName: "dir"))
    var assets: String?

    @Flag(help: "Fail if a run has no committed trace, or one with only wildcards.")
    var strict = false

    @Option(
        help: ArgumentHelp("Fail if more scenarios than this are skipped.", valueName: "number"))
    var maxSkips: Int?

    @OptionGroup var messages: MessageOptions

    @OptionGroup(title: "Report options") var reporting: ReportOptions

    /// The given options that change the report or the exit code.
    var given: [String] {
        (strict ? ["--strict"] : []) + (maxSkips == nil ? [] : ["--max-skips"]) + reporting.given
    }

    func validate() throws {
        if let maxSkips, maxSkips < 0 {
            throw ValidationError("'--max-skips' must be 0 or more.")
        }
    }

    /// Reads the templates of the site, as far as it has its own.
    func readTemplates(in root: SiteRoot) throws(FileFailure) -> SourceFolder {
        try SourceFolder.read(
            ifThere: root.path(templates), else: beside(SourceOptions.usualTemplates),
            following: content.links.followed)
    }

    /// The folder of the assets, whether it is there or not.
    func assetsFolder(in root: SiteRoot) -> String {
        assets.map { root.path($0) } ?? beside(SourceOptions.usualAssets)
    }

    /// A folder beside the notes.
    func beside(_ name: String) -> String {
        guard content.path != ContentOption.usual, let parent = FileSystem.parent(of: content.path)
        else { return name }
        return "\(parent)/\(name)"
    }

    /// The report, with the faults of looking at too little.
    func outcome(
        of verification: Verification, isComplete: Bool, _ folder: SourceFolder,
        _ templates: SourceFolder, in root: SiteRoot
    ) -> CommandResult {
        var verification = verification
        // A shard may have no scenario; the merged result is checked instead.
        if verification.shard == nil {
            verification.findings += faults(of: verification.result, isComplete: isComplete).map {
                Finding(diagnostic: $0)
            }
        }
        return reporting.outcome(
            of: verification, folder, templates,
            outside: [folder.name, templates.name, assetsFolder(in: root)], in: root,
            messages.spoken)
    }

    /// The faults of looking at too little: a check that looks at nothing must not pass.
    private func faults(of result: VerifyResult, isComplete: Bool) -> [Diagnostic] {
        let tally = result.tally
        var faults: [Diagnostic] = []
        func report(_ severity: Severity, _ id: DiagnosticID, _ summary: Message) {
            faults.append(
                Diagnostic(
                    severity, id, file: Text(string: content.path), range: .fileStart, summary))
        }
        if let maxSkips, tally.skipped > maxSkips {
            let scenarios: Text = tally.skipped == 1 ? "scenario is" : "scenarios are"
            report(
                .mismatch, "verify.skips",
                "\(tally.skipped) \(scenarios) skipped, but '--max-skips' allows \(maxSkips)")
        }
        let isComplete = isComplete && !result.diagnostics.contains { $0.id == "block.not-there" }
        let isEmpty =
            tally.scenarios == 0 && tally.trials == 0 && tally.claims == 0 && tally.links == 0
        if isEmpty, isComplete, !reporting.allowEmpty {
            report(
                .error, "verify.nothing",
                "nothing to verify: there is no scenario and no claim")
        }
        if tally.scenarios > 0, tally.scenarios == tally.skipped {
            report(
                strict ? .mismatch : .warning, "verify.all-skipped",
                "every scenario is skipped, so nothing is verified")
        }
        return faults
    }
}
