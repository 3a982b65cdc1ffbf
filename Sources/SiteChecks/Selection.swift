package import CommonMark
package import Diagnostics
import SiteModel

/// The pages and blocks that a report is limited to.
public struct Selection: Equatable, Sendable {
    /// The pages, as messages name them.
    public var pages: Set<String>
    /// The scenarios, by page and by id, or by name without an id.
    public var blocks: [Block]
    /// The part of the site that replaces these; nil if there is none.
    public private(set) var part: SitePart?

    /// A scenario of a page.
    public struct Block: Equatable, Sendable {
        /// The page, as messages name it.
        public var page: String
        /// The id, or the name if there is no id.
        public var name: String

        /// Creates a selection of one scenario.
        public init(page: String, name: String) {
            self.page = page
            self.name = name
        }
    }

    /// Creates a selection of pages, and of blocks on other pages.
    public init(pages: Set<String>, blocks: [Block]) {
        self.pages = pages
        self.blocks = blocks
    }

    /// Creates a selection of the files in a part of the site.
    public init(of part: SitePart) {
        self.init(pages: [], blocks: [])
        self.part = part
    }

    /// Returns true if the whole file is selected.
    package func contains(file: String) -> Bool { part?.contains(file) ?? pages.contains(file) }
}

/// A selection resolved to places in the site.
package struct ResolvedSelection {
    /// The faults of the selection itself.
    package private(set) var diagnostics: [Diagnostic] = []

    private let selection: Selection?
    private let files: [String]
    private var places: Set<ScenarioPlace> = []
    /// The lines of the chosen scenarios, by file.
    private var lines: [String: [ClosedRange<Int>]] = [:]
    /// The claims and device logs about the chosen scenarios.
    private var references: [RunReference] = []
    /// The pages that first name a missing trace file, by that file.
    private var owners: [String: String] = [:]

    package init(_ selection: Selection?, in site: CheckedSite) {
        self.selection = selection
        files = site.run.pages.map(\.parsed.page.file)
        for block in selection?.blocks ?? [] { add(block, in: site.run) }
        // A chosen page includes all of its scenarios, and everything about them on other pages.
        for (page, file) in files.enumerated() where selection?.pages.contains(file) ?? false {
            for scenario in site.run.pages[page].parsed.scenarios.indices {
                add(ScenarioPlace(page: page, scenario: scenario), in: site.run)
            }
        }
        for block in site.blocks where places.contains(block.place) {
            references += block.references
        }
        if selection?.part != nil { owners = site.run.parsed.pagesOfMissingFiles }
    }

    package func contains(page: Int) -> Bool {
        guard let selection else { return true }
        return selection.contains(file: files[page]) || places.contains { $0.page == page }
    }

    package func contains(_ place: ScenarioPlace) -> Bool {
        guard let selection else { return true }
        return selection.contains(file: files[place.page]) || places.contains(place)
    }

    /// Returns true if a claim of a page is about something selected.
    package func contains(_ claim: Link, onPage page: Int) -> Bool {
        guard let selection else { return true }
        return selection.contains(file: files[page])
            || references.contains { $0.file == files[page] && $0.range == claim.range }
    }

    /// Returns true if a diagnostic is about something selected.
    package func contains(_ diagnostic: Diagnostic) -> Bool {
        guard let selection else { return true }
        let file = diagnostic.file.string
        if let owner = owners[file] { return selection.contains(file: owner) }
        let line = diagnostic.range.start.line
        return selection.contains(file: file)
            || lines[file]?.contains { $0.contains(line) } ?? false
            || references.contains { $0.contains(diagnostic) }
    }

    private mutating func add(_ chosen: Selection.Block, in site: RunSite) {
        guard let page = files.firstIndex(of: chosen.page) else { return }
        let blocks = site.pages[page].parsed.scenarios
        guard let scenario = blocks.firstIndex(where: { $0.name == chosen.name }) else {
            let names = blocks.map { Text(string: $0.name) }
            let nearest = nearestWord(to: Text(string: chosen.name), among: names)
            diagnostics.append(
                Diagnostic(
                    .error, "block.not-there", file: Text(string: chosen.page), range: .fileStart,
                    "no scenario of the page is called '\(chosen.name)'\(didYouMean(nearest))"))
            return
        }
        add(ScenarioPlace(page: page, scenario: scenario), in: site)
    }

    private mutating func add(_ place: ScenarioPlace, in site: RunSite) {
        places.insert(place)
        add(site.block(at: place).code, of: files[place.page])
        guard let id = site.block(at: place).id?.text else { return }
        for other in site.pages.map(\.parsed) {
            for trace in other.traces where trace.scenario?.text == id {
                add(trace.code, of: other.page.file)
                add(trace.file, on: other, in: site)
            }
            for copy in other.scenarios where copy.original?.text == id {
                add(copy.code, of: other.page.file)
            }
        }
    }

    private mutating func add(_ code: CodeBlock, of file: String) {
        lines[file, default: []].append(code.range.start.line...code.range.end.line)
    }

    private mutating func add(_ part: FilePart?, on page: ParsedPage, in site: RunSite) {
        guard let part, let path = SitePath.resolve(part.path, from: page.page.source),
            let file = site.parsed.site.blockFiles.first(where: { $0.path == path })
        else { return }
        lines[file.file, default: []].append(1...Int.max)
    }
}

extension ParsedSite {
    /// The pages whose blocks first name a missing trace file, by that file.
    fileprivate var pagesOfMissingFiles: [String: String] {
        let present = Set(site.blockFiles.map(\.path))
        var owners: [String: String] = [:]
        for parsed in pages {
            let page = parsed.page
            for part in parsed.traces.compactMap(\.file) {
                guard let path = SitePath.resolve(part.path, from: page.source),
                    !present.contains(path)
                else { continue }
                let file = page.file.dropLast(page.source.count) + path
                owners[String(file)] = owners[String(file)] ?? page.file
            }
        }
        return owners
    }
}
