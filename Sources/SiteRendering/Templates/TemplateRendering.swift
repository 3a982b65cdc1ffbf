import Diagnostics
import Markup

/// Renders templates with values.
struct TemplateRendering {
    private let templates: [String: Template]
    /// The values of names, with the innermost section last.
    private var context: [TemplateValue]
    private(set) var html = HTML()
    /// The open value, with its start.
    private var value: (kind: Mark.Kind, start: Int)?

    /// Creates a rendering with the values of names outside of all sections.
    init(_ templates: [String: Template], _ values: TemplateValues) {
        self.templates = templates
        context = [.object(values)]
    }

    /// Renders a template; nothing if it does not exist.
    mutating func write(_ name: String) {
        write(templates[name]?.steps ?? [])
    }

    private mutating func write(_ steps: [Template.Step]) {
        for step in steps { write(step) }
    }

    private mutating func write(_ step: Template.Step) {
        switch step {
        case .markup(let part): html.append(part)
        case .startValue(let part, let kind, let start):
            value = (kind, html.markup.count + start)
            html.append(part)
        case .endValue:
            if let value { html.note(value.kind, value.start..<html.markup.count) }
            value = nil
        case .variable(let path, let isRaw): write(found(path), isRaw: isRaw)
        case .section(let path, let isInverted, let steps):
            let value = found(path)
            if isInverted {
                if value?.isThere != true { write(steps) }
            } else if let value, value.isThere {
                write(steps, about: value)
            }
        case .partial(let name): write(name)
        }
    }

    private mutating func write(_ steps: [Template.Step], about value: TemplateValue) {
        let things: [TemplateValue] =
            if case .list(let list) = value { list.map { .object($0) } } else { [value] }
        for thing in things {
            context.append(thing)
            write(steps)
            context.removeLast()
        }
    }

    private mutating func write(_ value: TemplateValue?, isRaw: Bool) {
        switch value {
        case .text(let text)? where isRaw: html.append(verbatim: text.utf8)
        case .text(let text)?: html.append(silent: Text(string: text))
        case .html(let part)? where isRaw: html.append(part)
        case .html(let part)?: html.append(silent: part.markup)
        case .flag(let isSo)?: html.append(silent: isSo ? "true" : "false")
        case .object?, .list?, nil: break
        }
    }

    /// The value of a path, whose first name is looked up from the innermost section outwards.
    private func found(_ path: [String]) -> TemplateValue? {
        guard let first = path.first else { return context.last }
        var value = context.reversed().lazy.compactMap { $0.members?[first] }.first
        for name in path.dropFirst() { value = value?.members?[name] }
        return value
    }
}

extension TemplateValue {
    /// Whether a section on the value is rendered.
    fileprivate var isThere: Bool {
        switch self {
        case .flag(let isSo): isSo
        case .list(let list): !list.isEmpty
        case .text, .html, .object: true
        }
    }
}
