// Theory of operation.
//
// CommonMark parses a Markdown file into a tree of values with exact places, and renders the tree
// as HTML. cmark decides what the text means. Only `Cmark.swift` sees its pointers; it copies
// cmark's tree into a flat array at once. The rest is read again from the source, in step with that
// tree. `Containers` finds the container markers of a line, `CodeScanner` the fences and the start
// of lines of code, and `InlineAligner` the place of each inline.
//
// cmark knows no extensions, so for the site's dialect it reads other lines: a footnote's label
// becomes a list marker and a table a processing instruction. The cells become headings before the
// document, where link definitions reach them. The number of lines never changes, and `SourceLines`
// maps columns back to the file.
//
// This module knows Markdown and HTML. It does not know scenarios, sites or the file system.

public import Diagnostics

/// The Markdown dialect of a file.
public enum Dialect: Sendable {
    /// CommonMark 0.30 as specified, raw HTML included.
    case commonMark
    /// The dialect of pages: with tables, strikethrough, tasks, footnotes, heading ids and Han
    /// text. Raw HTML is limited to elements that run nothing.
    case site
}

/// A Markdown document as a tree of values.
public struct Document: Equatable, Sendable {
    /// The content of the document, footnotes excluded.
    public private(set) var blocks: [Block]
    /// The footnotes with references, in the order of their numbers.
    public private(set) var footnotes: [Footnote]
    /// The dialect of the document.
    public let dialect: Dialect
    /// The places of elements written in HTML, by their ids.
    private(set) var anchorRanges: [String: SourceRange] = [:]
    /// The diagnostics, in document order.
    public private(set) var diagnostics: [Diagnostic]

    /// The deepest nesting of blocks and inlines together.
    public static let deepestLevel = 200

    /// Parses a document; any bytes give a document.
    public init(parsing bytes: [UInt8], dialect: Dialect = .site) {
        let syntax = Syntax(bytes, dialect: dialect)
        var builder = BlockBuilder(syntax, dialect: dialect)
        builder.build()
        blocks = builder.blocks
        footnotes = builder.footnotes.filter { $0.number > 0 }
        self.dialect = dialect
        diagnostics = builder.diagnostics + builder.html.diagnostics
        if dialect == .site {
            nameAnchors()
            diagnostics += ForeignSyntax.found(in: self)
        }
        diagnostics.sort { $0.range.start < $1.range.start }
    }

    /// Parses a document from a string.
    public init(parsing text: String, dialect: Dialect = .site) {
        self.init(parsing: Array(text.utf8), dialect: dialect)
    }

    /// Finds the ids of elements written in HTML.
    private mutating func nameAnchors() {
        var elements: [HTMLElement] = []
        for block in allBlocks {
            if case .element(let element, _) = block.kind { elements.append(element) }
            for text in block.texts {
                text.forEachInline { inline in
                    if case .element(let element, _) = inline.kind { elements.append(element) }
                }
            }
        }
        elements.removeAll { $0.id == nil }
        if elements.isEmpty { return }
        let headings = Set(self.headings.map(\.id))
        var repeated: Set<String> = []
        for element in elements {
            guard let id = element.id, !headings.contains(id) else { continue }
            if anchorRanges[id] == nil {
                anchorRanges[id] = element.range
            } else if repeated.insert(id).inserted {
                diagnostics.append(.duplicateAnchor(id, element.range))
            }
        }
    }
}
