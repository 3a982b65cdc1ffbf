import Diagnostics
import SiteModel

/// The findings without the changes that would leave less checked than before; these say why
/// nothing is offered.
func withoutLosses(_ findings: [Diagnostic], in site: ParsedSite) -> [Diagnostic] {
    var findings = findings
    let pages = Dictionary(
        site.pages.filter { !$0.page.isGenerated }.map { (Text(string: $0.page.file).bytes, $0) },
        uniquingKeysWith: { first, _ in first })
    let changes = findings.indices.filter { findings[$0].isBlessable }
    for (file, indices) in Dictionary(grouping: changes, by: { findings[$0].file.bytes }) {
        guard let page = pages[file] else { continue }
        var search = LossSearch(page: page, findings: findings)
        search.take(indices[...])
        for (index, loss) in search.losses {
            findings[index].replacements = []
            findings[index].isBlessable = false
            findings[index].notes = ["not blessed: \(loss)"]
        }
    }
    return findings
}

/// Finds the changes of a page that cannot be made together with the others.
private struct LossSearch {
    let page: ParsedPage
    let findings: [Diagnostic]
    private let before: CheckedThings
    private var taken: [Int] = []
    private(set) var losses: [(index: Int, loss: Message)] = []

    init(page: ParsedPage, findings: [Diagnostic]) {
        self.page = page
        self.findings = findings
        before = CheckedThings(page)
    }

    mutating func take(_ indices: ArraySlice<Int>) {
        guard !indices.isEmpty else { return }
        guard let loss = loss(of: taken + indices) else {
            taken += indices
            return
        }
        if indices.count == 1 {
            losses.append((indices[indices.startIndex], loss))
        } else {
            let middle = indices.startIndex + indices.count / 2
            take(indices[..<middle])
            take(indices[middle...])
        }
    }

    private func loss(of indices: [Int]) -> Message? {
        let changes = indices.flatMap { findings[$0].replacements }
        let bytes = replacingWhatFits(changes, in: page.page.bytes)
        if bytes == page.page.bytes { return nil }
        return before.firstLoss(in: CheckedThings(page.page, withBytes: bytes))
    }
}
