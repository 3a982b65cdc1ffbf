import Testing

/// A site written while it is made changes its folder in one step at the end.
@Suite struct StreamedWritingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "title: Site\nnavigation:\n- title: More\n  pages: [z.md]\n", to: "Content/site.yml")
        try folder.write("---\ntitle: Home\n---\nHome.\n", to: "Content/en/index.md")
        try folder.write("---\ntitle: Z\n---\nText.\n", to: "Content/en/z.md")
        try folder.write("<p id=top>{{{body}}}\n", to: "Templates/page.mustache")
        try folder.write("* {}\n", to: "Public/style.css")
    }

    private func build() -> TemporaryFolder.Result {
        folder.run(
            "build", "--content", "@/Content", "--templates", "@/Templates", "--assets", "@/Public",
            "--output", "@/_site")
    }

    private var leftovers: [String] {
        folder.files(in: "").filter { $0.contains(".tracebook-") }
    }

    /// Faults that are found after some pages were handed on.
    struct LateFault: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var file: String
        var text: String
        var report: String

        static let all = [
            LateFault(
                testDescription: "an id that the template has too", file: "Content/en/z.md",
                text: "---\ntitle: Z\n---\n## Top\n\nText.\n", report: "[page.duplicate-id]"),
            LateFault(
                testDescription: "an asset in the place of a page", file: "Public/index.html",
                text: "mine", report: "[site.output-conflict]"),
            LateFault(
                testDescription: "an asset in capitals in the place of a page",
                file: "Public/INDEX.html", text: "mine", report: "[site.output-conflict]"),
            LateFault(
                testDescription: "a folder in the place of a page", file: "Public/z.html/a.txt",
                text: "mine", report: "[site.output-conflict]"),
        ]
    }

    @Test(arguments: LateFault.all)
    func leavesTheOldFolderBecauseOf(_ fault: LateFault) throws {
        #expect(build().status == 0)
        let before = folder.contents().filter { $0.key.hasPrefix("_site/") }
        try folder.write("---\ntitle: New\n---\nNew.\n", to: "Content/en/index.md")
        try folder.write(fault.text, to: fault.file)
        let result = build()
        #expect(result.status == 2, "\(result)")
        #expect(result.report.contains(fault.report), "\(result)")
        #expect(folder.contents().filter { $0.key.hasPrefix("_site/") } == before)
        #expect(leftovers == [])
    }

    @Test(arguments: LateFault.all)
    func makesNoFolderBecauseOf(_ fault: LateFault) throws {
        try folder.write(fault.text, to: fault.file)
        #expect(build().status == 2)
        #expect(folder.files(in: "_site") == [])
        #expect(leftovers == [])
    }

    @Test func itsListIsNoAsset() throws {
        #expect(build().status == 0)
        let before = folder.text(of: "_site/.tracebook")
        try folder.write("index.html\n", to: "Public/.tracebook")
        #expect(build().status == 0)
        #expect(folder.text(of: "_site/.tracebook") == before)
        #expect(leftovers == [])
    }
}
