public import Diagnostics
public import Markup

/// An element that an author wrote in HTML, with those of its attributes that run nothing.
public struct HTMLElement: Equatable, Sendable {
    /// The element.
    public var tag: Tag
    /// The name that links lead to, if it has one.
    public var id: String?
    /// The other attributes.
    var attributes: [HTMLAttribute] = []
    /// The place of its start tag.
    public var range: SourceRange
}

/// An attribute with a value that it can have.
struct HTMLAttribute: Equatable, Sendable {
    var name: SafeAttribute
    var value: String
}

/// The start tag of an element that pages take, as it is written.
struct HTMLStart {
    var name: String
    var element: SafeElement
    /// The name that links lead to.
    var id: String?
    private var attributes: [HTMLAttribute] = []
    /// The names of the attributes that are left out.
    private(set) var dropped: [String] = []
    /// The tag as it is written.
    var literal: String
    var range: SourceRange
    /// Where the address of a link is written, if it is written as it is read.
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

    /// The value of an attribute, if it has it.
    func value(_ name: SafeAttribute) -> String? {
        attributes.first { $0.name == name }?.value
    }

    /// The element, apart from the attributes that are said otherwise.
    func htmlElement(without said: Set<SafeAttribute> = []) -> HTMLElement {
        HTMLElement(
            tag: element.tag, id: id, attributes: attributes.filter { !said.contains($0.name) },
            range: range)
    }
}
