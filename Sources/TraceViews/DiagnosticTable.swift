public import Diagnostics

/// Every kind of diagnostic; the row of one has the id `diagnostic-` and its id.
///
/// - Parameter kinds: The kinds, those of a topic one behind the other.
/// - Returns: A `table` in a box that scrolls on its own.
public func diagnosticTable(_ kinds: [DiagnosticKind]) -> HTML {
    var groups: [ReferenceTable.Group] = []
    for kind in kinds {
        if groups.last?.name != kind.topic {
            groups.append(ReferenceTable.Group(name: kind.topic, rows: []))
        }
        groups[groups.count - 1].rows.append(
            ReferenceTable.Row(
                id: "diagnostic-\(kind.id)", heading: HTML { $0.code(Text(kind.id)) },
                cells: [HTML(text: Text(kind.meaning)), HTML(text: Text(kind.remedy))]))
    }
    return ReferenceTable(
        id: "diagnostics", caption: "Everything that Tracebook can find wrong, by topic",
        headings: ["Id", "What it means", "What mends it"], groups: groups
    ).html
}
