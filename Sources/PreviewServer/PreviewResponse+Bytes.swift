extension PreviewResponse {
    /// The header fields of each answer.
    ///
    /// They forbid caching and use by other sites, as the sources may not be for publication.
    private static let fields = """
        cache-control: no-store\r
        x-content-type-options: nosniff\r
        cross-origin-resource-policy: same-origin\r
        cross-origin-opener-policy: same-origin\r
        content-security-policy: frame-ancestors 'self'\r
        connection: close\r

        """

    /// The start of an answer with events, which ends with the connection.
    static let startOfEvents = Array(
        "HTTP/1.1 200 OK\r\n\(fields)content-type: text/event-stream\r\n\r\n".utf8)

    var head: [UInt8] {
        var head = "HTTP/1.1 \(status) \(reason)\r\n\(Self.fields)content-type: \(type)\r\n"
        head += "content-length: \(body.count)\r\n"
        if let location { head += "location: \(location)\r\n" }
        return Array("\(head)\r\n".utf8)
    }

    private var reason: String {
        switch status {
        case 200: "OK"
        case 302: "Found"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 431: "Request Header Fields Too Large"
        default: ""
        }
    }
}
