import Foundation

@testable import TracebookCommand

/// A folder that exists as long as a test runs.
final class TemporaryFolder {
    let path: String
    private let isPart: Bool

    init() throws {
        isPart = false
        path = NSTemporaryDirectory() + "tracebook-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Uses a folder inside another one, which owns it.
    init(at path: String) {
        self.path = path
        isPart = true
    }

    deinit {
        if !isPart { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Writes a file and creates its folders.
    func write(_ text: String, to file: String) throws {
        try write(Array(text.utf8), to: file)
    }

    /// Writes a file and creates its folders.
    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Creates the folders for a look of a site's own, so that a command that names them takes all of the
    /// theme from the command.
    func makeEmptyThemeFolders(of site: String) throws {
        for name in ["Templates", "Public"] { try write("", to: "\(site)/\(name)/.gitkeep") }
    }

    /// Runs a command that has no theme, so that a site has only its own templates and assets.
    func runWithoutTheme(_ arguments: [String]) -> Result {
        Theme.$look.withValue([]) { Theme.$module.withValue(nil) { run(arguments) } }
    }

    func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: "\(path)/\(file)")
    }

    func text(of file: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(file)").map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// The paths of all files below a folder, sorted; none if there is no folder.
    func files(in folder: String) -> [String] {
        let paths = FileManager.default.subpaths(atPath: "\(path)/\(folder)") ?? []
        return paths.sorted().filter { file in
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(
                atPath: "\(path)/\(folder)/\(file)", isDirectory: &isFolder)
            return isThere && !isFolder.boolValue
        }
    }

    func contents() -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for file in files(in: ".") {
            contents[file] = FileManager.default.contents(atPath: "\(path)/\(file)").map {
                [UInt8]($0)
            }
        }
        return contents
    }

    /// Runs a command line in which `@` is the path of this folder.
    func run(_ arguments: String...) -> Result {
        run(arguments)
    }

    /// Runs a command line in which `@` is the path of this folder.
    func run(_ arguments: [String]) -> Result {
        Self.leaveGitHub
        let outcome = Tracebook.outcome(
            of: arguments.map { $0.replacingOccurrences(of: "@", with: path) })
        return Result(
            status: outcome.status.rawValue, output: relative(outcome.output),
            report: relative(outcome.report))
    }

    /// Commands report to people even when GitHub runs the tests.
    private static let leaveGitHub: Void = { unsetenv("GITHUB_ACTIONS") }()

    /// The result of a command, with paths relative to the folder.
    struct Result: Equatable {
        var status: Int32
        var output: String
        var report: String
    }

    private func relative(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .replacingOccurrences(of: "a\(path)/", with: "a/")
            .replacingOccurrences(of: "b\(path)/", with: "b/")
            .replacingOccurrences(of: "\(path)/", with: "")
    }
}
