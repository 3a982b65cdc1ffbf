import CommonMark
import Diagnostics
import SiteModel
import TraceViews

/// Something in a section that a translation has as its original does, whatever the words are.
struct SectionPart {
    enum Kind: CaseIterable {
        /// A class of the heading.
        case headingClass
        /// A link to a claim or a source.
        case link
        /// A block of ours that readers see, such as a run.
        case block
        /// Code, by its language.
        case code
        case tab
        case listItem
        case tableRow
        case details

        /// True if only their number counts, as nothing tells one from another.
        var isCounted: Bool {
            switch self {
            case .headingClass, .link, .block, .code: false
            case .tab, .listItem, .tableRow, .details: true
            }
        }
    }

    var kind: Kind
    /// What tells it from others of its kind, as it is written in the original; empty if they are
    /// only counted.
    var name = ""
    var range: SourceRange
    /// The code, if it is Swift.
    var swift: CodeBlock?
}

extension ParsedPage {
    /// What the sections of the page have, section by section, in the order of the file.
    var partsOfSections: [[SectionPart]] {
        let parts = (partsInLinks + partsInBlocks + partsInDocument).sorted {
            $0.range.start < $1.range.start
        }
        let starts = sectionHeadings.map(\.line)
        var sections = starts.map { _ in [SectionPart]() }
        for part in parts {
            let section = starts.lastIndex { $0 <= part.range.start.line } ?? 0
            sections[section].append(part)
        }
        return sections
    }

    private var partsInLinks: [SectionPart] {
        let sources = links.filter { SourceLinks.isSource($0.destination) }
        return (claims.map(\.link) + sources).map {
            SectionPart(kind: .link, name: $0.destination, range: $0.range)
        }
    }

    /// The blocks that readers see.
    ///
    /// A committed trace is not shown, nor is a hidden scenario, so a translation has neither.
    private var partsInBlocks: [SectionPart] {
        func part(_ name: String, _ word: String, _ id: BlockName?, _ code: CodeBlock)
            -> SectionPart
        {
            SectionPart(
                kind: .block, name: name + (id.map { " \(word)=\($0.text)" } ?? ""),
                range: code.fence?.opening ?? code.range)
        }
        let runs = scenarios.filter { !$0.isHidden }.map { block in
            var run = part("scenario", "of", block.id ?? block.original, block.code)
            run.name += block.views.map { " view=\($0.words)" } ?? ""
            return run
        }
        return runs + recorded.map { part("recorded", "for", $0.scenario, $0.code) }
            + trials.map { part("trial", "of", $0.id ?? $0.original, $0.code) }
            + tables.map { part($0.table.rawValue, "", nil, $0.code) }
            + verdictTables.map { part("verdicts", "", nil, $0.code) }
            + practices.map { part("practice", "", nil, $0.code) }
    }

    private var partsInDocument: [SectionPart] {
        let ours = Set(
            (scenarios.map(\.code) + traces.map(\.code) + recorded.map(\.code)
                + trials.map(\.code) + tables.map(\.code) + verdictTables.map(\.code)
                + practices.map(\.code)).map(\.range.start.line))
        let tabs = codeTabs.flatMap(\.tabs).map { SectionPart(kind: .tab, range: $0.range) }
        return tabs
            + document.allBlocks.flatMap { block -> [SectionPart] in
                switch block.kind {
                case .heading(let heading):
                    heading.classes.map {
                        SectionPart(kind: .headingClass, name: $0.name, range: $0.range)
                    }
                case .codeBlock(let code) where !ours.contains(code.range.start.line):
                    [code.part]
                case .list(let list):
                    list.items.map { SectionPart(kind: .listItem, range: $0.range) }
                case .table(let table):
                    table.rows.compactMap(\.first).map {
                        SectionPart(kind: .tableRow, range: $0.range)
                    }
                case .element(let element, _) where element.isFolded:
                    [SectionPart(kind: .details, range: element.range)]
                default: []
                }
            }
    }
}

extension CodeBlock {
    fileprivate var part: SectionPart {
        SectionPart(
            kind: .code, name: language, range: fence?.opening ?? range,
            swift: language == "swift" ? self : nil)
    }
}

extension FigureViews {
    /// The names of the views, as a block lists them.
    fileprivate var words: String {
        Self.names.filter { contains($0.view) }.map { $0.name.string }.joined(separator: ",")
    }
}
