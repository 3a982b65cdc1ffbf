import Diagnostics
import Markup

/// What a name in a template stands for.
indirect enum TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, Sendable {
    case text(String)
    /// Finished markup, which only a tag of three braces puts into a page as it is.
    case html(HTML)
    case flag(Bool)
    /// One thing with members.
    case object(TemplateValues)
    case list([TemplateValues])

    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .flag(value) }

    /// The values of its members, for a section about it.
    var members: TemplateValues? {
        if case .object(let members) = self { members } else { nil }
    }
}

/// Values by their names.
typealias TemplateValues = [String: TemplateValue]
