import Diagnostics
import Markup
import SiteModel

/// A template that has been read, as steps that turn values into a page.
///
/// The language is Mustache with variables, sections, partials and comments, which is all that
/// pages need.
struct Template: Sendable {
    indirect enum Step: Sendable {
        /// Markup by the author, with notes on its contents.
        case markup(HTML)
        /// The same, ending within a value that begins at a byte offset.
        case startValue(HTML, Mark.Kind, Int)
        /// The end of that value.
        case endValue
        /// The value of a name, escaped unless the template wants it raw.
        case variable([String], isRaw: Bool)
        /// Steps for each element of a name's value, or, if inverted, for none.
        case section([String], isInverted: Bool, [Step])
        case partial(String)
    }

    struct Fault: Sendable {
        var range: SourceRange
        var summary: Message
    }

    let steps: [Step]
    /// The tags in order.
    let tags: [TemplateTag]
    /// The first fault, as later ones may result from it; nil if there is none.
    let fault: Fault?

    init(_ bytes: [UInt8]) {
        let (tags, open) = TemplateTag.tags(in: bytes)
        self.tags = tags
        var parts = TemplateParts(bytes, tags)
        steps = parts.steps(in: nil)
        fault =
            open.map { Fault(range: $0, summary: "the tag is not closed with '}}'") } ?? parts.fault
    }

    /// The parts of the name in a tag; empty for the current element of a section.
    static func path(_ name: String) -> [String] {
        name == "." ? [] : name.split(separator: ".").map(String.init)
    }
}

extension Template.Step {
    /// The ids that the template itself adds to a page.
    var ids: [String] {
        switch self {
        case .markup(let html), .startValue(let html, _, _): html.ids.map(\.string)
        case .section(_, _, let steps): steps.flatMap(\.ids)
        case .endValue, .variable, .partial: []
        }
    }
}

/// Splits a template into steps, tag by tag.
private struct TemplateParts {
    private let bytes: [UInt8]
    private var rest: ArraySlice<TemplateTag>
    private var place = 0
    private var marks = TemplateMarks()
    private(set) var fault: Template.Fault?

    init(_ bytes: [UInt8], _ tags: [TemplateTag]) {
        self.bytes = bytes
        rest = tags[...]
    }

    /// The steps up to the end of a section or of the template.
    mutating func steps(in section: TemplateTag?) -> [Template.Step] {
        var steps: [Template.Step] = []
        while let tag = rest.popFirst() {
            let line = tag.canStandAlone ? lineAlone(of: tag) : nil
            let bytes = line ?? tag.bytes
            steps += marks.steps(for: self.bytes[place..<max(place, bytes.lowerBound)])
            place = bytes.upperBound
            switch tag.kind {
            case .comment, .setting: break
            case .variable, .rawVariable:
                steps.append(
                    .variable(Template.path(tag.name), isRaw: tag.kind == .rawVariable))
            case .partial: steps.append(.partial(tag.name))
            case .section, .invertedSection:
                let content = self.steps(in: tag)
                steps.append(
                    .section(
                        Template.path(tag.name), isInverted: tag.kind == .invertedSection, content))
            case .end:
                if let section, section.name == tag.name { return steps }
                report(
                    tag.range,
                    section.map {
                        "the section '\($0.name)' is open here, not '\(tag.name)'"
                    } ?? "no section is open here")
                if section != nil { return steps }
            }
        }
        guard let section else {
            return steps + marks.steps(for: bytes[min(place, bytes.count)...])
        }
        report(section.range, "the section '\(section.name)' is not closed")
        return steps
    }

    private mutating func report(_ range: SourceRange, _ summary: Message) {
        fault = fault ?? Template.Fault(range: range, summary: summary)
    }

    /// The range of the line if the tag is alone on it; nil otherwise.
    private func lineAlone(of tag: TemplateTag) -> Range<Int>? {
        let isBlank: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        var start = tag.bytes.lowerBound
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
        var end = tag.bytes.upperBound
        while end < bytes.count, isBlank(bytes[end]) || bytes[end] == UInt8(ascii: "\r") {
            end += 1
        }
        guard end < bytes.count else { return start..<end }
        return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
    }
}
