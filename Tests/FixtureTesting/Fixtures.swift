// Cases are files: a test lists a folder of `Tests/Fixtures`, and a case is added by adding its
// files. This target reads them and compares; it knows nothing of what is tested.

public import Foundation
public import Testing

/// One case: a file with the input, and beside it files of the same name with what must come out.
public struct Fixture: Sendable, CustomTestStringConvertible {
    /// The file with the input.
    public var input: URL
    /// The path below the folder that was listed, without the extension.
    public var name: String

    /// What a failing test calls the case.
    public var testDescription: String { name }

    /// The input as bytes.
    public func bytes() throws -> [UInt8] {
        [UInt8](try Data(contentsOf: input))
    }

    /// The bytes of the file beside the input that has another extension.
    public func bytes(ofSibling fileExtension: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: sibling(fileExtension)))
    }

    /// The file beside the input that has another extension.
    public func sibling(_ fileExtension: String) -> URL {
        input.deletingPathExtension().appendingPathExtension(fileExtension)
    }
}

/// The folder of all cases.
public let fixturesFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

/// The cases of a folder and the folders in it, by name.
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

/// Compares what came out with the file that says what must come out.
///
/// With `UPDATE_FIXTURES=1` in the environment the file is rewritten, and the test fails all the
/// same: what has changed is for a person to review.
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
