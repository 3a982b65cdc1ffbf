import Diagnostics

/// A tag of a Mustache template with its place, which the template library does not tell.
struct TemplateTag: Equatable {
    enum Kind: Equatable {
        case variable
        case section
        case invertedSection
        case end
        case partial
        case parent
        case block
        case comment
        /// A tag that changes how others are read: other delimiters, another content type.
        case setting
    }

    var kind: Kind
    /// The name in the tag, without white space around it.
    var name: String
    var range: SourceRange
}

extension TemplateTag {
    /// The tags of a template in their order; the library finds those that are not closed.
    static func tags(in template: [UInt8]) -> [TemplateTag] {
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
            let end = template.indices.dropFirst(start).first {
                template[$0...].starts(with: closing)
            }
            guard let end else { break }
            let opening = place
            for byte in template[index..<(end + closing.count)] { place.advance(over: byte) }
            tags.append(
                TemplateTag(
                    template[start..<end], isTriple: isTriple,
                    SourceRange(start: opening, end: place)))
            index = end + closing.count
        }
        return tags
    }

    private init(_ content: ArraySlice<UInt8>, isTriple: Bool, _ range: SourceRange) {
        self.range = range
        let sigils: [(UInt8, Kind)] = [
            (UInt8(ascii: "#"), .section), (UInt8(ascii: "^"), .invertedSection),
            (UInt8(ascii: "/"), .end), (UInt8(ascii: ">"), .partial),
            (UInt8(ascii: "<"), .parent), (UInt8(ascii: "$"), .block),
            (UInt8(ascii: "!"), .comment), (UInt8(ascii: "="), .setting),
            (UInt8(ascii: "%"), .setting), (UInt8(ascii: "&"), .variable),
        ]
        let found = isTriple ? nil : sigils.first { $0.0 == content.first }
        kind = found?.1 ?? .variable
        let isBlank: (UInt8) -> Bool = { $0 <= UInt8(ascii: " ") }
        let words = (found == nil ? content : content.dropFirst()).split(whereSeparator: isBlank)
        name = String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
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
