import Testing

@testable import PreviewServer

@Suite struct RequestHeadTests {
    private func request(_ head: String) -> PreviewRequest? {
        PreviewRequest(head: head.utf8)
    }

    @Test func readsWhatItIsAskedFor() throws {
        let head = """
            GET /a%20b?x HTTP/1.1\r
            HOST:localhost:8000\r
            Accept: text/html,\t*/*\r
            accept: image/png\r
            Sec-Fetch-Site: \t same-origin \t\r
            sec-fetch-mode: navigate\r
            sec-fetch-dest: document\r
            X-Empty:
            """
        #expect(
            try #require(request(head))
                == PreviewRequest(
                    method: "GET", target: "/a%20b?x", host: "localhost:8000",
                    origin: "same-origin", mode: "navigate", destination: "document"))
        #expect(request("HEAD / HTTP/1.0")?.host == nil)
    }

    /// A request that two readers of HTTP could interpret differently is rejected.
    @Test(arguments: [
        "", " ", "GET", "GET /", "GET  HTTP/1.1", "GET / HTTP/1.1 ", "GET  / HTTP/1.1",
        " GET / HTTP/1.1", "GET / HTTP/2", "GET / http/1.1", "GE(T / HTTP/1.1",
        "GET / HTTP/1.1\nHost: a", "GET / HTTP/1.1\r\n\nHost: a", "GET / HTTP/1.1\rHost: a",
        "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nHost : a", "GET / HTTP/1.1\r\n: a",
        "GET / HTTP/1.1\r\nHost: a\r\n b", "GET / HTTP/1.1\r\nHost: a\r\nhost: a",
        "GET / HTTP/1.1\r\nHost: a\0", "GET / HTTP/1.1\r\nX: \u{1}", "GET /\u{7F} HTTP/1.1",
        "GET / HTTP/1.1\r\nSec-Fetch-Site: none\r\nSec-Fetch-Site: cross-site",
    ])
    func refusesWhatCanBeReadInTwoWays(_ head: String) {
        #expect(request(head) == nil)
    }

    @Test func survivesAnyBytes() {
        var generator = SystemRandomNumberGenerator()
        let pieces = ["GET", "/", " ", "HTTP/1.1", "\r\n", "\r", "\n", "host", ":", "\t", "é"]
        for _ in 0..<2_000 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                bytes += pieces.randomElement(using: &generator).map { Array($0.utf8) } ?? []
                if Bool.random(using: &generator) { bytes.append(.random(in: 0...255)) }
            }
            if let request = PreviewRequest(head: bytes) {
                #expect(!request.method.isEmpty && !request.target.isEmpty)
            }
        }
    }
}
