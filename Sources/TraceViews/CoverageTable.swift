import Diagnostics

/// What runs show of the simulator, section by section, with the names of what none shows.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func coverageTable(of coverage: Coverage) -> HTML {
    let rows = coverage.sections.enumerated().map { index, section in
        ReferenceTable.Row(
            id: "coverage-\(index + 1)", heading: HTML(text: section.name),
            cells: [
                HTML(text: section.share),
                HTML { $0.missing(section.items.filter { !$0.isShown }) },
            ])
    }
    let all = ReferenceTable.Row(
        id: "coverage-all", heading: HTML(text: "everything"),
        cells: [HTML(text: coverage.share), HTML()])
    return ReferenceTable(
        id: "coverage", caption: "What the runs of this site show of the simulator",
        headings: ["Section", "Shown", "Shown by no run"],
        groups: [ReferenceTable.Group(name: nil, rows: rows + [all])]
    ).html
}

extension HTML {
    fileprivate mutating func missing(_ items: [Coverage.Item]) {
        for (index, item) in items.enumerated() {
            if index > 0 { append(", ") }
            code(item.name)
        }
    }
}
