public import Diagnostics
public import Markup

/// A table of the parts of the simulator that runs show, with the names of the parts that none
/// shows.
///
/// - Parameters:
///   - coverage: The coverage of the runs.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func coverageTable(
    of coverage: Coverage, in language: Language = .english
) -> HTML {
    let rows = coverage.sections.enumerated().map { index, section in
        ReferenceTable.Row(
            id: "coverage-\(index + 1)", heading: HTML(text: section.kind.name(in: language)),
            cells: [
                HTML(text: section.share(in: language)),
                // Other pages are about these names, so a search should not find this one by them.
                HTML { cell in cell.silently { $0.missing(section, in: language) } },
            ])
    }
    let all = ReferenceTable.Row(
        id: "coverage-all", heading: HTML(text: Word.everything[language]),
        cells: [HTML(text: coverage.share(in: language)), HTML()])
    return ReferenceTable(
        id: "coverage", caption: Word.coverage[language],
        headings: [Word.section, .shown, .shownByNone].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows + [all])]
    ).html
}

extension HTML {
    fileprivate mutating func missing(_ section: Coverage.Section, in language: Language) {
        for (index, item) in section.items.filter({ !$0.isShown }).enumerated() {
            if index > 0 { append(Word.separator[language]) }
            code(item.name)
        }
    }
}
