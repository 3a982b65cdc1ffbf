import Diagnostics
import LifecycleCore

/// What a page asks the module: a line for each thing, such as `version 12`, then an empty line, then
/// what has lines of its own.
struct PageRequest {
    /// The lines, in their order.
    private var lines: [(name: Text, value: Text)] = []
    /// What follows the empty line.
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

    /// What is said of a thing, last; nil if nothing is.
    subscript(name: StaticString) -> Text? {
        lines.last { $0.name == name }?.value
    }

    /// Everything that is said of a thing that may be said of more than once.
    func all(_ name: StaticString) -> [Text] {
        lines.filter { $0.name == name }.map { $0.value }
    }

    /// The language of the page, whose words stand at the start of the rest and are taken from there.
    mutating func takeLanguage() -> Language {
        let words = Array(rest.prefix(self["words"]?.byteCount ?? 0))
        rest = rest.dropFirst(words.count)
        return Language(tag: self["language"] ?? Language.english.tag, table: words)
    }
}

extension Text {
    /// A whole number in decimal, or as much of one as there is.
    var number: UInt64 {
        bytes.prefix { 48...57 ~= $0 }.reduce(0) { $0 &* 10 &+ UInt64($1 - 48) }
    }

    /// A number of bytes.
    var byteCount: Int { max(0, Int(truncatingIfNeeded: number)) }

    /// A version such as `12` or `13.4`.
    var version: IOSVersion {
        let parts = bytes.split(separator: UInt8(ascii: "."))
        let numbers = parts.map { UInt8(truncatingIfNeeded: Text($0).number) }
        return IOSVersion(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    }
}
