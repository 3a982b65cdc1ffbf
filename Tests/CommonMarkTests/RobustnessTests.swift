import CommonMark
import Diagnostics
import Testing

@Suite("Robustness")
struct RobustnessTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var name: String
        var text: String
        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "nothing", text: ""),
        Case(name: "quotes", text: String(repeating: ">", count: 100_000) + " a\n\nb"),
        Case(name: "quotes around code", text: String(repeating: "> ", count: 50_000) + "```\na"),
        Case(name: "items", text: String(repeating: "- ", count: 50_000) + "a\n\nb"),
        Case(name: "items on many lines", text: nestedItems(300)),
        Case(name: "emphasis", text: String(repeating: "*a **b ", count: 5_000)),
        Case(name: "closed emphasis", text: closed("*a ", "b*", 5_000)),
        Case(name: "brackets", text: String(repeating: "[", count: 50_000)),
        Case(name: "images", text: closed("![", "](/a)", 10_000)),
        Case(name: "tildes", text: String(repeating: "~~a ", count: 10_000)),
        Case(name: "references to notes", text: String(repeating: "[^a] ", count: 20_000)),
        Case(name: "definitions", text: String(repeating: "[^a]: b\n", count: 1_000) + "\nc"),
        Case(
            name: "tables",
            text: String(repeating: "| a | b |\n|---|---|\n| 1 | 2 |\n\n", count: 500)),
        Case(
            name: "tables with lazy lines",
            text: String(repeating: "> a | b\n> --|--\nc | d\n--|--\n", count: 200)),
        Case(
            name: "wide table",
            text: String(repeating: "|a", count: 1_000) + "\n"
                + String(repeating: "|-", count: 1_000)),
        Case(
            name: "backticks",
            text: (1...300).map { String(repeating: "`", count: $0) }.joined(separator: " ")),
        Case(name: "NUL", text: String(repeating: "\0", count: 2_000)),
        Case(name: "comments", text: String(repeating: "<!-- ", count: 2_000)),
        Case(name: "comments in HTML", text: "<div>" + String(repeating: "<!-- ", count: 20_000)),
        Case(name: "open tags", text: String(repeating: "<b> <div>\n", count: 20_000)),
        Case(name: "tags without an end", text: String(repeating: "<a b='", count: 20_000)),
        Case(name: "attributes", text: "<div " + String(repeating: "a=b ", count: 20_000) + ">"),
        Case(name: "references", text: "<div>" + String(repeating: "&amp;", count: 20_000)),
        Case(name: "names of places", text: String(repeating: "<a id=x></a>", count: 20_000)),
        Case(name: "tables in HTML", text: String(repeating: "<table><tr><td>", count: 10_000)),
        Case(name: "addresses", text: String(repeating: "https://a.b www.", count: 20_000)),
        Case(name: "braces", text: String(repeating: "{% {{", count: 20_000)),
    ]

    @Test(arguments: cases)
    func neitherCrashesNorHangs(_ example: Case) {
        for dialect in [Dialect.commonMark, .site] {
            let document = Document(parsing: example.text, dialect: dialect)
            #expect(!html(of: document).isEmpty || example.text.isEmpty)
        }
    }

    @Test func saysWhatIsTooDeepAndKeepsItsWords() {
        let document = Document(parsing: String(repeating: ">", count: 500) + " word\n")
        #expect(document.diagnostics.map(\.id) == ["markdown.too-deep"])
        let html = CommonMarkTests.html(of: document)
        #expect(html.contains("<p>word</p>"))
        #expect(html.split(separator: "<blockquote>").count == Document.deepestLevel)
    }

    @Test(arguments: 0..<3)
    func replacesBytesThatAreNoText(_ seed: UInt64) {
        var random = RandomDocument(seed: seed + 1000)
        for _ in 0..<300 {
            let bytes = random.nextBytes()
            let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
            let text = String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self)
            #expect(
                html(of: Document(parsing: bytes))
                    == html(of: Document(parsing: text)))
        }
    }

    private static func nestedItems(_ depth: Int) -> String {
        (0..<depth).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    }

    private static func closed(_ open: String, _ close: String, _ count: Int) -> String {
        String(repeating: open, count: count) + String(repeating: close, count: count)
    }
}
