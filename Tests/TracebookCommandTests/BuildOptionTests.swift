import Testing

@testable import TracebookCommand

/// The options of `build` other than its folders.
@Suite struct BuildOptionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "title: Site\nbaseURL: https://example.org\nnavigation:\n"
                + "- title: More\n  pages: [a.md, b.md]\n",
            to: "Content/site.yml")
        try folder.write("---\ntitle: Home\n---\n", to: "Content/en/index.md")
        try folder.write(
            "---\ntitle: A\nupdated: 2026-01-01\n---\n", to: "Content/en/a.md")
        try folder.write("---\ntitle: B\ndraft: true\n---\n", to: "Content/en/b.md")
        try folder.write("{{canonical}} {{updated}}\n", to: "Templates/page.mustache")
    }

    private func build(_ options: String...) -> TemporaryFolder.Result {
        // The assets are those of this repository, with the simulator of the command.
        Theme.$look.withValue([]) {
            folder.run(
                [
                    "build", "--content", "@/Content", "--templates", "@/Templates", "--output",
                    "@/_site",
                ] + options)
        }
    }

    @Test func leavesDraftsOutUnlessTheyAreAskedFor() {
        #expect(build().status == 0)
        #expect(folder.text(of: "_site/b.html") == nil)
        #expect(build("--drafts").status == 0)
        #expect(folder.text(of: "_site/b.html") != nil)
    }

    @Test func takesAnotherAddress() {
        #expect(build("--base-url", "http://localhost/notes/").status == 0)
        #expect(folder.text(of: "_site/index.html") == "http://localhost/notes/ \n")
        let result = build("--base-url", "example.org")
        #expect(result.status == 64)
        #expect(result.report.contains("'--base-url' must be an address with a host"))
    }

    /// Shells and editors of Windows write files like this.
    @Test func readsDaysBehindAByteOrderMarkAndWithOtherLineEnds() throws {
        let days = "2026-03-03\r\n\r\n\(folder.path)/Content/en/index.md\r\n"
        try folder.write([0xEF, 0xBB, 0xBF] + Array(days.utf8), to: "log")
        let result = build("--dates", "@/log")
        #expect(result.status == 0 && result.report == "")
        #expect(folder.text(of: "_site/index.html") == "https://example.org/ 2026-03-03\n")
        try folder.write([0xFF, 0xFE] + days.utf16.flatMap { [UInt8($0 & 0xFF), 0] }, to: "log")
        let wide = build("--dates", "@/log")
        #expect(wide.status == 3)
        #expect(wide.report.hasSuffix("log: error: the file is UTF-16: save it as UTF-8\n"))
    }

    @Test func templatesAndStylesAreTextLikeAllOthers() throws {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        try folder.write(
            mark + Array("<head></head>{{words.hint}}\r\n".utf8), to: "Templates/page.mustache")
        try folder.write(mark + Array("p { color: red }\r\n".utf8), to: "Templates/a.css")
        let words = "hint: H\r\nfootnotes: F\r\nbackToReference: B\r\n"
        try folder.write(mark + Array(words.utf8), to: "Templates/words.en.yml")
        #expect(build().report == "")
        #expect(folder.contents()["_site/index.html"]?.contains(0xEF) == false)
        try folder.write(
            [0xFF, 0xFE] + "<p>{{title}".utf16.flatMap { [UInt8($0 & 0xFF), 0] },
            to: "Templates/redirect.mustache")
        let result = build()
        #expect(result.status == 2)
        let errors = result.report.split(separator: "\n").filter { $0.contains(": error: ") }
        #expect(errors.count == 1)
        #expect(errors.first?.contains("redirect.mustache:1:1: error: the file is UTF-16") == true)
    }

    @Test(arguments: [
        "https://", "https:///notes", "https://:80", "https://e.org/a b", "https://e.org/x?y",
        "https://e.org/#z", "ftp://e.org", "https://e.org/é", "https://e.org/<",
        "https://e.org:99999", "https://e.org:", "https://-", "https://.", "https://e..org",
        "https://user:pw@e.org", "https://e.org/%zz", "https://e.org/../x", "https://[zz]",
    ])
    func refusesWhatIsNoAddress(_ address: String) throws {
        #expect(build("--base-url", address).status == 64)
        try folder.write("title: Site\nbaseURL: '\(address)'\n", to: "Content/site.yml")
        #expect(build().report.contains("'baseURL' must be an address with a host"))
    }

    /// git quotes a path with special signs, or letters that are not ASCII.
    @Test func readsPathsAsGitQuotesThem() throws {
        try folder.write("---\ntitle: C\n---\n", to: "Content/en/é.md")
        try folder.write(
            "title: S\nnavigation:\n- title: N\n  pages: [é.md, a.md]\n", to: "Content/site.yml")
        let path = #""\#(folder.path)/Content/en/\303\251.md""#
        try folder.write("2026-03-03\n\n\(path)\n", to: "log")
        #expect(build("--dates", "@/log").status == 0)
        #expect(folder.text(of: "_site/é.html") == " 2026-03-03\n")
    }

    @Test func takesTheNewestDayOfAPageThatSaysNoneItself() throws {
        let log = """
            2026-03-03

            @/Content/en/index.md
            @/Content/en/a.md
            2026-02-02

            @/Content/en/index.md
            """
        try folder.write(log.replacing("@", with: folder.path), to: "log")
        #expect(build("--dates", "@/log").status == 0)
        #expect(folder.text(of: "_site/index.html") == "https://example.org/ 2026-03-03\n")
        #expect(folder.text(of: "_site/a.html") == "https://example.org/a.html 2026-01-01\n")
        #expect(folder.text(of: "_site/feed.xml")?.contains("2026-03-03T00:00:00Z") == true)
        #expect(build("--dates", "@/nothing").status == 3)
    }

    @Test func saysThatALogHasNoDayOfAPage() throws {
        for log in ["", "2026-03-03\n\nREADME.md\n"] {
            try folder.write(log, to: "log")
            let result = build("--dates", "@/log")
            #expect(result.status == 0)
            #expect(result.report.hasPrefix("log: warning: there is no day of any page in it"))
        }
    }

    /// A clone with only the last commits, in each form that a repository has on disk.
    @Test(arguments: [
        [".git/shallow": "0123456789\n"],
        [
            ".git": "gitdir: @/main/.git/worktrees/here\n",
            "main/.git/worktrees/here/commondir": "../..\n", "main/.git/shallow": "0123456789\n",
        ],
        [".git": "gitdir: modules/here\n", "modules/here/shallow": "0123456789\n"],
    ])
    func refusesTheDaysOfAShallowClone(_ files: [String: String]) throws {
        for (file, text) in files {
            try folder.write(text.replacing("@", with: folder.path), to: file)
        }
        try folder.write("2026-03-03\n\n\(folder.path)/Content/en/a.md\n", to: "log")
        let piped = try ProcessRun(
            of: "build --dates -", in: folder, input: "2026-03-03\n\nContent/en/a.md\n")
        #expect(piped.status == 3)
        #expect(piped.output.hasPrefix("standard input: error: this is a shallow clone"))
        #expect(piped.output.contains("'fetch-depth: 0'"))
        // The file may have been written where all commits exist.
        let read = build("--dates", "@/log")
        #expect(read.status == 0)
        #expect(read.report.hasPrefix("log: warning: this is a shallow clone"))
        #expect(try ProcessRun(of: "build", in: folder).status == 0)
    }

    @Test func takesTheDaysOfACloneWithAllCommits() throws {
        try folder.write("", to: ".git/shallow")
        let result = try ProcessRun(
            of: "build --dates -", in: folder, input: "2026-03-03\n\nContent/en/index.md\n")
        #expect(result.status == 0, "\(result.output)")
        #expect(folder.text(of: "_site/index.html")?.contains("2026-03-03") == true)
    }

    @Test(arguments: ["ar", "he-IL", "ckb", "az-Arab", "AR"])
    func tellsWhichLanguagesAreWrittenFromRightToLeft(_ tag: String) throws {
        try folder.write(
            "title: S\nlanguages:\n  en: E\n  \(tag): L\n", to: "Content/site.yml")
        try folder.write("---\ntitle: A\n---\n", to: "Content/\(tag)/index.md")
        try folder.write("[{{#direction}}{{.}}{{/direction}}]\n", to: "Templates/page.mustache")
        #expect(build().status == 0)
        #expect(folder.text(of: "_site/\(tag)/index.html") == "[rtl]\n")
        #expect(folder.text(of: "_site/a.html") == "[]\n")
    }

    @Test func wantsAtLeastOneJob() {
        #expect(build("--jobs", "0").status == 64)
        #expect(build("--jobs", "4").status == 0)
    }

    @Test func verifiesDraftsWhenTheyAreAskedFor() throws {
        try folder.write("---\ntitle: B\ndraft: true\n---\n[no](no.md)\n", to: "Content/en/b.md")
        #expect(!folder.run("verify", "--content", "@/Content").output.contains("b.md"))
        let result = folder.run("verify", "--drafts", "--content", "@/Content")
        #expect(result.output.contains("b.md:5:1: error: there is no page 'no.md'"))
    }
}
