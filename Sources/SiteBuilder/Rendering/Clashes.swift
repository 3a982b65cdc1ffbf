import CommonMark
import Diagnostics

extension RunPage {
    /// The ids that the content has and that the page has besides, from its templates or for the
    /// buttons of its runs.
    ///
    /// - Parameter html: The finished page.
    /// - Returns: A fault for each id, at the heading that brings it along.
    func clashes(in html: [UInt8]) -> [Diagnostic] {
        var count: [String: Int] = [:]
        for id in elementIDs(in: html) { count[id, default: 0] += 1 }
        let own =
            parsed.document.headings.map(\.id) + figures.anchors.values.joined() + referenceIDs
        for id in own { count[id, default: 0] -= 1 }
        return Set(own).filter { count[$0, default: 0] > 0 }.sorted().map { id in
            let heading = parsed.document.headings.first { $0.id == id }
            return Diagnostic(
                .error, "page.duplicate-id", range: heading?.range ?? .fileStart,
                "the page around the content has the id '\(id)' too",
                notes: heading.map { ["give the heading another one: '\($0.text) {#another-id}'"] }
                    ?? []
            ).inFile(parsed.page.file)
        }
    }
}

/// The ids of the elements in their order; a quotation mark in text is escaped, so none of them is
/// taken for one.
func elementIDs(in html: [UInt8]) -> [String] {
    let key = Array(" id=\"".utf8)
    var ids: [String] = []
    var index = 0
    while let space = html[index...].firstIndex(of: key[0]) {
        index = space + 1
        guard html[space...].starts(with: key) else { continue }
        let value = html[(space + key.count)...].prefix { $0 != UInt8(ascii: "\"") }
        ids.append(String(decoding: value, as: UTF8.self))
        index = value.endIndex
    }
    return ids
}
