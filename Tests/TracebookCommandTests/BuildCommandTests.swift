import Foundation
import Testing

@Suite struct BuildCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "title: Site\nnavigation:\n- title: More\n  pages: [a/more.md]\n",
            to: "Content/site.yml")
        try folder.write("---\ntitle: Home\n---\n[more](a/more.md)\n", to: "Content/en/index.md")
        try folder.write("---\ntitle: More\n---\nMore.\n", to: "Content/en/a/more.md")
        try folder.write("{{pageTitle}} {{{body}}}\n", to: "Templates/page.mustache")
        try folder.write("* {}\n", to: "Public/style.css")
    }

    private func build(to output: String = "@/_site") -> TemporaryFolder.Result {
        folder.runWithoutTheme([
            "build", "--content", "@/Content", "--templates", "@/Templates", "--assets", "@/Public",
            "--output", output,
        ])
    }

    private let complete = [
        ".tracebook", "a/more.html", "a/more.md", "index.html", "index.md", "llms.txt", "style.css",
    ]

    @Test func writesPagesAndAssets() {
        let result = build()
        #expect(result.status == 0)
        #expect(result.report == "")
        #expect(result.output.hasPrefix("_site: 2 pages and 4 other files, 0 scenarios run, in "))
        #expect(folder.files(in: "_site") == complete)
        #expect(
            folder.text(of: "_site/index.html")
                == "Home <p><a href=\"a/more.html\">more</a></p>\n\n")
        #expect(folder.text(of: "_site/style.css") == "* {}\n")
        #expect(folder.files(in: "").filter { $0.contains(".tracebook-") } == [])
    }

    @Test func removesWhatIsNoLongerPartOfTheSite() throws {
        _ = build()
        try folder.remove("Public/style.css")
        try folder.write("title: Site\n", to: "Content/site.yml")
        try folder.remove("Content/en/a")
        try folder.write("---\ntitle: Home\n---\nAlone.\n", to: "Content/en/index.md")
        #expect(build().status == 0)
        #expect(folder.files(in: "_site") == [".tracebook", "index.html", "index.md", "llms.txt"])
        #expect(folder.text(of: "_site/index.html") == "Home <p>Alone.</p>\n\n")
    }

    @Test func leavesTheOldSiteIfAnythingIsWrong() throws {
        _ = build()
        try folder.write("---\ntitle: Home\n---\n[no](no.md)\n", to: "Content/en/index.md")
        let result = build()
        #expect(result.status == 2)
        #expect(result.report.hasSuffix("build: 1 error; nothing is written\n"))
        #expect(folder.files(in: "_site") == complete)
        #expect(folder.text(of: "_site/index.html")?.contains("more") == true)
    }

    @Test func writesNothingIfARunDiffers() throws {
        try folder.write(
            "---\ntitle: Home\n---\n```scenario id=a\nat 0s user opens app\n```\n"
                + "```trace for=a\nx\n```\n",
            to: "Content/en/index.md")
        #expect(build().status == 1)
        #expect(folder.files(in: "_site") == [])
    }

    @Test func keepsEqualFilesAsTheyAre() throws {
        _ = build()
        let before = try inode("_site/style.css")
        _ = build()
        #expect(try inode("_site/style.css") == before)
    }

    @Test func refusesAFolderThatIsNotItsOwn() throws {
        try folder.write("mine", to: "mine/notes.txt")
        let result = build(to: "@/mine")
        #expect(result.status == 3)
        #expect(
            result.report.contains("'notes.txt' is not a file that tracebook wrote"), "\(result)")
        #expect(folder.files(in: "mine") == ["notes.txt"])
        #expect(folder.text(of: "mine/notes.txt") == "mine")
    }

    @Test func refusesItsOwnFolderOnceAFileOfOthersIsInIt() throws {
        _ = build()
        try folder.write("example.org", to: "_site/a/CNAME")
        #expect(build().status == 3)
        #expect(folder.files(in: "_site") == (complete + ["a/CNAME"]).sorted())
    }

    @Test func takesAnEmptyFolder() throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/empty", withIntermediateDirectories: true)
        #expect(build(to: "@/empty/").status == 0)
        #expect(folder.files(in: "empty") == complete)
    }

    @Test(arguments: ["@/Content", "@/Content/../Content/en", "@/Public/site", "@"])
    func refusesToWriteOverItsSources(_ output: String) {
        let before = folder.files(in: "")
        let result = build(to: output)
        #expect(result.status == 3, "\(result)")
        #expect(folder.files(in: "") == before)
    }

    @Test func refusesAFileAndALinkInTheWay() throws {
        try folder.write("x", to: "file")
        #expect(build(to: "@/file").report.contains("a file is in the way"))
        _ = build()
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/link", withDestinationPath: "\(folder.path)/_site")
        let result = build(to: "@/link")
        #expect(result.status == 3)
        #expect(result.report.hasPrefix("link: error: a link is in the way"))
        #expect(build(to: "@/file/below").status == 3)
    }

    @Test func makesMissingFoldersAboveTheOutput() {
        #expect(build(to: "@/build/html/site").status == 0)
        #expect(folder.files(in: "build/html/site") == complete)
    }

    @Test func namesWhatCannotBeRead() throws {
        let missing = folder.run("build", "--content", "@/Nothing")
        #expect(missing.status == 3)
        #expect(missing.report == "Nothing: error: no such folder\n")
        let file = folder.run("build", "--content", "@/Public/style.css")
        #expect(file.report == "Public/style.css: error: not a folder\n")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/Content/en/loop", withDestinationPath: "\(folder.path)/Content")
        let loop = build()
        #expect(loop.status == 3)
        #expect(loop.report.contains("the link leads back to a folder that it is in"))
    }

    @Test func copiesHiddenAssetsAndNotTheFindersLitter() throws {
        try folder.write("", to: "Public/.nojekyll")
        try folder.write([0, 255, 13, 10], to: "Public/data.bin")
        try folder.write("x", to: "Public/.DS_Store")
        try folder.write("x", to: "Content/en/.draft.md.swp")
        #expect(build().status == 0)
        #expect(folder.files(in: "_site") == (complete + [".nojekyll", "data.bin"]).sorted())
    }

    @Test func wantsTheAssetsThatAreNamed() throws {
        try folder.remove("Public")
        #expect(build().report == "Public: error: no such folder\n")
    }

    private func inode(_ file: String) throws -> Int? {
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")
        return attributes[.systemFileNumber] as? Int
    }
}
