import Testing

@Suite struct VerifyCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "title: Site\nnavigation:\n- title: More\n  pages: [a/good.md, a/bad.md]\n",
            to: "Content/site.yml")
        try folder.write("---\ntitle: Home\n---\nHome.\n", to: "Content/en/index.md")
        try folder.write(page(id: "good", trace: nil), to: "Content/en/a/good.md")
        try folder.write(page(id: "bad", trace: "x\n"), to: "Content/en/a/bad.md")
    }

    private func page(id: String, trace: String?) -> String {
        let expected = trace.map { "```trace for=\(id)\n\($0)```\n" } ?? ""
        return
            "---\ntitle: \(id)\n---\n```scenario id=\(id)\nat 0s user opens app\n```\n\(expected)"
    }

    private func verify(_ arguments: String...) -> TemporaryFolder.Result {
        folder.run(["verify", "--content", "@/Content"] + arguments)
    }

    @Test func reportsEveryFindingAndCounts() {
        let result = verify()
        #expect(result.status == 1)
        #expect(result.output.hasPrefix("Content/en/a/bad.md:7:1: error: the run of 'bad' differs"))
        #expect(
            result.output.hasSuffix(
                "verify: 3 pages, 2 scenarios: 0 verified, 1 failed, 1 unverified, 1 error, "
                    + "1 warning\n"))
    }

    @Test func limitsTheReportToPages() {
        let good = verify("@/Content/en/a/good.md")
        #expect(good.status == 0)
        #expect(good.output.hasPrefix("Content/en/a/good.md:4:1: warning: the run of 'good' has"))
        #expect(!good.output.contains("bad"))
        #expect(
            good.output.hasSuffix(
                "verify: 1 page, 1 scenario: 0 verified, 0 failed, 1 unverified, 1 warning\n"))
        let below = verify("@/Content/en/a")
        #expect(below.output.contains("2 pages, 2 scenarios"))
        #expect(verify("@/Content/en/a/../a/bad.md").status == 1)
    }

    @Test func strictlyEveryRunHasATrace() {
        let result = verify("--strict", "@/Content/en/a/good.md")
        #expect(result.status == 1)
        #expect(
            result.output.contains("the run of 'good' has no committed trace [trace.unverified]"))
    }

    @Test func nothingToVerifyIsAnError() {
        #expect(verify("@/Content/en/index.md").status == 2)
        let unknown = verify("@/Content/en/nothing.md")
        #expect(unknown.status == 2)
        #expect(
            unknown.output.hasPrefix(
                "Content/en/nothing.md: error: there is no such page in 'Content'"))
    }

    @Test func whatRunPrintsIsWhatVerifyAccepts() throws {
        let trace = folder.run("run", "@/Content/en/a/good.md#good").output
        try folder.write(page(id: "good", trace: trace), to: "Content/en/a/good.md")
        let result = verify("--strict", "@/Content/en/a/good.md")
        #expect(result.status == 0)
        #expect(result.output.contains("1 verified, 0 failed, 0 unverified"))
    }
}
