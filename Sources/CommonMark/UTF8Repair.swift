/// The bytes of a file as well-formed UTF-8, with the places where that moved columns.
///
/// CommonMark requires U+FFFD for NUL. Malformed bytes become U+FFFD too, one for each longest
/// range that could have begun a character.
struct UTF8Repair {
    private(set) var bytes: [UInt8]
    private(set) var edits: [SourceLines.Edit] = []

    init(_ file: [UInt8]) {
        let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
        guard hasMark || Self.firstFault(in: file, from: 0) < file.count else {
            bytes = file
            return
        }
        bytes = []
        bytes.reserveCapacity(file.count + 16)
        if hasMark { edits.append(SourceLines.Edit(line: 1, column: 0, delta: 3)) }
        copy(file, from: hasMark ? 3 : 0)
    }

    private mutating func copy(_ file: [UInt8], from start: Int) {
        var index = start
        var line = 1
        var lineStart = 0
        while index < file.count {
            let fault = Self.firstFault(in: file, from: index)
            while index < fault {
                bytes.append(file[index])
                let ends =
                    file[index] == .lineFeed
                    || (file[index] == .carriageReturn
                        && !(index + 1 < file.count && file[index + 1] == .lineFeed))
                index += 1
                if ends {
                    line += 1
                    lineStart = bytes.count
                }
            }
            guard index < file.count else { return }
            let length = -Self.sequence(in: file, at: index)
            bytes += [0xEF, 0xBF, 0xBD]
            edits.append(
                SourceLines.Edit(line: line, column: bytes.count - lineStart, delta: length - 3))
            index += length
        }
    }

    private static func firstFault(in file: [UInt8], from start: Int) -> Int {
        var index = start
        while index < file.count {
            if file[index] != 0, file[index] < 0x80 {
                index += 1
                continue
            }
            let length = sequence(in: file, at: index)
            if length < 0 { return index }
            index += length
        }
        return index
    }

    /// The offset of the first byte that is not part of a character; nil if there is none.
    ///
    /// NUL is a character, although Markdown does not show it.
    static func firstMalformedByte(in file: [UInt8]) -> Int? {
        var index = 0
        while index < file.count {
            let length = file[index] < 0x80 ? 1 : sequence(in: file, at: index)
            if length < 0 { return index }
            index += length
        }
        return nil
    }

    /// The length of the character at an index; negative if it must be replaced.
    private static func sequence(in file: [UInt8], at index: Int) -> Int {
        let lead = file[index]
        var second: ClosedRange<UInt8> = 0x80...0xBF
        let length: Int
        switch lead {
        case 0: return -1
        case 0x01...0x7F: return 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF:
            length = 3
            if lead == 0xE0 { second = 0xA0...0xBF }
            if lead == 0xED { second = 0x80...0x9F }
        case 0xF0...0xF4:
            length = 4
            if lead == 0xF0 { second = 0x90...0xBF }
            if lead == 0xF4 { second = 0x80...0x8F }
        default: return -1
        }
        for step in 1..<length {
            let allowed = step == 1 ? second : 0x80...0xBF
            guard index + step < file.count, allowed.contains(file[index + step]) else {
                return -step
            }
        }
        return length
    }
}

/// The offset of the first byte of a file that is not UTF-8; nil if all of it is.
public func firstByteThatIsNoUTF8(in file: [UInt8]) -> Int? {
    UTF8Repair.firstMalformedByte(in: file)
}
