extension PreviewRequest {
    /// The largest size of a head in bytes, ten times that of browsers.
    static let mostHeadBytes = 16_384

    /// The header fields that are read; each may occur once.
    private static let fields = ["host", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]

    /// Reads the head of a request, without the final empty line; nil if it is malformed
    /// (https://www.rfc-editor.org/rfc/rfc9112).
    ///
    /// Anything ambiguous is malformed: a line end without a carriage return, a field continued on
    /// another line, or a needed field that occurs twice.
    init?(head: some Collection<UInt8>) {
        guard let lines = Self.lines(of: head), let first = lines.first else { return nil }
        let words = first.split(separator: 0x20, omittingEmptySubsequences: false)
        guard words.count == 3, Self.isToken(words[0]), !words[1].isEmpty,
            words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8)
        else { return nil }
        var values: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), Self.isToken(line[..<colon])
            else { return nil }
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            guard Self.fields.contains(name) else { continue }
            let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
            let value = line[(colon + 1)...].drop(while: isBlank)
            let end = value.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? value.startIndex
            let text = String(decoding: value[..<end], as: UTF8.self)
            guard values.updateValue(text, forKey: name) == nil else { return nil }
        }
        self.init(
            method: String(decoding: words[0], as: UTF8.self),
            target: String(decoding: words[1], as: UTF8.self), host: values["host"],
            origin: values["sec-fetch-site"], mode: values["sec-fetch-mode"],
            destination: values["sec-fetch-dest"])
    }

    /// The lines of a head; nil if it contains a control character.
    private static func lines(of head: some Collection<UInt8>) -> [ArraySlice<UInt8>]? {
        let bytes = Array(head)
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: 0x0D) {
            guard end + 1 < rest.endIndex, rest[end + 1] == 0x0A else { return nil }
            lines.append(rest[..<end])
            rest = rest[(end + 2)...]
        }
        lines.append(rest)
        let isText = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F || byte == 0x09 }
        return lines.allSatisfy { $0.allSatisfy(isText) } ? lines : nil
    }

    /// Whether bytes can name a method or a field.
    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}
