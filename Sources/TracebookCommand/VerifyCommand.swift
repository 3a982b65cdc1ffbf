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
            and 'git apply' take. Nothing is written.
            """)

    @Argument(help: ArgumentHelp("Pages or folders to report on.", valueName: "path"))
    var paths: [String] = []

    @OptionGroup var content: ContentOption

    @Flag(help: "Fail if a run has no committed trace.")
    var strict = false

    func outcome() -> Outcome {
        do throws(FileFailure) {
            let folder = try SourceFolder.read(content.path)
            let (pages, unknown) = pages(in: folder)
            let result = verify(
                folder, pages: pages, isStrict: strict, includesDrafts: content.drafts)
            let printer = DiagnosticPrinter([folder], isColoured: Console.wantsColour(.output))
            var text = printer.text(of: result.diagnostics)
            var status = ExitStatus(result.diagnostics)
            for path in unknown {
                text += "\(path): error: no page of '\(content.path)' is there\n"
                status = max(status, .document)
            }
            if result.tally.scenarios == 0 {
                text += "\(content.path): error: nothing to verify, there is no scenario\n"
                status = max(status, .document)
            }
            return Outcome(output: text + summary(of: result.tally), status: status)
        } catch {
            return Outcome(error)
        }
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

    private func summary(of tally: Tally) -> String {
        """
        verify: \(tally.pages) pages, \(tally.scenarios) scenarios: \(tally.verified) verified, \
        \(tally.failed) failed, \(tally.unverified) unverified\n
        """
    }
}
