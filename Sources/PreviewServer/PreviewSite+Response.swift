struct PreviewRequest: Equatable, Sendable {
    var method: String
    /// The path and what follows it, as the browser sent them.
    var target: String
    /// The host in the request; nil if there is none.
    var host: String?
    /// The origin, mode and destination of the request; each is nil if not given
    /// (https://www.w3.org/TR/fetch-metadata/).
    var origin: String?
    var mode: String?
    var destination: String?

    /// True if the preview itself or a reader asks; other sites may load nothing.
    fileprivate var isOfReader: Bool {
        switch origin {
        case nil, "same-origin", "none": true
        default: mode == "navigate" && destination == "document"
        }
    }
}

/// The answer to a browser.
struct PreviewResponse: Equatable, Sendable {
    var status: Int
    var type = "text/plain; charset=utf-8"
    /// The target of a redirection.
    var location: String?
    var body: [UInt8]

    init(status: Int, _ text: String) {
        self.status = status
        body = Array("\(text)\n".utf8)
    }

    init(status: Int, type: String, body: [UInt8]) {
        self.status = status
        self.type = type
        self.body = body
    }
}

extension PreviewSite {
    /// Answers a request from the table of files.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - port: The port of the server.
    /// - Returns: The file; or 403 for a foreign host or site, 404, 405, or a redirection to the
    ///   folder; nil for a request for the events.
    func response(to request: PreviewRequest, port: Int) -> PreviewResponse? {
        guard let host = request.host, Self.isOfThisMachine(host) else {
            return PreviewResponse(
                status: 403, "The preview is served to http://localhost:\(port)/ only.")
        }
        guard request.isOfReader else {
            return PreviewResponse(status: 403, "The preview is served to its own pages only.")
        }
        guard request.method == "GET" || request.method == "HEAD" else {
            return PreviewResponse(status: 405, "The preview can be read only.")
        }
        guard let path = Self.path(ofTarget: request.target) else {
            return PreviewResponse(status: 400, "The address is not spelled right.")
        }
        if path == PreviewScript.eventsPath { return nil }
        if path == PreviewScript.path {
            return PreviewResponse(
                status: 200, type: ContentType.of(path), body: PreviewScript.bytes)
        }
        let isFolder = path.isEmpty || path.hasSuffix("/")
        let file = isFolder ? "\(path)index.html" : path
        if let bytes = bytes(of: file) {
            return PreviewResponse(
                status: 200, type: ContentType.of(file), body: Self.listening(bytes, file))
        }
        if !isFolder, files["\(path)/index.html"] != nil {
            var response = PreviewResponse(status: 302, "It is a folder.")
            // Two slashes at the start would name another host.
            response.location = "/\(request.target.drop { $0 == "/" }.prefix { $0 != "?" })/"
            return response
        }
        return PreviewResponse(
            status: 404, type: ContentType.of("404.html"),
            body: Self.listening(notFound(path), "404.html"))
    }

    /// Returns true if the host names this machine; a forwarded port may have any number.
    private static func isOfThisMachine(_ host: String) -> Bool {
        let name = host.lowercased()
        return ["127.0.0.1", "localhost", "[::1]"].contains { own in
            guard name.hasPrefix(own) else { return false }
            let rest = name.dropFirst(own.count)
            let port = rest.dropFirst()
            return rest.isEmpty
                || rest.hasPrefix(":") && !port.isEmpty
                    && port.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        }
    }

    /// The page for a missing one: the nearest in the folders above.
    private func notFound(_ path: String) -> [UInt8] {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            if let page = files["\(folder[...slash])404.html"] { return page }
            folder = folder[..<slash]
        }
        return files["404.html"] ?? Array("<h1>There is no such page.</h1>".utf8)
    }

    /// The path of a file from the target of a request; nil if it is malformed.
    private static func path(ofTarget target: String) -> String? {
        guard target.hasPrefix("/") else { return nil }
        var bytes: [UInt8] = []
        var rest = target.utf8.dropFirst().prefix { $0 != UInt8(ascii: "?") }
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Adds the script for events to a page; other files stay as they are.
    private static func listening(_ bytes: [UInt8], _ file: String) -> [UInt8] {
        guard file.hasSuffix(".html") else { return bytes }
        return bytes + Array("<script src=\"/\(PreviewScript.path)\"></script>\n".utf8)
    }
}
