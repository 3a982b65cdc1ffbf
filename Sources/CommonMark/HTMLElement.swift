public import Diagnostics
public import Markup

/// An element written in HTML, with only those of its attributes that run nothing.
public struct HTMLElement: Equatable, Sendable {
    /// The tag of the element.
    public var tag: Tag
    /// The id for links, if it has one.
    public var id: String?
    /// The other attributes.
    var attributes: [HTMLAttribute] = []
    /// The place of the start tag.
    public var range: SourceRange

    /// True if readers open it with a click.
    public var isFolded: Bool { tag == .details }
}

/// An attribute with a valid value.
struct HTMLAttribute: Equatable, Sendable {
    var name: SafeAttribute
    var value: String
}

/// The start tag of an allowed element.
struct HTMLStart {
    var name: String
    var element: SafeElement
    /// The id for links.
    var id: String?
    private var attributes: [HTMLAttribute] = []
    /// The names of the attributes that are dropped.
    private(set) var dropped: [String] = []
    /// The tag as written.
    var literal: String
    var range: SourceRange
    /// The place of a link's address, if it is written exactly as it is read.
    private(set) var addressRange: SourceRange?

    init(_ tag: HTMLTag, _ element: SafeElement, literal: String, range: SourceRange) {
        name = tag.name
        self.element = element
        self.literal = literal
        self.range = range
        if name == "center" { attributes = [HTMLAttribute(name: .align, value: "center")] }
        var seen: Set<String> = []
        for written in tag.attributes where seen.insert(written.name).inserted {
            guard let attribute = SafeAttribute(rawValue: written.name),
                SafeAttribute.ofAll.contains(attribute) || element.attributes.contains(attribute),
                let value = attribute.safe(written.value)
            else {
                dropped.append(written.name)
                continue
            }
            switch attribute {
            case .id: id = value
            case .name: id = id ?? value
            default: attributes.append(HTMLAttribute(name: attribute, value: value))
            }
            let isEven =
                range.start.line == range.end.line
                && range.end.column - range.start.column == literal.utf8.count
            if attribute == .href, isEven, let place = written.place, value == written.value {
                addressRange = SourceRange(
                    line: range.start.line, column: range.start.column + place.lowerBound,
                    length: place.count)
            }
        }
    }

    /// The value of an attribute, if it is there.
    func value(_ name: SafeAttribute) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The element without the attributes that are expressed in another way.
    func htmlElement(without said: Set<SafeAttribute> = []) -> HTMLElement {
        HTMLElement(
            tag: element.tag, id: id, attributes: attributes.filter { !said.contains($0.name) },
            range: range)
    }
}
