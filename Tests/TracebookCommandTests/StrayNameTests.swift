import FixtureTesting
import Foundation
import Testing

@testable import TracebookCommand

/// Stray files are left out.
@Suite struct StrayNameTests {
    static let guides = ["en", "zh-Hans"].map { "Content/\($0)/guide/site.md" }

    /// The table of the guide has the names that are left out, and no others.
    @Test(arguments: guides)
    func theGuideHasTheTable(_ path: String) throws {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        let guide = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        let lines = guide.split(separator: "\n", omittingEmptySubsequences: false)
        let section = lines.drop { !$0.contains("`*~`") }.prefix { $0.hasPrefix("|") }
        let names = section.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
        #expect(Set(names) == Set(StrayNames.patterns))
        for name in StrayNames.published { #expect(guide.contains("`\(name)`")) }
    }

    @Test(arguments: [
        "p.md~", "#p.md#", ".#p.md", ".p.md.swp", "p.md.swp", "4913", "Thumbs.db", "a.rej",
        "._p.md",
        ".~lock.p.md#", "~$p.md", ".env", ".github", "p.md.save", "p.md.crswap", "Icon\r",
    ])
    func isLeftOut(_ name: String) {
        #expect(StrayNames.isLeftOut(name, isAsset: false))
        #expect(StrayNames.isLeftOut(name, isAsset: true))
    }

    @Test(arguments: [
        "p.md", "~p.md", "#p.md", "14913", "4913.md", "swp", "a.bak.md", "CVS.md", "x#y", "Icons",
        "Icon", "save",
    ])
    func isSomebodys(_ name: String) {
        #expect(!StrayNames.isLeftOut(name, isAsset: false))
        #expect(!StrayNames.isLeftOut(name, isAsset: true))
    }

    @Test(arguments: StrayNames.published)
    func isPublishedFromTheAssetsAlone(_ name: String) {
        #expect(StrayNames.isLeftOut(name, isAsset: false))
        #expect(!StrayNames.isLeftOut(name, isAsset: true))
    }
}
