import Foundation
import Testing

/// A place in the core that changes a world without an effect of a row or a listed exception does
/// not compile.
///
/// Each file is compiled as if it were one of the core. A comment `// error: WORDS` says that the line
/// below it has an error with these words; no other line has one.
@Suite struct SealTests {
    @Test(arguments: swiftFiles(in: "Tests/Fixtures/sealed"))
    func rejectsWhatTheFileSays(_ file: SourceFile) throws {
        var expected: [Int: Substring] = [:]
        for (index, line) in file.lines.enumerated() {
            guard let mark = line.range(of: "// error: ") else { continue }
            expected[index + 2] = line[mark.upperBound...]
        }
        var found: Set<Int> = []
        let (printed, isCompiled) = try Self.compile(file.path)
        #expect(isCompiled == expected.isEmpty, "\(printed)")
        for error in printed.matches(of: #/(?m)^(.+?):(\d+):\d+: error: (.+)$/#) {
            let line = try #require(Int(error.output.2))
            #expect(error.output.1.hasSuffix(file.path), "\(error.output.0)")
            let words = try #require(expected[line], "\(error.output.0)")
            #expect(error.output.3.contains(words), "\(error.output.0)")
            found.insert(line)
        }
        #expect(found == Set(expected.keys), "\(printed)")
    }

    /// What the compiler prints about a file among those of the core, and whether it accepts it.
    private static func compile(_ path: String) throws -> (printed: String, isCompiled: Bool) {
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.currentDirectoryURL = repository
        compiler.arguments =
            [
                "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-package-name",
                "tracebook", "-module-name", "LifecycleCore", "-diagnostic-style", "llvm",
                "-primary-file", path,
            ] + swiftFiles(in: "Sources/LifecycleCore").map(\.path)
        let report = Pipe()
        compiler.standardError = report
        try compiler.run()
        let printed = report.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return (String(decoding: printed, as: UTF8.self), compiler.terminationStatus == 0)
    }
}
