/// Reads HTML as strictly as nothing else does: every element is one that runs nothing, has only
/// attributes that run nothing, and is closed where it was opened.
struct StrictHTML {
    /// What is wrong; nil if nothing is.
    private(set) var fault: String?
    /// How many elements are within each other at most.
    private(set) var depth = 0
    private var open: [Substring] = [] {
        didSet { depth = max(depth, open.count) }
    }

    private static let elements = Set(
        """
        a abbr b bdi blockquote br caption cite code col colgroup dd del details dfn div dl dt em \
        figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s samp small \
        span strong sub summary sup table tbody td tfoot th thead tr u ul var wbr
        """.split(separator: " "))
    private static let empty: Set<Substring> = ["br", "col", "hr", "img", "input", "wbr"]
    private static let attributes = Set(
        """
        id title lang dir align width height alt src href open colspan rowspan scope start value \
        type disabled checked
        """.split(separator: " "))
    private static let parents: [Substring: Set<Substring>] = [
        "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "summary": ["details"],
        "figcaption": ["figure"], "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"],
        "th": ["tr"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"],
        "caption": ["table"], "colgroup": ["table"], "col": ["colgroup", "table"],
    ]
    /// The elements that a browser ends where a block starts.
    private static let texts: Set<Substring> = ["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre"]
    private static let blocks: Set<Substring> = [
        "p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "div", "ul", "ol", "dl", "table", "details",
        "blockquote", "figure", "hr",
    ]

    init(_ html: String) {
        readAll(html)
        if fault == nil, let last = open.last { fault = "'\(last)' is not closed" }
    }

    private mutating func readAll(_ html: String) {
        var rest = html[...]
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == ">" }) {
            rest = rest[start...]
            if rest.first == ">" { return report("a '>' that ends no tag", rest) }
            guard let end = rest.firstIndex(of: ">") else { return report("no '>'", rest) }
            read(rest[rest.index(after: start)..<end])
            if fault != nil { return }
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func report(_ words: String, _ place: Substring) {
        fault = "\(words) at '\(place.prefix(60))'"
    }

    private mutating func read(_ tag: Substring) {
        if tag.first == "/" {
            guard open.popLast() == tag.dropFirst() else { return report("not nested", tag) }
            return
        }
        let name = tag.prefix { $0 != " " }
        guard Self.elements.contains(name) else { return report("another element", tag) }
        if let parents = Self.parents[name], !parents.contains(open.last ?? "") {
            return report("an element in a place of another", tag)
        }
        if name == "a", open.contains("a") { return report("a link in a link", tag) }
        if Self.blocks.contains(name), open.contains(where: Self.texts.contains) {
            return report("a block in running text", tag)
        }
        var rest = tag.dropFirst(name.count)
        if Self.empty.contains(name) {
            guard rest.hasSuffix(" /") else { return report("no end of the element", tag) }
            rest = rest.dropLast(2)
        } else {
            open.append(name)
        }
        var names: Set<Substring> = []
        while !rest.isEmpty {
            guard rest.first == " ", let sign = rest.firstIndex(of: "=") else {
                return report("another form of attribute", tag)
            }
            let attribute = rest[rest.index(after: rest.startIndex)..<sign]
            let isCode = attribute == "class" && name == "code"
            guard Self.attributes.contains(attribute) || isCode, names.insert(attribute).inserted
            else { return report("another attribute", tag) }
            rest = rest[sign...].dropFirst()
            guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
                return report("no quotation mark", tag)
            }
            if attribute == "href" || attribute == "src" {
                check(
                    address: rest[rest.index(after: rest.startIndex)..<end], isImage: name == "img")
            }
            rest = rest[rest.index(after: end)...]
        }
    }

    /// An address is free of references but `&amp;`, so what is written is what a browser reads.
    private mutating func check(address: Substring, isImage: Bool) {
        let letters = address.lowercased()
        guard address.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }) else {
            return report("a character that an address has not", address)
        }
        let allowed = ["&amp;", "&quot;", "&lt;", "&gt;"]
        for piece in letters.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
            guard allowed.contains(where: { "&\(piece)".hasPrefix($0) }) else {
                return report("a reference in an address", address)
            }
        }
        if isImage,
            ["png", "gif", "jpeg", "webp"].contains(where: {
                letters.hasPrefix("data:image/\($0)")
            })
        {
            return
        }
        for scheme in ["javascript:", "vbscript:", "data:", "file:"] where letters.hasPrefix(scheme)
        {
            report("an address that can run code", address)
        }
    }
}
