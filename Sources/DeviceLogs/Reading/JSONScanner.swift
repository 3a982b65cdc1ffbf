/// A place in JSON that spans lines, and moves on as what stands there is recognised.
struct JSONScanner {
    /// The line of the place, from 1.
    private(set) var line: Int
    /// The line of what was recognised last; 0 where nothing was.
    private(set) var lastLine = 0
    private var lines: ArraySlice<ArraySlice<UInt8>>
    private var scanner: ByteScanner
    private let firstColumn: Int

    /// - Parameters:
    ///   - lines: The lines without their ends.
    ///   - line: The number of the first one, from 1.
    ///   - indent: How many bytes of the file stand before the first one's.
    init(_ lines: ArraySlice<ArraySlice<UInt8>>, line: Int, indent: Int) {
        self.lines = lines.dropFirst()
        self.line = line
        firstColumn = 1 + indent
        scanner = ByteScanner(lines.first ?? [])
        skipBlanks()
    }

    /// The next byte that is not a blank.
    var next: UInt8? { scanner.next }

    /// Moves behind a byte, and the blanks behind it, if it stands here.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard scanner.skip(character) else { return false }
        proceed()
        return true
    }

    /// Notes that something was recognised, and moves to what comes next.
    private mutating func proceed() {
        lastLine = line
        skipBlanks()
    }

    /// Moves behind blanks and line ends; behind the last line it stays at its end.
    private mutating func skipBlanks() {
        scanner.skipBlanks()
        while scanner.next == nil, let following = lines.first {
            lines = lines.dropFirst()
            line += 1
            scanner = ByteScanner(following)
            scanner.skipBlanks()
        }
    }

    /// A string; nil, with the place unmoved, if none stands here that ends on its line.
    mutating func string() -> JSONString? {
        var rest = scanner
        guard rest.skip("\"") else { return nil }
        var string = JSONString()
        while let byte = rest.next, byte != UInt8(ascii: "\"") {
            let column = rest.index - rest.bytes.startIndex + columnOfLine
            rest.index += 1
            if byte == UInt8(ascii: "\\") {
                guard let scalars = escape(&rest) else { return nil }
                for unit in scalars { string.append(unit, column) }
            } else {
                string.append(byte, column)
            }
        }
        string.columns.append(rest.index - rest.bytes.startIndex + columnOfLine)
        guard rest.skip("\"") else { return nil }
        scanner = rest
        proceed()
        return string
    }

    private var columnOfLine: Int { line == 1 ? firstColumn : 1 }

    /// The bytes of an escape behind its backslash; nil if it is none.
    private func escape(_ scanner: inout ByteScanner) -> [UInt8]? {
        guard let byte = scanner.next else { return nil }
        scanner.index += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            guard var value = hexadecimal(&scanner) else { return nil }
            // Two escapes make one character beyond the first 65,536.
            if value & 0xFC00 == 0xD800 {
                var rest = scanner
                if rest.skip("\\"), rest.skip("u"), let low = hexadecimal(&rest),
                    low & 0xFC00 == 0xDC00
                {
                    value = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
                    scanner = rest
                }
            }
            return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        default: return [byte]
        }
    }

    private func hexadecimal(_ scanner: inout ByteScanner) -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = scanner.next, byte.isHexadecimal else { return nil }
            value = value << 4 + UInt32(byte.isDigit ? byte - 0x30 : byte.lowercased - 0x57)
            scanner.index += 1
        }
        return value
    }

    /// A whole number; nil, with the place unmoved, if none stands here.
    mutating func number() -> Int64? {
        var rest = scanner
        guard let value = rest.number(digits: 1...18),
            !(rest.next.map { ".eE".utf8.contains($0) } ?? false)
        else { return nil }
        scanner = rest
        proceed()
        return value
    }

    /// Moves behind a value of any kind; whether one stands here.
    mutating func skipValue() -> Bool {
        var depth = 0
        repeat {
            guard let byte = next else { return false }
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                scanner.index += 1
                proceed()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard depth > 0 else { return false }
                depth -= 1
                scanner.index += 1
                proceed()
            case UInt8(ascii: "\""):
                guard string() != nil else { return false }
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard depth > 0 else { return false }
                scanner.index += 1
                proceed()
            default:
                let isWord: (UInt8) -> Bool = { $0.isNamePart || "+-.".utf8.contains($0) }
                guard !scanner.take(while: isWord).isEmpty else { return false }
                proceed()
            }
        } while depth > 0
        return true
    }
}

extension JSONString {
    fileprivate mutating func append(_ byte: UInt8, _ column: Int) {
        bytes.append(byte)
        columns.append(column)
    }
}
