/// A position in the bytes of a line, which advances as text is recognised.
struct ByteScanner {
    let bytes: ArraySlice<UInt8>
    var index: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// Skips a byte if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// Skips spaces and tabs, and returns whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = index
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
            index += 1
        }
        return index > start
    }

    /// Skips bytes of a kind and returns them.
    mutating func take(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = index
        while let byte = next, isWanted(byte) { index += 1 }
        return bytes[start..<index]
    }

    /// Reads a decimal number with this many digits; nil, without moving, if none comes next.
    mutating func number(digits: ClosedRange<Int>) -> Int64? {
        let start = index
        let taken = take { $0.isDigit }
        guard digits.contains(taken.count) else {
            index = start
            return nil
        }
        return taken.reduce(0) { $0 * 10 + Int64($1 - UInt8(ascii: "0")) }
    }
}

extension UInt8 {
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    var isHexadecimal: Bool {
        isDigit || (lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "f"))
    }

    var isLetter: Bool { lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z") }

    /// Whether the byte can be part of the name of a method or a type.
    var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }

    var lowercased: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self
    }
}
