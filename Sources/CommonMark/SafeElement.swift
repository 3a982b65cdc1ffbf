import Markup

/// An element of HTML that runs nothing, so that pages may have it beside Markdown.
struct SafeElement: Sendable {
    /// What an element contains, which decides where it ends.
    enum Content: Sendable {
        /// Nothing: it has no end tag.
        case nothing
        /// Running text, which it is a part of.
        case phrase
        /// Running text, of which it is a block.
        case text
        /// Blocks and running text.
        case blocks
        /// The parts of a table, and nothing else.
        case parts
    }

    /// What pages have in its place.
    var tag: Tag
    var content: Content
    /// Whether it may be within running text.
    var isPhrase: Bool
    /// What it has to be in; empty if it may be anywhere.
    var parents: [Tag] = []
    /// Whether it ends by itself where something else starts, so that it needs no end tag.
    var endsByItself = false
    /// The attributes that it may have, beside those of all elements.
    var attributes: [SafeAttribute] = []

    /// The elements by their names.
    ///
    /// Elements that are long out of use are there as what replaced them.
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

    /// Elements without a place of their own on a page: what is in them is shown.
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
