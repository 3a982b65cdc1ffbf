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
    /// `[[Note]]` and `![[picture.png]]` of Obsidian.
    case wikiLink
    /// `{: .class}` of kramdown.
    case attributeList
    /// `[TOC]` of Python-Markdown.
    case contents

    /// The tools that have the syntax.
    var tool: StaticString {
        switch self {
        case .colons: "VitePress and Docusaurus"
        case .exclamations: "MkDocs"
        case .shortcode: "Hugo"
        case .liquid: "Jekyll"
        case .directive: "mdBook"
        case .symbolLink: "DocC"
        case .wikiLink: "Obsidian"
        case .attributeList: "kramdown"
        case .contents: "Python-Markdown"
        }
    }

    /// The advice for authors.
    var advice: Message {
        switch self {
        case .colons, .exclamations:
            "write an alert as a quote whose first line is '[!NOTE]', '[!TIP]' or '[!WARNING]'"
        case .shortcode, .liquid: "write its result in Markdown or HTML"
        case .directive: "put the included text into the page"
        case .symbolLink, .wikiLink: "link to the Markdown file: '[words](page.md)'"
        case .attributeList: "leave it out, or write the element in HTML"
        case .contents: "leave it out: each page has its contents beside it"
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
        if words == "[TOC]" || words == "[[toc]]" || words == "[[TOC]]" { return .contents }
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
            if isAttributeList(rest) { return .attributeList }
        }
        return hasWikiLink(bytes) ? .wikiLink : nil
    }

    /// Returns true if `{: .class}`, `{:#id}` or `{:toc}` begins here.
    private static func isAttributeList(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.starts(with: "{:".utf8), bytes.contains(UInt8(ascii: "}")) else { return false }
        guard let first = bytes.dropFirst(2).first(where: { !$0.isBlank }) else { return false }
        return first == UInt8(ascii: ".") || first == UInt8(ascii: "#") || first.isLetter
    }

    /// Returns true if there is a link such as `[[Note]]`, but not an array of arrays such as `[[1, 2]]`.
    private static func hasWikiLink(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "[")) {
            rest = rest[(start + 1)...]
            guard rest.first == UInt8(ascii: "["), let end = rest.firstIndex(of: UInt8(ascii: "]"))
            else { continue }
            let name = rest[(start + 2)..<end]
            rest = rest[end...]
            let isAlone = start == bytes.startIndex || !bytes[start - 1].isLetter
            let isName =
                name.contains(where: { $0.isLetter || $0 >= 0x80 })
                && !name.contains(UInt8(ascii: "["))
                && !(name.first?.isBlank ?? true) && !(name.last?.isBlank ?? true)
            if isAlone, isName, rest.dropFirst().first == UInt8(ascii: "]") { return true }
        }
        return false
    }

    private static func inCode(_ line: String) -> Bool {
        let bytes = line.utf8.drop(while: \.isBlank)
        return directives.contains { bytes.starts(with: $0.utf8) }
    }

    private static let directives = [
        "{{#include ", "{{#rustdoc_include ", "{{#playground ", "{{#title ", "{{#template ",
    ]
}
