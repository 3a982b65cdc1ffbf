extension JSON {
    /// Parses a value; nil if the bytes are not exactly one JSON value.
    init?(parsing bytes: [UInt8]) {
        var parser = JSONParser(bytes: bytes)
        guard let value = parser.value(), parser.isAtEnd else { return nil }
        self = value
    }

    /// A member of an object; nil if there is none.
    subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == name }?.1
    }

    /// The text; nil for another kind of value.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The number; nil for another kind of value.
    var integer: Int? { if case .number(let number) = self { number } else { nil } }

    /// The elements; nil for another kind of value.
    var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

    /// The truth value; nil for another kind of value.
    var isTrue: Bool? { if case .bool(let value) = self { value } else { nil } }
}

/// A position in JSON, which advances as values are read; numbers must be whole.
private struct JSONParser {
    let bytes: [UInt8]
    private var index = 0
    /// The number of arrays and objects around the position.
    private var depth = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return index == bytes.count
        }
    }

    mutating func value() -> JSON? {
        skipBlanks()
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"): return object()
        case UInt8(ascii: "["): return array()
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return skip("null") ? .null : nil
        default: return wholeNumber()
        }
    }

    private mutating func object() -> JSON? {
        var members: [(String, JSON)] = []
        let isRead = list(from: "{", to: "}") { parser in
            parser.skipBlanks()
            guard let name = parser.string() else { return false }
            parser.skipBlanks()
            guard parser.skip(":"), let value = parser.value() else { return false }
            members.append((name, value))
            return true
        }
        return isRead ? .object(members) : nil
    }

    private mutating func array() -> JSON? {
        var values: [JSON] = []
        let isRead = list(from: "[", to: "]") { parser in
            guard let value = parser.value() else { return false }
            values.append(value)
            return true
        }
        return isRead ? .array(values) : nil
    }

    /// Reads a list separated by commas; false if it is malformed.
    private mutating func list(
        from open: StaticString, to close: StaticString, _ readOne: (inout JSONParser) -> Bool
    ) -> Bool {
        // No report is this deep; a malicious one must not overflow the stack.
        guard skip(open), depth < 64 else { return false }
        depth += 1
        defer { depth -= 1 }
        skipBlanks()
        if skip(close) { return true }
        repeat {
            guard readOne(&self) else { return false }
            skipBlanks()
        } while skip(",")
        return skip(close)
    }

    private mutating func wholeNumber() -> JSON? {
        let rest = bytes[index...]
        let digits = rest.prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
        index += digits.count
        return Int(String(decoding: digits, as: UTF8.self)).map { .number($0) }
    }

    private mutating func string() -> String? {
        guard skip("\"") else { return nil }
        var units: [UInt16] = []
        var text = ""
        while index < bytes.count {
            let plain = bytes[index...].prefix {
                $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
            }
            if !plain.isEmpty {
                text += String(decoding: units, as: UTF16.self)
                units = []
                text += String(decoding: plain, as: UTF8.self)
                index += plain.count
            }
            if skip("\"") { return text + String(decoding: units, as: UTF16.self) }
            guard skip("\\"), let unit = escape() else { return nil }
            units.append(unit)
        }
        return nil
    }

    /// The UTF-16 unit of an escape, after its backslash.
    private mutating func escape() -> UInt16? {
        guard index < bytes.count else { return nil }
        index += 1
        switch bytes[index - 1] {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case let byte where "\"\\/".utf8.contains(byte): return UInt16(byte)
        case UInt8(ascii: "u") where index + 4 <= bytes.count:
            let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
            index += 4
            return UInt16(digits, radix: 16)
        default: return nil
        }
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            guard bytes[index...].starts(with: word) else { return false }
            index += word.count
            return true
        }
    }

    private mutating func skipBlanks() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
}
