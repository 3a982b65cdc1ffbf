import Testing

@testable import PreviewServer

/// The bytes of a connection.
@Suite struct ConnectionTests {
    private let server: PreviewServer

    init() throws {
        server = try PreviewServer(port: 0)
        let large = [UInt8](repeating: UInt8(ascii: "x"), count: 3_000_000)
        server.publish(
            PreviewSite(files: ["a.txt": Array("one".utf8), "large.txt": large]), changed: [])
    }

    private func head(_ line: String) -> String {
        "\(line) HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
    }

    @Test func endsWithTheAnswer() throws {
        let client = try Client(port: server.port)
        client.send(head("GET /a.txt"))
        let answer = client.rest()
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.contains("\r\nconnection: close\r\n"))
        #expect(answer.hasSuffix("\r\ncontent-length: 3\r\n\r\none"))
        server.stop()
    }

    @Test func sendsLargeFilesInFull() throws {
        let client = try Client(port: server.port)
        client.send(head("GET /large.txt"))
        #expect(client.rest().utf8.count > 3_000_000)
        server.stop()
    }

    @Test func answersAHeadWithAHead() throws {
        let client = try Client(port: server.port)
        client.send(head("HEAD /a.txt"))
        #expect(client.rest().hasSuffix("\r\ncontent-length: 3\r\n\r\n"))
        server.stop()
    }

    @Test func takesARequestInPieces() throws {
        let client = try Client(port: server.port)
        for byte in head("GET /a.txt") { client.send(String(byte)) }
        #expect(client.rest().hasSuffix("\r\n\r\none"))
        server.stop()
    }

    /// Malformed requests get an answer too, and the connection is closed.
    @Test func refusesWhatIsNoRequest() throws {
        let long = "GET /a.txt HTTP/1.1\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n"
        for (request, status) in [
            ("\r\n\r\n", 400), ("GET /a.txt\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\r\n\r\n", 400),
            (long, 431), ("POST /a.txt HTTP/1.1\r\n\r\nbody", 403),
            ("GET /a.txt HTTP/1.1\r\nHost: example.com\r\n\r\n", 403),
            (head("POST /a.txt") + String(repeating: "x", count: 100_000), 405),
        ] {
            let client = try Client(port: server.port)
            client.send(request)
            #expect(client.rest().hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(40))")
        }
        server.stop()
    }

    @Test func tellsWhoListens() throws {
        server.show(report: "fault", isFailure: true)
        let client = try Client(port: server.port)
        client.send(head("GET /.tracebook/events"))
        // Later listeners get the report too.
        let start = client.text(upTo: "data: fault\n\n")
        #expect(start.contains("\r\ncontent-type: text/event-stream\r\n\r\nevent: failure\n"))
        server.publish(PreviewSite(files: [:]), changed: ["index.html"])
        #expect(client.text(upTo: "index.html\n\n") == "event: changed\ndata: index.html\n\n")
        server.stop()
        #expect(client.rest() == "")
    }

    @Test func livesOnWhereABrowserGoesAway() throws {
        for _ in 0..<300 {
            let client = try Client(port: server.port)
            client.send(head("GET /.tracebook/events"))
            client.leave()
        }
        server.publish(PreviewSite(files: ["a.txt": Array("two".utf8)]), changed: ["a.txt"])
        let client = try Client(port: server.port)
        client.send(head("GET /a.txt"))
        #expect(client.rest().hasSuffix("\r\n\r\ntwo"))
        server.stop()
    }
}
