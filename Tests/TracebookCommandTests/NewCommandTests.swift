import FixtureTesting
import Foundation
import SiteModel
import Testing

@testable import TracebookCommand

/// The files that `tracebook new` creates work unchanged, and nothing is overwritten.
@Suite struct NewCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func build(_ site: String) throws -> TemporaryFolder.Result {
        try folder.makeEmptyThemeFolders(of: site)
        return folder.run(
            "build", "--content", "@/\(site)/Content", "--templates", "@/\(site)/Templates",
            "--assets", "@/\(site)/Public", "--output", "@/_site")
    }

    private func verify(_ site: String) -> TemporaryFolder.Result {
        folder.run("verify", "--strict", "--content", "@/\(site)/Content")
    }

    /// The languages, with words of the message and of the first lesson in each.
    @Test(arguments: [
        ("en", "adds a lesson", "is suspended at"), ("zh-Hans", "增加一课", "时被挂起"),
    ])
    func aNewSiteBuildsAndVerifies(_ language: String, _ said: String, _ words: String) throws {
        let made = folder.run("new", "site", "@/my-notes", "--language", language)
        #expect(made.status == 0)
        #expect(made.output.contains("tracebook serve"))
        #expect(made.output.contains("# \(said)\n"))
        #expect(made.report == "")
        try folder.completeLanguages(of: "my-notes")
        let verified = verify("my-notes")
        #expect(verified.status == 0, "\(verified.output)\(verified.report)")
        #expect(!verified.output.contains("warning"))
        let built = try build("my-notes")
        #expect(built.status == 0)
        #expect(built.report == "", "not one warning")
        let home = folder.text(of: "_site/index.html")
        #expect(home?.contains("<title>My notes") == true)
        #expect(folder.text(of: "_site/going-home.html")?.contains(words) == true)
        #expect(
            folder.text(of: "my-notes/.gitignore")
                == "/_site/\n/_site.tracebook-*/\n.tracebook-*-*\n")
    }

    @Test func anImportSpeaksTheLanguageOfTheNotes() throws {
        try folder.write("# 启动\n", to: "notes/README.md")
        try folder.write([0x23, 0x20, 0xE9, 0x0A], to: "notes/latin.md")
        let made = folder.run(
            "import", "@/notes", "--output", "@/made", "--language", "zh-Hans")
        #expect(made.status == 0)
        #expect(made.output.contains("1 个页面"))
        #expect(made.output.contains("未导入：latin.md:1：字节 0xE9"), "\(made.output)")
        #expect(folder.text(of: "made/Content/zh-Hans/latin.md") == nil)
    }

    @Test func aNewSiteHoldsNothingOfTheTheme() throws {
        #expect(folder.run("new", "site", "@/a").status == 0)
        let pages = ["Content/en/going-home.md", "Content/en/index.md", "Content/site.yml"]
        #expect(folder.files(in: "a") == [".gitignore"] + pages)
        #expect(try build("a").status == 0)
        for file in ["search.js", "classes/run.css"] {
            #expect(folder.files(in: "_site").contains(file), "\(file)")
        }
    }

    @Test func theThemeIsThatOfThisRepository() throws {
        let repository = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        var own: [String] = []
        for name in ["Public", "Templates"] {
            let path = repository.appendingPathComponent(name).path
            // The module may exist now, and may have existed when the command was built.
            own += try FileManager.default.subpathsOfDirectory(atPath: path).filter {
                !$0.hasPrefix(".") && $0 != "playground.wasm" && $0.contains(".")
            }.map { "\(name)/\($0)" }
        }
        #expect(Theme.look.map(\.path).sorted() == own.sorted(), "Tools/theme-files lists them")
        for file in Theme.look {
            let path = repository.appendingPathComponent(file.path).path
            #expect(FileManager.default.contents(atPath: path).map(Array.init) == file.bytes)
        }
    }

    @Test func aTitleIsQuotedWhereYAMLWouldReadItOtherwise() throws {
        for title in ["Say: \"yes\" \\ no", "no", "# 1", "日记"] {
            try? folder.remove("a")
            #expect(folder.run("new", "site", "@/a", "--title", title).status == 0)
            #expect(verify("a").status == 0, "\(title)")
        }
    }

    @Test func aSiteOverwritesNothing() throws {
        try folder.write("mine", to: "a/Content/en/index.md")
        let before = folder.contents()
        let result = folder.run("new", "site", "@/a")
        #expect(result.status == 3)
        #expect(result.report == "a/Content: error: already exists; nothing is written\n")
        #expect(folder.contents() == before)
    }

    @Test func aSiteGoesIntoAFolderWithOtherFiles() throws {
        try folder.write("*.o\n", to: "a/.gitignore")
        let result = folder.run("new", "site", "@/a/")
        #expect(result.status == 0)
        #expect(result.output.contains("add these lines to it:\n    /_site/\n"))
        #expect(folder.text(of: "a/.gitignore") == "*.o\n")
    }

    @Test func aSiteNeedsAPlace() throws {
        try folder.write("x", to: "file")
        #expect(folder.run("new", "site", "@/no/such/site").status == 3)
        #expect(folder.run("new", "site", "@/file").status == 3)
        #expect(folder.run("new", "site", "").status == 64)
        #expect(folder.run("new", "site", "@/b", "--language", "qaa").status == 64)
        #expect(folder.files(in: ".") == ["file"])
    }

    @Test func aNewLessonVerifies() throws {
        #expect(folder.run("new", "site", "@/a").status == 0)
        for name in ["timers", "background/fetch.md", "going_home", "后台"] {
            let made = folder.run("new", "lesson", name, "--content", "@/a/Content")
            #expect(made.status == 0, "\(made.report)")
        }
        #expect(
            folder.text(of: "a/Content/en/timers.md")?.hasPrefix("---\ntitle: Timers\n") == true)
        let verified = verify("a")
        #expect(verified.status == 0, "\(verified.output)\(verified.report)")
        #expect(try build("a").status == 0)
        let list = folder.text(of: "a/Content/site.yml")
        #expect(
            list?.hasSuffix(
                """
                    pages:
                      - going-home.md
                      - timers.md
                      - background/fetch.md
                      - going_home.md
                      - 后台.md

                """) == true, "\(list ?? "")")
        // The scenario of 'going-home' already has the id of this one.
        #expect(folder.text(of: "a/Content/en/going_home.md")?.contains("id=going-home-2") == true)
    }

    /// A `site.yml`, new pages, and the lines that they add.
    @Test(arguments: [
        (
            "title: A\nnavigation:\n- title: One\n  pages: [a.md]\n",
            ["x"], "  pages: [a.md, x.md]\n"
        ),
        (
            "title: A\nnavigation:\n- title: One\n  pages:\n  - \"a.md\" # first",
            ["x"], "  - \"a.md\" # first\n  - x.md"
        ),
        (
            "title: A\r\nnavigation:\r\n- title: One\r\n  pages:\r\n  - a.md\r\n",
            ["x"], "  - a.md\r\n  - x.md\r\n"
        ),
        (
            "title: A\nnavigation:\n- title: One\n  pages:\n  - a.md\n- title: Two\n  pages:\n"
                + "  - b/c.md\n",
            ["b/x"], "  - b/c.md\n  - b/x.md\n"
        ),
        (
            "navigation:\n- title: One\n  pages:\n  - a.md\n- title: Two\n  pages:\n  - b/c.md\n"
                + "title: A\n",
            ["x", "--section", "Two"], "  - b/c.md\n  - x.md\ntitle: A\n"
        ),
        (
            "title: A", ["x"],
            "title: A\nnavigation:\n  - title: Lessons\n    pages:\n      - x.md\n"
        ),
    ])
    func listsALesson(_ list: String, _ arguments: [String], _ end: String) throws {
        try folder.write(list, to: "Content/site.yml")
        let result = folder.run(["new", "lesson", "--content", "@/Content"] + arguments)
        #expect(result.status == 0, "\(result.report)")
        let new = folder.text(of: "Content/site.yml") ?? ""
        #expect(new.hasSuffix(end), "\(new)")
    }

    /// Command lines, with their status and a part of the message.
    @Test(arguments: [
        (["going-home"], 3, "en/going-home.md: error: already exists"),
        (["Going-Home"], 3, "already exists"),
        (["../x"], 64, "a path such as 'background/fetch'"),
        (["/x"], 64, "a path such as"), ([""], 64, "a path such as"), ([".md"], 64, "a path"),
        (["a//b"], 64, "a path such as"), (["a b"], 64, "' ' is not allowed in the path"),
        (["404"], 64, "the build creates '404.html' itself"),
        (["a#b"], 64, "'#' is not allowed"), (["x", "--section", "Lesson"], 64, "mean 'Lessons'?"),
        (["x", "--section", "Zebra"], 64, "there are 'Lessons'"),
        (["x", "--content", "@/none"], 3, "'tracebook new site NAME' makes"),
    ])
    func saysWhyThereIsNoLesson(_ arguments: [String], _ status: Int32, _ words: String) throws {
        #expect(folder.run("new", "site", "@/a").status == 0)
        let before = folder.contents()
        let content = arguments.contains("--content") ? [] : ["--content", "@/a/Content"]
        let result = folder.run(["new", "lesson"] + arguments + content)
        #expect(result.status == status)
        #expect(result.report.contains(words), "\(result.report)")
        #expect(folder.contents() == before)
    }

    @Test func aBrokenSiteGetsNoLesson() throws {
        try folder.write("title: [\n", to: "Content/site.yml")
        let result = folder.run("new", "lesson", "x", "--content", "@/Content")
        #expect(result.status == 2)
        #expect(result.report.contains("site.yml:2:1: error:"))
        try folder.write("title: A\nnavigation: []\n", to: "Content/site.yml")
        let unlisted = folder.run("new", "lesson", "x", "--content", "@/Content")
        #expect(unlisted.status == 2)
        #expect(unlisted.report.contains("add '- x.md' to a section"))
        #expect(folder.files(in: "Content") == ["site.yml"])
    }
}
