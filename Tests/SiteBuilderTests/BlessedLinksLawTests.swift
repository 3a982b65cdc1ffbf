import Diagnostics
import SiteChecks
import SiteModel
import Testing

@testable import SiteBuilder

/// Law: blessing writes the address of a link and no other byte.
///
/// The links are in Markdown and in HTML, in any container, and lead to a page as other tools write it.
@Suite struct BlessedLinksLawTests {
    @Test(arguments: Array(1...4) as [UInt64])
    func onlyAddressesChange(_ seed: UInt64) throws {
        for number in 0..<100 {
            let links = RandomLinks(seed: seed &* 1000 &+ UInt64(number))
            let before = Self.site(links.page)
            let proposal = proposal(for: before)
            let result = bless(proposal.changes, of: proposal, in: before)
            try #require(result.dropped.isEmpty, "\(links.page)")
            let file = result.files.first { $0.path == "en/index.md" }
            let became = file.map { String(decoding: $0.new, as: UTF8.self) } ?? links.page
            try #require(became == links.blessed, "\(links.page)\n--- became\n\(became)")
        }
    }

    private static func site(_ page: String) -> SourceFolder {
        let files = [
            ("site.yml", "title: S\nnavigation:\n- title: N\n  pages: [zebra.md]\n"),
            ("en/zebra.md", "---\ntitle: Zebra\n---\n\n## Part\n"), ("en/index.md", page),
        ]
        return SourceFolder(
            name: "Content",
            files: files.map { SourceFile(path: $0, bytes: Array($1.utf8)) })
    }
}

/// A random page with links as other tools write them, and the page that blessing must make of it.
private struct RandomLinks {
    private(set) var page = "---\ntitle: Links\n---\n\n"
    private(set) var blessed = "---\ntitle: Links\n---\n\n"
    private var random: RandomNumbers
    /// The destinations of definitions, in the order of their labels.
    private var definitions: [(written: String, right: String)] = []

    /// Addresses that lead to no page, each with the right one.
    private static let addresses = [
        ("zebra", "zebra.md"), ("/zebra", "zebra.md"), ("/zebra.md", "zebra.md"),
        ("zebra/", "zebra.md"), ("zebra.html#part", "zebra.md#part"), ("zebra.md", "zebra.md"),
    ]
    /// Links of Markdown; `@` is the address.
    private static let markdown = ["[w](@)", "[é *w*](<@>)", "[w](@ \"a title\")"]
    /// Links of HTML.
    private static let html = [
        "<a href=\"@\">w</a>", "<a title='é &amp; x' href='@'>w</a>", "<a href=@>w</a>",
        "<b>é</b><A  HREF = \"@\" title=x>w</A>",
    ]
    /// Places for links; `@` is any link, and `$` one of HTML.
    private static let places = [
        "é text @ and @.\n\n", "- @\n  @\n\n", "1. > @\n   > 词 @\n\n", "## 标题 @\n\n",
        "| a | b |\n|---|---|\n| @ | é @ |\n\n", "<p align=\"center\">$ é $</p>\n\n",
        "<div>\n\n@ and @\n\n</div>\n\n", "- <div>é $\n  $</div>\n\n",
        "> <table><tr><td>é</td>\n> <td>$ $</td></tr></table>\n\n", "@\n$\n\n",
        "<details><summary>$</summary>\n\n@\n\n</details>\n\n",
    ]

    init(seed: UInt64) {
        random = RandomNumbers(seed: seed)
        for _ in 0..<(2 + random.pick(5)) {
            for sign in Self.places[random.pick(Self.places.count)] {
                switch sign {
                case "@" where random.pick(5) == 0: writeReference()
                case "@": write(link: random.pick(2) == 0 ? Self.markdown : Self.html)
                case "$": write(link: Self.html)
                default: write(String(sign))
                }
            }
        }
        for (number, address) in definitions.enumerated() {
            page += "[r\(number)]: \(address.written)\n"
            blessed += "[r\(number)]: \(address.right)\n"
        }
    }

    private mutating func write(_ text: String) {
        page += text
        blessed += text
    }

    private mutating func write(link forms: [String]) {
        let form = forms[random.pick(forms.count)]
        let (written, right) = Self.addresses[random.pick(Self.addresses.count)]
        page += form.replacing("@", with: written)
        blessed += form.replacing("@", with: right)
    }

    private mutating func writeReference() {
        write("[w][r\(definitions.count)]")
        definitions.append(Self.addresses[random.pick(Self.addresses.count)])
    }
}
