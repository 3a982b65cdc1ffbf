import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel

/// `tracebook verify`: compares all runs with the committed traces.
struct VerifyCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare every run with its committed trace.",
        discussion: """
            The report lists every finding with its place, and every difference as a patch for \
            'patch -p1' or 'git apply'. Only '--bless' writes to files: it puts the results of runs \
            into the traces and the sentences that quote them, and leaves every other byte as it \
            is. It replaces only output of runs, so uncommitted changes in a file do not matter; \
            '--dry-run' and '--interactive' show what is replaced.

            Several machines can verify a part of the pages each, with '--shard'; 'tracebook report \
            merge' makes one report of theirs.

            Exit codes: 0 everything is verified, 1 a run differs from what is committed, 2 a \
            document is wrong or there is nothing to verify, 3 a file could not be read or \
            written, 64 the command line is wrong. The highest one wins.
            """)

    @Argument(
        help: ArgumentHelp(
            "The pages, folders, or scenarios of a page to report on.", valueName: "path[#id]"))
    var paths: [String] = []

    @OptionGroup var site: VerifyOptions

    @Option(
        help: ArgumentHelp(
            "Verify one part of the pages: '2/8' is the second of eight parts.",
            valueName: "k/n"),
        transform: SitePart.argument)
    var shard: SitePart?

    @OptionGroup(title: "Bless options") var blessing: BlessOptions

    func validate() throws {
        if blessing.translations, paths.isEmpty {
            throw ValidationError(
                """
                '--translations' needs the paths of what you have compared with its original: a \
                page, or a folder such as 'Content/zh-Hans'.
                """)
        }
        if shard != nil, !paths.isEmpty {
            throw ValidationError("'--shard' is about all pages, so it cannot be used with paths.")
        }
        if shard != nil, site.maxSkips != nil {
            throw ValidationError(
                "'--max-skips' counts all pages; use it with 'tracebook report merge'.")
        }
        let idle = site.given + (shard == nil ? [] : ["--shard"])
        if blessing.bless, let option = idle.first {
            throw ValidationError(
                """
                '\(option)' cannot be used with '--bless', which makes changes and no report; \
                run 'tracebook verify' again afterwards.
                """)
        }
    }

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let root = try SiteRoot.enter(forContent: site.content.path)
            let links = site.content.links.followed
            let folder = try SourceFolder.read(site.content.path, following: links)
            let (selection, named, unknown) = try Selection.read(
                paths.map { root.path($0) }, in: folder)
            if blessing.bless {
                return try blessing.outcome(
                    for: folder, selection, faults: faults(of: unknown), following: links,
                    in: site.messages.spoken)
            }
            let templates = try site.readTemplates(in: root)
            let usualAssets = site.beside(SourceOptions.usualAssets)
            let names = try SourceFolder.names(
                ifThere: root.path(site.assets), else: usualAssets, following: links)
            let copied = try SourceFolder.read(
                SiteTheme.assets(recordedIn: templates), ifThere: root.path(site.assets),
                else: usualAssets, following: links)
            let theme = SiteTheme(templates: templates, assets: copied)
            // All pages together need the simulator; for a selection its files are not checked.
            let faultsOfTheme = selection == nil ? theme.faults(isBuilt: false) : []
            let result = ProgressLine.during { progress in
                verify(
                    folder, templates: theme.completed(templates, .templates),
                    assets: theme.completed(names, .assets),
                    shard.map { Selection(of: $0) } ?? selection,
                    isStrict: site.strict, includesDrafts: site.content.drafts,
                    jobs: Processors.count, progress: progress)
            }
            let own = faultsOfTheme.filter { shard?.contains($0.file.string) ?? true }
            var found = Verification(
                findings: inOrder(
                    result.findings + own.map { Finding(diagnostic: $0) }, \.diagnostic),
                result: result,
                shard: shard.map { ($0, fingerprint(of: [folder, templates])) },
                coverage: site.reporting.coverage ? result.coverage : nil)
            let drafts = named.filter(result.drafts.contains)
            found.findings += (faults(of: unknown) + faults(ofDrafts: drafts)).map {
                Finding(diagnostic: $0)
            }
            let isComplete = unknown.isEmpty && drafts.isEmpty
            return site.outcome(of: found, isComplete: isComplete, folder, templates, in: root)
        } catch {
            return CommandResult(error)
        }
    }

    /// The faults of paths that name no page.
    private func faults(of unknown: [String]) -> [Diagnostic] {
        unknown.map { path in
            Diagnostic(
                .error, "verify.unknown-path", file: Text(string: path), range: .fileStart,
                "there is no such page in '\(site.content.path)'")
        }
    }

    private func faults(ofDrafts drafts: [String]) -> [Diagnostic] {
        drafts.map { file in
            Diagnostic(
                .error, "verify.draft", file: Text(string: file), range: .fileStart,
                "the page is a draft, which is left out; '--drafts' includes it")
        }
    }
}
