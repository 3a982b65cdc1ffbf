@testable import SiteModel

/// An author who edits a small site at random, in one language or two.
struct Author {
    private(set) var site: SiteSources
    private(set) var history: [String] = []
    private var random: Dice
    private let isTranslated: Bool

    init(seed: UInt64, isTranslated: Bool = true) {
        self.isTranslated = isTranslated
        random = Dice(state: seed)
        site = SiteSources(
            content: SourceFolder(name: "Content", files: []),
            templates: SourceFolder(name: "Templates", files: []),
            assets: SourceFolder(name: "Public", files: []))
        for (path, text) in Self.content { site.content.put(text, at: path) }
        for (path, text) in Self.templates { site.templates.put(text, at: path) }
        site.assets.put("body { color: black }", at: "style.css")
        site.assets.put("// search", at: "search.js")
        if !isTranslated {
            site.content.replace("languages: [en, zh-Hans]\n", "", in: "site.yml")
            site.content.remove("zh-Hans/index.md")
        }
    }

    /// Makes one change, or undoes all.
    mutating func edit() {
        let edits: [(String, (inout SiteSources) -> Void)] = [
            ("words", { $0.content.replace("words", "more words", in: "en/a.md") }),
            ("words behind", { $0.content.replace("see [a]", "also [a]", in: "en/b.md") }),
            ("note", { $0.content.replace("[note](b.md)", "[text](b.md#part)", in: "en/a.md") }),
            ("no link", { $0.content.replace("[note](b.md)", "[note](no.md)", in: "en/a.md") }),
            ("heading", { $0.content.replace("## Part", "## Section", in: "en/a.md") }),
            ("link", { $0.content.replace("b.md#part", "b.md", in: "en/index.md") }),
            ("title", { $0.content.replace("title: B", "title: Bee", in: "en/b.md") }),
            ("original", { $0.content.replace("title: Home", "title: House", in: "en/index.md") }),
            ("draft", { $0.content.replace("title: B", "draft: true\ntitle: B", in: "en/b.md") }),
            (
                "alias",
                { $0.content.replace("title: B", "aliases: [x.html]\ntitle: B", in: "en/b.md") }
            ),
            ("scenario", { $0.content.replace("10s  user", "20s  user", in: "en/a.md") }),
            ("version", { $0.content.replace("ios 12", "ios 17", in: "shared.scenario") }),
            ("include", { $0.content.replace("at 0s", "at 1s", in: "shared.scenario") }),
            ("no include", { $0.content.remove("shared.scenario") }),
            ("claim", { $0.content.replace("[25 s]", "[**25 s**]", in: "en/b.md") }),
            ("hidden", { $0.content.replace("id=first", "id=first hidden", in: "en/a.md") }),
            ("id", { $0.content.replace("id=first", "id=other", in: "en/a.md") }),
            ("base", { $0.content.replace("from=first", "from=second", in: "en/b.md") }),
            ("navigation", { $0.content.replace("a.md, b.md", "b.md, a.md", in: "site.yml") }),
            ("site title", { $0.content.replace("title: S", "title: T", in: "site.yml") }),
            (
                "address",
                {
                    $0.content.put(
                        Self.content[0].1 + "baseURL: https://x.org\nembed: true\n", at: "site.yml")
                }
            ),
            ("rename", { $0.rename("en/b.md", to: "en/c.md") }),
            ("delete", { $0.content.remove("en/b.md") }),
            ("translation", { $0.content.put(Self.translation, at: "zh-Hans/a.md") }),
            ("no translation", { $0.content.remove("zh-Hans/index.md") }),
            ("template", { $0.templates.replace("<p>", "<p class=x>", in: "page.mustache") }),
            (
                "heading template",
                { $0.templates.put("<div>{{{heading}}}</div>\n", at: "heading.mustache") }
            ),
            ("word", { $0.templates.replace("hint: H", "hint: J", in: "words.en.yml") }),
            ("asset", { $0.assets.put("body { color: red }", at: "style.css") }),
            ("new asset", { $0.assets.put("x", at: "picture.svg") }),
            ("no search", { $0.assets.remove("search.js") }),
            ("playground", { $0.assets.put("wasm", at: "playground.wasm") }),
            (
                "budget",
                {
                    $0.templates.replace(
                        "<p>", "<script src=\"{{root}}search.js\"></script><p>", in: "page.mustache"
                    )
                }
            ),
            ("nonsense", { $0.content.replace("user opens", "user opns", in: "shared.scenario") }),
        ]
        // Faults are soon undone, so that there is something to show.
        if random.roll(3) == 0, let fresh = [Author(seed: 0, isTranslated: isTranslated).site].first
        {
            history.append("undo")
            site = fresh
            return
        }
        let (name, change) = edits[random.roll(edits.count)]
        history.append(name)
        change(&site)
    }

    private static let content = [
        (
            "site.yml",
            "title: S\nlanguages: [en, zh-Hans]\nnavigation:\n- title: Pages\n  pages: [a.md, b.md]\n"
        ),
        ("shared.scenario", "ios 12\nat 0s  user opens app\n"),
        (
            "en/index.md",
            "---\ntitle: Home\n---\n[a](a.md), [b](b.md#part), ![p](style.css)\n\n```coverage\n```\n"
        ),
        (
            "en/a.md",
            """
            ---
            title: A
            ---
            Some words.[^1]

            ## Part

            ```scenario id=first include=../shared.scenario
            at 10s  user goes home
            ```

            ```scenario id=second include=../shared.scenario view=table
            at 11s  user locks device
            ```

            [^1]: A [note](b.md).

            """
        ),
        (
            "en/b.md",
            """
            ---
            title: B
            ---
            ## Part

            ```scenario id=third from=first
            at 20s  user opens app
            at 20s  user goes home
            ```

            Suspended at [25 s](trace:third/time/suspended), see [a](a.md#part).

            """
        ),
        ("zh-Hans/index.md", "---\ntitle: 首页\noriginal:\n  - h00000000\n---\n[a](a.md)\n"),
    ]

    private static let translation = """
        ---
        title: 甲
        original:
          - h00000000
          - h00000000 part
        ---
        ## 部分

        ```scenario of=first
        ```

        """

    private static let templates = [
        (
            "page.mustache",
            """
            <!doctype html><html lang="{{language}}"><head><title>{{pageTitle}} {{siteTitle}}</title>
            <link rel="stylesheet" href="{{root}}style.css">{{canonical}}{{pictureURL}}{{markdownURL}}</head>
            <p>{{words.hint}}{{#sections}}{{#pages}}<a href="{{url}}">{{title}}</a>{{/pages}}{{/sections}}
            {{#next}}{{url}}{{/next}}{{#staleSections}}{{title}}{{url}}{{/staleSections}}{{#contents}}{{id}}{{/contents}}
            {{{body}}}</html>

            """
        ),
        ("stale.mustache", "<p>{{title}} {{url}}</p>\n"),
        ("redirect.mustache", "<a href=\"{{url}}\">{{title}}</a>\n"),
        ("embed.mustache", "<b>{{url}}</b>{{{body}}}\n"),
        ("not-found.mustache", "none{{#sections}}{{title}}{{/sections}}\n"),
        ("words.en.yml", "hint: H\nfootnotes: Notes\nbackToReference: Back\n"),
        ("words.zh-Hans.yml", "hint: 提示\nfootnotes: 注\nbackToReference: 回\n"),
    ]
}

/// Pseudorandom numbers, the same each time.
private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
}

extension SourceFolder {
    fileprivate mutating func put(_ text: String, at path: String) {
        remove(path)
        files.append(SourceFile(path: path, bytes: Array(text.utf8)))
    }

    fileprivate mutating func remove(_ path: String) {
        files.removeAll { $0.path == path }
    }

    fileprivate mutating func replace(_ old: String, _ new: String, in path: String) {
        guard let file = files.first(where: { $0.path == path }) else { return }
        put(String(decoding: file.bytes, as: UTF8.self).replacing(old, with: new), at: path)
    }
}

extension SiteSources {
    fileprivate mutating func rename(_ old: String, to new: String) {
        guard let file = content.files.first(where: { $0.path == old }) else { return }
        content.remove(old)
        content.put(String(decoding: file.bytes, as: UTF8.self), at: new)
        let name = { (path: String) in String(path.split(separator: "/").last ?? "") }
        for path in ["site.yml", "en/index.md", "en/a.md"] {
            content.replace(name(old), name(new), in: path)
        }
    }
}
