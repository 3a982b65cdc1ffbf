import Diagnostics
import SiteModel

/// The days on which pages changed, as git tells them.
struct ChangeDates {
    /// The last day of each path.
    private(set) var days: [String: String] = [:]
    /// What is to be said about them, each a line.
    private(set) var warnings: [String] = []

    /// Dates of nothing.
    init() {}

    /// Reads a log: lines with a day, and behind each of them the paths that changed on it.
    ///
    /// - Parameters:
    ///   - path: The file; `-` for the standard input.
    ///   - content: The folder of the notes.
    /// - Throws: Why the log cannot be read, or that it cannot be right.
    init(_ path: String, of content: SourceFolder) throws(FileFailure) {
        let isPiped = path == "-"
        let name = isPiped ? "standard input" : path
        // In a shallow clone git knows no change before the first commit that it has, and tells that
        // all files were made in it.
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
