import ArgumentParser
import Diagnostics
import PreviewServer
import SiteBuilder
import SiteChecks
import SiteModel
import SiteRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// `tracebook serve`: shows the site in a browser while its author edits it.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Show the site in a browser, and rebuild it whenever a file changes.",
        discussion: """
            The site is kept in memory; no file is written. A change rebuilds only what depends on \
            it, and open pages reload when their content has changed. If the site has errors, the \
            browser shows them over the last good version. The server is reachable only from this \
            machine. Ctrl-C stops it.
            """)

    @OptionGroup var source: SourceOptions

    @OptionGroup var findings: FindingOptions

    @OptionGroup var messages: MessageOptions

    @Option(
        help: ArgumentHelp(
            "The port; 0 for any free one. (default: 8000, or a free one)",
            valueName: "n"))
    var port: Int?

    private static let usualPort = 8000

    func validate() throws {
        guard (0...65_535).contains(port ?? Self.usualPort) else {
            throw ValidationError("'--port' must be a number from 0 to 65535.")
        }
    }

    func run() throws {
        let source: SourceOptions
        do {
            let root = try SiteRoot.enter(forContent: self.source.content.path)
            source = self.source.seen(from: root)
        } catch {
            try print("\(error.message)\n", to: .error)
            throw ExitCode(ExitStatus.failure.rawValue)
        }
        var preview: Preview
        do {
            preview = Preview(source, findings, server: try server(), in: messages.spoken)
        } catch {
            let hint = "; '--port 0' uses a free one"
            try print("port \(error.port): \(error.reason)\(hint)\n", to: .error)
            throw ExitCode(ExitStatus.failure.rawValue)
        }
        let taken = port == nil && preview.server.port != Self.usualPort
        try print(
            "http://localhost:\(preview.server.port)/ shows the site; Ctrl-C stops it."
                + (taken ? " Port \(Self.usualPort) is taken.\n" : "\n"))
        var seen = stamps
        try print(preview.update())
        while true {
            usleep(seen.pause)
            let now = stamps
            guard now != seen else { continue }
            seen = now.calmed { stamps }
            try print(preview.update())
        }
    }

    private var stamps: FileStamps {
        FileStamps(of: source.folders, following: source.content.links.followed)
    }

    /// Starts a server on the given port; without one, on the usual port or a free one if that is
    /// taken.
    private func server() throws(PortFailure) -> PreviewServer {
        if let port { return try PreviewServer(port: port) }
        do {
            return try PreviewServer(port: Self.usualPort)
        } catch {
            return try PreviewServer(port: 0)
        }
    }

    private func print(_ text: String, to stream: Console.Stream = .output) throws {
        do {
            try Console.write(Array(text.utf8), to: stream)
        } catch {
            throw ExitCode(ExitStatus.failure.rawValue)
        }
    }
}

/// The site in the browser, with the state of its last build.
private struct Preview {
    let server: PreviewServer
    private let source: SourceOptions
    private let findings: FindingOptions
    private let language: Language
    private var files: [String: OutputFile] = [:]
    private var memory = BuildMemory()
    /// The sources and page outlines of the site in the browser; nil if it has diagnostics.
    private var shown: (sources: SiteSources, outlines: [String: String], pages: Int)?

    init(
        _ source: SourceOptions, _ findings: FindingOptions, server: PreviewServer,
        in language: Language
    ) {
        self.source = source
        self.findings = findings
        self.server = server
        self.language = language
    }

    /// Builds the site and shows it, or its faults.
    ///
    /// - Returns: The text for the terminal.
    mutating func update() -> String {
        let start = ContinuousClock().now
        do {
            let (sources, themeFaults) = try source.read(isBuilt: false)
            var options = SiteOptions(includesDrafts: source.content.drafts, jobs: Processors.count)
            options.levels = findings.levels(of: sources.content)
            if themeFaults.isEmpty, let pages = publishEdits(in: sources, options) {
                return line(counted(pages, "page"), since: start)
            }
            var result = ProgressLine.during { progress in
                build(sources, options: options, memory: &memory, progress: progress)
            }
            result.diagnostics += themeFaults.obeying(options.levels)
            let folders = [sources.content, sources.templates]
            // The panel is small, so the faults that prevent a build come first.
            let warnings = result.diagnostics.filter { $0.severity == .warning }
            let faults = result.diagnostics.filter { $0.severity != .warning }
            let plain = DiagnosticPrinter(folders, in: language, isColoured: false)
                .text(of: faults + warnings, isFull: findings.all)
            let hasFailed = !faults.isEmpty
            if !hasFailed { publish(result.files) }
            shown =
                result.diagnostics.isEmpty
                ? (sources, result.outlines, result.tally.pages) : nil
            server.show(report: plain, isFailure: hasFailed)
            let printer = DiagnosticPrinter(
                folders, in: language, isColoured: Console.wantsColour(.output))
            let outcome: Message =
                hasFailed
                ? "still showing the last good version" : counted(result.tally.pages, "page")
            return printer.text(of: result.diagnostics, isFull: findings.all)
                + line(outcome, since: start)
        } catch {
            server.show(report: error.message, isFailure: true)
            return "\(error.message)\n"
        }
    }

    /// Shows the differences if only the text of pages was edited.
    ///
    /// - Returns: The number of pages of the site; nil if the whole site must be built.
    private mutating func publishEdits(
        in sources: SiteSources, _ options: SiteOptions
    ) -> Int? {
        guard let shown, let edited = sources.editedFiles(since: shown.sources) else { return nil }
        let outlines = shown.outlines.filter { edited.contains($0.key) }
        let old = { [files] (file: String) in files[file]?.bytes }
        guard outlines.count == edited.count,
            let rebuilt = rebuild(sources, options: options, edited: outlines, old: old)
        else { return nil }
        let changed = rebuilt.files.filter { files[$0.path] != $0 }
        for file in changed { files[file.path] = file }
        server.publish(PreviewSite(files), changed: Set(changed.map(\.path)))
        self.shown?.sources = sources
        return shown.pages
    }

    /// The line for an update on the terminal.
    private func line(_ outcome: Message, since start: ContinuousClock.Instant) -> String {
        let time = (ContinuousClock().now - start).formattedSeconds
        return language.text("serve: \(outcome), in \(time) s").string + "\n"
    }

    private mutating func publish(_ built: [OutputFile]) {
        var new: [String: OutputFile] = [:]
        for file in built { new[file.path] = file }
        let changed = new.filter { files[$0.key] != $0.value }.map(\.key)
        let removed = files.keys.filter { new[$0] == nil }
        files = new
        server.publish(PreviewSite(new), changed: Set(changed + removed))
    }
}

extension PreviewSite {
    /// Creates a site whose copied files are read whenever a browser asks for one.
    fileprivate init(_ files: [String: OutputFile]) {
        self.init(
            files: files.compactMapValues { $0.copied == nil ? $0.bytes : nil },
            copies: files.compactMapValues { $0.copied?.path }
        ) { path in
            try? FileSystem.read(path)
        }
    }
}
