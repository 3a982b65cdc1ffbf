import Testing

@testable import PreviewServer

@Suite struct ResponseTests {
    private let site = PreviewSite(files: [
        "index.html": Array("home".utf8), "a/index.html": Array("a".utf8),
        "a/b c.html": Array("b".utf8), "后台.html": Array("han".utf8), "x.css": Array("css".utf8),
        "404.html": Array("none".utf8), "zh/404.html": Array("没有".utf8),
    ])

    private func response(
        _ target: String, method: String = "GET", host: String? = "localhost:80"
    ) -> PreviewResponse? {
        site.response(
            to: PreviewRequest(method: method, target: target, host: host), port: 80)
    }

    @Test(arguments: [
        ("/", 200, "home"), ("/index.html?x=1", 200, "home"), ("/a/", 200, "a"),
        ("/a/b%20c.html", 200, "b"), ("/%E5%90%8E%E5%8F%B0.html", 200, "han"),
        ("/x.css", 200, "css"), ("/a", 302, "It is a folder."), ("/a/b", 404, "none"),
        ("/../x.css", 404, "none"), ("/a/..%2fx.css", 404, "none"), ("/%2e%2e/x.css", 404, "none"),
        ("/%zz", 400, "The address"), ("/%F", 400, "The address"), ("/%FF", 400, "The address"),
        ("x.css", 400, "The address"), ("/.tracebook", 404, "none"), ("/zh/b/c", 404, "没有"),
        ("/zhb", 404, "none"),
    ])
    func looksUpATable(_ target: String, _ status: Int, _ start: String) throws {
        let answer = try #require(response(target))
        #expect(answer.status == status)
        #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix(start))
    }

    /// A file that is only copied is read when it is asked for, and may be gone by then.
    @Test(arguments: [("/film.mp4", 200, "film"), ("/gone.mp4", 404, "none")])
    func readsWhatIsOnlyCopied(_ target: String, _ status: Int, _ start: String) throws {
        var site = PreviewSite(
            files: ["404.html": Array("none".utf8)],
            copies: ["film.mp4": "disk/film.mp4", "gone.mp4": "disk/gone.mp4"]
        ) { path in
            path == "disk/film.mp4" ? Array("film".utf8) : nil
        }
        let request = PreviewRequest(method: "GET", target: target, host: "localhost:80")
        let answer = try #require(site.response(to: request, port: 80))
        #expect(answer.status == status)
        #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix(start))
        site.copies = [:]
        #expect(site.response(to: request, port: 80)?.status == 404)
    }

    @Test func redirectsToTheFolderOfThisHostOnly() {
        #expect(response("/a?x")?.location == "/a/")
        #expect(response("//a")?.location != "//a/")
    }

    /// A forwarded port may have another number.
    @Test(arguments: [
        "localhost", "localhost:80", "localhost:9000", "LOCALHOST:9000", "127.0.0.1:9000",
        "[::1]:9000",
    ])
    func answersToThisMachineOnEveryPort(_ host: String) {
        #expect(response("/", host: host)?.status == 200)
    }

    @Test(arguments: [
        nil, "example.com", "127.0.0.1.example.com:80", "localhost.example.com", "localhost:",
        "localhost:80.example.com", "[::1].example.com", "127.0.0.2",
    ])
    func refusesStrangeHosts(_ host: String?) {
        #expect(response("/", host: host)?.status == 403)
        #expect(response("/.tracebook/events", host: host)?.status == 403)
    }

    /// Requests with the headers that browsers send about their origin, and the status of the
    /// answer.
    ///
    /// The preview answers its own pages, typed addresses and links from elsewhere. It refuses what
    /// another site loads or frames.
    @Test(arguments: [
        ("same-origin", "no-cors", "script", 200), ("same-origin", "cors", "empty", 200),
        ("none", "navigate", "document", 200), ("cross-site", "navigate", "document", 200),
        ("same-site", "navigate", "document", 200), ("cross-site", "no-cors", "script", 403),
        ("same-site", "no-cors", "script", 403), ("cross-site", "navigate", "iframe", 403),
        ("same-site", "navigate", "frame", 403), ("cross-site", "cors", "empty", 403),
        ("cross-site", "no-cors", "image", 403),
    ])
    func servesNoOtherSite(
        _ origin: String, _ mode: String, _ destination: String, _ status: Int
    ) {
        for target in ["/", "/x.css", "/.tracebook/events"] {
            let answer = site.response(
                to: PreviewRequest(
                    method: "GET", target: target, host: "localhost:80", origin: origin,
                    mode: mode, destination: destination), port: 80)
            #expect((answer?.status ?? 200) == status, "\(target)")
        }
    }

    @Test func isReadOnly() {
        #expect(response("/", method: "POST")?.status == 405)
        #expect(response("/", method: "HEAD")?.status == 200)
    }

    @Test func listensInPagesOnly() {
        let isListening = { (target: String) in
            response(target).map { String(decoding: $0.body, as: UTF8.self).contains("<script") }
        }
        #expect(isListening("/") == true)
        #expect(isListening("/none") == true)
        #expect(isListening("/x.css") == false)
        #expect(response("/.tracebook/events") == nil)
        let script = response("/.tracebook/preview.js")
        #expect(script?.type == "text/javascript; charset=utf-8")
        let text = String(decoding: script?.body ?? [], as: UTF8.self)
        #expect(text.contains("EventSource"))
    }

    @Test func anEventHasALineForEachLineOfIt() {
        #expect(
            PreviewEvent.failure("a\r\nb\nc").text
                == "event: failure\ndata: a\ndata: b\ndata: c\n\n")
        #expect(PreviewEvent.warnings("").text == "event: warnings\ndata: \n\n")
        #expect(
            PreviewEvent.changed(["a.html", "b.css"]).text.contains("data: a.html\ndata: b.css\n\n")
        )
    }

    /// With `nosniff` a browser uses a module, a style or a font only with its own type.
    @Test(arguments: [
        ("a.mjs", "text/javascript; charset=utf-8"), ("a.webm", "video/webm"),
        ("a.mov", "video/quicktime"), ("a.woff", "font/woff"),
        ("a.htm", "text/html; charset=utf-8"),
        ("a.vtt", "text/vtt; charset=utf-8"), ("a.MP3", "audio/mpeg"),
        ("a", "application/octet-stream"),
    ])
    func saysTheTypeOfFiles(_ file: String, _ type: String) {
        #expect(ContentType.of(file) == type)
    }
}
