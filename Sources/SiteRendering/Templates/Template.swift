import Diagnostics
import Markup
import SiteModel

/// A template that has been read: the steps that make a page of values.
///
/// It is Mustache with variables, sections, partials and comments, which is what a page needs.
struct Template: Sendable {
    /// A part of a template.
    indirect enum Step: Sendable {
        /// What the author wrote, with notes of what is in it.
        case markup(HTML)
        /// The same, up to a tag within a value that begins at some byte.
        case startValue(HTML, Mark.Kind, Int)
        /// The end of that value.
        case endValue
        /// What a name stands for, escaped unless the template wants it as it is.
        case variable([String], isRaw: Bool)
        /// Steps for each thing that a name stands for, or for none where it is inverted.
        case section([String], isInverted: Bool, [Step])
        case partial(String)
    }

    /// What is wrong with a template.
    struct Fault: Sendable {
        var range: SourceRange
        var summary: Message
    }

    let steps: [Step]
    /// The tags in their order.
    let tags: [TemplateTag]
    /// The first thing that is wrong, as what follows may follow from it; nil if nothing is.
    let fault: Fault?

    /// Reads a template.
    init(_ bytes: [UInt8]) {
        let (tags, open) = TemplateTag.tags(in: bytes)
        self.tags = tags
        var parts = TemplateParts(bytes, tags)
        steps = parts.steps(in: nil)
        fault =
            open.map { Fault(range: $0, summary: "the tag is not closed with '}}'") } ?? parts.fault
    }

    /// The name in a tag, part by part; nothing for the thing that a section is about.
    static func path(_ name: String) -> [String] {
        name == "." ? [] : name.split(separator: ".").map(String.init)
    }
}

extension Template.Step {
    /// The ids that it brings to a page, as far as the template itself says them.
    var ids: [String] {
        switch self {
        case .markup(let html), .startValue(let html, _, _): html.ids.map(\.string)
        case .section(_, _, let steps): steps.flatMap(\.ids)
        case .endValue, .variable, .partial: []
        }
    }
}

/// Takes a template apart, tag by tag.
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

    /// The steps up to the end of a section, or of the template.
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
                        "the section '\($0.name)' is open here, and not '\(tag.name)'"
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

    /// The whole line of a tag that has a line to itself.
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
