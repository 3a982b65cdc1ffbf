import Diagnostics
import SiteChecks
import SiteModel
import Testing

@testable import SiteBuilder

/// Law: blessing never reduces what is checked.
///
/// For claims in any place and any form of link, the same number is compared afterwards, all are
/// right, and no other byte changes.
@Suite struct BlessedClaimsLawTests {
    @Test(arguments: Array(1...4) as [UInt64])
    func nothingThatWasCheckedIsUnchecked(_ seed: UInt64) throws {
        for number in 0..<150 {
            let original = RandomClaims(seed: seed &* 1000 &+ UInt64(number))
            let translation = RandomClaims(
                seed: seed &* 3000 &+ UInt64(number), isChinese: true)
            let before = Self.site(original.page, translation.page)
            let count = original.count + translation.count
            try #require(Self.claims(in: before) == count, "\(original.page)\(translation.page)")
            let proposal = proposal(for: before)
            try #require(proposal.refused.isEmpty, "\(original.page)\(translation.page)")
            let result = bless(proposal.changes, of: proposal, in: before)
            try #require(result.dropped.isEmpty, "\(original.page)\(translation.page)")
            var after = before
            for file in result.files {
                for index in after.files.indices where after.files[index].path == file.path {
                    after.files[index].bytes = file.new
                }
            }
            for (path, page, blessed) in [
                ("en/index.md", original.page, original.blessed),
                ("zh-Hans/index.md", translation.page, translation.blessed),
            ] {
                let bytes = after.files.first { $0.path == path }?.bytes ?? []
                let isRight = bytes == Array(blessed.utf8)
                try #require(
                    isRight,
                    """
                    \(page)
                    --- became
                    \(String(decoding: bytes, as: UTF8.self))
                    --- not
                    \(blessed)
                    """)
            }
            try #require(Self.claims(in: after) == count, "\(original.blessed)")
            let faults = verify(after).diagnostics.filter { $0.severity != .warning }
            try #require(faults.isEmpty, "\(original.blessed)\(translation.blessed)")
        }
    }

    /// The number of claims that are compared with a run.
    private static func claims(in content: SourceFolder) -> Int {
        checked(content, for: .bless, includesDrafts: true).site.claims.reduce(0) { $0 + $1.count }
    }

    private static func site(_ original: String, _ translation: String) -> SourceFolder {
        let page = "---\ntitle: A\n---\n" + RandomClaims.scenario
        let files = [
            (
                "site.yml",
                "title: S\nlanguages: [en, zh-Hans]\nnavigation:\n- title: N\n  pages: [a.md]\n"
            ),
            ("en/a.md", page), ("en/index.md", original), ("zh-Hans/index.md", translation),
        ]
        return SourceFolder(
            name: "Content",
            files: files.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
    }
}
