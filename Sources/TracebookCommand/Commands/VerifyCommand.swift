import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook verify`: compares all runs with the committed traces.
struct VerifyCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare every run with the trace that is committed beside it.",
        discussion: """
            The report names every finding with its place; what differs is a patch that 'patch -p1' \
            and 'git apply' take. Nothing is written, unless with '--bless': it puts what came out \
            into the traces and the sentences that quote them, and leaves every other byte as it \
            is. What it replaces is the output of a run, so files with changes that are not \
            committed do not matter; '--dry-run' and '--interactive' show what is replaced.

            Exit codes: 0 everything is verified, 1 a run differs from what is committed, 2 a \
            document is wrong or there is nothing to verify, 3 a file could not be read or \
            written, 64 the command line is wrong. The highest one wins.
            """)

    @Argument(
        help: ArgumentHelp(
            "Pages, folders, or scenarios of a page, to report on.", valueName: "path[#id]"))
    var paths: [String] = []

    @OptionGroup var content: ContentOption

    @Option(
        help: ArgumentHelp(
            """
            The folder of the templates, which are checked too. (default: Templates beside the notes, \
            if it is there)
            """, valueName: "dir"))
    var templates: String?

    @Option(
        help: ArgumentHelp(
            """
            The folder of files to copy, which links may lead to and whose simulator is compared. \
            (default: Public beside the notes, if it is there)
            """, valueName: "dir"))
    var assets: String?

    @Flag(help: "Fail if a run has no committed trace, or one of wildcards alone.")
    var strict = false

    @Option(help: ArgumentHelp("Fail if more scenarios are skipped.", valueName: "number"))
    var maxSkips: Int?

    @OptionGroup var messages: MessageOptions

    @OptionGroup(title: "Bless options") var blessing: BlessOptions

    @OptionGroup(title: "Shard options") var shards: ShardOptions

    @OptionGroup(title: "Report options") var reporting: ReportOptions

    func validate() throws {
        if let maxSkips, maxSkips < 0 {
            throw ValidationError("'--max-skips' is a number from 0.")
        }
        if blessing.translations, paths.isEmpty {
            throw ValidationError(
                """
                '--translations' goes with the paths of what you have compared with its \
                original: a page, or a folder such as 'Content/zh-Hans'.
                """)
        }
        if let option = shards.given, !paths.isEmpty {
            throw ValidationError("'\(option)' is about all pages; it goes without paths.")
        }
        if shards.shard != nil, maxSkips != nil {
            throw ValidationError("'--max-skips' counts all pages; it goes with '--merge'.")
        }
        let idle =
            (strict ? ["--strict"] : []) + (maxSkips == nil ? [] : ["--max-skips"])
            + [shards.given].compactMap(\.self)
        if blessing.bless, let option = (idle + reporting.given).first {
            throw ValidationError(
                """
                '\(option)' goes without '--bless', which makes changes and no report; verify \
                once more afterwards.
                """)
        }
    }

    func outcome() -> Outcome {
        do throws(FileFailure) {
            let root = try SiteRoot.enter(forContent: content.path)
            let links = content.links.followed
            let folder = try SourceFolder.read(content.path, following: links)
            let (selection, named, unknown) = try Selection.read(
                paths.map { root.path($0) }, in: folder)
            if blessing.bless {
                return try blessing.outcome(
                    for: folder, selection, faults: faults(of: unknown), following: links,
                    in: messages.spoken)
            }
            let templates = try SourceFolder.read(
                ifThere: root.path(templates), else: beside(SourceOptions.usualTemplates),
                following: links)
            if !shards.merge.isEmpty {
                return outcome(
                    of: try merged(folder, templates, in: root), isComplete: true, folder,
                    templates, in: root)
            }
            let names = try SourceFolder.names(
                ifThere: root.path(assets), else: beside(SourceOptions.usualAssets),
                following: links)
            let copied = try SourceFolder.read(
                SiteTheme.assets(recordedIn: templates), ifThere: root.path(assets),
                else: beside(SourceOptions.usualAssets), following: links)
            // All pages together need the simulator; for a selection its files are not checked.
            let theme =
                selection == nil
                ? SiteTheme(templates: templates, assets: copied).faults(isBuilt: false) : []
            let isSite = self.templates != nil || !templates.files.isEmpty
            let result = ProgressLine.during { progress in
                verify(
                    folder, templates: isSite ? templates : nil,
                    assets: isSite || self.assets != nil ? names : nil,
                    shards.shard.map { Selection(of: $0) } ?? selection,
                    isStrict: strict, includesDrafts: content.drafts, progress: progress)
            }
            let own = theme.filter { shards.shard?.contains($0.file.string) ?? true }
            var found = Verification(
                findings: inOrder(
                    result.findings + own.map { Finding(diagnostic: $0) }, \.diagnostic),
                result: result,
                shard: shards.shard.map { ($0, fingerprint(of: [folder, templates])) },
                coverage: reporting.coverage ? result.coverage : nil)
            let drafts = named.filter(result.drafts.contains)
            found.findings += (faults(of: unknown) + faults(ofDrafts: drafts)).map {
                Finding(diagnostic: $0)
            }
            let isComplete = unknown.isEmpty && drafts.isEmpty
            return outcome(of: found, isComplete: isComplete, folder, templates, in: root)
        } catch {
            return Outcome(error)
        }
    }

    /// Merges the reports of the shards.
    private func merged(
        _ folder: SourceFolder, _ templates: SourceFolder, in root: SiteRoot
    ) throws(FileFailure) -> Verification {
        let paths = RepositoryPaths(content: folder.name)
        let assets = assets.map { root.path($0) } ?? beside(SourceOptions.usualAssets)
        let sources = fingerprint(of: [folder, templates])
        var reports: [ShardReport] = []
        for path in shards.merge {
            reports.append(
                try ShardReport(root.path(path), sources: sources) {
                    paths.name(ofPath: $0, in: [folder.name, templates.name, assets])
                })
        }
        return try Verification(merging: reports, coverage: reporting.coverage)
    }

    /// The report, with the faults of looking at too little.
    private func outcome(
        of verification: Verification, isComplete: Bool, _ folder: SourceFolder,
        _ templates: SourceFolder, in root: SiteRoot
    ) -> Outcome {
        var verification = verification
        // A shard may have no scenario; the merged result is checked instead.
        if verification.shard == nil {
            verification.findings += faults(of: verification.result, isComplete: isComplete).map {
                Finding(diagnostic: $0)
            }
        }
        let assets = assets.map { root.path($0) } ?? beside(SourceOptions.usualAssets)
        return reporting.outcome(
            of: verification, folder, templates, outside: [folder.name, templates.name, assets],
            in: root, messages.spoken)
    }

    /// A folder beside the notes.
    private func beside(_ name: String) -> String {
        guard content.path != ContentOption.usual, let parent = FileSystem.parent(of: content.path)
        else { return name }
        return "\(parent)/\(name)"
    }

    /// The faults of paths that name no page.
    private func faults(of unknown: [String]) -> [Diagnostic] {
        unknown.map { path in
            Diagnostic(
                .error, "verify.unknown-path", file: Text(string: path), range: .fileStart,
                "no page of '\(content.path)' is there")
        }
    }

    private func faults(ofDrafts drafts: [String]) -> [Diagnostic] {
        drafts.map { file in
            Diagnostic(
                .error, "verify.draft", file: Text(string: file), range: .fileStart,
                "the page is a draft, which is left out; '--drafts' takes it, too")
        }
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
                "\(tally.skipped) \(scenarios) skipped, and '--max-skips' allows \(maxSkips)")
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
