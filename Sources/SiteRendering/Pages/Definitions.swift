import CommonMark
import Diagnostics
import Markup
import SiteChecks

/// The terms of a glossary, marked as definitions and followed by the places that use them.
struct Definitions {
    /// The list to insert above a heading, which belongs to the term before it, by the heading's
    /// line.
    private var above: [Int: HTML] = [:]
    /// The list after the last block.
    private(set) var ending = HTML()

    init(
        in headings: [Heading], uses: [String: [TermUse]], _ templates: Templates,
        language: String
    ) {
        guard templates.has(.uses) else { return }
        var open: Heading?
        for heading in headings where heading.level <= 2 {
            if let open {
                above[heading.range.start.line] = Self.list(
                    of: uses[open.id] ?? [], templates, language)
            }
            open = heading.isTerm ? heading : nil
        }
        if let open { ending = Self.list(of: uses[open.id] ?? [], templates, language) }
    }

    /// The list to insert above a heading.
    func above(_ heading: Heading) -> HTML? { above[heading.range.start.line] }

    private static func list(
        of uses: [TermUse], _ templates: Templates, _ language: String
    ) -> HTML {
        guard !uses.isEmpty else { return HTML() }
        let values = uses.map { use -> TemplateValues in
            var values: TemplateValues = ["page": .text(use.page), "url": .text(use.address)]
            values["section"] = use.section.map { .text($0) }
            return values
        }
        return templates.html(.uses, ["uses": .list(values)], language: language)
    }
}

extension HTML {
    /// The words marked as a definition.
    var defined: HTML {
        HTML { html in html.element(.dfn) { $0.append(self) } }
    }
}
