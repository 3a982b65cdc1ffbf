import Diagnostics

/// Syntax of other tools that has no meaning on pages.
enum ForeignSyntax: CaseIterable {
    /// `:::tip` of VitePress and Docusaurus.
    case colons
    /// `!!! note` of MkDocs.
    case exclamations
    /// `{{< figure >}}` of Hugo.
    case shortcode
    /// `{% include %}` of Jekyll.
    case liquid
    /// `{{#include}}` of mdBook.
    case directive
    /// `doc:Name` of DocC.
    case symbolLink

    /// The tools that have the syntax.
    var tool: StaticString {
        switch self {
        case .colons: "VitePress and Docusaurus"
        case .exclamations: "MkDocs"
        case .shortcode: "Hugo"
        case .liquid: "Jekyll"
        case .directive: "mdBook"
        case .symbolLink: "DocC"
        }
    }

    /// The advice for authors.
    var advice: Message {
        switch self {
        case .colons, .exclamations:
            "write an alert as a quote whose first line is '[!NOTE]', '[!TIP]' or '[!WARNING]'"
        case .shortcode, .liquid: "write its result in Markdown or HTML"
        case .directive: "put the included text into the page"
        case .symbolLink: "link to the Markdown file: '[words](page.md)'"
        }
    }

    /// Finds the syntax of other tools in a document, the first place of each.
    static func found(in document: Document) -> [Diagnostic] {
        var places: [ForeignSyntax: SourceRange] = [:]
        func note(_ syntax: ForeignSyntax?, _ range: SourceRange) {
            guard let syntax, range.start < places[syntax]?.start ?? .init(line: .max, column: 1)
            else { return }
            places[syntax] = range
        }
        for block in document.allBlocks {
            if case .codeBlock(let code) = block.kind {
                let line = code.lines.first { inCode($0.text) }
                if let line {
                    note(.directive, SourceRange(start: line.position, end: line.position))
                }
            }
            for text in block.texts {
                var isLineStart = true
                for inline in text {
                    if isLineStart, case .text(let words) = inline.kind {
                        note(atLineStart(words), inline.range)
                    }
                    isLineStart = inline.isBreak
                }
                text.forEachInline { inline in
                    switch inline.kind {
                    case .text(let words): note(within(words), inline.range)
                    case .link(let link) where link.destination.utf8.starts(with: "doc:".utf8):
                        note(.symbolLink, inline.range)
                    default: break
                    }
                }
            }
        }
        return allCases.compactMap { syntax in
            places[syntax].map { .foreign(syntax, $0) }
        }
    }

    private static func atLineStart(_ words: String) -> ForeignSyntax? {
        let bytes = words.utf8
        if bytes.starts(with: ":::".utf8) { return .colons }
        let isMark = bytes.starts(with: "!!! ".utf8) || bytes.starts(with: "??? ".utf8)
        return isMark && bytes.dropFirst(4).first?.isLetter == true ? .exclamations : nil
    }

    private static func within(_ words: String) -> ForeignSyntax? {
        let bytes = Array(words.utf8)
        let lastEnd = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "{") {
            let rest = bytes[index...]
            // The next character may begin a tag, which is not text then.
            if rest.starts(with: "{{<".utf8) || rest.starts(with: "{{%".utf8)
                || rest.elementsEqual("{{".utf8)
            {
                return .shortcode
            }
            let isTag = rest.starts(with: "{% ".utf8) || rest.starts(with: "{%- ".utf8)
            if isTag, index < lastEnd { return .liquid }
            if directives.contains(where: { rest.starts(with: $0.utf8) }) { return .directive }
        }
        return nil
    }

    private static func inCode(_ line: String) -> Bool {
        let bytes = line.utf8.drop(while: \.isBlank)
        return directives.contains { bytes.starts(with: $0.utf8) }
    }

    private static let directives = [
        "{{#include ", "{{#rustdoc_include ", "{{#playground ", "{{#title ", "{{#template ",
    ]
}
