import Diagnostics
import SiteModel

/// The days on which pages changed, according to git.
struct ChangeDates {
    /// The last day of each path.
    private(set) var days: [String: String] = [:]
    /// The warnings about the log, one on each line.
    private(set) var warnings: [String] = []

    /// Creates an empty set of dates.
    init() {}

    /// Reads a log of lines with a day, each followed by the paths that changed on it.
    ///
    /// - Parameters:
    ///   - path: The file; `-` for the standard input.
    ///   - content: The folder of the notes.
    /// - Throws: The reason why the log cannot be read, or must be wrong.
    init(_ path: String, of content: SourceFolder) throws(FileFailure) {
        let isPiped = path == "-"
        let name = isPiped ? "standard input" : path
        // In a shallow clone git knows no changes before its first commit, and reports all files as
        // created in it.
        if try Repository(around: content.name)?.isShallow == true {
            let reason =
                "this is a shallow clone, so git does not know when pages changed; "
                + "'git fetch --unshallow' gets all commits, and so does 'fetch-depth: 0' of "
                + "actions/checkout"
            guard !isPiped else { throw FileFailure(path: name, reason: reason) }
            warnings.append("\(name): warning: \(reason)\n")
        }
        let bytes =
            isPiped ? try FileSystem.read(0, name: name) : try FileSystem.read(path)
        guard !isUTF16(bytes) else {
            throw FileFailure(path: name, reason: "the file is UTF-16: save it as UTF-8")
        }
        days = SiteOptions.dates(inLog: bytes)
        if !content.files.contains(where: { days[content.displayPath(of: $0.path)] != nil }) {
            let log =
                "git log --format=%cs --name-only --relative -- \(shellWord(content.name))"
            warnings.append(
                "\(name): warning: there is no day of any page in it, so no page says when it "
                    + "changed; '\(log)' in this folder prints the days\n")
        }
    }
}
