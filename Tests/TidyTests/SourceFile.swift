import Foundation
import Testing

/// A file of the repository, for tests that read the sources as text.
struct SourceFile: Sendable, CustomTestStringConvertible {
    /// The path from the root of the repository.
    var path: String
    var text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
    var testDescription: String { path }
}

let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The Swift files of a folder, sorted by path.
func swiftFiles(in folder: String) -> [SourceFile] {
    let root = repository.appendingPathComponent(folder)
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
        guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        else { return nil }
        return SourceFile(path: "\(folder)/\(path)", text: text)
    }
}
