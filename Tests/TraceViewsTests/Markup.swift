// Functions that read markup back. They know what `HTML` writes, not all of XML.

/// The first reason why markup is not well-formed XML; nil if it is.
func fault(inMarkup bytes: [UInt8]) -> String? {
    var open: [String] = []
    var rest = Substring(decoding: bytes, as: UTF8.self)
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
        rest = rest[start...]
        if rest.first == "&" {
            guard ["&amp;", "&lt;", "&gt;", "&quot;"].contains(where: rest.hasPrefix) else {
                return "a bare & before \(rest.prefix(20))"
            }
            rest = rest.dropFirst()
            continue
        }
        guard let end = rest.firstIndex(of: ">") else { return "a tag without an end" }
        let tag = rest[rest.index(after: start)..<end]
        rest = rest[rest.index(after: end)...]
        if tag.first == "/" {
            guard open.popLast() == String(tag.dropFirst()) else { return "</…> of no <\(tag)>" }
        } else {
            if let fault = fault(inAttributes: tag) { return fault }
            if tag.last != "/" { open.append(String(tag.prefix { $0 != " " })) }
        }
    }
    return open.last.map { "<\($0)> is not closed" }
}

private func fault(inAttributes tag: Substring) -> String? {
    var names: Set<Substring> = []
    var rest = tag.drop { $0 != " " }
    while rest.first == " " {
        rest = rest.dropFirst()
        guard let equals = rest.firstIndex(of: "=") else { return "no value in <\(tag)>" }
        guard names.insert(rest[..<equals]).inserted else { return "twice \(rest[..<equals])" }
        let value = rest[equals...].dropFirst(2)
        guard let quote = value.firstIndex(of: "\"") else { return "no quote in <\(tag)>" }
        rest = value[value.index(after: quote)...]
    }
    return rest.isEmpty || rest == "/" ? nil : "what is \(rest) in <\(tag)>"
}

/// The text between two strings, at every occurrence.
func pieces(of text: String, between start: String, and end: String) -> [String] {
    text.split(separator: start, omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: end, omittingEmptySubsequences: false).first.map(String.init)
    }
}
