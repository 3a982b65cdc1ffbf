import Diagnostics
import SiteModel

/// The faults of tabs: labels that the site does not have, and groups of one tab.
func faultsOfTabs(in site: ParsedSite) -> [Diagnostic] {
    let labels = site.site.configuration.lessons.tabs
    return site.pages.flatMap { page in
        let known = labels.isEmpty ? [] : labels[page.page.language]
        return page.faultsOfTabs(labels: known).map { $0.inFile(page.page.file) }
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
}
