import ArgumentParser
import Diagnostics
import SiteBuilder
import SiteModel

/// `tracebook report`: makes one report of several.
struct ReportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Make one report of those that several machines have written.",
        subcommands: [MergeCommand.self])
}

/// `tracebook report merge`: makes one report of those of all shards.
struct MergeCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Make one report of those of all shards; nothing is verified again.",
        discussion: """
            Each machine has verified a part of the pages, and written what it found: \
            'tracebook verify --shard 2/8 --report json=2.json'. What comes of all of them is the \
            report of the whole site, with the exit code of 'verify'. It shows lines of the notes, \
            so they have to be the same here as they were there.

            A shard that is missing, or is there twice, is an error, and so is a report of other \
            notes or of another version of the command.
            """)

    @Argument(help: ArgumentHelp("The reports of the shards, in any order.", valueName: "path"))
    var paths: [String]

    @OptionGroup var site: VerifyOptions

    func outcome() -> CommandResult {
        do throws(FileFailure) {
            let root = try SiteRoot.enter(forContent: site.content.path)
            let folder = try SourceFolder.read(
                site.content.path, following: site.content.links.followed)
            let templates = try site.readTemplates(in: root)
            let names = RepositoryPaths(content: folder.name)
            let folders = [folder.name, templates.name, site.assetsFolder(in: root)]
            let sources = fingerprint(of: [folder, templates])
            var reports: [ShardReport] = []
            for path in paths {
                reports.append(
                    try ShardReport(root.path(path), sources: sources) {
                        names.name(ofPath: $0, in: folders)
                    })
            }
            let merged = try Verification(merging: reports, coverage: site.reporting.coverage)
            return site.outcome(of: merged, isComplete: true, folder, templates, in: root)
        } catch {
            return CommandResult(error)
        }
    }
}
