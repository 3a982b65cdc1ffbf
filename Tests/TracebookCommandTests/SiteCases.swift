import FixtureTesting
import Foundation
import SiteModel
import Testing

@testable import TracebookCommand

/// `Tests/Fixtures/sites`: the folders of a site, with the output of a build.
///
/// A site without templates gets one that shows the values of a page.
@Suite struct SiteCases {
    @Test(arguments: Site.all)
    func isBuilt(_ site: Site) throws {
        let folder = try TemporaryFolder()
        try site.lay(in: folder)
        let result = site.withItsTheme {
            folder.run(
                "build", "--content", "@/Content", "--templates", "@/Templates", "--output",
                "@/_site",
                "--assets", "@/Public")
        }
        var text = "exit \(result.status)\n\(result.report)"
        for file in folder.files(in: "_site") {
            text += "=== \(file)\n"
            // These files are equal on every site, and have tests of their own. Pictures are not
            // text.
            if file.hasSuffix(".png") { continue }
            if ["rules.", "engine."].contains(where: file.hasPrefix) { continue }
            text += folder.text(of: "_site/\(file)") ?? ""
        }
        expectEqual(Array(text.utf8), to: site.folder.appendingPathExtension("txt"))
    }
}

struct Site: CustomTestStringConvertible, Sendable {
    var folder: URL

    var testDescription: String { folder.lastPathComponent }

    static let all = caseFolders(in: "sites").map { Site(folder: $0) }

    /// Copies the folders of the site into a folder.
    func lay(in folder: TemporaryFolder) throws {
        try folder.write(Self.plainTemplate, to: "Templates/page.mustache")
        try folder.write("", to: "Public/.DS_Store")
        for name in ["Content", "Templates", "Public"] {
            let source = self.folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try? folder.remove(name)
            try FileManager.default.copyItem(
                at: source, to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        }
        try folder.completeLanguages()
    }

    /// Does something with a command whose theme adds nothing to the site: it has no look, unless the site has
    /// the record of one, and a simulator only if the site has one.
    func withItsTheme<Result>(_ body: () -> Result) -> Result {
        func has(_ path: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
        }
        return Theme.$look.withValue(has(ThemeRecord.path) ? Theme.look : []) {
            Theme.$module.withValue(has(Theme.modulePath) ? Array("a module".utf8) : nil) { body() }
        }
    }

    private static let plainTemplate = """
        {{pageTitle}} | {{pageDescription}} | {{siteTitle}} | {{language}} | {{canonical}}
        {{#sections}}- {{title}}:{{#pages}} {{title}} {{url}}{{#isCurrent}} (here){{/isCurrent}}\
        {{/pages}}
        {{/sections}}
        {{#previous}}previous {{url}}
        {{/previous}}
        {{#next}}next {{url}}
        {{/next}}
        {{#contents}}# {{text}} {{id}}{{#isNested}} nested{{/isNested}}
        {{/contents}}
        {{{body}}}
        """
}
