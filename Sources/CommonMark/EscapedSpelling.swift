/// The spelling of a character in the source: as itself, with a backslash or as an entity.
struct EscapedSpelling {
    /// The number of bytes in the source.
    var source: Int
    /// The number of bytes in the text.
    var text: Int
    /// True if the text comes from a backslash escape or an entity.
    var isEscaped: Bool

    /// Reads one character of the source that must give the start of a text; nil if it does not.
    init?(_ bytes: [UInt8], at index: Int, _ text: ArraySlice<UInt8>) {
        guard index < bytes.count, let expected = text.first else { return nil }
        if bytes[index] == .backslash, index + 1 < bytes.count, bytes[index + 1].isPunctuation {
            guard bytes[index + 1] == expected else { return nil }
            self.init(source: 2, text: 1, isEscaped: true)
        } else if bytes[index] == .ampersand, let entity = Self.entity(bytes, at: index, text) {
            self = entity
        } else if bytes[index] == expected {
            self.init(source: 1, text: 1, isEscaped: false)
        } else {
            return nil
        }
    }

    private init(source: Int, text: Int, isEscaped: Bool) {
        self.source = source
        self.text = text
        self.isEscaped = isEscaped
    }

    private static func entity(
        _ bytes: [UInt8], at start: Int, _ text: ArraySlice<UInt8>
    ) -> EscapedSpelling? {
        var end = start + 1
        while end < bytes.count, end - start < 40, bytes[end].isEntityName { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { return nil }
        let name = bytes[start + 1..<end]
        let length = end + 1 - start
        if name.first == .hash {
            guard let width = numericWidth(name.dropFirst()) else { return nil }
            return EscapedSpelling(source: length, text: width, isEscaped: true)
        }
        if text.first == .ampersand {
            // No other name gives an ampersand: this one is unknown, and so plain text.
            guard name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8) else {
                return nil
            }
            return EscapedSpelling(source: length, text: 1, isEscaped: true)
        }
        let width = namedWidth(
            name, Array(text.prefix(8)), next: Array(bytes[(end + 1)...].prefix(4)))
        return EscapedSpelling(source: length, text: width, isEscaped: true)
    }

    /// The width in bytes of a character given by number; nil if the number is malformed.
    private static func numericWidth(_ digits: ArraySlice<UInt8>) -> Int? {
        let isHex = digits.first?.lowercased == UInt8(ascii: "x")
        let number = isHex ? digits.dropFirst() : digits
        guard (1...(isHex ? 6 : 7)).contains(number.count),
            let value = UInt32(String(decoding: number, as: UTF8.self), radix: isHex ? 16 : 10)
        else { return nil }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return scalar.map(UTF8.width) ?? 3
    }

    /// The width in bytes of the characters of a name: one, or one with a combining mark.
    private static func namedWidth(
        _ name: ArraySlice<UInt8>, _ text: [UInt8], next: [UInt8]
    ) -> Int {
        if name.elementsEqual("fjlig".utf8) { return 2 }
        guard let first = text.scalar(at: 0) else { return 1 }
        let width = UTF8.width(first)
        guard let second = text.scalar(at: width), marks.contains(second.value),
            next.scalar(at: 0) != second
        else { return width }
        return width + UTF8.width(second)
    }

    /// The second characters of the entities that have two.
    private static let marks: Set<UInt32> = [
        0x0331, 0x0333, 0x0338, 0x200A, 0x20D2, 0x20E5, 0xFE00,
    ]
}

extension UInt8 {
    /// True if the byte may be between the ampersand and the semicolon of an entity.
    fileprivate var isEntityName: Bool { isLetter || isDigit || self == .hash }
}
