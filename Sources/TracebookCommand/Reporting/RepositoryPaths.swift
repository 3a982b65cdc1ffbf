/// Paths of files within a repository, for tools that do not know the current folder.
struct RepositoryPaths {
    /// The folder of the repository; the current folder if there is none.
    private let root: [Substring]
    /// The folder of the notes as messages name it, and without links.
    private let content: (name: String, real: String)

    init(content: String) {
        let current = FileSystem.realPath(".") ?? "."
        root = (Repository(around: ".")?.folder ?? current).split(separator: "/")
        self.content = (content, FileSystem.realPath(content) ?? content)
    }

    /// The name in messages of the file at a path, if it is in one of some folders.
    func name(ofPath path: String, in folders: [String]) -> String {
        for folder in folders {
            let start = self.path(of: folder) + "/"
            if path.hasPrefix(start) { return "\(folder)/\(path.dropFirst(start.count))" }
        }
        return path
    }

    /// The path of a file that messages name; never an absolute one.
    func path(of file: String) -> String {
        var real = FileSystem.realPath(file)
        // A link in the content keeps its own place.
        if file.hasPrefix("\(content.name)/") {
            real = content.real + file.dropFirst(content.name.count)
        }
        guard let real, real.hasPrefix("/") else { return file }
        let parts = real.split(separator: "/")
        let common = zip(parts, root).prefix { $0 == $1 }.count
        let up = Array(repeating: Substring(".."), count: root.count - common)
        return (up + parts[common...]).joined(separator: "/")
    }
}
