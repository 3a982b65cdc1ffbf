public import Diagnostics

/// A value in markup that later stages ask for, with its place.
public struct Mark: Equatable, Sendable {
    /// What the value is.
    public enum Kind: UInt8, Sendable {
        /// The id of an element.
        case id
        /// One or more ids of other elements, with blanks between them.
        case references
        /// The address that something links to or loads.
        case address
        /// The classes of an element, with blanks between them.
        case classes
        /// The language of the page or of an article.
        case language
        /// The digit in the name of a heading, in both of its tags.
        case level
        /// Where the styles of the page go; the value is empty.
        case styles
    }

    /// What the value is.
    public var kind: Kind
    private var start: Int32
    private var end: Int32

    /// Creates a mark for some bytes of the markup.
    public init(_ kind: Kind, _ range: Range<Int>) {
        self.kind = kind
        start = Int32(truncatingIfNeeded: range.lowerBound)
        end = Int32(truncatingIfNeeded: range.upperBound)
    }

    /// The bytes of the value, which is escaped in the markup.
    public var range: Range<Int> { Int(start)..<Int(end) }

    /// The mark in markup that has a number of bytes more in front.
    func moved(by distance: Int) -> Mark {
        Mark(kind, range.lowerBound + distance..<range.upperBound + distance)
    }
}

extension Mark.Kind {
    /// What the value of an attribute is; nil for one that is never asked for.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute.
    ///   - tag: The element; nil for one that has no tag here.
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
        // The length tells most attributes apart.
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
    /// The bytes of the values of a kind, in their order; escaped, as they stand in the markup.
    public func values(_ kind: Mark.Kind) -> [ArraySlice<UInt8>] {
        marks.filter { $0.kind == kind }.map { markup.bytes[$0.range] }
    }

    /// The ids of the elements in their order.
    public var ids: [Text] { values(.id).map { Text($0) } }

    /// Whether an element has a class.
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
