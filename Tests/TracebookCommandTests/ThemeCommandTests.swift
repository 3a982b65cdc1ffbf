import SiteBuilder
import SiteChecks
import SiteModel
import Testing

@testable import TracebookCommand

/// `tracebook theme` updates only the files that the author has not changed.
@Suite struct ThemeCommandTests {
    let folder: TemporaryFolder
    private let page = "site/Templates/page.mustache"
    private let script = "site/Public/playground.js"
    private let module = "site/Public/playground.wasm"

    /// A site of a command whose simulator is `old`, and whose theme differs in part.
    init() throws {
        folder = try TemporaryFolder()
        let made = Theme.$module.withValue(Array("old".utf8)) {
            folder.run("new", "site", "@/site")
        }
        #expect(made.status == 0)
    }

    private func run(_ arguments: String...) -> TemporaryFolder.Result {
        Theme.$module.withValue(Array("new".utf8)) {
            folder.run(
                arguments + ["--templates", "@/site/Templates", "--assets", "@/site/Public"]
                    + (arguments[0] == "theme" ? [] : ["--content", "@/site/Content"])
                    + (arguments[0] == "build" ? ["--output", "@/_site"] : []))
        }
    }

    /// Makes a file look as if an earlier command wrote it, or records a file that the theme had.
    private func age(_ file: String, to text: String) throws {
        var record = ThemeRecord(
            in: try .read("\(folder.path)/site/Templates", following: .inside))
        record.record(Array(text.utf8), at: file)
        try folder.write(text, to: "site/\(file)")
        try folder.write(record.file.bytes, to: "site/\(ThemeRecord.path)")
    }

    @Test func aModuleOfAnotherCommandIsAnErrorUntilItIsRenewed() throws {
        for command in ["build", "verify"] {
            let result = run(command)
            #expect(result.status == 2, "\(command)")
            let said = result.output + result.report
            #expect(said.contains("not the simulator of this tracebook"), "\(said)")
            #expect(said.contains("'tracebook theme --update' updates it"))
        }
        #expect(folder.files(in: "_site") == [])
        #expect(run("theme").output.hasPrefix("to update: site/Public/playground.wasm\n"))
        #expect(folder.text(of: module) == "old")
        #expect(run("theme", "--update").output == "updated: site/Public/playground.wasm\n")
        #expect(folder.text(of: module) == "new")
        #expect(run("theme").output == "theme: all files are those of this command\n")
        #expect(run("build").status == 0)
        #expect(run("verify").status == 0)
    }

    /// A checkout on Windows changes line ends, which is no edit.
    @Test func otherLineEndsAreNoChange() throws {
        #expect(run("theme", "--update").status == 0)
        let text = folder.text(of: page) ?? ""
        try folder.write(text.replacing("\n", with: "\r\n"), to: page)
        #expect(run("theme").output == "theme: all files are those of this command\n")
    }

    @Test func aCommandWithoutAModuleCannotCompareOne() {
        let result = Theme.$module.withValue(nil) {
            folder.run("verify", "--content", "@/site/Content", "--assets", "@/site/Public")
        }
        #expect(result.status == 0)
        #expect(result.output.contains("warning: this tracebook was built without a simulator"))
        let built = Theme.$module.withValue(nil) {
            folder.run(
                "build", "--content", "@/site/Content", "--templates", "@/site/Templates",
                "--assets", "@/site/Public", "--output", "@/_site")
        }
        #expect(built.status == 2)
        #expect(built.report.contains("error: this tracebook was built without a simulator"))
        let update = Theme.$module.withValue(nil) {
            folder.run(
                "theme", "--update", "--templates", "@/site/Templates", "--assets", "@/site/Public")
        }
        #expect(update.status == 0)
        #expect(folder.text(of: module) == "old")
    }

    @Test func onePageIsVerifiedWithoutTheModule() {
        #expect(run("verify", "@/site/Content/en/going-home.md").status == 0)
    }

    @Test func renewsWhatIsAsACommandWroteIt() throws {
        try age("Public/playground.js", to: "// old\n")
        try age("Templates/page.mustache", to: "old {{{body}}}\n")
        try age("Templates/gone.mustache", to: "gone\n")
        try age("Public/gone.js", to: "// gone\n")
        #expect(
            run("build").report.contains(
                "playground.js: error: the script is from another version of"))
        let result = run("theme", "--update")
        #expect(
            result.output == """
                updated: site/Public/playground.js
                updated: site/Public/playground.wasm
                updated: site/Templates/page.mustache
                removed: site/Public/gone.js
                removed: site/Templates/gone.mustache

                """)
        #expect(folder.text(of: script)?.hasPrefix("// The playground") == true)
        #expect(!folder.files(in: "site/Templates").contains("gone.mustache"))
        #expect(!folder.files(in: "site/Public").contains("gone.js"))
        #expect(run("theme").output == "theme: all files are those of this command\n")
        #expect(run("build").report == "")
    }

    @Test func saysWhatIsNewInTheThemeUntilTheSiteHasIt() throws {
        let news = "site/Templates/NEWS.txt"
        let lines = try #require(folder.text(of: news)).split(separator: "\n")
        let newest = try #require(lines.first { $0.hasPrefix("- ") })
        let older = lines.filter { $0 != newest }.joined(separator: "\n")
        try age("Templates/NEWS.txt", to: older)
        for command in [["theme"], ["theme", "--update"]] {
            let output = Theme.$module.withValue(Array("new".utf8)) {
                folder.run(
                    command + ["--templates", "@/site/Templates", "--assets", "@/site/Public"])
            }.output
            #expect(output.contains("theme: what is new\n  \(newest)\n"), "\(output)")
            #expect(output.split(separator: "\n").count { $0.hasPrefix("  - ") } == 1)
        }
        #expect(run("theme").output == "theme: all files are those of this command\n")
    }

    @Test func leavesWhatTheAuthorHasChangedOrRemoved() throws {
        try folder.write("mine {{{body}}}\n", to: page)
        try folder.write("// mine\n", to: script)
        try folder.remove("site/Public/search.js")
        let result = run("theme", "--update")
        #expect(
            result.output.hasPrefix(
                """
                updated: site/Public/playground.wasm
                removed by you: site/Public/search.js
                changed by you: site/Public/playground.js
                changed by you: site/Templates/page.mustache
                theme: what you have changed
                """), "\(result.output)")
        #expect(folder.text(of: page) == "mine {{{body}}}\n")
        #expect(folder.text(of: script) == "// mine\n")
        #expect(!folder.files(in: "site/Public").contains("search.js"))
    }

    @Test func aChangedScriptIsAWarningOnceTheThemeHasANewerOne() throws {
        _ = run("theme", "--update")
        try age("Public/playground.js", to: "// old\n")
        try folder.write("// mine\n", to: script)
        #expect(run("verify").output.contains("warning: you have changed the script"))
        _ = run("theme", "--update")
        #expect(!run("verify").output.contains("warning"))
        #expect(folder.text(of: script) == "// mine\n")
    }

    @Test func takesTheFileOfTheThemeWhereItIsNamed() throws {
        try folder.write("mine {{{body}}}\n", to: page)
        try folder.write("// mine\n", to: script)
        try folder.remove("site/Public/search.js")
        let diff = run("theme", "--diff", "@/site/Templates/page.mustache")
        #expect(diff.output.contains("\n-mine {{{body}}}\n+<!doctype html>\n"))
        #expect(run("theme", "--update", "@/site/Public").status == 0)
        #expect(folder.text(of: page) == "mine {{{body}}}\n")
        #expect(folder.text(of: script)?.hasPrefix("// The playground") == true)
        #expect(folder.files(in: "site/Public").contains("search.js"))
        #expect(run("theme", "--update", "@/site/Public/other.js").status == 3)
    }

    @Test func changesNothingButTheModuleWhereNothingTellsWhoseAFileIs() throws {
        try folder.remove("site/\(ThemeRecord.path)")
        try folder.write("// whose?\n", to: script)
        try folder.remove("site/Templates/uses.mustache")
        #expect(run("verify").output.contains("warning: the script is not that of this tracebook"))
        let result = run("theme", "--update")
        #expect(
            result.output.hasPrefix(
                """
                updated: site/Public/playground.wasm
                missing: site/Templates/uses.mustache
                different: site/Public/playground.js
                """), "\(result.output)")
        #expect(folder.text(of: script) == "// whose?\n")
        #expect(run("theme", "--update", "@/site/Templates/uses.mustache").status == 0)
        #expect(folder.files(in: "site/Templates").contains("uses.mustache"))
    }
}
