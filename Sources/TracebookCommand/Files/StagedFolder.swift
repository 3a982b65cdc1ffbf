import SiteModel
import SiteRendering

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder beside the output folder, which takes its place when the site is complete.
struct StagedFolder {
    let path: String
    /// The output folder as the user gave it.
    private let output: String
    /// The last site, whose files are linked if they are equal.
    private let old: WrittenFolder?
    private var files: [String] = []
    private var folders: Set<String> = []
    /// The used paths in lower case: those of files, and those of their folders.
    private var taken: (files: Set<String>, folders: Set<String>) = ([], [])

    init(_ path: String, named output: String, old: WrittenFolder?) {
        self.path = path
        self.output = output
        self.old = old
    }

    /// Adds a file.
    ///
    /// A second file at one path is left out; this fault of the site is reported once all files are
    /// made.
    mutating func add(_ file: OutputFile) throws(FileFailure) {
        try Interruption.check()
        guard take(file.path.lowercased()) else { return }
        try place(file.path)
        if let source = file.copied?.path {
            try copy(source, to: file.path)
        } else {
            try write(file.bytes, to: file.path)
        }
    }

    /// Creates the folder of a file.
    private mutating func place(_ file: String) throws(FileFailure) {
        try begin()
        files.append(file)
        if let folder = FileSystem.parent(of: "\(path)/\(file)"), folders.insert(folder).inserted {
            try FileSystem.makeFolder(folder)
        }
    }

    private func write(_ bytes: [UInt8], to file: String) throws(FileFailure) {
        // Linking an unchanged file is much faster than writing it again.
        if let old, old.has(bytes, at: file), isLinked(old, file) { return }
        do {
            try FileSystem.write(bytes, to: "\(path)/\(file)")
        } catch {
            throw FileFailure(path: "\(output)/\(file)", reason: error.reason)
        }
    }

    private func copy(_ source: String, to file: String) throws(FileFailure) {
        if let old, old.hasCopy(of: source, at: file), isLinked(old, file) { return }
        do {
            try FileSystem.copy(source, to: "\(path)/\(file)")
        } catch {
            let isRead = error.path == source
            throw FileFailure(path: isRead ? source : "\(output)/\(file)", reason: error.reason)
        }
    }

    /// Links a file of the last site; false if that is impossible.
    private func isLinked(_ old: WrittenFolder, _ file: String) -> Bool {
        link("\(old.path)/\(file)", "\(path)/\(file)") == 0
    }

    /// Adds the list of Tracebook's files.
    mutating func finish() throws(FileFailure) {
        try begin()
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let list = ([SiteWriter.listHeader] + files).joined(separator: "\n") + "\n"
        try write(Array(list.utf8), to: SiteWriter.listName)
    }

    /// Removes the files written so far.
    func remove() {
        guard !folders.isEmpty else { return }
        try? WrittenFolder.remove(path) { _ in true }
    }

    /// Reserves a path; false if it is used as a file or a folder, or is below a file.
    private mutating func take(_ path: String) -> Bool {
        let above = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
        guard !taken.folders.contains(path), !above.contains(where: taken.files.contains),
            taken.files.insert(path).inserted
        else { return false }
        taken.folders.formUnion(above)
        return true
    }

    private mutating func begin() throws(FileFailure) {
        guard folders.insert(path).inserted else { return }
        try FileSystem.makeFolder(path)
        if let mode = old?.mode { chmod(path, mode) }
    }
}
