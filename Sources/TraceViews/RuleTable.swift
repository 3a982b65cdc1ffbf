import Diagnostics
import LifecycleCore

/// The rule book as a table, grouped by topic; the row of a rule has the id `rule-` and its id.
///
/// - Returns: A `table` in a box that scrolls on its own.
public func ruleTable() -> HTML {
    var groups: [ReferenceTable.Group] = []
    for rule in ruleBook {
        let topic = rule.topic
        if let known = groups.firstIndex(where: { $0.name == topic }) {
            groups[known].rows.append(rule.row)
        } else {
            groups.append(ReferenceTable.Group(name: topic, rows: [rule.row]))
        }
    }
    return ReferenceTable(
        id: "rules", caption: "Every rule of the model, by topic",
        headings: ["Rule", "What it says", "Versions", "Holds for", "On whose word"],
        groups: groups
    ).html
}

extension Rule {
    /// The part of the id before the dot: what the rule is about.
    fileprivate var topic: Text {
        Text(Text(id).bytes.prefix { $0 != UInt8(ascii: ".") })
    }

    fileprivate var row: ReferenceTable.Row {
        ReferenceTable.Row(
            id: "rule-\(id)", heading: HTML { $0.code(Text(id)) },
            cells: [
                HTML(text: Text(statement)), HTML(text: Text(versions)), HTML(text: Text(models)),
                HTML { $0.evidence(evidence) },
            ], versions: versions)
    }
}
