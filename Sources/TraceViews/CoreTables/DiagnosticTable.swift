public import Diagnostics
public import Markup

/// A table of all kinds of diagnostics; the id of a row is `diagnostic-` followed by the id of the
/// kind.
///
/// - Parameters:
///   - kinds: The kinds, grouped by topic.
///   - language: The language of the page.
/// - Returns: Links to the topics, and a `table` in a box that scrolls on its own.
public func diagnosticTable(
    _ kinds: [DiagnosticKind], in language: Language = .english
) -> HTML {
    var groups: [ReferenceTable.Group] = []
    for kind in kinds {
        if groups.last?.topic != kind.topic {
            groups.append(ReferenceTable.Group(topic: kind.topic, rows: []))
        }
        groups[groups.count - 1].rows.append(
            ReferenceTable.Row(
                id: "diagnostic-\(kind.id)", heading: HTML { $0.code(Text(kind.id)) },
                cells: [
                    HTML { $0.english(Text(kind.meaning), on: language) },
                    HTML { $0.english(Text(kind.remedy), on: language) },
                ]))
    }
    return ReferenceTable(
        id: "diagnostics", caption: Word.diagnostics[language],
        headings: [Word.identifier, .meaning, .remedy].map { $0[language] }, groups: groups
    ).html
}
