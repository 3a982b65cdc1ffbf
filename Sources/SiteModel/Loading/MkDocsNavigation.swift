import Diagnostics

/// The navigation of a `mkdocs.yml` as a table of contents, `SUMMARY.md`.
///
/// Only the part `nav` is read, as the rest may have tags that name Python code.
///
/// - Parameter bytes: The file.
/// - Returns: The table of contents; nil if the file lists no pages.
package func summary(ofMkDocs bytes: [UInt8]) -> [UInt8]? {
    let lines = SourceText(bytes).lines
    guard let start = lines.firstIndex(where: { $0.starts(with: "nav:".utf8) }) else { return nil }
    let end =
        lines[(start + 1)...].firstIndex { line in
            line.first.map { !" \t-#\r\n".utf8.contains($0) } ?? false
        } ?? lines.endIndex
    let text = Array(lines[start..<end].joined())
    guard let root = (try? PlainYAML.root(of: text)) ?? nil,
        let pages = root.mapping?.first?.value.sequence
    else { return nil }
    var summary = ""
    for page in pages { append(page, depth: 0, to: &summary) }
    return summary.isEmpty ? nil : Array("# Summary\n\n\(summary)".utf8)
}

/// Appends a page, or a section with its content.
private func append(_ node: YAMLNode, depth: Int, to summary: inout String) {
    let indent = String(repeating: "  ", count: depth)
    if let path = node.scalar?.string {
        let name = path.split(separator: "/").last ?? ""
        summary += "\(indent)- [\(name)](<\(path)>)\n"
    }
    for (key, value) in node.mapping ?? [] {
        let title = key.scalar?.string ?? ""
        if let path = value.scalar?.string {
            summary += "\(indent)- [\(title)](<\(path)>)\n"
        } else {
            summary += "\(indent)- \(title)\n"
            for page in value.sequence ?? [] { append(page, depth: depth + 1, to: &summary) }
        }
    }
}
