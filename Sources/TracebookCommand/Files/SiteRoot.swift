#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder of a site: the current one, or the nearest one above with `Content/site.yml`, like
/// git finds its repository.
struct SiteRoot {
    /// The path from the site to the folder in which the command was given; empty if they are the
    /// same.
    private let way: String

    /// Changes to the folder of the site, so that messages and patches name files from there.
    ///
    /// - Parameter content: The folder of the notes; if the user names one, the folder is not
    ///   changed.
    /// - Returns: The site with the way back to where the command was given.
    /// - Throws: The reason why a folder cannot be read.
    static func enter(forContent content: String) throws(FileFailure) -> SiteRoot {
        guard content == ContentOption.usual, let start = FileSystem.realPath(".") else {
            return SiteRoot(way: "")
        }
        var folder = start
        while !(try isSite(folder)) {
            guard folder != "/", let parent = FileSystem.parent(of: folder) else {
                return SiteRoot(way: "")
            }
            folder = parent
        }
        guard folder != start, chdir(folder) == 0 else { return SiteRoot(way: "") }
        return SiteRoot(way: String(start.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)))
    }

    private static func isSite(_ folder: String) throws(FileFailure) -> Bool {
        let path = "\(folder)/\(ContentOption.usual)/site.yml"
        return try FileSystem.kind(of: path, followingLinks: true) == .file
    }

    /// A path of the command line, relative to the folder of the site.
    func path(_ given: String) -> String {
        if way.isEmpty || given.hasPrefix("/") { return given }
        // The way has no links, so each `..` removes one part of it.
        var parts = way.split(separator: "/")
        var rest = given.split(separator: "/", omittingEmptySubsequences: false)[...]
        while let first = rest.first, first == "." || first == ".." && !parts.isEmpty {
            if first == ".." { parts.removeLast() }
            rest.removeFirst()
        }
        let path = (parts + rest).joined(separator: "/")
        return path.isEmpty ? "." : path
    }

    func path(_ given: String?) -> String? { given.map { path($0) } }
}
