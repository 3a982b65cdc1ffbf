import Testing

/// The list of exceptions to the rule book names existing places.
@Suite struct ExceptionTests {
    /// An exception is used to change a world, or named beside a computation.
    @Test func areThoseOfTheCode() throws {
        let files = swiftFiles(in: "Sources/LifecycleCore")
        let list = try #require(files.first { $0.path.hasSuffix("/Exceptions.swift") })
        let cases = list.text.matches(of: #/\n    case (\w+)/#).map(\.output.1)
        #expect(cases.count > 30)
        for name in cases {
            let places = files.filter { file in
                file.path != list.path
                    && (file.text.contains("change(by: .\(name)")
                        || file.text.contains("TableException.\(name)`"))
            }
            #expect(!places.isEmpty, "nothing names the exception \(name)")
        }
    }
}
