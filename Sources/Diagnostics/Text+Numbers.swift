extension Text {
    /// Creates text from a count of tenths, hundredths or thousandths, as a decimal number.
    ///
    /// - Parameters:
    ///   - count: The count.
    ///   - places: The number of decimals: 1 for tenths, 2 for hundredths.
    ///   - isShortened: Whether to drop trailing zeros, and the point if no decimals are left.
    public init(decimal count: Int64, places: Int, isShortened: Bool = false) {
        self.init()
        withDecimal(count.magnitude, isNegative: count < 0, places: places) {
            bytes.append(contentsOf: $0)
        }
        guard isShortened, places > 0 else { return }
        while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
        if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    }

    /// Creates text from a number in hexadecimal, padded with zeros.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - least: The least number of digits.
    ///   - isCapital: Whether the digits above 9 are capital letters.
    public init(hexadecimal number: UInt64, digits least: Int, isCapital: Bool = false) {
        self.init()
        let ten = isCapital ? UInt8(ascii: "A") : UInt8(ascii: "a")
        var place = max(least, (UInt64.bitWidth - number.leadingZeroBitCount + 3) / 4)
        while place > 0 {
            place -= 1
            let digit = UInt8(truncatingIfNeeded: number >> (4 * UInt64(place)) & 15)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : ten + digit - 10)
        }
    }

    /// Creates the percent-encoded form of a byte, such as `%20`.
    public init(percentEncoded byte: UInt8) {
        self = "%\(Text(hexadecimal: UInt64(byte), digits: 2, isCapital: true))"
    }

    /// Creates an address from a path.
    ///
    /// All bytes but unreserved ones (RFC 3986, section 2.3) and slashes are percent-encoded.
    public init(addressOf path: String) {
        self.init()
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default: append(Text(percentEncoded: byte))
            }
        }
    }
}
