import CommonMark
import Diagnostics
import LifecycleReference
import SiteModel
import TraceViews

/// The targets of links on the site.
package struct LinkMap: Sendable {
    /// The indices of the site pages, by the paths that links name.
    private let pages: [String: Int]
    private let sitePages: [SitePage]
    /// The sources of all site pages, in their order.
    private let sources: [String]
    /// The site page at the own address of each written page.
    let ownPages: [Int]
    private let languages: [Int]
    /// The ids on each written page.
    private let anchors: [NameSet]
    /// The drafts that are left out.
    private let drafts: Set<String>
    package let glossary: Glossary
    /// The pages with the sources that links can name.
    let sourceLinks: SourceLinks
    /// The paths of the files that are copied; nil if they are not known.
    private let assets: NameSet?

    /// The target of a link.
    package enum Target: Equatable {
        /// A target outside the site, or a file of it that keeps its address.
        case unchanged
        /// A page or file of the site, with its address on the finished page.
        case page(address: String)
        /// No target.
        case nothing(Fault)
    }

    /// The reason why a link leads to nothing.
    package struct Fault: Equatable {
        var id: DiagnosticID
        var summary: Message
        /// The destination that was meant; nil if it is not known.
        var fix: String?
        /// True if nothing else can be meant, so that blessing may write it.
        var isCertain = false
    }

    init(_ site: RunSite, ids: [DrawnIDs], assets: Set<String>?) {
        let loaded = site.parsed.site
        let sitePages = loaded.sitePages
        let pages = Dictionary(
            uniqueKeysWithValues: sitePages.enumerated().map { ($1.source, $0) })
        self.pages = pages
        self.sitePages = sitePages
        sources = sitePages.map(\.source)
        ownPages = loaded.pages.map { pages[$0.source] ?? 0 }
        languages = loaded.pages.map(\.language)
        drafts = Set(loaded.drafts.map(\.source))
        anchors = zip(site.pages, ids).map { page, drawn in
            NameSet(
                page.parsed.headings.map(\.id) + page.parsed.document.anchors.map(\.id)
                    + drawn.all + [page.parsed.titleID].compactMap(\.self)
            )
        }
        glossary = Glossary(of: site)
        sourceLinks = SourceLinks(of: site)
        self.assets = assets.map(NameSet.init)
    }

    /// The address of an element of a written page, for a link on a site page; nil if there is
    /// none.
    package func address(of id: String, on content: Int, from page: Int) -> String? {
        guard anchors[content].contains(id) else { return nil }
        if content == sitePages[page].content { return "#" + id }
        let other = counterpart(of: ownPages[content], id, onPage: page)
        return address(of: other, from: page) + "#" + id
    }

    /// The address of a site page, for a link on another one.
    private func address(of other: Int, from page: Int) -> String {
        SitePath.root(of: sitePages[page].output) + SitePath.encoded(sitePages[other].output)
    }

    /// The target of a link in the content of a site page.
    ///
    /// Content that is shown in place of a translation keeps its readers in their language. Its
    /// links lead to the pages of that language, if those have the anchor.
    package func target(of destination: String, onPage page: Int) -> Target {
        if destination.isEmpty {
            return .nothing(Fault(id: "link.empty", summary: "the link has no destination"))
        }
        if Glossary.isTerm(destination) { return termTarget(of: destination, onPage: page) }
        if SourceLinks.isSource(destination) {
            return sourceTarget(of: destination, onPage: page)
        }
        if destination.hasPrefix("//") || destination.hasScheme { return .unchanged }
        // That a scheme is misspelt is reported elsewhere.
        if Scheme.fault(of: destination, at: .fileStart) != nil { return .unchanged }
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        let rest = destination.dropFirst(path.count)
        let anchor = rest.firstIndex(of: "#").map { SitePath.decoded(rest[$0...].dropFirst()) }
        if path.isEmpty { return target(page, anchor, rest, onPage: page, isSame: true) }
        let decoded = SitePath.decoded(path)
        if destination.hasPrefix("/") {
            return otherwise(
                decoded, anchor, rest, onPage: page,
                Fault(
                    id: "link.absolute",
                    summary:
                        """
                        write a link within the site relative to its page, as the site may be in a \
                        folder
                        """
                ))
        }
        guard decoded.hasSuffix(".md") else {
            return fileTarget(decoded, anchor, rest, onPage: page)
        }
        let own = ownPages[sitePages[page].content]
        let source = SitePath.resolve(decoded, from: sources[own])
        if let source, drafts.contains(source) {
            return .nothing(
                Fault(
                    id: "link.draft",
                    summary: "'\(decoded)' is a draft, which is not part of the site"))
        }
        guard let source, let other = pages[source] else {
            return otherwise(
                decoded, anchor, rest, onPage: page,
                Fault(id: "link.unknown-page", summary: "there is no page '\(decoded)'"))
        }
        return target(other, anchor, rest, onPage: page, isSame: false)
    }

    /// The site page whose file a site page names; nil if there is none.
    package func page(at path: String, from page: Int) -> Int? {
        let own = ownPages[sitePages[page].content]
        return SitePath.resolve(SitePath.decoded(path), from: sources[own])
            .flatMap { pages[$0] }.map { counterpart(of: $0, nil, onPage: page) }
    }

    /// The definition of a term; missing terms are reported elsewhere.
    private func termTarget(of destination: String, onPage page: Int) -> Target {
        let id = Glossary.id(destination)
        let language = languages[sitePages[page].content]
        guard let content = glossary.page(for: language), anchors[content].contains(id) else {
            return .unchanged
        }
        if content == sitePages[page].content { return .page(address: "#\(id)") }
        let other = counterpart(of: ownPages[content], id, onPage: page)
        return .page(address: "\(address(of: other, from: page))#\(id)")
    }

    /// The entry of a source; missing sources are reported elsewhere.
    private func sourceTarget(of destination: String, onPage page: Int) -> Target {
        let language = languages[sitePages[page].content]
        guard let content = sourceLinks.page(for: language) else { return .unchanged }
        let anchor = "source-\(SourceLinks.id(destination))"
        let other = counterpart(of: ownPages[content], anchor, onPage: page)
        return .page(address: "\(address(of: other, from: page))#\(SitePath.encoded(anchor))")
    }

    private func target(
        _ other: Int, _ anchor: String?, _ rest: Substring, onPage page: Int, isSame: Bool
    ) -> Target {
        let content = sitePages[other].content
        if let anchor, !anchor.isEmpty, !anchors[content].contains(anchor) {
            let nearest = anchors[content].nearest(to: anchor)
            let name: Message = other == page ? "this page" : "'\(sources[other])'"
            let path = isSame ? "" : relative(other, onPage: page)
            return .nothing(
                Fault(
                    id: "link.unknown-anchor",
                    summary:
                        "\(name) has no '#\(anchor)'\(didYouMean(nearest.map { "#\($0)" }))",
                    fix: nearest.map { "\(path)#\($0.string)" },
                    isCertain: nearest?.string.lowercased() == anchor.lowercased()))
        }
        if isSame { return .unchanged }
        let shown = counterpart(of: other, anchor, onPage: page)
        return .page(address: address(of: shown, from: page) + rest)
    }

    /// The page in the language of the reader for one in the language of the content.
    private func counterpart(of other: Int, _ anchor: String?, onPage page: Int) -> Int {
        let (viewer, target) = (sitePages[page], sitePages[other])
        guard !viewer.isTranslated, target.language == languages[viewer.content] else {
            return other
        }
        let counterpart = sitePages.firstIndex {
            $0.language == viewer.language && $0.path == target.path
        }
        guard let counterpart else { return other }
        if let anchor, !anchor.isEmpty, !anchors[sitePages[counterpart].content].contains(anchor) {
            return other
        }
        return counterpart
    }

    private func fileTarget(
        _ path: String, _ anchor: String?, _ rest: Substring, onPage page: Int
    ) -> Target {
        let own = ownPages[sitePages[page].content]
        let beside = SitePath.resolve(path, from: sitePages[own].output)
        // A translation shows a picture of the original unless it has its own.
        let besideOriginal = SitePath.resolve(path, from: sitePages[own].path)
        if let assets,
            let output = [beside, besideOriginal].compactMap(\.self).first(where: assets.contains)
        {
            if own == page, output == beside { return .unchanged }
            let root = SitePath.root(of: sitePages[page].output)
            return .page(address: root + SitePath.encoded(output))
        }
        return otherwise(
            path, anchor, rest, onPage: page,
            Fault(id: "link.unknown-file", summary: "there is no file '\(path)' on the site"))
    }

    /// The path of a page, as a link on another page names it.
    private func relative(_ other: Int, onPage page: Int) -> String {
        let own = ownPages[sitePages[page].content]
        return SitePath.encoded(SitePath.relative(sources[other], from: sources[own]))
    }
}

// MARK: - What was meant

extension LinkMap {
    /// Resolves a link that leads to nothing as other tools do, to propose a fix: without `.md`,
    /// from the root of the site, to a folder, or to the finished page.
    private func otherwise(
        _ path: String, _ anchor: String?, _ rest: Substring, onPage page: Int, _ fault: Fault
    ) -> Target {
        let own = ownPages[sitePages[page].content]
        let language = sources[own].prefix { $0 != "/" }
        let isAbsolute = path.hasPrefix("/")
        var fault = fault
        // Some tools serve each page as a folder, so their links lead up one more level.
        let asFolder = "\(sources[own].dropLast(".md".count))/\(LoadedPage.home)"
        let bases =
            isAbsolute
            ? [String(path.dropFirst()), "\(language)\(path)"]
            : [sources[own], sitePages[own].output, asFolder].compactMap {
                SitePath.resolve(path, from: $0)
            }
        if let other = bases.lazy.compactMap(meantPage).first {
            let right = relative(other, onPage: page)
            let isThere = anchor.map {
                $0.isEmpty || anchors[sitePages[other].content].contains($0)
            }
            fault.fix = right + rest
            fault.isCertain = isThere ?? true
            fault.summary =
                isAbsolute
                ? "write a link within the site relative to its page: '\(right)'"
                : "link to the Markdown file of a page: '\(right)'"
            if !isAbsolute { fault.id = "link.unknown-page" }
            return .nothing(fault)
        }
        if assets == nil, fault.id == "link.unknown-file" { return .unchanged }
        let files = assets ?? NameSet([])
        let root = SitePath.root(of: sitePages[own].output)
        if isAbsolute, files.contains(String(path.dropFirst())) {
            fault.fix = root + SitePath.encoded(String(path.dropFirst())) + rest
            fault.isCertain = true
            let right = root + String(path.dropFirst())
            fault.summary = "write a link within the site relative to its page: '\(right)'"
            return .nothing(fault)
        }
        if isAbsolute { return .nothing(fault) }
        let nearest =
            fault.id == "link.unknown-file"
            ? files.map { SitePath.relative($0, from: sitePages[own].output) }.nearest(to: path)
            : nearestWord(
                to: Text(string: path),
                among: sources.map { Text(string: SitePath.relative($0, from: sources[own])) })
        fault.fix = nearest.map { SitePath.encoded($0.string) + rest }
        fault.summary =
            fault.id == "link.unknown-file"
            ? "there is no file '\(path)' on the site\(didYouMean(nearest))"
            : "there is no page '\(path)'\(didYouMean(nearest))"
        return .nothing(fault)
    }

    /// The page that other tools find at a path; nil if there is none.
    private func meantPage(_ path: String) -> Int? {
        var stem = path[...]
        while stem.hasSuffix("/") { stem.removeLast() }
        for ending in [".md", ".html", ".htm", ".markdown"]
        where stem.lowercased().hasSuffix(ending) {
            stem.removeLast(ending.count)
            break
        }
        let folder = SitePath.folder(of: String(stem))
        let isIndex = ["readme", "_index", "index"].contains(
            stem.dropFirst(folder.isEmpty ? 0 : folder.count + 1).lowercased())
        let names =
            (isIndex ? ["\(folder.isEmpty ? "" : "\(folder)/")\(LoadedPage.home)"] : [])
            + ["\(stem).md", "\(stem)/\(LoadedPage.home)"]
        if let page = names.lazy.compactMap({ pages[$0] }).first { return page }
        let small = Set(names.map { $0.lowercased() })
        let alike = sources.indices.filter { small.contains(sources[$0].lowercased()) }
        return alike.count == 1 ? alike[0] : nil
    }
}

extension LinkMap {
    /// The faults of the links and images of all pages.
    func faults(in site: RunSite) -> [Diagnostic] {
        site.pages.enumerated().flatMap { index, page in
            let places =
                page.parsed.links.map { ($0.destination, $0.range, $0.destinationRange) }
                + page.parsed.images.map { ($0.source, $0.range, nil) }
                + page.parsed.practices.flatMap(\.lessons).map { ($0.destination, $0.range, nil) }
            return places.compactMap { destination, range, place -> Diagnostic? in
                guard case .nothing(let fault) = target(of: destination, onPage: ownPages[index])
                else { return nil }
                var diagnostic = Diagnostic(.error, fault.id, range: range, fault.summary)
                if let fix = fault.fix {
                    let written =
                        place.map { [$0] }
                        ?? DefinitionPlaces(page.parsed.page).places(of: destination)
                    diagnostic.replacements = written.map {
                        Replacement(range: $0, text: Text(string: fix))
                    }
                    diagnostic.isBlessable = fault.isCertain && !written.isEmpty
                }
                return diagnostic.inFile(page.parsed.page.file)
            }
        }
    }
}

extension String {
    /// True if an address begins with a scheme such as `https:`.
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
