public import Diagnostics
import LifecycleCore
public import Markup
import ScenarioText

/// A table of the facts that rules rest on and that have no table of their own, grouped by topic.
///
/// The id of a row is `fact-` followed by the id of the fact.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: Links to the topics, and a `table` in a box that scrolls on its own.
public func factTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    var groups: [ReferenceTable.Group] = []
    for entry in RuleBookEntry.facts {
        let row = entry.row("fact", sources, in: language)
        let topic = entry.id.topic
        if groups.last?.topic == topic {
            groups[groups.count - 1].rows.append(row)
        } else {
            groups.append(ReferenceTable.Group(topic: topic, rows: [row]))
        }
    }
    return ReferenceTable(
        id: "facts", caption: Word.facts[language],
        headings: [Word.fact, .whatItSays, .versions, .holdsFor, .evidence].map { $0[language] },
        groups: groups
    ).html
}

/// A table of what the simulator does beyond its rules, grouped by kind.
///
/// The id of a row is the id of the exception.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func exceptionTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    let groups = TableException.Kind.allCases.map { kind in
        ReferenceTable.Group(
            name: kind.words[language],
            rows: TableException.allCases.filter { $0.kind == kind }.map {
                RuleBookEntry($0).row(nil, sources, in: language)
            })
    }
    return ReferenceTable(
        id: "exceptions", caption: Word.exceptions[language],
        headings: [Word.exception, .whatItSays, .whyNotARule, .versions, .holdsFor, .evidence].map {
            $0[language]
        }, groups: groups
    ).html
}

extension RuleBookEntry {
    fileprivate func row(
        _ prefix: Text?, _ sources: Text?, in language: Language
    ) -> ReferenceTable.Row {
        var cells = [HTML { $0.english(statement, on: language) }]
        if let whyNotARule { cells.append(HTML { $0.english(whyNotARule, on: language) }) }
        cells += [
            HTML { cell in cell.silently { $0.append(Text(versions, in: language)) } },
            HTML { cell in cell.silently { $0.append(Text(models, in: language)) } },
            HTML { cell in
                cell.silently { $0.evidence(evidence, sources: sources, in: language) }
            },
        ]
        return ReferenceTable.Row(
            id: prefix.map { "\($0)-\(id)" } ?? id, heading: HTML { $0.code(id) }, cells: cells,
            versions: versions)
    }
}

extension TableException.Kind {
    fileprivate var words: Word {
        switch self {
        case .changes: Word("What changes a world beside the rules")
        case .computes: Word("What is worked out")
        case .conducts: Word("How the simulator works")
        }
    }
}
