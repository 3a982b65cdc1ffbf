import Testing

/// Every page of the theme declares what it may load before it loads anything.
@Suite struct PolicyTests {
    @Test func everyPageHasItsPolicyBehindItsEncoding() throws {
        let folder = try TemporaryFolder()
        #expect(folder.run("new", "site", "@/site").status == 0)
        try folder.write(
            "title: A\nlanguages: [en, zh-Hans]\nnavigation:\n- title: B\n  print: true\n"
                + "  pages: [going-home.md]\n",
            to: "site/Content/site.yml")
        let page = "site/Content/en/going-home.md"
        let text = try #require(folder.text(of: page))
        try folder.write(
            text.replacing("\ntitle:", with: "\naliases: [old.html, far/away.html]\ntitle:"),
            to: page)
        try folder.makeEmptyThemeFolders(of: "site")
        let built = folder.run(
            "build", "--content", "@/site/Content", "--templates", "@/site/Templates", "--assets",
            "@/site/Public", "--output", "@/_site", "--base-url", "https://example.org/notes")
        #expect(built.status == 0, "\(built.report)")
        let pages = folder.files(in: "_site").filter { $0.hasSuffix(".html") }
        for name in ["404.html", "print.html", "old.html", "far/away.html", "zh-Hans/404.html"] {
            #expect(pages.contains(name))
        }
        for name in pages {
            let html = folder.text(of: "_site/\(name)") ?? ""
            let start = #/<!doctype html>\s*<html lang="?[\w-]+"?>\s*<head>\s*/#
            let policy =
                #/<meta charset="?utf-8"?>\s*<meta http-equiv="?Content-Security-Policy"? content="/#
            let head = try #require(html.prefixMatch(of: start), "\(name)").output
            let found = html.dropFirst(head.count).prefixMatch(of: policy)
            #expect(found != nil, "\(name): \(html.prefix(200))")
            let rest = html.dropFirst(head.count + (found?.output.count ?? 0))
            for directive in ["default-src '", "form-action 'none'", "base-uri 'none'"] {
                #expect(rest.prefix { $0 != "\"" }.contains(directive), "\(name): \(directive)")
            }
        }
    }
}
