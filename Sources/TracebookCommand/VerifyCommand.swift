import ArgumentParser
import Diagnostics
import SiteBuilder

/// `tracebook verify`: compares all runs with what is committed, and writes nothing.
struct VerifyCommand: ReportingCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare every run with the trace that is committed beside it.",
        discussion: """
            The report names every finding with its place; what differs is a patch that 'patch -p1' \
            and 'git apply' take. The pages are not changed.

            Exit codes: 0 everything is verified, 1 a run differs from what is committed, 2 a \
            document is wrong or there is nothing to verify, 3 a file could not be read or \
            written, 64 the command line is wrong. The highest one wins.
            """)

    @Argument(help: ArgumentHelp("Pages or folders to report on.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var content: ContentOption

    @Flag(help: "Fail if a run has no committed trace.")
    var strict = false

    @OptionGroup(title: "Report options") var reporting: ReportOptions

    func outcome() -> Outcome {
        do throws(FileFailure) {
            let folder = try SourceFolder.read(content.path)
            let (pages, unknown) = pages(in: folder)
            let result = verify(folder, pages: pages, isStrict: strict)
            let faults = faults(of: result.tally, unknown)
            return reporting.outcome(of: result.findings + faults, result, folder)
        } catch {
            return Outcome(error)
        }
    }

    /// What is wrong with the choice of pages: a gate that looks at nothing must not be green.
    private func faults(of tally: Tally, _ unknown: [String]) -> [Finding] {
        var faults = unknown.map { path in
            Diagnostic(
                .error, "verify.unknown-path", file: Text(string: path), range: .fileStart,
                "no page of '\(content.path)' is there")
        }
        if tally.scenarios == 0, unknown.isEmpty, !reporting.allowEmpty {
            faults.append(
                Diagnostic(
                    .error, "verify.nothing", file: Text(string: content.path), range: .fileStart,
                    "nothing to verify, there is no scenario"))
        }
        return faults.map { Finding(diagnostic: $0) }
    }

    /// The pages that the paths name, nil for all, and the paths that name none.
    private func pages(in folder: SourceFolder) -> (Set<String>?, unknown: [String]) {
        if paths.isEmpty { return (nil, []) }
        let root = FileSystem.realPath(folder.name) ?? folder.name
        let files = folder.files.map { (display: folder.displayPath(of: $0.path), path: $0.path) }
        var pages: Set<String> = []
        var unknown: [String] = []
        for path in paths {
            let real = FileSystem.realPath(path) ?? path
            let found = files.filter { file in
                let place = "\(root)/\(file.path)"
                return file.display == path || place == real || place.hasPrefix("\(real)/")
            }
            if found.isEmpty { unknown.append(path) }
            pages.formUnion(found.map(\.display))
        }
        return (pages, unknown)
    }
}
