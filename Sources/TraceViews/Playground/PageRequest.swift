import Diagnostics
import LifecycleCore

/// A request of a page to the module.
///
/// It has a line for each value, such as `version 12`, then an empty line, then a body of any
/// bytes.
struct PageRequest {
    /// The lines in order.
    private var lines: [(name: Text, value: Text)] = []
    /// The body, after the empty line.
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { break }
            lines.append((Text(line[..<blank]), Text(line[(blank + 1)...])))
        }
    }

    /// The last value with a name; nil if there is none.
    subscript(name: StaticString) -> Text? {
        lines.last { $0.name == name }?.value
    }

    /// All values with a name that may occur more than once.
    func all(_ name: StaticString) -> [Text] {
        lines.filter { $0.name == name }.map { $0.value }
    }

    /// The language of the page; its words are removed from the start of the body.
    mutating func takeLanguage() -> Language {
        let words = Array(rest.prefix(self["words"]?.byteCount ?? 0))
        rest = rest.dropFirst(words.count)
        return Language(tag: self["language"] ?? Language.english.tag, table: words)
    }
}

extension Text {
    /// The leading decimal digits as a number.
    var number: UInt64 {
        bytes.prefix { 48...57 ~= $0 }.reduce(0) { $0 &* 10 &+ UInt64($1 - 48) }
    }

    /// The text as a number of bytes.
    var byteCount: Int { max(0, Int(truncatingIfNeeded: number)) }

    /// The text as a version such as `12` or `13.4`.
    var version: IOSVersion {
        let parts = bytes.split(separator: UInt8(ascii: "."))
        let numbers = parts.map { UInt8(truncatingIfNeeded: Text($0).number) }
        return IOSVersion(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    }
}
