public import Diagnostics

/// A value in the markup that later stages read, with its range.
public struct Mark: Equatable, Sendable {
    /// The kind of a value.
    public enum Kind: UInt8, Sendable {
        /// The id of an element.
        case id
        /// The ids of other elements, separated by blanks.
        case references
        /// The address of a link or of a resource.
        case address
        /// The classes of an element, separated by blanks.
        case classes
        /// The language of the page or of an article.
        case language
        /// The digit of a heading's name, in its start tag and in its end tag.
        case level
        /// The position of the page's styles; the value is empty.
        case styles
    }

    /// The kind of the value.
    public var kind: Kind
    private var start: Int32
    private var end: Int32

    /// Creates a mark for a range of bytes in the markup.
    public init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        start = Int32(truncatingIfNeeded: range.lowerBound)
        end = Int32(truncatingIfNeeded: range.upperBound)
    }

    /// The bytes of the value, which is escaped in the markup.
    public var range: Range<Int> { Int(start)..<Int(end) }

    /// The mark after its markup has moved by a number of bytes.
    func moved(by distance: Int) -> Mark {
        Mark(kind, range.lowerBound + distance..<range.upperBound + distance)
    }
}

extension Mark.Kind {
    /// Creates the kind for an attribute; nil for an attribute that is not recorded.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute.
    ///   - tag: The element; nil for one without a `Tag`.
    public init?(attribute name: Text, of tag: Tag?) {
        let kind = name.bytes.withUnsafeBufferPointer { Self.kind(of: $0, tag) }
        guard let kind else { return nil }
        self = kind
    }

    init?(attribute name: StaticString, of tag: Tag) {
        guard let kind = name.withUTF8Buffer({ Self.kind(of: $0, tag) }) else { return nil }
        self = kind
    }

    private static func kind(of name: UnsafeBufferPointer<UInt8>, _ tag: Tag?) -> Mark.Kind? {
        func says(_ word: StaticString) -> Bool { word.withUTF8Buffer { name.elementsEqual($0) } }
        // The length alone rules out most attributes.
        switch name.count {
        case 2 where says("id"): return .id
        case 3 where says("src"): return .address
        case 3 where says("for"): return .references
        case 4 where says("href"): return .address
        case 4 where says("list"): return .references
        case 4 where says("lang") && (tag == .html || tag == .article): return .language
        case 5 where says("class"): return .classes
        case 7 where says("headers"): return .references
        case 9 where says("aria-owns"): return .references
        case 12 where says("aria-details"): return .references
        case 13 where says("aria-controls"): return .references
        case 15 where says("aria-labelledby"): return .references
        case 16 where says("aria-describedby"): return .references
        case 21 where says("aria-activedescendant"): return .references
        default: return nil
        }
    }
}

extension HTML {
    /// The values of a kind in document order, escaped as in the markup.
    public func values(_ kind: Mark.Kind) -> [ArraySlice<UInt8>] {
        marks.filter { $0.kind == kind }.map { markup.bytes[$0.range] }
    }

    /// The ids of the elements, in document order.
    public var ids: [Text] { values(.id).map { Text($0) } }

    /// Returns whether an element has a class.
    public func hasClass(_ name: StaticString) -> Bool {
        let name = Text(name)
        return marks.contains { mark in
            guard mark.kind == .classes, mark.range.count >= name.count else { return false }
            return markup.bytes[mark.range].split(separator: UInt8(ascii: " ")).contains {
                $0.elementsEqual(name.bytes)
            }
        }
    }
}
