/// Decides which addresses a page may link to: none that run code or open files of the reader.
enum AddressSafety {
    /// Returns true if an address is safe; images may also be data URLs of pictures.
    static func isSafe(_ address: String, isImage: Bool) -> Bool {
        let start = address.utf8.prefix(32).map(\.lowercased)
        if isImage, pictures.contains(where: { start.starts(with: $0.utf8) }) { return true }
        return !schemes.contains { start.starts(with: $0.utf8) }
    }

    private static let schemes = ["javascript:", "vbscript:", "file:", "data:"]
    private static let pictures = [
        "data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp",
    ]
}
