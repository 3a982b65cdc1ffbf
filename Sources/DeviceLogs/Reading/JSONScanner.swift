/// A position in JSON that spans lines, which advances as values are recognised.
struct JSONScanner {
    /// The current line, from 1.
    private(set) var line: Int
    /// The line of the last recognised token; 0 if there was none.
    private(set) var lastLine = 0
    private var lines: ArraySlice<ArraySlice<UInt8>>
    private var scanner: ByteScanner
    private let firstColumn: Int

    /// Starts at the first line; `line` is its number, from 1, and `indent` the number of bytes
    /// before it.
    init(_ lines: ArraySlice<ArraySlice<UInt8>>, line: Int, indent: Int) {
        self.lines = lines.dropFirst()
        self.line = line
        firstColumn = 1 + indent
        scanner = ByteScanner(lines.first ?? [])
        skipBlanks()
    }

    /// The next byte, which is never a blank.
    var next: UInt8? { scanner.next }

    /// Skips a byte and the blanks after it, if it comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard scanner.skip(character) else { return false }
        proceed()
        return true
    }

    /// Notes that a token was recognised, and moves to the next one.
    private mutating func proceed() {
        lastLine = line
        skipBlanks()
    }

    /// Skips blanks and line ends, up to the end of the last line.
    private mutating func skipBlanks() {
        scanner.skipBlanks()
        while scanner.next == nil, let following = lines.first {
            lines = lines.dropFirst()
            line += 1
            scanner = ByteScanner(following)
            scanner.skipBlanks()
        }
    }

    /// Reads a string; nil, without moving, if none comes next that ends on its line.
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

    /// The bytes of an escape, read from after its backslash; nil if it is not one.
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
            // Characters from U+10000 on are written as two escapes.
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

    /// Reads a whole number; nil, without moving, if none comes next.
    mutating func number() -> Int64? {
        var rest = scanner
        guard let value = rest.number(digits: 1...18),
            !(rest.next.map { ".eE".utf8.contains($0) } ?? false)
        else { return nil }
        scanner = rest
        proceed()
        return value
    }

    /// Skips a value of any kind, and returns whether there was one.
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
