import SiteBuilder
import SiteChecks
import SiteModel
import Testing

@testable import TracebookCommand

/// A site takes from the command what it does not have, and `tracebook theme` copies what an author changes.
@Suite struct ThemeCommandTests {
    let folder: TemporaryFolder
    private let page = "site/Templates/page.mustache"
    private let script = "site/Public/playground.js"
    private let module = "site/Public/playground.wasm"

    init() throws {
        folder = try TemporaryFolder()
        #expect(folder.run("new", "site", "@/site").status == 0)
        try folder.makeEmptyThemeFolders(of: "site")
    }

    private func run(_ arguments: String...) -> TemporaryFolder.Result {
        Theme.$module.withValue(Array("new".utf8)) {
            folder.run(
                arguments + ["--templates", "@/site/Templates", "--assets", "@/site/Public"]
                    + (arguments[0] == "theme" ? [] : ["--content", "@/site/Content"])
                    + (arguments[0] == "build" ? ["--output", "@/_site"] : []))
        }
    }

    /// Makes a file look as if an earlier command copied it, or records a file that the theme had.
    private func age(_ file: String, to text: String) throws {
        var record = ThemeRecord(
            in: try .read("\(folder.path)/site/Templates", following: .inside))
        record.record(Array(text.utf8), at: file)
        try folder.write(text, to: "site/\(file)")
        try folder.write(record.file.bytes, to: "site/\(ThemeRecord.path)")
    }

    /// Gives the site a copy of the whole theme, as sites had it once.
    private func copyAll() {
        #expect(run("theme", "--copy", "@/site/Templates", "@/site/Public").status == 0)
    }

    @Test func whatASiteLacksComesFromTheCommand() throws {
        let before = folder.contents()
        #expect(run("build").report == "")
        #expect(folder.text(of: "_site/playground.wasm") == "new")
        #expect(run("verify").status == 0)
        let listed = run("theme").output
        #expect(listed.hasPrefix("from the command: site/Public/"), "\(listed)")
        #expect(listed.contains("\nfrom the command: site/Templates/page.mustache\n"))
        #expect(run("theme", "--diff").output == "")
        #expect(run("theme", "--prune").output == "theme: nothing to do\n")
        let after = folder.contents().filter { !$0.key.hasPrefix("_site/") }
        #expect(after == before)
    }

    @Test func aFileOfTheSiteTakesThePlaceOfTheCommands() throws {
        try folder.write("mine {{{body}}}\n", to: page)
        #expect(run("build").status == 0)
        #expect(folder.text(of: "_site/index.html")?.hasPrefix("mine ") == true)
        #expect(run("theme").output.hasPrefix("different: site/Templates/page.mustache\n"))
    }

    /// A newer theme may have words that the site's own file does not know.
    @Test func wordsOfTheSiteAreCompletedByThoseOfTheCommand() throws {
        try folder.write("search: Look up\n", to: "site/Templates/words.en.yml")
        let built = run("build")
        #expect(built.status == 0, "\(built.report)")
        #expect(built.report == "")
        let home = folder.text(of: "_site/index.html") ?? ""
        #expect(home.contains("Look up") && home.contains("Skip to content"))
    }

    @Test func aCopyIsChangedComparedAndRemoved() throws {
        #expect(run("theme", "--copy", "@/site/Templates/page.mustache").status == 0)
        let text = try #require(folder.text(of: page))
        #expect(text.hasPrefix("<!doctype html>"))
        #expect(run("theme").output.contains("equal to the theme: site/Templates/page.mustache\n"))
        try folder.write("<!-- mine -->\n" + text, to: page)
        #expect(run("theme").output.hasPrefix("changed by you: site/Templates/page.mustache\n"))
        let diff = run("theme", "--diff", "@/site/Templates/page.mustache").output
        #expect(diff.contains("\n+<!-- mine -->\n <!doctype html>\n"), "\(diff)")
        // A second copy would lose the change, and so would pruning.
        let again = run("theme", "--copy", "@/site/Templates/page.mustache").output
        #expect(again == "in the site already: site/Templates/page.mustache\n")
        #expect(run("theme", "--prune").output == "theme: nothing to do\n")
        #expect(folder.text(of: page)?.hasPrefix("<!-- mine -->") == true)
        try folder.write(text, to: page)
        #expect(run("theme", "--prune").output == "removed: site/Templates/page.mustache\n")
        #expect(folder.files(in: "site/Templates") == [".gitkeep"])
    }

    @Test func aCopyThatIsRemovedStaysAway() throws {
        #expect(run("theme", "--copy", "@/site/Public/search.js").status == 0)
        try folder.remove("site/Public/search.js")
        #expect(run("theme").output.hasPrefix("removed by you: site/Public/search.js\n"))
        #expect(run("build").status == 0)
        #expect(!folder.files(in: "_site").contains("search.js"))
    }

    @Test func aSiteWithACopyOfTheWholeThemeGoesOnWorkingAndIsReduced() throws {
        #expect(run("build").status == 0)
        let before = folder.contents().filter { $0.key.hasPrefix("_site/") }
        copyAll()
        #expect(run("build").report == "")
        let after = folder.contents().filter { $0.key.hasPrefix("_site/") }
        #expect(after == before)
        try age("Templates/gone.mustache", to: "gone\n")
        try age("Public/steps.js", to: "// old\n")
        try folder.write("/* mine */\n", to: "site/Templates/tracebook.css")
        #expect(run("theme", "--prune").status == 0)
        let left = folder.files(in: "site/Templates") + folder.files(in: "site/Public")
        #expect(left == [".gitkeep", "theme-files.txt", "tracebook.css", ".gitkeep"])
        #expect(run("build").status == 0)
    }

    @Test func aModuleOfAnotherCommandIsAnErrorUntilItIsRemoved() throws {
        try folder.write("old", to: module)
        for command in ["build", "verify"] {
            let result = run(command)
            #expect(result.status == 2, "\(command)")
            let said = result.output + result.report
            #expect(said.contains("not the simulator of this tracebook"), "\(said)")
            #expect(said.contains("'tracebook theme --prune' removes it"))
        }
        #expect(folder.files(in: "_site") == [])
        #expect(run("theme").output.hasPrefix("of another version: site/Public/playground.wasm\n"))
        #expect(run("theme", "--prune").output == "removed: site/Public/playground.wasm\n")
        #expect(run("build").status == 0)
        #expect(run("verify").status == 0)
    }

    /// A checkout on Windows changes line ends, which is no edit.
    @Test func otherLineEndsAreNoChange() throws {
        #expect(run("theme", "--copy", "@/site/Templates/page.mustache").status == 0)
        let text = folder.text(of: page) ?? ""
        try folder.write(text.replacing("\n", with: "\r\n"), to: page)
        #expect(run("theme").output.contains("equal to the theme: site/Templates/page.mustache\n"))
    }

    @Test func aCommandWithoutAModuleCannotCompareOne() throws {
        try folder.write("old", to: module)
        let (verified, built) = Theme.$module.withValue(nil) {
            (
                folder.run("verify", "--content", "@/site/Content", "--assets", "@/site/Public"),
                folder.run(
                    "build", "--content", "@/site/Content", "--templates", "@/site/Templates",
                    "--assets", "@/site/Public", "--output", "@/_site")
            )
        }
        #expect(verified.status == 0)
        #expect(verified.output.contains("warning: this tracebook was built without a simulator"))
        #expect(built.status == 2)
        #expect(built.report.contains("error: this tracebook was built without a simulator"))
    }

    @Test func onePageIsVerifiedWithoutTheModule() throws {
        try folder.write("old", to: module)
        #expect(run("verify", "@/site/Content/en/going-home.md").status == 0)
    }

    @Test func anOldScriptIsAnError() throws {
        try age("Public/playground.js", to: "// old\n")
        let report = run("build").report
        #expect(report.contains("playground.js: error: the script is from another version of"))
        #expect(run("theme", "--prune").output == "removed: site/Public/playground.js\n")
        #expect(run("build").report == "")
    }

    @Test func aChangedScriptIsAWarningOnceTheThemeHasANewerOne() throws {
        try age("Public/playground.js", to: "// old\n")
        try folder.write("// mine\n", to: script)
        #expect(run("verify").output.contains("warning: you have changed the script"))
        let kept = run("theme", "--keep", "@/site/Public/playground.js").output
        #expect(kept == "kept: site/Public/playground.js\n")
        #expect(!run("verify").output.contains("warning"))
        #expect(folder.text(of: script) == "// mine\n")
    }

    @Test func aScriptWithoutARecordIsAWarningUntilItIsKept() throws {
        try folder.write("new", to: module)
        try folder.write("// whose?\n", to: script)
        #expect(run("verify").output.contains("warning: the script is not that of this tracebook"))
        #expect(run("theme", "--keep", "@/site/Public/playground.js").status == 0)
        #expect(!run("verify").output.contains("warning"))
    }

    /// Arguments, with the status and words of the message.
    @Test(arguments: [
        (["--copy"], 64, "'--copy' needs the paths of files"),
        (["--keep"], 64, "'--keep' needs the paths of files"),
        (["--copy", "--diff", "Templates"], 64, "'--copy' cannot be used with '--diff'"),
        (["--copy", "@/site/Public/other.js"], 3, "there is no theme file at this path"),
    ])
    func saysWhatIsWrong(_ arguments: [String], _ status: Int32, _ words: String) {
        let result = folder.run(
            ["theme", "--templates", "@/site/Templates", "--assets", "@/site/Public"] + arguments)
        #expect(result.status == status)
        #expect(result.report.contains(words), "\(result.report)")
    }
}
