import Diagnostics
import SiteModel

struct TemplateTag: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case variable
        case rawVariable
        case section
        case invertedSection
        case end
        case partial
        case comment
        /// A tag of Mustache that templates may not use: other delimiters, parents, blocks.
        case setting
    }

    var kind: Kind
    /// The name in the tag, without surrounding white space.
    var name: String
    var range: SourceRange
    /// The range of the tag in the template.
    var bytes: Range<Int>
}

extension TemplateTag {
    /// The tags of a template in order, and the place of a tag that is not closed.
    static func tags(in template: [UInt8]) -> (tags: [TemplateTag], open: SourceRange?) {
        var tags: [TemplateTag] = []
        var place = SourcePosition(line: 1, column: 1)
        var index = 0
        while index < template.count {
            guard template[index...].starts(with: "{{".utf8) else {
                place.advance(over: template[index])
                index += 1
                continue
            }
            let isTriple = template[index...].starts(with: "{{{".utf8)
            let closing = Array((isTriple ? "}}}" : "}}").utf8)
            let start = index + closing.count
            let opening = place
            let end = template.indices.dropFirst(start).first {
                template[$0...].starts(with: closing)
            }
            guard let end else {
                return (
                    tags,
                    SourceRange(line: place.line, column: place.column, length: closing.count)
                )
            }
            let bytes = index..<(end + closing.count)
            for byte in template[bytes] { place.advance(over: byte) }
            tags.append(
                TemplateTag(
                    template[start..<end], isTriple: isTriple,
                    SourceRange(start: opening, end: place), bytes))
            index = bytes.upperBound
        }
        return (tags, nil)
    }

    private init(
        _ content: ArraySlice<UInt8>, isTriple: Bool, _ range: SourceRange, _ bytes: Range<Int>
    ) {
        self.range = range
        self.bytes = bytes
        let sigils: [(UInt8, Kind)] = [
            (UInt8(ascii: "#"), .section), (UInt8(ascii: "^"), .invertedSection),
            (UInt8(ascii: "/"), .end), (UInt8(ascii: ">"), .partial),
            (UInt8(ascii: "!"), .comment), (UInt8(ascii: "&"), .rawVariable),
            (UInt8(ascii: "<"), .setting), (UInt8(ascii: "$"), .setting),
            (UInt8(ascii: "="), .setting), (UInt8(ascii: "%"), .setting),
        ]
        let found = isTriple ? nil : sigils.first { $0.0 == content.first }
        kind = found?.1 ?? (isTriple ? .rawVariable : .variable)
        let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let words = (found == nil ? content : content.dropFirst()).split(whereSeparator: isBlank)
        name = String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }

    /// Whether a line with only this tag is removed from the page.
    var canStandAlone: Bool { kind != .variable && kind != .rawVariable }
}

extension SourcePosition {
    fileprivate mutating func advance(over byte: UInt8) {
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
