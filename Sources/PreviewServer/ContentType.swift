/// The media types of the files of a site, by the ends of their names.
enum ContentType {
    private static let types: [String: String] = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8", "json": "application/json",
        "xml": "application/xml", "svg": "image/svg+xml", "png": "image/png",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
        "avif": "image/avif", "ico": "image/x-icon", "txt": "text/plain; charset=utf-8",
        "wasm": "application/wasm", "woff2": "font/woff2", "mp4": "video/mp4",
        "pdf": "application/pdf",
    ]

    /// The media type of a file; bytes of no known type are for saving.
    static func of(_ file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        let parts = name.split(separator: ".")
        let end = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
        return types[end] ?? "application/octet-stream"
    }
}
