import Diagnostics

/// HTML as it grows, with the escapes that text and addresses need.
struct HTMLWriter {
    private(set) var bytes: [UInt8] = []

    /// The HTML written so far.
    var html: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes markup as it is.
    mutating func raw(_ markup: StaticString) {
        markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    /// Writes markup as it is.
    mutating func raw(_ markup: String) {
        bytes.append(contentsOf: markup.utf8)
    }

    /// Starts a new line, unless nothing stands on this one.
    mutating func freshLine() {
        if let last = bytes.last, last != .lineFeed { bytes.append(.lineFeed) }
    }

    /// Writes text, in which nothing is markup.
    mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case .ampersand: raw("&amp;")
            case .less: raw("&lt;")
            case .greater: raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            default: bytes.append(byte)
            }
        }
    }

    /// Writes an address: what may not stand in one is percent-encoded.
    mutating func address(_ address: String) {
        for byte in address.utf8 {
            switch byte {
            case .ampersand: raw("&amp;")
            case UInt8(ascii: "'"): raw("&#x27;")
            case _ where byte.isAddressSafe: bytes.append(byte)
            default: bytes.append(contentsOf: Text(percentEncoded: byte).bytes)
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte stands for itself in an address.
    fileprivate var isAddressSafe: Bool {
        switch self {
        case UInt8(ascii: "\""), .less, .greater, .openBracket, .closeBracket, .backslash, .caret,
            .backtick, UInt8(ascii: "{"), .pipe, UInt8(ascii: "}"), 0...0x20, 0x7F...:
            false
        default: true
        }
    }
}
