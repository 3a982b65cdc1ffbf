import Foundation
import Testing

/// Code in the core that changes a world without an effect of a row or a listed exception does not
/// compile.
///
/// Each file is compiled as if it were part of the core. A comment `// error: WORDS` says that the
/// next line has an error with these words; no other line has one.
@Suite struct SealTests {
    @Test func rejectsWhatTheFilesSay() throws {
        let files = swiftFiles(in: "Tests/Fixtures/sealed")
        var expected: [Place: Substring] = [:]
        for file in files {
            for (index, line) in file.lines.enumerated() {
                guard let mark = line.range(of: "// error: ") else { continue }
                expected[Place(file: file.path, line: index + 2)] = line[mark.upperBound...]
            }
        }
        #expect(!expected.isEmpty)
        var found: Set<Place> = []
        let printed = try Self.compile(files.map(\.path))
        for error in printed.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#) {
            let line = try #require(Int(error.output.2))
            let place = Place(file: String(error.output.1), line: line)
            let words = try #require(expected[place], "\(error.output.0)")
            #expect(error.output.3.contains(words), "\(error.output.0)")
            found.insert(place)
        }
        #expect(found == Set(expected.keys), "\(printed)")
    }

    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    /// The compiler's messages for files compiled with the core.
    private static func compile(_ paths: [String]) throws -> String {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.currentDirectoryURL = repository
        compiler.arguments =
            [
                "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-package-name",
                "tracebook", "-module-name", "LifecycleCore", "-diagnostic-style", "llvm",
            ] + paths.flatMap { ["-primary-file", $0] }
            + swiftFiles(in: "Sources/LifecycleCore").map(\.path)
        let report = Pipe()
        compiler.standardError = report
        try compiler.run()
        let printed = report.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: printed, as: UTF8.self)
    }
}
