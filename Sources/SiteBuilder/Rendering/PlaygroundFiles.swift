/// The simulator among the assets of a site.
extension SourceFolder {
    /// The name of the WebAssembly module that pages load.
    private static let module = "playground.wasm"

    /// Whether the pages of the site can run scenarios.
    var hasPlayground: Bool {
        files.contains { $0.path == Self.module }
    }

    /// The module once more as a script, for pages that were opened from a disk: there a browser
    /// loads scripts and no other files.
    var playgroundScript: OutputFile? {
        let name = Self.module + ".js"
        guard let module = files.first(where: { $0.path == Self.module }),
            !files.contains(where: { $0.path == name })
        else { return nil }
        let script = Array("window.tracebookModule=\"".utf8) + base64(module.bytes)
        return OutputFile(path: name, bytes: script + Array("\"\n".utf8))
    }
}

/// Bytes as text (RFC 4648).
private func base64(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(4 * (bytes.count + 2) / 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let group = bytes[start..<min(start + 3, bytes.count)]
        let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
        for place in 0..<4 {
            let isPadding = place > group.count
            text.append(isPadding ? UInt8(ascii: "=") : alphabet[number >> (18 - 6 * place) & 63])
        }
    }
    return text
}
