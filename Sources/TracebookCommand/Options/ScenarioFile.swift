import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel

/// A scenario file, or a page with scenarios, as a command line names it.
struct ScenarioFile {
    var name: String
    var bytes: [UInt8]
    /// The id of the chosen block; nil for all of a page.
    var id: String?
    /// The site of the page, with the scenarios and files that it can use; nil if there is none.
    private var content: SourceFolder?

    /// The file and its site, for excerpts in messages.
    var folders: [SourceFolder] {
        let own = SourceFolder(name: "", files: [SourceFile(path: name, bytes: bytes)])
        return [own] + (content.map { [$0] } ?? [])
    }

    private var isPage: Bool {
        id != nil || name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }

    /// Reads the file of an argument: a path, or `-` for the standard input, with an optional id
    /// after `#`.
    static func read(
        _ argument: String, following links: FollowedLinks
    ) throws(FileFailure) -> ScenarioFile {
        let (path, id) = try split(argument)
        var file = ScenarioFile(
            name: path == "-" ? "<stdin>" : path,
            bytes: path == "-" ? try Console.readInput() : try FileSystem.read(path), id: id)
        // Columns count from after a byte order mark.
        file.bytes.removeFirst(byteOrderMarkLength(of: file.bytes))
        if !file.isPage { file.bytes = withLineFeeds(file.bytes) }
        if file.isPage { file.content = try SourceFolder.around(path, following: links) }
        return file
    }

    /// Reads the file of an optional argument.
    static func read(
        ifNamed argument: String?, following links: FollowedLinks
    ) throws(FileFailure) -> ScenarioFile? {
        guard let argument else { return nil }
        return try read(argument, following: links)
    }

    /// Splits off the id after the last `#`, unless that is part of a file name.
    private static func split(
        _ argument: String
    ) throws(FileFailure) -> (path: String, id: String?) {
        guard let hash = argument.lastIndex(of: "#"),
            try FileSystem.kind(of: argument, followingLinks: true) == nil
        else { return (argument, nil) }
        return (String(argument[..<hash]), String(argument[hash...].dropFirst()))
    }

    /// Runs the scenarios of the file.
    ///
    /// - Parameter version: The version of iOS to run on; nil for those that the scenarios name.
    /// - Returns: The runs and the diagnostics.
    func runs(on version: IOSVersion?) -> (runs: [PageRun], diagnostics: [Diagnostic]) {
        if let fault = SourceFile(path: name, bytes: bytes).faultOfEncoding(in: name) {
            return ([], [fault])
        }
        if isPage {
            return SiteBuilder.runs(
                ofPage: bytes, file: name, id: id, version: version, in: content)
        }
        let (scenario, faults) = Scenario.parse(bytes, version: version)
        let diagnostics = faults.map { $0.inFile(name) }
        guard !faults.contains(where: { $0.severity == .error }) else { return ([], diagnostics) }
        let trace = scenario.run()
        let broken = scenario.expectations.compactMap { trace.fault(in: $0)?.inFile(name) }
        let run = PageRun(
            id: nil, title: name, source: Text(bytes), scenario: scenario, trace: trace)
        return ([run], diagnostics + broken)
    }
}
