import Diagnostics
import Markup

/// The value of a name in a template.
indirect enum TemplateValue:
    ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, Equatable, Sendable
{
    case text(String)
    /// Finished markup, which only a tag with three braces inserts unescaped.
    case html(HTML)
    case flag(Bool)
    /// An element with members.
    case object(TemplateValues)
    case list([TemplateValues])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }

    /// The values of the members, for a section.
    var members: TemplateValues? {
        if case .object(let members) = self { members } else { nil }
    }
}

/// Values by name.
typealias TemplateValues = [String: TemplateValue]
