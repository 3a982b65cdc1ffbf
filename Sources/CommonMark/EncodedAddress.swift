import Diagnostics

extension Text {
    /// An address of Markdown: what may not stand in one is percent-encoded.
    init(address: String) {
        self.init()
        for byte in address.utf8 {
            if byte.isAddressSafe {
                append(byte)
            } else {
                append(Text(percentEncoded: byte))
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
