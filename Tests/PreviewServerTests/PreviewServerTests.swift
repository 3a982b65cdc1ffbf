import Foundation
import Testing

@testable import PreviewServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite struct PreviewServerTests {
    @Test func servesWhatWasPublishedLast() async throws {
        let server = try PreviewServer(port: 0)
        defer { server.stop() }
        server.publish(PreviewSite(files: ["a.txt": Array("one".utf8)]), changed: [])
        #expect(try await text(of: "a.txt", from: server) == "one")
        server.publish(PreviewSite(files: ["a.txt": Array("two".utf8)]), changed: ["a.txt"])
        #expect(try await text(of: "a.txt", from: server) == "two")
    }

    @Test func saysThatAPortIsTaken() throws {
        let server = try PreviewServer(port: 0)
        defer { server.stop() }
        #expect(throws: PortFailure.self) { try PreviewServer(port: server.port) }
        #expect(throws: PortFailure.self) { try PreviewServer(port: 70_000) }
    }

    @Test func tellsBrowsersToHandItToNoOtherSite() async throws {
        let server = try PreviewServer(port: 0)
        defer { server.stop() }
        server.publish(PreviewSite(files: ["a.txt": Array("one".utf8)]), changed: [])
        let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/a.txt"))
        let answer = try #require(
            try await URLSession.shared.data(from: address).1 as? HTTPURLResponse)
        for (name, value) in [
            ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Content-Security-Policy", "frame-ancestors 'self'"),
        ] { #expect(answer.value(forHTTPHeaderField: name) == value) }
        var request = URLRequest(url: address)
        request.setValue("cross-site", forHTTPHeaderField: "Sec-Fetch-Site")
        request.setValue("no-cors", forHTTPHeaderField: "Sec-Fetch-Mode")
        request.setValue("script", forHTTPHeaderField: "Sec-Fetch-Dest")
        let refused = try await URLSession.shared.data(for: request).1 as? HTTPURLResponse
        #expect(refused?.statusCode == 403)
    }

    private func text(of path: String, from server: PreviewServer) async throws -> String {
        let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/\(path)"))
        return String(decoding: try await URLSession.shared.data(from: address).0, as: UTF8.self)
    }
}
