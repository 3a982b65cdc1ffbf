/// The name of an element of HTML, of SVG, or of the XML files of a site.
public enum Tag: UInt8, CaseIterable, Sendable {
    case a, abbr, article, aside, b, bdi, blockquote, body, br, button, caption, circle, cite, code
    case col, colgroup, dd, defs, del, details, dfn, dialog, div, dl, dt, em, figcaption, figure
    case footer, form, g, h1, h2, h3, h4, h5, h6, head, header, hr, html, i, img, input, ins, kbd
    case label, li, line, link, main, mark, marker, meta, nav, ol, optgroup, option, p, path
    case pattern, polygon, polyline, pre, q, rect, s, samp, script, section, select, small, span,
        strong
    case style, sub, summary, sup, svg, table, tbody, td, template, text, textarea, tfoot, th, thead
    case time, title, tr, tspan, u, ul, `var`, wbr

    // Elements of an Atom feed (RFC 4287) and of a sitemap.
    case author, entry, feed, id, lastmod, loc, name, updated, url, urlset, xhtmlLink

    /// The name as written in a tag.
    public var name: StaticString {
        switch self {
        case .a: "a"
        case .abbr: "abbr"
        case .article: "article"
        case .aside: "aside"
        case .b: "b"
        case .bdi: "bdi"
        case .blockquote: "blockquote"
        case .body: "body"
        case .br: "br"
        case .button: "button"
        case .caption: "caption"
        case .circle: "circle"
        case .cite: "cite"
        case .code: "code"
        case .col: "col"
        case .colgroup: "colgroup"
        case .dd: "dd"
        case .defs: "defs"
        case .del: "del"
        case .details: "details"
        case .dfn: "dfn"
        case .dialog: "dialog"
        case .div: "div"
        case .dl: "dl"
        case .dt: "dt"
        case .em: "em"
        case .figcaption: "figcaption"
        case .figure: "figure"
        case .footer: "footer"
        case .form: "form"
        case .g: "g"
        case .h1: "h1"
        case .h2: "h2"
        case .h3: "h3"
        case .h4: "h4"
        case .h5: "h5"
        case .h6: "h6"
        case .head: "head"
        case .header: "header"
        case .hr: "hr"
        case .html: "html"
        case .i: "i"
        case .img: "img"
        case .input: "input"
        case .ins: "ins"
        case .kbd: "kbd"
        case .label: "label"
        case .li: "li"
        case .line: "line"
        case .link: "link"
        case .main: "main"
        case .mark: "mark"
        case .marker: "marker"
        case .meta: "meta"
        case .nav: "nav"
        case .ol: "ol"
        case .optgroup: "optgroup"
        case .option: "option"
        case .p: "p"
        case .path: "path"
        case .pattern: "pattern"
        case .polygon: "polygon"
        case .polyline: "polyline"
        case .pre: "pre"
        case .q: "q"
        case .rect: "rect"
        case .s: "s"
        case .samp: "samp"
        case .script: "script"
        case .section: "section"
        case .select: "select"
        case .small: "small"
        case .span: "span"
        case .strong: "strong"
        case .style: "style"
        case .sub: "sub"
        case .summary: "summary"
        case .sup: "sup"
        case .svg: "svg"
        case .table: "table"
        case .tbody: "tbody"
        case .td: "td"
        case .template: "template"
        case .text: "text"
        case .textarea: "textarea"
        case .tfoot: "tfoot"
        case .th: "th"
        case .thead: "thead"
        case .time: "time"
        case .title: "title"
        case .tr: "tr"
        case .tspan: "tspan"
        case .u: "u"
        case .ul: "ul"
        case .var: "var"
        case .wbr: "wbr"
        case .author: "author"
        case .entry: "entry"
        case .feed: "feed"
        case .id: "id"
        case .lastmod: "lastmod"
        case .loc: "loc"
        case .name: "name"
        case .updated: "updated"
        case .url: "url"
        case .urlset: "urlset"
        case .xhtmlLink: "xhtml:link"
        }
    }

    /// The level of a heading, from 1 to 6; nil for any other element.
    var headingLevel: UInt8? {
        Self.h1.rawValue...Self.h6.rawValue ~= rawValue ? rawValue - Self.h1.rawValue + 1 : nil
    }

    /// Whether the tag can be inside a word; any other tag ends the word before it.
    var isInline: Bool {
        switch self {
        case .a, .abbr, .b, .bdi, .cite, .code, .del, .dfn, .em, .i, .ins, .kbd, .mark, .q, .s,
            .small, .span, .strong, .sub, .sup, .time, .tspan, .u, .var, .wbr:
            true
        default: false
        }
    }

    /// Whether the element has no searchable words: controls, and drawings, which repeat the words
    /// of the table next to them.
    var isSilent: Bool {
        switch self {
        case .svg, .script, .style, .template, .button, .select: true
        default: false
        }
    }
}

/// A set of tags.
public struct TagSet: Equatable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Creates an empty set.
    public init() {}

    /// Returns whether a tag is in the set.
    public func contains(_ tag: Tag) -> Bool {
        let bits = tag.rawValue < 64 ? low : high
        return bits & (1 << (UInt64(tag.rawValue) & 63)) != 0
    }

    mutating func insert(_ tag: Tag) {
        let bit: UInt64 = 1 << (UInt64(tag.rawValue) & 63)
        if tag.rawValue < 64 { low |= bit } else { high |= bit }
    }

    mutating func formUnion(_ other: TagSet) {
        low |= other.low
        high |= other.high
    }
}
