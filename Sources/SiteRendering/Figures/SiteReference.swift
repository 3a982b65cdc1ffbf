import Diagnostics
import LifecycleReference
import Markup
import SiteChecks
import SiteModel
import TraceViews

/// Adds the bodies of the generated pages, made from the core and the runs of the site.
func addReference(
    to drawn: inout [DrawnPage], of site: RunSite, _ memory: inout DrawnMemory
) {
    let (loaded, pages) = (site.parsed.site, site.pages)
    let subjects = subjectsByID(of: pages)
    for (language, words) in loaded.languages.enumerated() {
        guard loaded.pages.contains(where: { $0.isGenerated && $0.language == language }) else {
            continue
        }
        let own = loaded.sitePages.filter { $0.language == language }
        func path(of table: CoreTable) -> String? {
            own.first { page in
                pages[page.content].parsed.tables.contains { $0.table == table }
            }.map { SitePath.page(ofSource: $0.path) }
        }
        var tables = ReferenceTables()
        tables.facts = path(of: .facts)
        tables.exceptions = path(of: .exceptions)
        tables.budgets = path(of: .budgets)
        tables.versions = path(of: .versions)
        let input = ReferenceInput(
            examples: own.flatMap { page in
                examples(on: page, pages[page.content], subjects)
                    + foldedExamples(on: page, of: site)
            },
            samples: own.flatMap { codeSamples(on: $0, pages[$0.content].parsed) },
            tables: tables,
            language: words)
        let made = memory.reference.output(language, input) {
            referencePages(
                examples: $0.examples, samples: $0.samples, tables: $0.tables, in: $0.language)
        }
        let byPath = Dictionary(uniqueKeysWithValues: made.map { ($0.path, $0) })
        for index in pages.indices {
            let page = pages[index].parsed.page
            guard page.isGenerated, page.language == language else { continue }
            guard let made = byPath[SitePath.page(ofSource: page.path)] else { continue }
            drawn[index].reference = made
            drawn[index].ids.ofReference = memory.referenceIDs.output(page.source, made.body) {
                $0.ids.map(\.string)
            }
        }
    }
}

/// Everything that the reference depends on.
struct ReferenceInput: Equatable {
    var examples: [Example]
    var samples: [CodeSample]
    /// The pages of the site with the tables of the core.
    var tables: ReferenceTables
    var language: Language
}

/// The reference pages for which each scenario is an example, by the id of the scenario.
func subjectsByID(of pages: [RunPage]) -> [String: [String]] {
    let blocks = pages.flatMap(\.parsed.scenarios).filter { !$0.subjects.isEmpty }
    return Dictionary(
        blocks.compactMap { block in block.id.map { ($0.text, block.subjects.map(\.text)) } }
    ) { first, _ in first }
}

/// The runs of a page as examples for reference pages; a translation uses those of its original.
func examples(
    on sitePage: SitePage, _ page: RunPage, _ subjects: [String: [String]]
) -> [Example] {
    guard page.parsed.page.frontMatter.givesExamples else { return [] }
    return page.parsed.scenarios.enumerated().flatMap { index, block -> [Example] in
        guard !block.isHidden, !block.isSketch else { return [] }
        let outcome = page.outcomes[index]
        let own = block.original.map { subjects[$0.text] ?? [] } ?? block.subjects.map(\.text)
        return outcome.runs.indices.compactMap { run in
            let id = block.figureID(ofRun: run, in: outcome, ordinal: index + 1)
            let title = block.title?.words ?? page.parsed.heading(above: block.fence.line)
            return Example(
                title: Text(string: title),
                page: Text(string: page.parsed.page.frontMatter.title),
                address: "\(SitePath.page(ofSource: sitePage.path))#\(id.string)",
                scenario: outcome.runs[run].scenario, trace: outcome.runs[run].trace, subjects: own)
        }
    }
}

/// The hidden runs that claims of a page quote, as examples.
private func foldedExamples(on sitePage: SitePage, of site: RunSite) -> [Example] {
    let page = site.pages[sitePage.content].parsed
    guard page.page.frontMatter.givesExamples else { return [] }
    return site.hiddenScenarios(quotedOnPage: sitePage.content).flatMap { quoted in
        let runs = QuotedRuns(quoted, onPage: page, of: site)
        return runs.runs.map { quoted in
            Example(
                title: runs.title, page: Text(string: page.page.frontMatter.title),
                address: "\(SitePath.page(ofSource: sitePage.path))#\(quoted.id.string)",
                scenario: quoted.run.scenario, trace: quoted.run.trace, isFolded: true)
        }
    }
}
