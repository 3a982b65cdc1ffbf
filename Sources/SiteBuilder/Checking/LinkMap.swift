import CommonMark
import Diagnostics
import TraceViews

/// Everything on the site that a link can lead to.
struct LinkMap: Sendable {
    /// The pages by their paths below the content folder, as indices into the pages of the site.
    private let pages: [String: Int]
    /// The sources of all pages in their order.
    private let sources: [String]
    /// The paths of the finished pages.
    private let outputs: [String]
    /// The ids on each page.
    private let anchors: [Set<String>]
    /// The paths of the files that are copied; nil if they are not known.
    private let assets: Set<String>?

    /// What a link leads to.
    enum Target: Equatable {
        /// Something outside the site, or a file of it that keeps its address.
        case unchanged
        /// A page of the site under the address of the finished page.
        case page(address: String)
        /// Nothing.
        case nothing(DiagnosticID, Text)
    }

    init(_ site: RunSite, assets: Set<String>?) {
        let loaded = site.pages.map(\.parsed.page)
        sources = loaded.map(\.source)
        outputs = loaded.map(\.output)
        pages = Dictionary(uniqueKeysWithValues: sources.enumerated().map { ($1, $0) })
        anchors = site.pages.map { page in
            Set(page.parsed.document.headings.map(\.id) + page.anchors.values.joined())
        }
        self.assets = assets
    }

    /// The address of an element of a page, for a link on a page; nil if there is none.
    func address(of id: String, on other: Int, from page: Int) -> String? {
        guard anchors[other].contains(id) else { return nil }
        if other == page { return "#" + id }
        return SitePath.root(of: outputs[page]) + SitePath.encoded(outputs[other]) + "#" + id
    }

    /// What a link on a page leads to.
    func target(of destination: String, onPage page: Int) -> Target {
        if destination.isEmpty {
            return .nothing("link.empty", "the link has no destination")
        }
        if destination.hasPrefix("//") || destination.hasScheme { return .unchanged }
        if destination.hasPrefix("/") {
            return .nothing(
                "link.absolute",
                "a link within the site is relative to its page, for the site may be in a folder")
        }
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        let rest = destination.dropFirst(path.count)
        let anchor = rest.firstIndex(of: "#").map { SitePath.decoded(rest[$0...].dropFirst()) }
        if path.isEmpty { return target(page, anchor, rest, onPage: page, isSame: true) }
        let decoded = SitePath.decoded(path)
        guard decoded.hasSuffix(".md") else { return fileTarget(decoded, onPage: page) }
        guard let source = SitePath.resolve(decoded, from: sources[page]),
            let other = pages[source]
        else { return missingPage(decoded, onPage: page) }
        return target(other, anchor, rest, onPage: page, isSame: false)
    }

    private func target(
        _ other: Int, _ anchor: String?, _ rest: Substring, onPage page: Int, isSame: Bool
    ) -> Target {
        if let anchor, !anchor.isEmpty, !anchors[other].contains(anchor) {
            let words = anchors[other].sorted().map { Text(string: $0) }
            let nearest = nearestWord(to: Text(string: anchor), among: words)
            let hint: Text = nearest.map { "; did you mean '#\($0)'?" } ?? ""
            let name = other == page ? "this page" : "'\(sources[other])'"
            return .nothing("link.unknown-anchor", "\(name) has no '#\(anchor)'\(hint)")
        }
        if isSame { return .unchanged }
        let address = SitePath.root(of: outputs[page]) + SitePath.encoded(outputs[other])
        return .page(address: address + rest)
    }

    private func fileTarget(_ path: String, onPage page: Int) -> Target {
        let output = SitePath.resolve(path, from: outputs[page])
        if let output, let other = outputs.firstIndex(of: output) {
            let right = SitePath.relative(sources[other], from: sources[page])
            return .nothing(
                "link.unknown-page", "a link to a page names its Markdown file: '\(right)'")
        }
        guard let assets else { return .unchanged }
        if let output, assets.contains(output) { return .unchanged }
        let words = assets.sorted().map {
            Text(string: SitePath.relative($0, from: outputs[page]))
        }
        let nearest = nearestWord(to: Text(string: path), among: words)
        let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return .nothing(
            "link.unknown-file", "there is no file '\(path)' on the site\(hint)")
    }

    private func missingPage(_ path: String, onPage page: Int) -> Target {
        let words = sources.map { Text(string: SitePath.relative($0, from: sources[page])) }
        let nearest = nearestWord(to: Text(string: path), among: words)
        let hint: Text = nearest.map { "; did you mean '\($0)'?" } ?? ""
        return .nothing(
            "link.unknown-page", "there is no page '\(path)'\(hint)")
    }
}

extension LinkMap {
    /// What is wrong with the links and images of all pages.
    func faults(in site: RunSite) -> [Diagnostic] {
        site.pages.enumerated().flatMap { index, page in
            let document = page.parsed.document
            let places =
                document.links.map { ($0.destination, $0.range) }
                + document.images.map { ($0.source, $0.range) }
            return places.compactMap { destination, range -> Diagnostic? in
                guard
                    case .nothing(let id, let summary) = target(of: destination, onPage: index)
                else { return nil }
                return Diagnostic(.error, id, range: range, summary)
                    .inFile(page.parsed.page.file)
            }
        }
    }
}

extension String {
    /// Whether an address begins with a scheme such as `https:`.
    fileprivate var hasScheme: Bool {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > utf8.startIndex else {
            return false
        }
        return utf8[..<colon].allSatisfy { byte in
            switch byte | 0x20 {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): true
            default: byte < 0x40 && "0123456789+.-".utf8.contains(byte)
            }
        }
    }
}

extension HTML {
    /// The ids of the elements in their order; a quotation mark in text is escaped, so none of
    /// them is taken for one.
    var elementIDs: [String] {
        let key = Array(" id=\"".utf8)
        let bytes = markup.bytes
        var ids: [String] = []
        var index = 0
        while let space = bytes[index...].firstIndex(of: key[0]) {
            index = space + 1
            guard bytes[space...].starts(with: key) else { continue }
            let value = bytes[(space + key.count)...].prefix { $0 != UInt8(ascii: "\"") }
            ids.append(String(decoding: value, as: UTF8.self))
            index = value.endIndex
        }
        return ids
    }
}
