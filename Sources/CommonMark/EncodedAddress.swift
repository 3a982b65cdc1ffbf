import Diagnostics

extension Text {
    /// Creates an address from Markdown, with percent-encoding where an address needs it.
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
    /// True if the byte needs no encoding in an address.
    fileprivate var isAddressSafe: Bool {
        switch self {
        case UInt8(ascii: "\""), .less, .greater, .openBracket, .closeBracket, .backslash, .caret,
            .backtick, UInt8(ascii: "{"), .pipe, UInt8(ascii: "}"), 0...0x20, 0x7F...:
            false
        default: true
        }
    }
}
