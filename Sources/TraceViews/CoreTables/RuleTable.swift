public import Diagnostics
import LifecycleCore
public import Markup
import ScenarioText

/// The rule book as a table, grouped by topic; the id of a row is `rule-` followed by the id of the
/// rule.
///
/// - Parameters:
///   - sources: The address of the page with the table of all sources; nil for no links.
///   - language: The language of the page.
/// - Returns: The form that compares two versions, links to the topics, and a `table` in a box that
///   scrolls on its own.
public func ruleTable(sources: Text? = nil, in language: Language = .english) -> HTML {
    var groups: [ReferenceTable.Group] = []
    for rule in ruleBook {
        let topic = rule.topic
        if let known = groups.firstIndex(where: { $0.topic == topic }) {
            groups[known].rows.append(rule.row(sources, in: language))
        } else {
            groups.append(
                ReferenceTable.Group(topic: topic, rows: [rule.row(sources, in: language)]))
        }
    }
    var html = versionSwitch(in: language)
    html.append(
        ReferenceTable(
            id: "rules", caption: Word.rules[language],
            headings: [Word.rule, .whatItSays, .versions, .holdsFor, .evidence].map {
                $0[language]
            }, groups: groups
        ).html)
    return html
}

extension Rule {
    /// The topic of the rule.
    var topic: Text { Text(id).topic }

    fileprivate func row(_ sources: Text?, in language: Language) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "rule-\(id)", heading: HTML { $0.code(Text(id)) },
            cells: [
                statementCell(in: language),
                // Versions, kinds of apps and words of confidence are alike in hundreds of rows, so no search
                // is for them.
                HTML { cell in cell.silently { $0.append(Text(versions, in: language)) } },
                HTML { cell in cell.silently { $0.append(Text(models, in: language)) } },
                HTML { html in
                    html.silently { cell in
                        cell.evidence(evidence, sources: sources, in: language)
                        for option in options {
                            cell.empty(.br)
                            cell.append(Word.otherWay[language])
                            cell.element(.code, text: option.pattern)
                        }
                    }
                },
            ], versions: versions)
    }

    /// What the rule says; searches find it on the page of its event or of the methods that it calls.
    private func statementCell(in language: Language) -> HTML {
        let words = HTML { $0.english(Text(statement), on: language) }
        return isToldElsewhere ? HTML { cell in cell.silently { $0.append(words) } } : words
    }

    private var isToldElsewhere: Bool {
        if case .event = on { true } else { !callbacks.isEmpty }
    }

    /// The statements of the scenario language that choose the other side of the rule.
    private var options: [Phrase] {
        phrases(in: .line).filter { phrase in phrase.decides.map { Text($0) == Text(id) } ?? false }
    }
}
