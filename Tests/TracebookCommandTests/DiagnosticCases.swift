import FixtureTesting
import Testing

/// `Tests/Fixtures/diagnostics`: pages, each with the report of `tracebook verify --strict`.
@Suite struct DiagnosticCases {
    @Test(arguments: fixtures(in: "diagnostics", "md"))
    func saysWhatIsWrong(_ fixture: Fixture) throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Site\n", to: "Content/site.yml")
        try folder.write(fixture.bytes(), to: "Content/en/index.md")
        let result = folder.run("verify", "--strict", "--content", "@/Content")
        expectEqual(Array(result.output.utf8), to: fixture.sibling("stderr"))
        #expect(result.status > 0)
    }
}
