import Diagnostics

/// An attribute of a block: `id=cold-launch`, `title="Cold launch"`, or a bare flag.
struct Attribute: Equatable, Sendable {
    var key: String
    /// The value; nil for a bare key.
    var value: String?
    var keyRange: SourceRange
    /// The place of the value, without quotes; of the key if there is no value.
    var valueRange: SourceRange
}

extension Attribute {
    /// Reads the attributes in an info string, the first word of which is the language.
    ///
    /// The input is the raw text: cmark's info string has its escapes and entities resolved, so its
    /// columns are wrong. For the same reason a value must not contain any.
    ///
    ///     attribute = key [ "=" value ]
    ///     value     = bare | '"' … '"' | "'" … "'"
    ///
    /// - Parameters:
    ///   - info: The info string as written.
    ///   - place: The start of the info string.
    /// - Returns: The attributes that can be read, and the faults of the others.
    static func parse(info: String, at place: SourcePosition) -> ([Attribute], [Diagnostic]) {
        var parser = AttributeParser(bytes: Array(info.utf8), place: place)
        parser.skipWord()
        while parser.skipBlanks() { parser.attribute() }
        return (parser.attributes, parser.diagnostics)
    }
}

private struct AttributeParser {
    let bytes: [UInt8]
    let place: SourcePosition
    var index = 0
    var attributes: [Attribute] = []
    var diagnostics: [Diagnostic] = []

    init(bytes: [UInt8], place: SourcePosition) {
        self.bytes = bytes
        self.place = place
    }

    /// Skips to the next word; false at the end.
    mutating func skipBlanks() -> Bool {
        while index < bytes.count, isBlank(bytes[index]) { index += 1 }
        return index < bytes.count
    }

    mutating func skipWord() {
        while index < bytes.count, !isBlank(bytes[index]) { index += 1 }
    }

    mutating func attribute() {
        let start = index
        while index < bytes.count, isKeyByte(bytes[index], isFirst: index == start) { index += 1 }
        let key = text(start..<index)
        let isBare = index == bytes.count || isBlank(bytes[index])
        if !key.isEmpty, isBare {
            let place = range(start..<index)
            attributes.append(Attribute(key: key, keyRange: place, valueRange: place))
        } else if !key.isEmpty, bytes[index] == UInt8(ascii: "=") {
            let keyRange = range(start..<index)
            index += 1
            value(of: key, keyRange)
        } else {
            skipWord()
            let word = text(start..<index)
            // Keys are in lower case, even for names: 'iOS=18'.
            let key = word.prefix { $0 != "=" }
            let meant = key.lowercased() + word.dropFirst(key.count)
            let isKey = key.utf8.allSatisfy { isKeyByte($0 | 0x20, isFirst: false) }
            report(
                "block.attribute", start..<index,
                isKey && meant != word
                    ? "'\(word)' is not an attribute\(didYouMean(Text(string: meant)))"
                    : "'\(word)' is not an attribute; write 'key=value' or 'key'")
        }
    }

    private mutating func value(of key: String, _ keyRange: SourceRange) {
        let start = index
        guard index < bytes.count, !isBlank(bytes[index]) else {
            diagnostics.append(
                Diagnostic(
                    .error, "block.missing-value", range: keyRange,
                    "'\(key)=' has no value after it"))
            return
        }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            skipWord()
            add(key, keyRange, start..<index, forbidden: "`&\\\"'{}=<>")
            return
        }
        guard let end = bytes[(start + 1)...].firstIndex(of: quote) else {
            index = bytes.count
            report("block.attribute", start..<index, "the quote of '\(key)' is not closed")
            return
        }
        index = end + 1
        if index < bytes.count, !isBlank(bytes[index]) {
            let stray = index
            skipWord()
            report(
                "block.attribute", stray..<index, "put a space after the quoted value of '\(key)'"
            )
        }
        add(key, keyRange, start + 1..<end, forbidden: "`&\\")
    }

    private mutating func add(
        _ key: String, _ keyRange: SourceRange, _ stretch: Range<Int>, forbidden: String
    ) {
        if let bad = bytes[stretch].firstIndex(where: { forbidden.utf8.contains($0) }) {
            let changesInMarkdown = "`&\\".utf8.contains(bytes[bad])
            report(
                "block.forbidden-character", bad..<bad + 1,
                changesInMarkdown
                    ? "Markdown changes '\(text(bad..<bad + 1))' in an info string"
                    : "'\(text(bad..<bad + 1))' is not allowed in a value without quotes")
            return
        }
        if stretch.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .error, "block.missing-value", range: keyRange, "the value of '\(key)' is empty"
                ))
            return
        }
        attributes.append(
            Attribute(
                key: key, value: text(stretch), keyRange: keyRange, valueRange: range(stretch)))
    }

    private mutating func report(_ id: DiagnosticID, _ stretch: Range<Int>, _ summary: Message) {
        diagnostics.append(Diagnostic(.error, id, range: range(stretch), summary))
    }

    private func text(_ stretch: Range<Int>) -> String {
        String(decoding: bytes[stretch], as: UTF8.self)
    }

    private func range(_ stretch: Range<Int>) -> SourceRange {
        SourceRange(
            line: place.line, column: place.column + stretch.lowerBound, length: stretch.count)
    }

    private func isKeyByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): !isFirst
        default: false
        }
    }
}
