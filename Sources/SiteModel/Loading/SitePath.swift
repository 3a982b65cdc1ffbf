package import Diagnostics

/// Paths and addresses within a site, with slashes between the parts but none at the start.
package enum SitePath {
    /// Returns true if a character is not allowed in the name of a page.
    package static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
        isControl(scalar) || "\"<>&\\".unicodeScalars.contains(scalar)
    }

    /// The words for the first character of a name that is not allowed; nil if all are.
    ///
    /// - Parameters:
    ///   - name: The name or path.
    ///   - other: A character that is allowed in names of this kind.
    /// - Returns: The words.
    package static func refusedCharacter(
        in name: String, allowing other: Unicode.Scalar? = nil
    ) -> Message? {
        let refused = name.unicodeScalars.first { $0 != other && isRefused($0) }
        return refused.map { isControl($0) ? "a control character" : "'\(String($0))'" }
    }

    /// Returns true for what controls a device, breaks a line or turns the order of a text.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// The path for a relative path in a file; nil if it leads out of the tree.
    package static func resolve(_ relative: String, from file: String) -> String? {
        var parts = file.split(separator: "/").dropLast().map(String.init)
        for part in relative.split(separator: "/") {
            switch part {
            case ".": break
            case "..": if parts.popLast() == nil { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    /// The relative path that leads from one file to another.
    package static func relative(_ path: String, from file: String) -> String {
        let target = path.split(separator: "/")
        let folders = file.split(separator: "/").dropLast()
        let common = zip(target.dropLast(), folders).prefix { $0 == $1 }.count
        let up = repeatElement("..", count: folders.count - common)
        return (up + target[common...].map(String.init)).joined(separator: "/")
    }

    package static func folder(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }

    /// The prefix from a file to the root of the tree: "" or "../" as often as needed.
    package static func root(of file: String) -> String {
        String(repeating: "../", count: file.utf8.count { $0 == UInt8(ascii: "/") })
    }

    /// The path of the Markdown of a finished page.
    static func source(ofPage path: String) -> String {
        String(path.dropLast(".html".utf8.count)) + ".md"
    }

    /// The path of the finished page for Markdown.
    package static func page(ofSource path: String) -> String {
        String(path.dropLast(".md".utf8.count)) + ".html"
    }

    /// A path as an address, with special bytes percent-encoded.
    package static func encoded(_ path: String) -> String {
        Text(addressOf: path).string
    }

    /// The path of an address, with percent-encoded bytes decoded.
    package static func decoded(_ address: some StringProtocol) -> String {
        let bytes = Array(address.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = Character(UnicodeScalar(bytes[index + 1])).hexDigitValue,
                let low = Character(UnicodeScalar(bytes[index + 2])).hexDigitValue
            {
                result.append(UInt8(high * 16 + low))
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
