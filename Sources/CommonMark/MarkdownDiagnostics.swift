import Diagnostics

/// The diagnostics about documents.
extension Diagnostic {
    static func unclosed(_ fence: Fence) -> Diagnostic {
        let sign = String(fence.character)
        let closing = String(repeating: sign, count: fence.length)
        return Diagnostic(
            .error, "markdown.unclosed-fence", range: fence.opening,
            "code block has no closing fence",
            notes: ["end it with a line '\(closing)', indented like the opening fence"])
    }

    static func tooDeep(_ start: SourcePosition) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.too-deep", range: SourceRange(start: start, end: start),
            "Markdown is nested deeper than \(Document.deepestLevel) levels",
            notes: ["deeper markers are left out; their content is kept"])
    }

    static func unsafeAddress(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.unsafe-address", range: range,
            "an address that can run code or open local files is left out",
            notes: ["the schemes javascript:, vbscript:, file: and data: are not linked"])
    }

    static func rawHTML(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.raw-html", range: range,
            "raw HTML is shown as text: '<\(name)>'",
            notes: ["write it in Markdown, or as a code span"])
    }

    static func droppedAttribute(
        _ name: String, of element: String, _ range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.html-attribute", range: range,
            "the attribute '\(name)' of '<\(element)>' is left out")
    }

    static func misplacedElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.html-nesting", range: range,
            "'<\(name)>' is not allowed here, so it is shown as text")
    }

    static func unclosedElement(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.html-nesting", range: range,
            "'<\(name)>' has no end tag in the paragraph, cell, list item, quote or page where it starts",
            notes: ["it ends where that ends"])
    }

    static func strayEndTag(_ name: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.html-nesting", range: range,
            "'</\(name)>' closes no element that starts here, so it is left out")
    }

    static func duplicateAnchor(_ id: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "page.duplicate-id", range: range,
            "the id '\(id)' already belongs to an earlier element",
            notes: ["links lead to the first one"])
    }

    static func foreign(_ syntax: ForeignSyntax, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.other-tool", range: range,
            "this is for \(syntax.tool) and means nothing here", notes: [syntax.advice])
    }

    static func surplusCells(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.surplus-cells", range: range,
            "the row has more cells than the table has columns; the rest is left out",
            notes: ["write a pipe that is text with a backslash: '\\|'"])
    }

    static func undefinedFootnote(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.undefined-footnote", range: range,
            "footnote '\(label)' is not defined",
            notes: ["define it on a line of its own: '[^\(label)]: …'"])
    }

    static func unusedFootnote(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.unused-footnote", range: range,
            "footnote '\(label)' is never referred to")
    }

    static func duplicateFootnote(_ label: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "markdown.duplicate-footnote", range: range,
            "footnote '\(label)' is already defined", notes: ["the first definition counts"])
    }

    static func duplicateID(_ id: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            .warning, "page.duplicate-id", range: range,
            "the heading has the id '\(id)', as an earlier one does",
            notes: ["links lead to the first one"])
    }
}
