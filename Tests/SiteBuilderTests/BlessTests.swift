import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel
import Testing

/// Blessing generated pages corrects what is wrong, once, and leaves every other byte alone.
@Suite struct BlessTests {
    @Test(arguments: Array(1...8) as [UInt64])
    func changesWhatDiffersAndNothingElse(_ seed: UInt64) throws {
        for number in 0..<250 {
            let random = RandomPage(seed: seed &* 1000 &+ UInt64(number))
            let shown = String(decoding: random.page, as: UTF8.self)
            let content = site(random.page)
            let proposal = proposal(for: content)
            try #require(proposal.refused.isEmpty, "\(shown.debugDescription)")
            let files = bless(proposal.changes, of: proposal, in: content).files
            let page = files.first?.new ?? random.page
            let isRight = page == random.blessed
            try #require(
                isRight,
                """
                \(shown)
                --- became
                \(String(decoding: page, as: UTF8.self))
                --- not
                \(String(decoding: random.blessed, as: UTF8.self))
                """)
            // A second time there is nothing to do, and nothing for a person to look at.
            if number % 4 == 0 {
                let again = SiteBuilder.proposal(for: site(page))
                #expect(again.changes.isEmpty && again.refused.isEmpty, "\(shown)")
                #expect(faults(on: page).isEmpty, "\(shown)")
            }
        }
    }

    @Test(arguments: Array(1...4) as [UInt64])
    func keepsWildcardsThatMatch(_ seed: UInt64) throws {
        var random = RandomNumbers(seed: seed)
        for _ in 0..<100 {
            let (lines, trace) = RandomPage.scenarios[1]
            var pattern = trace
            for _ in 0..<(1 + random.pick(4)) {
                let index = random.pick(pattern.count)
                if !trace.contains(pattern[index]) { continue }
                switch random.pick(4) {
                case 0: pattern[index] = "..."
                case 1: pattern.insert("...", at: index)
                case 2: pattern[index] = "[..]" + pattern[index].suffix(random.pick(9))
                default: pattern[index] += "x"
                }
            }
            let page = Array(
                """
                ---
                title: x
                ---
                ```scenario id=a
                \(lines.joined(separator: "\n"))
                ```
                ```trace for=a
                \(pattern.joined(separator: "\n"))
                ```

                """.utf8)
            let proposal = proposal(for: site(page))
            let files = bless(proposal.changes, of: proposal, in: site(page)).files
            let after = files.first?.new ?? page
            // A trace may have only wildcards now.
            let faults = faults(on: after).filter { $0.id != "trace.vacuous" }
            #expect(faults.isEmpty, "\(pattern)")
            #expect(SiteBuilder.proposal(for: site(after)).changes.isEmpty)
            // A matching line is never touched.
            let text = String(decoding: after, as: UTF8.self)
            let isClean = !pattern.contains { $0.hasSuffix("x") }
            let isSame = after == page
            if isClean { #expect(isSame, "\(text)") }
        }
    }

    /// On any Markdown page, blessing makes all changes that it proposes, touches only traces and
    /// claims, and has nothing to do the second time.
    @Test(arguments: Array(1...4) as [UInt64])
    func obeysItsLawsWhereMarkersHaveTabs(_ seed: UInt64) throws {
        for number in 0..<150 {
            let page = RandomPage(seed: seed &* 7000 &+ UInt64(number), hasTabs: true).page
            try BlessLaws.check(site(page))
        }
    }

    @Test func aTraceIsNotTakenOverWhereReplacementsOverlap() {
        let range = SourceRange(line: 2, column: 1, length: 3)
        let replacements = [
            Replacement(range: range, text: "x"), Replacement(range: range, text: "y"),
        ]
        #expect(replacing(replacements, in: Array("a\nbcd\n".utf8)) == nil)
        let outside = Replacement(range: SourceRange(line: 9, column: 1, length: 0), text: "x")
        #expect(replacing([outside], in: Array("a\n".utf8)) == nil)
    }

    @Test func whatWouldBeWrongAfterwardsIsNotTakenOver() throws {
        let page = Array(
            "---\ntitle: x\n---\n```scenario id=a\nat 0s user opens app\n```\n```trace for=a\n```\n"
                .utf8)
        let proposal = proposal(for: site(page))
        var changes = proposal.changes
        try #require(changes.count == 1)
        changes[0].replacements[0].text = "nothing\n"
        let result = bless(changes, of: proposal, in: site(page))
        #expect(result.files.isEmpty && result.taken.isEmpty)
        #expect(result.dropped == changes)
        #expect(result.faults.map(\.id) == ["trace.mismatch"])
    }

    private func faults(on page: [UInt8]) -> [Diagnostic] {
        verify(site(page), isStrict: true).diagnostics.filter { $0.severity != .warning }
    }

    private func site(_ page: [UInt8]) -> SourceFolder {
        SourceFolder(
            name: "Content",
            files: [
                SourceFile(path: "site.yml", bytes: Array("title: Site\n".utf8)),
                SourceFile(path: "en/index.md", bytes: page),
            ])
    }
}
