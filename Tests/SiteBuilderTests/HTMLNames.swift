/// The elements of HTML and their attributes, as a browser finds them.
///
/// A browser takes any characters for the name of an attribute and ends no tag within quotes, so
/// this reads what a strict parser would refuse.
struct HTMLNames {
    /// `p` for an element, `a href` for an attribute of one.
    private(set) var names: Set<String> = []
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            if bytes[index...].starts(with: "<!--".utf8) {
                skip(to: "-->")
            } else {
                index += 1
                if index < bytes.count, Self.isLetter(bytes[index]) { readTag() }
            }
        }
    }

    private mutating func readTag() {
        let element = take { !Self.ends($0) }
        names.insert(element)
        while true {
            _ = take { Self.isBlank($0) || $0 == UInt8(ascii: "/") }
            guard index < bytes.count, bytes[index] != UInt8(ascii: ">") else { break }
            // A sign `=` at the start is part of the name.
            let start = index
            index += 1
            _ = take { !Self.ends($0) && $0 != UInt8(ascii: "=") }
            names.insert("\(element) \(String(decoding: bytes[start..<index], as: UTF8.self))")
            _ = take(Self.isBlank)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            _ = take(Self.isBlank)
            guard index < bytes.count else { break }
            let quote = bytes[index]
            if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                index += 1
                _ = take { $0 != quote }
                index += 1
            } else {
                _ = take { !Self.isBlank($0) && $0 != UInt8(ascii: ">") }
            }
        }
        // The content of these elements is text.
        if ["script", "style", "title", "textarea"].contains(element) { skip(to: "</\(element)") }
    }

    private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    }

    private mutating func skip(to end: String) {
        while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || 0x09...0x0D ~= byte
    }

    private static func ends(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    }
}
