import CommonMark
import Diagnostics
import FixtureTesting
import Foundation
import Testing

@testable import SiteChecks
@testable import SiteModel

/// Law: a claim never falls silent.
///
/// If one or two characters of a claim on our pages are damaged, the rest is compared with the run
/// or reported.
@Suite struct DamagedClaimsLawTests {
    private static let damage = Array(
        " \t()[]{}<>:;/\\.,!#*_~^|&=+-\"'abtz0（）：［］".unicodeScalars.map(String.init))

    /// The blocks of our pages that have claims, as pages of their own.
    private static let blocks: [[UInt8]] = {
        let root = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
        let content = root.appendingPathComponent("Content")
        let files =
            FileManager.default.enumerator(atPath: content.path)?.allObjects as? [String] ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted().flatMap { file -> [[UInt8]] in
            let bytes = [UInt8](
                (try? Data(contentsOf: content.appendingPathComponent(file))) ?? Data())
            let page = body(ofPage: bytes)
            let lines = SourceText(page).lines
            return Document(parsing: page).blocks.compactMap { block in
                if case .codeBlock = block.kind { return nil }
                let last = min(block.range.end.line, lines.count)
                let text = Array(lines[(block.range.start.line - 1)..<last].joined())
                return claims(in: text) > 0 ? text : nil
            }
        }
    }()

    private static func parsed(_ text: [UInt8]) -> (ParsedPage, [Diagnostic]) {
        let page = LoadedPage(
            file: "x.md", source: "en/x.md", language: 0, path: "x.md",
            frontMatter: FrontMatter(title: "x", description: ""), bytes: text)
        return parse(page)
    }

    private static func claims(in text: [UInt8]) -> Int { parsed(text).0.claims.count }

    /// Returns true if a fault is reported in a damaged text in which fewer claims are compared.
    private static func isReported(_ text: [UInt8]) -> Bool {
        let (page, diagnostics) = parsed(text)
        if !diagnostics.isEmpty || !faultsOfNearMisses(in: page).isEmpty { return true }
        if page.images.contains(where: { StatedClaim.isClaim($0.source) }) { return true }
        // A link to a missing file is an error.
        return page.links.contains { link in
            // An anchor with a slash or a colon does not exist on any page.
            let isElsewhere =
                ["trace:", "term:", "source:", "https:"].contains(where: link.destination.hasPrefix)
                || link.destination.hasPrefix("#")
                    && !link.destination.contains { "/:".contains($0) }
            return !isElsewhere && !link.destination.prefix { $0 != "#" }.hasSuffix(".md")
                && !link.destination.hasSuffix(".png")
        }
    }

    @Test(arguments: Array(1...4) as [UInt64])
    func isComparedOrReported(_ seed: UInt64) throws {
        try #require(Self.blocks.count > 300)
        var random = RandomNumbers(seed: seed)
        var silent: [String] = []
        var count = 0
        for text in Self.blocks {
            let links = Self.parsed(text).0.claims.map(\.link)
            for link in links where link.range.start.line == link.range.end.line {
                for _ in 0..<3 {
                    let damaged = Self.damaged(text, link.range, &random)
                    count += 1
                    if Self.claims(in: damaged) < links.count, !Self.isReported(damaged) {
                        silent.append(String(decoding: damaged, as: UTF8.self))
                    }
                }
            }
        }
        #expect(silent == [], "\(silent.count) of \(count)")
    }

    /// A text with one or two characters of a link removed or replaced.
    private static func damaged(
        _ text: [UInt8], _ range: SourceRange, _ random: inout RandomNumbers
    ) -> [UInt8] {
        var replacements: [Replacement] = []
        let line = range.start.line
        let bytes = SourceText(text).content(ofLine: line) ?? []
        let columns = (range.start.column..<range.end.column).filter {
            bytes[bytes.startIndex + $0 - 1] < 0x80
        }
        for _ in 0..<(1 + random.pick(2)) {
            let column = columns[random.pick(columns.count)]
            let sign = random.pick(6) == 0 ? "" : damage[random.pick(damage.count)]
            let place = SourceRange(line: line, column: column, length: 1)
            if replacements.contains(where: { $0.range == place }) { continue }
            replacements.append(Replacement(range: place, text: Text(string: sign)))
        }
        return replacing(replacements, in: text) ?? text
    }
}
