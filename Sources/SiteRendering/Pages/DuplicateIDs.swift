import CommonMark
import Diagnostics
import Markup
import SiteChecks
import SiteModel

extension ParsedPage {
    /// The id of the title in the finished page; nil where it has none, or where a run has it.
    func titleID(beside drawn: DrawnIDs) -> String? {
        titleID.flatMap { drawn.all.contains($0) ? nil : $0 }
    }

    /// Reports ids of the content that also occur in the templates or in the buttons of runs.
    ///
    /// Each is reported where it is written, if it is in the text.
    func duplicateIDs(_ drawn: DrawnIDs, in html: HTML) -> [Diagnostic] {
        var count: [String: Int] = [:]
        for id in html.ids { count[id.string, default: 0] += 1 }
        let anchors = Dictionary(uniqueKeysWithValues: document.anchors.map { ($0.id, $0.range) })
        let own =
            headings.map(\.id) + anchors.keys + drawn.all
            + [titleID(beside: drawn)].compactMap(\.self)
        for id in own { count[id, default: 0] -= 1 }
        return Set(own).filter { count[$0, default: 0] > 0 }.sorted().map { id in
            let heading = headings.first { $0.id == id }
            return Diagnostic(
                .error, "page.duplicate-id", range: heading?.range ?? anchors[id] ?? .fileStart,
                "the page around the content also has the id '\(id)'",
                notes: heading.map { ["give the heading another one: '\($0.text) {#another-id}'"] }
                    ?? []
            ).inFile(page.file)
        }
    }
}
