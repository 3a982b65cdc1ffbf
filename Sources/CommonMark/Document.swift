// Theory of operation.
//
// CommonMark turns the bytes of a Markdown file into a tree of values in which everything has
// its exact place, and the tree into HTML. cmark decides what the text means; only `Cmark.swift`
// sees its pointers and copies its tree into a flat array at once. What cmark does not tell is
// read again from the source, in step with that tree: which bytes of a line are markers of
// containers (`Containers`), where the lines of code start and whether their fence is closed
// (`CodeScanner`), where each inline stands (`InlineAligner`).
//
// cmark knows no extensions, so the site's dialect shows it other lines: a footnote's label
// becomes a list marker, a table a processing instruction, and its cells headings in front of
// the document, where link definitions reach them. The number of lines never changes, and
// `SourceLines` knows the way back to the columns of the file.
//
// It knows Markdown and HTML. It does not know scenarios, sites or the file system.

public import Diagnostics

/// Which Markdown a file is written in.
public enum Dialect: Sendable {
    /// CommonMark 0.30 as it is specified, raw HTML included.
    case commonMark
    /// What pages are written in: with tables, strikethrough, tasks, footnotes, heading ids and
    /// text in Han characters; of raw HTML with what runs nothing.
    case site
}

/// A Markdown document as a tree of values.
public struct Document: Equatable, Sendable {
    /// What is in the document, footnotes excluded.
    public private(set) var blocks: [Block]
    /// The footnotes that are referred to, in the order of their numbers.
    public private(set) var footnotes: [Footnote]
    /// The dialect that the document was read in.
    public let dialect: Dialect
    /// The places that are written in HTML, by their names.
    private(set) var anchorRanges: [String: SourceRange] = [:]
    /// What is wrong with the document, in its order.
    public private(set) var diagnostics: [Diagnostic]

    /// How deep blocks and inlines may be nested, taken together.
    public static let deepestLevel = 200

    /// Reads a document; whatever the bytes are, there is a document.
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

    /// Reads a document from a string.
    public init(parsing text: String, dialect: Dialect = .site) {
        self.init(parsing: Array(text.utf8), dialect: dialect)
    }

    /// Finds the places that are written in HTML, each name once.
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
