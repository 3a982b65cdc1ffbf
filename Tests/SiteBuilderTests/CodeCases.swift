import CommonMark
import Diagnostics
import FixtureTesting
import Foundation
import LifecycleLaws
import Markup
import Testing

@testable import SiteChecks
@testable import SiteModel
@testable import SiteRendering

/// The parts of code in elements: files in `Tests/Fixtures/code` with the HTML beside them, and
/// laws for any code.
@Suite struct CodeCases {
    static let languages = ["swift", "m", "json", "sh", "console", "diff"]
    static let cases = languages.flatMap { fixtures(in: "code", $0) }

    @Test(arguments: cases) func areThoseBesideIt(_ fixture: Fixture) throws {
        let code = String(decoding: try fixture.bytes(), as: UTF8.self)
        let block = try Self.block(code, fixture.input.pathExtension)
        let html = try #require(block.highlighted)
        expectEqual(html.markup.bytes, to: fixture.sibling("html"))
        checkText(of: block)
    }

    /// The text is the same in whatever language an author says it is.
    @Test(arguments: languages) func keepTheTextOfAnyCode(_ language: String) throws {
        for fixture in Self.cases {
            let code = String(decoding: try fixture.bytes(), as: UTF8.self)
            // Any start of it is code without an end.
            for count in stride(from: 0, to: code.count, by: 7) {
                checkText(of: try Self.block(String(code.prefix(count)), language))
            }
        }
        let pieces = [
            "\"", "\"\"\"", "'", "#", "##", "\\", "\\(", "\\#(", "(", ")", "/*", "*/", "//", "\n",
            "\r\n", " ", "\t", "@", "$", "${", "}", "`", "if", "in", ":", ".", ",", "1", "0x", "e-",
            "x", "X", "é", "进", "😀", "\u{301}", "<b>", "&amp;", "--- a", "+++ b", "@@ ", "\n+",
            "\n-", "$ ", "\u{1}", "\u{7F}",
        ]
        var generator = SplitMix(state: 1)
        for _ in 0..<1500 {
            var code = ""
            for _ in 0..<Int.random(in: 1...16, using: &generator) {
                code += pieces[Int.random(in: pieces.indices, using: &generator)]
            }
            checkText(of: try Self.block(code, language))
        }
    }

    @Test func keepTheTextOfOurPages() {
        let blocks = OwnSiteTests.site.pages.flatMap(\.parsed.document.codeBlocks)
        #expect(blocks.count { $0.highlighted != nil } > 100)
        for block in blocks { checkText(of: block) }
    }

    /// Twice the code takes about twice the time; if it took four times as long, this would end late.
    @Test(.timeLimit(.minutes(1)), arguments: languages)
    func areSoonFound(_ language: String) throws {
        for unit in [
            "#", "@", "\"", "#\"", "\"#", "\\", "\\(", "(\"", "/*", "*/", "/", "${", "$", "`", "if",
            " ", "\n", "1", "1.", "é", "\"\n", "--- \n", "\\#", "'", "\"\"\"\n",
        ] {
            let code = String(repeating: unit, count: 500_000 / unit.utf8.count)
            let block = try Self.block(code, language)
            #expect(block.highlighted?.words == block.html.words)
        }
    }

    @Test func areNotSoughtInOtherLanguages() throws {
        #expect(try Self.block("let x = 1", "rust").highlighted == nil)
        #expect(try Self.block("let x = 1", "").highlighted == nil)
        #expect(try Self.block("let x = 1", "Swift").highlighted != nil)
    }

    private static func block(_ code: String, _ language: String) throws -> CodeBlock {
        let document = Document(parsing: "```\(language)\n```\n")
        var block = try #require(document.codeBlocks.first)
        block.literal = code
        return block
    }

    /// Without its elements, code is what it is in a language that is not known.
    private func checkText(of block: CodeBlock) {
        guard let html = block.highlighted else { return }
        #expect(Self.text(of: html) == Self.text(of: block.html))
        #expect(html.words == block.html.words)
    }

    /// The bytes outside of tags.
    private static func text(of html: HTML) -> [UInt8] {
        var isInTag = false
        return html.markup.bytes.filter { byte in
            if byte == UInt8(ascii: "<") { isInTag = true }
            defer { if byte == UInt8(ascii: ">") { isInTag = false } }
            return !isInTag
        }
    }
}
