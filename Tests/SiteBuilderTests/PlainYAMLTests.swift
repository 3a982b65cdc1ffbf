import Testing

/// Front matter is YAML without anchors and aliases, of a normal size.
@Suite struct PlainYAMLTests {
    @Test(arguments: [
        "title: Q&A, R &D and a *star*",
        "title: \"&a\"\ndescription: '*a'",
        "title: >-\n  folded &a\n  *a text",
        "title: plain\n  *and continued &so\n  # &a comment *with* signs\ndescription: x",
        "title: x\naliases: ['&a.html', '&b.html', '*a.html', '*b.html']",
        "title: x &\ndescription: '*'",
    ])
    func signsInTextAreText(_ yaml: String) {
        #expect(findings(onPage: "---\n\(yaml)\n---\n").filter { $0.contains("page.") } == [])
    }

    @Test(arguments: [
        ("title: x\naliases: [&a y.html]", "3:11 page.yaml"),
        ("title: x\ndescription: [*a]", "3:15 page.yaml"),
        ("title: '&b *b'\ndescription: 说 &b\naliases: [&b x.html, *b]", "4:11 page.yaml"),
        ("*title: x", "2:1 page.yaml"),
        ("? &a [title]\n: x", "2:3 page.yaml"),
        ("? {title: a}\n: x", "2:3 page.yaml"),
        ("title: x\naliases:\n- {[a]: b}", "4:4 page.yaml"),
        ("'x &a': 1\n'x &b': 2\n'x &a': 3", "4:1 page.duplicate-key"),
    ])
    func namesTheFirstPlace(_ yaml: String, _ place: String) {
        #expect(findings(onPage: "---\n\(yaml)\n---\n").first == place)
    }

    @Test func aTextThatIsTooLongIsRefused() {
        let line = String(repeating: "word ", count: 20) + "\n"
        let long = "---\ntitle: >\n" + String(repeating: "  " + line, count: 10_000) + "---\n"
        #expect(findings(onPage: long).first == "2:1 page.yaml")
    }

    /// A parser that expands the keys of mappings takes seconds or longer for each of these.
    @Test(arguments: [
        String(repeating: "- ? \(String(repeating: "{", count: 900))\n", count: 200),
        "- &a [x, y]\n" + String(repeating: "- &a [*a, *a]\n", count: 40) + "- ? *a\n",
    ])
    func noTimeIsSpentOnKeys(_ members: String) {
        let page = "---\ntitle: x\naliases:\n\(members)---\n"
        let time = ContinuousClock().measure {
            #expect(
                findings(onPage: page).first == "\(members.contains("&") ? "4:3" : "4:5") page.yaml"
            )
        }
        #expect(time < .seconds(5))
    }
}
