/// A language of the output: its translations of English texts.
///
/// API names, rule ids and the phrases of the scenario language are never translated.
public struct Language: Sendable {
    /// The tag for `lang`, such as `zh-Hans`.
    public let tag: Text
    private let texts: Texts?
    /// The originals that have changed since they were translated.
    private let outdated: [Text]

    /// English, the language of the source texts.
    public static let english = Language(tag: "en")

    /// Creates a language without translations.
    public init(tag: Text) {
        self.tag = tag
        texts = nil
        outdated = []
    }

    /// Creates a language from its translations.
    ///
    /// - Parameters:
    ///   - tag: The tag for `lang`.
    ///   - texts: Pairs of English original and translation; of equal originals the first counts.
    ///   - outdated: Pairs of an original without translation, and the translation of what it was.
    public init(
        tag: Text, texts: [(original: Text, text: Text)],
        outdated: [(original: Text, text: Text)] = []
    ) {
        let lines = (texts + outdated).map { (escaped($0.original.bytes), escaped($0.text.bytes)) }
        let sorted = lines.enumerated().sorted { one, other in
            one.element.0 == other.element.0
                ? one.offset < other.offset : precedes(one.element.0, other.element.0)
        }
        var table = Text()
        var last: [UInt8]?
        for (_, (original, text)) in sorted where original != last {
            table.append("\(Text(original))\t\(Text(text))\n")
            last = original
        }
        self.tag = tag
        self.texts = table.isEmpty ? nil : Texts(table.bytes)
        self.outdated = outdated.map { $0.original }
    }

    /// Creates a language from a table of translations.
    ///
    /// - Parameters:
    ///   - tag: The tag for `lang`.
    ///   - table: UTF-8 lines, sorted by the bytes of the original, as the property `table` returns
    ///     them. A line is the English original, a tab and the translation. Line feeds, tabs and
    ///     backslashes in both are escaped as `\n`, `\t` and `\\`.
    public init(tag: Text, table: [UInt8]) {
        self.tag = tag
        texts = table.isEmpty ? nil : Texts(table)
        outdated = []
    }

    /// The translations in the format that `init(tag:table:)` reads.
    public var table: [UInt8] { texts?.table ?? [] }

    /// Whether the language has any translations.
    public var hasWords: Bool { texts != nil }

    /// Whether the tag is `en` or begins with `en-`, so that untranslated text is in this language.
    public var isEnglish: Bool {
        let bytes = tag.bytes
        return bytes.starts(with: [UInt8(ascii: "e"), UInt8(ascii: "n")])
            && (bytes.count == 2 || bytes[2] == UInt8(ascii: "-"))
    }

    /// The translation of an English text; nil if there is none.
    public func translation(of original: Text) -> Text? {
        texts.flatMap { texts in
            original.bytes.withUnsafeBufferPointer { texts.text(for: $0) }
        }
    }

    /// Whether the translation of an English text is of what the text was before it changed.
    public func isOutdated(_ original: Text) -> Bool { outdated.contains(original) }

    /// The translation of an English phrase, or the phrase itself if there is none.
    public func phrase(_ original: StaticString) -> Text {
        guard let texts else { return Text(original) }
        return original.withUTF8Buffer { texts.text(for: $0) } ?? Text(original)
    }

    /// Whether a message can be shown in this language: it is English or has a translation.
    public func says(_ message: Message) -> Bool {
        isEnglish || translation(of: message.pattern) != nil
    }

    /// A message in this language.
    public func text(_ message: Message) -> Text { message.text(in: self) }
}

extension Language: Equatable {
    /// Returns whether two languages have the same tag and the same translations.
    public static func == (left: Language, right: Language) -> Bool {
        left.tag == right.tag
            && (left.texts === right.texts || left.texts?.table == right.texts?.table)
    }
}

/// A sorted table in which translations are found by their originals.
private final class Texts: Sendable {
    let table: [UInt8]
    /// The offset of each line, and the end of the last one.
    private let starts: [Int]

    init(_ table: [UInt8]) {
        self.table = table
        var starts = [0]
        for (index, byte) in table.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(index + 1)
        }
        self.starts = starts
    }

    func text(for original: UnsafeBufferPointer<UInt8>) -> Text? {
        guard !original.contains(where: isEscaped) else {
            return escaped(original).withUnsafeBufferPointer { text(atKey: $0) }
        }
        return text(atKey: original)
    }

    private func text(atKey original: UnsafeBufferPointer<UInt8>) -> Text? {
        table.withUnsafeBufferPointer { table in
            var (low, high) = (0, starts.count - 1)
            while low < high {
                let middle = (low + high) / 2
                let line = table[starts[middle]..<starts[middle + 1] - 1]
                let end = line.firstIndex(of: UInt8(ascii: "\t")) ?? line.endIndex
                let key = line[..<end]
                if key.elementsEqual(original) { return Text(unescaped(line[end...].dropFirst())) }
                if precedes(key, original) { low = middle + 1 } else { high = middle }
            }
            return nil
        }
    }
}

private func precedes(_ left: some Collection<UInt8>, _ right: some Collection<UInt8>) -> Bool {
    left.lexicographicallyPrecedes(right)
}

// A text can have line feeds and tabs but takes one line of the table, so these are escaped.

private func isEscaped(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\\")
}

private func escaped(_ text: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text {
        if isEscaped(byte) { bytes.append(UInt8(ascii: "\\")) }
        switch byte {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        default: bytes.append(byte)
        }
    }
    return bytes
}

private func unescaped(_ line: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var isBehindBackslash = false
    for byte in line {
        if !isBehindBackslash, byte == UInt8(ascii: "\\") {
            isBehindBackslash = true
            continue
        }
        switch byte {
        case UInt8(ascii: "n") where isBehindBackslash: bytes.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "t") where isBehindBackslash: bytes.append(UInt8(ascii: "\t"))
        default: bytes.append(byte)
        }
        isBehindBackslash = false
    }
    return bytes
}
