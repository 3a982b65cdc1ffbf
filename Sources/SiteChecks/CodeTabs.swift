import CommonMark
import Diagnostics
import SiteModel

/// The faults of tabs: labels that the site does not have, groups of one tab, and those of parts with
/// code.
func faultsOfTabs(in site: ParsedSite) -> [Diagnostic] {
    let settings = site.site.configuration.lessons
    return site.pages.flatMap { page in
        func labels(_ lists: [[String]]) -> [String] {
            lists.isEmpty ? [] : lists[page.page.language]
        }
        let faults =
            page.faultsOfTabs(labels: labels(settings.tabs))
            + page.parts.filter { $0.part == .code }.flatMap {
                page.faultsOfCode(in: $0, labels: labels(settings.codeTabs))
            }
        return faults.map { $0.inFile(page.page.file) }
    }
}

extension ParsedPage {
    /// The labels that tabs of the site do not have, and the tabs that are alone.
    fileprivate func faultsOfTabs(labels: [String]) -> [Diagnostic] {
        codeTabs.flatMap { group -> [Diagnostic] in
            let unknown = group.tabs.filter { !labels.isEmpty && !labels.contains($0.label) }
            let faults = unknown.map { tab in
                let names = labels.map { Text(string: $0) }
                let list = labels.joined(separator: ", ")
                let hint = didYouMean(
                    nearestWord(to: Text(string: tab.label), among: names),
                    else: "'lessons' in site.yml has \(list)")
                return Diagnostic(
                    .error, "block.tab", range: tab.range,
                    "'\(tab.label)' is not a label of this site\(hint)")
            }
            guard group.tabs.count == 1 else { return faults }
            return faults + [
                Diagnostic(
                    .warning, "block.tab", range: group.tabs[0].range,
                    "a tab alone leaves readers nothing to choose; add another, or leave 'tab' out")
            ]
        }
    }

    /// The tabs that a part with code lacks, and those that are not Swift.
    ///
    /// - Parameters:
    ///   - section: The part.
    ///   - labels: The labels that it has if the page does not name others.
    /// - Returns: The faults.
    fileprivate func faultsOfCode(
        in section: LessonSection, labels: [String]
    ) -> [Diagnostic] {
        let lines = Set(section.content.flatMap(\.all).map(\.range.start.line))
        let tabs = codeTabs.flatMap(\.tabs).filter { lines.contains($0.code.range.start.line) }
        let own = page.frontMatter.codeTabs
        let lost = (own ?? labels).filter { label in !tabs.contains { $0.label == label } }
        let faults = lost.map { label in
            Diagnostic(
                .error, "page.missing-tab", range: section.range,
                own == nil
                    ? "the part 'code' lacks the tab '\(label)', which lessons of this site have"
                    : "the part 'code' lacks the tab '\(label)', which 'tabs' in the front matter has",
                notes: own == nil
                    ? ["a page with other tabs lists its own: 'tabs: […]' in the front matter"] : []
            )
        }
        let others = tabs.filter { $0.code.language != "swift" }
        return faults
            + others.map { tab in
                Diagnostic(
                    .error, "block.tab", range: tab.range,
                    "a tab in a part 'code' is 'swift', not '\(tab.code.language)'")
            }
    }
}
