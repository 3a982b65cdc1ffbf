import Markup

/// An element of HTML that runs nothing, so that pages may have it along with Markdown.
struct SafeElement: Sendable {
    /// The content of an element, which decides where it ends.
    enum Content: Sendable {
        /// Nothing: it has no end tag.
        case nothing
        /// Text, within other text.
        case phrase
        /// Text, as a block of its own.
        case text
        /// Blocks and text.
        case blocks
        /// The parts of a table only.
        case parts
    }

    /// The tag to write.
    var tag: Tag
    var content: Content
    /// True if it may be within text.
    var isPhrase: Bool
    /// The elements of which one must be its parent; empty if it may be anywhere.
    var parents: [Tag] = []
    /// True if it needs no end tag because it ends where certain other elements start.
    var endsByItself = false
    /// The attributes that it may have, in addition to those of all elements.
    var attributes: [SafeAttribute] = []

    /// The elements by their names.
    ///
    /// Obsolete elements are replaced by current ones.
    static let all: [String: SafeElement] = {
        var all: [String: SafeElement] = [:]
        for (name, tag) in phrases {
            all[name] = SafeElement(tag: tag, content: .phrase, isPhrase: true)
        }
        all["a"]?.attributes = [.href, .name]
        for (name, tag) in [("br", Tag.br), ("wbr", .wbr), ("img", .img)] {
            all[name] = SafeElement(tag: tag, content: .nothing, isPhrase: true)
        }
        all["img"]?.attributes = [.src, .alt, .width, .height, .align]
        for (name, tag) in [("h1", Tag.h1), ("h2", .h2), ("h3", .h3), ("h4", .h4), ("h5", .h5)] {
            all[name] = block(tag, .text, [.align])
        }
        all["h6"] = block(.h6, .text, [.align])
        all["pre"] = block(.pre, .text)
        all["p"] = block(.p, .text, [.align], endsByItself: true)
        all["hr"] = block(.hr, .nothing)
        all["div"] = block(.div, .blocks, [.align])
        all["center"] = all["div"]
        all["blockquote"] = block(.blockquote, .blocks)
        all["details"] = block(.details, .blocks, [.open])
        all["summary"] = block(.summary, .blocks, in: [.details])
        all["figure"] = block(.figure, .blocks, [.align])
        all["figcaption"] = block(.figcaption, .blocks, in: [.figure])
        addLists(to: &all)
        addTables(to: &all)
        return all
    }()

    /// Elements that are dropped, but whose content is shown.
    static let passedOver: Set<String> = ["picture", "source"]

    private static let phrases: [(name: String, tag: Tag)] = [
        ("a", .a), ("abbr", .abbr), ("b", .b), ("bdi", .bdi), ("cite", .cite), ("code", .code),
        ("del", .del), ("dfn", .dfn), ("em", .em), ("font", .span), ("i", .i), ("ins", .ins),
        ("kbd", .kbd), ("mark", .mark), ("q", .q), ("s", .s), ("samp", .samp), ("small", .small),
        ("span", .span), ("strike", .s), ("strong", .strong), ("sub", .sub), ("sup", .sup),
        ("tt", .code), ("u", .u), ("var", .var),
    ]

    private static func addLists(to all: inout [String: SafeElement]) {
        all["ul"] = block(.ul, .blocks)
        all["ol"] = block(.ol, .blocks, [.start])
        all["li"] = block(.li, .blocks, [.value], in: [.ul, .ol], endsByItself: true)
        all["dl"] = block(.dl, .blocks)
        all["dt"] = block(.dt, .blocks, in: [.dl], endsByItself: true)
        all["dd"] = block(.dd, .blocks, in: [.dl], endsByItself: true)
    }

    private static func addTables(to all: inout [String: SafeElement]) {
        all["table"] = block(.table, .parts, [.align, .width])
        all["caption"] = block(.caption, .blocks, [.align], in: [.table], endsByItself: true)
        all["colgroup"] = block(.colgroup, .parts, in: [.table], endsByItself: true)
        all["col"] = block(.col, .nothing, [.align, .width], in: [.colgroup, .table])
        for (name, tag) in [("thead", Tag.thead), ("tbody", .tbody), ("tfoot", .tfoot)] {
            all[name] = block(tag, .parts, [.align], in: [.table], endsByItself: true)
        }
        all["tr"] = block(
            .tr, .parts, [.align], in: [.table, .thead, .tbody, .tfoot], endsByItself: true)
        for (name, tag) in [("td", Tag.td), ("th", .th)] {
            all[name] = block(
                tag, .blocks, [.align, .width, .colspan, .rowspan, .scope], in: [.tr],
                endsByItself: true)
        }
    }

    private static func block(
        _ tag: Tag, _ content: Content, _ attributes: [SafeAttribute] = [], in parents: [Tag] = [],
        endsByItself: Bool = false
    ) -> SafeElement {
        SafeElement(
            tag: tag, content: content, isPhrase: false, parents: parents,
            endsByItself: endsByItself, attributes: attributes)
    }
}
