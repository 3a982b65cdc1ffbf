import Diagnostics
import LifecycleCore
import ScenarioText
import SiteBuilder
import SiteChecks
import SiteModel

/// A file with a scenario, or a page with some of them, as a command line names it.
struct ScenarioFile {
    /// The name that messages use.
    var name: String
    var bytes: [UInt8]
    /// The id of the block that is meant; nil for all of a page.
    var id: String?
    /// The site that a page is of, whose scenarios and files it can go on from; nil if there is
    /// none.
    private var content: SourceFolder?

    /// The file and what is around it, for the excerpts in messages.
    var folders: [SourceFolder] {
        let own = SourceFolder(name: "", files: [SourceFile(path: name, bytes: bytes)])
        return [own] + (content.map { [$0] } ?? [])
    }

    private var isPage: Bool {
        id != nil || name.hasSuffix(".md") || name.hasSuffix(".markdown")
    }

    /// Reads what an argument names: a path, `-` for the standard input, and behind a `#` an id.
    static func read(
        _ argument: String, following links: FollowedLinks
    ) throws(FileFailure) -> ScenarioFile {
        let (path, id) = try split(argument)
        var file = ScenarioFile(
            name: path == "-" ? "<stdin>" : path,
            bytes: path == "-" ? try Console.readInput() : try FileSystem.read(path), id: id)
        // A byte order mark is not part of the text, so columns count from behind it.
        file.bytes.removeFirst(byteOrderMarkLength(of: file.bytes))
        if file.isPage { file.content = try SourceFolder.around(path, following: links) }
        return file
    }

    /// Reads what an argument names that may be missing.
    static func read(
        ifNamed argument: String?, following links: FollowedLinks
    ) throws(FileFailure) -> ScenarioFile? {
        guard let argument else { return nil }
        return try read(argument, following: links)
    }

    /// The path and the id behind the last `#`, unless that is part of the name of a file.
    private static func split(
        _ argument: String
    ) throws(FileFailure) -> (path: String, id: String?) {
        guard let hash = argument.lastIndex(of: "#"),
            try FileSystem.kind(of: argument, followingLinks: true) == nil
        else { return (argument, nil) }
        return (String(argument[..<hash]), String(argument[hash...].dropFirst()))
    }

    /// Runs what the file has.
    ///
    /// - Parameter version: The version of iOS to run on; nil for those that the scenarios name.
    /// - Returns: The runs, and what is wrong.
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
