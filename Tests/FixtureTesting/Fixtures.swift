// Test cases are files: a test lists a folder of `Tests/Fixtures`, and new files add a case. This
// target reads and compares them; it knows nothing of what is tested.

public import Foundation
public import Testing

/// A case: an input file, and files of the same name with the expected results.
public struct Fixture: Sendable, CustomTestStringConvertible {
    /// The input file.
    public var input: URL
    /// The path below the listed folder, without the extension.
    public var name: String

    /// The name of the case in failures.
    public var testDescription: String { name }

    /// The bytes of the input.
    public func bytes() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: input))
    }

    /// The bytes of the file beside the input with another extension.
    public func bytes(ofSibling fileExtension: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: sibling(fileExtension)))
    }

    /// The file beside the input with another extension.
    public func sibling(_ fileExtension: String) -> URL {
        input.deletingPathExtension().appendingPathExtension(fileExtension)
    }
}

/// The folder of all cases.
public let fixturesFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

/// The cases that are folders, by name.
///
/// - Parameter folder: The folder below `Tests/Fixtures`; an empty one is a fault of the test, which fails
///   at once.
/// - Returns: The folders, sorted.
public func caseFolders(in folder: String) -> [URL] {
    let root = fixturesFolder.appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let found = names.filter { !$0.hasPrefix(".") }.sorted().map(root.appendingPathComponent)
        .filter { url in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
                && isFolder.boolValue
        }
    precondition(!found.isEmpty, "no folder in \(root.path)")
    return found
}

/// The cases of a folder and its subfolders, by name.
///
/// - Parameters:
///   - folder: The folder below `Tests/Fixtures`.
///   - fileExtension: The extension of the input files.
/// - Returns: The cases, sorted; an empty folder is a fault of the test, which fails at once.
public func fixtures(in folder: String, _ fileExtension: String) -> [Fixture] {
    let root = fixturesFolder.appendingPathComponent(folder)
    let paths = FileManager.default.subpaths(atPath: root.path) ?? []
    let found = paths.filter { $0.hasSuffix(".\(fileExtension)") }.sorted()
    precondition(!found.isEmpty, "no .\(fileExtension) file in \(root.path)")
    return found.map { path in
        Fixture(
            input: root.appendingPathComponent(path),
            name: String(path.dropLast(fileExtension.count + 1)))
    }
}

/// Compares a result with the file of the expected result.
///
/// With `UPDATE_FIXTURES=1` in the environment the file is rewritten. The test still fails, because
/// a person must review the change.
public func expectEqual(
    _ actual: [UInt8], to file: URL, sourceLocation: SourceLocation = #_sourceLocation
) {
    let expected = (try? Data(contentsOf: file)).map { [UInt8]($0) }
    guard actual != expected else { return }
    let name = file.lastPathComponent
    if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1" {
        do {
            try Data(actual).write(to: file)
            Issue.record("\(name) was rewritten: review it", sourceLocation: sourceLocation)
        } catch {
            Issue.record("\(name) cannot be written: \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    let wanted = expected.map { String(decoding: $0, as: UTF8.self) } ?? "(no such file)"
    Issue.record(
        """
        \(name) differs.
        --- expected
        \(wanted)
        --- actual
        \(String(decoding: actual, as: UTF8.self))
        """, sourceLocation: sourceLocation)
}
