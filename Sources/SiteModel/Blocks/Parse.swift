import CommonMark
package import Diagnostics

/// The site with the parsed Markdown of its pages.
package struct ParsedSite: Sendable {
    package var site: LoadedSite
    /// The pages, in the order of `site.pages`.
    package var pages: [ParsedPage]
    /// The drafts that are left out, needed to find unused files and ids that only a draft has.
    package var drafts: [ParsedPage]
    package var diagnostics: [Diagnostic]
}

/// The cache of parsed pages, by their paths.
package typealias PageMemo = Memo<String, LoadedPage, (ParsedPage, [Diagnostic])>

/// Stage two: parses the Markdown of every page and the blocks in it.
package func parse(_ site: LoadedSite) -> ParsedSite {
    var memo = PageMemo()
    return parse(site, &memo) { _ in }
}

/// Stage two, with the results for pages that have not changed.
///
/// - Parameters:
///   - site: The site.
///   - asked: The indices of the pages to parse, or nil for all; the others come out empty.
///   - memo: The cache.
///   - progress: Called with the progress.
/// - Returns: The site with its blocks.
package func parse(
    _ site: LoadedSite, only asked: Set<Int>? = nil, _ memo: inout PageMemo,
    _ progress: ProgressReport
) -> ParsedSite {
    var diagnostics: [Diagnostic] = []
    let empty = Document(parsing: [])
    let pages = site.pages.enumerated().map { index, page in
        guard asked?.contains(index) ?? true else {
            return ParsedPage(page: page, document: empty, headings: [], links: [], images: [])
        }
        progress(Progress(stage: .reading, done: index, count: site.pages.count))
        let (parsed, faults) = memo.output(page.source, page) { parse($0) }
        diagnostics += faults.map { $0.inFile(page.file) }
        return parsed
    }
    let drafts = asked == nil ? site.drafts.map { memo.output($0.source, $0) { parse($0) }.0 } : []
    return ParsedSite(site: site, pages: pages, drafts: drafts, diagnostics: diagnostics)
}

/// Parses one page; the diagnostics do not name the file yet.
func parse(_ page: LoadedPage) -> (ParsedPage, [Diagnostic]) {
    let body = body(ofPage: page.bytes)
    let document = Document(parsing: body)
    let titleLine = page.frontMatter.opening?.line
    let headings = document.headings
    let title = headings.first { $0.level == 1 && $0.range.start.line == titleLine }
    var parsed = ParsedPage(
        page: page, document: document, title: title, headings: headings.filter { $0 != title },
        links: document.links, images: document.images)
    var diagnostics = document.diagnostics + document.faultsOfUnopenedFences(in: body)
    diagnostics += parsed.faultsOfTitles + parsed.faultsOfLevels
    var names = BlockNames(document)
    for code in document.codeBlocks {
        guard var fence = code.fence else { continue }
        let (kind, fault) = BlockKind.of(fence)
        if let fault { diagnostics.append(fault) }
        if kind.isOurs, let swallowing = code.swallowing(fence, hasText: kind.hasText) {
            fence = swallowing.fence
            diagnostics.append(swallowing.fault)
        }
        switch kind {
        case .scenario:
            var (block, faults) = ScenarioBlock.parse(
                code, fence, name: names.next(onLine: fence.line))
            block.isSound = block.isSound && fault == nil
            parsed.scenarios.append(block)
            diagnostics += faults
        case .trace:
            var (block, faults) = TraceBlock.parse(code, fence)
            block.isSound = block.isSound && fault == nil
            parsed.traces.append(block)
            diagnostics += faults
        case .recorded:
            let (block, faults) = RecordedBlock.parse(code, fence)
            parsed.recorded.append(block)
            diagnostics += faults
        case .trial:
            let (block, faults) = TrialBlock.parse(code, fence)
            parsed.trials.append(block)
            diagnostics += faults
        case .verdicts:
            let (table, faults) = VerdictTable.parse(code, fence)
            parsed.verdictTables.append(table)
            diagnostics += faults
        case .practice:
            let (block, faults) = PracticeBlock.parse(code, fence)
            parsed.practices.append(block)
            diagnostics += faults
        case .table(let table):
            diagnostics += TableBlock.faults(in: code, fence, table)
            parsed.tables.append(TableBlock(table: table, code: code))
        case .other: break
        }
    }
    let (tabs, tabFaults) = CodeTab.groups(of: document)
    parsed.codeTabs = tabs
    diagnostics += tabFaults
    parsed.claims =
        (page.frontMatter.claims + parsed.scenarios.flatMap { $0.title?.claims ?? [] }
        + document.claims).sorted { $0.link.range.start < $1.link.range.start }
    return (parsed, diagnostics)
}

extension ParsedPage {
    /// The headings of the first level other than the title of the page.
    fileprivate var faultsOfTitles: [Diagnostic] {
        // A page without a title is reported already.
        if page.frontMatter.end == .fileStart, page.frontMatter.opening == nil { return [] }
        return headings.filter { $0.level == 1 }.map { heading in
            Diagnostic(
                .warning, "page.second-title", range: heading.range,
                "the page already has its title above, as its largest heading",
                notes: ["remove the line, or begin the heading with '##'"])
        }
    }

    /// The headings that are more than one level below the one above them.
    fileprivate var faultsOfLevels: [Diagnostic] {
        zip([1] + headings.map(\.level), headings).compactMap { above, heading in
            guard heading.level > above + 1 else { return nil }
            let signs = String(repeating: "#", count: above + 1)
            return Diagnostic(
                .warning, "page.skipped-level", range: heading.range,
                "a level of headings is left out above it",
                notes: ["begin the heading with '\(signs)'"])
        }
    }
}

extension Diagnostic {
    /// The same diagnostic, for a file.
    package func inFile(_ file: String) -> Diagnostic {
        var diagnostic = self
        diagnostic.file = Text(string: file)
        return diagnostic
    }
}
