public import Diagnostics
import ScenarioText

/// The statements of the scenario language, by the place in which they stand.
///
/// - Parameters:
///   - rules: The address of the page with the table of all rules; nil where there is none.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func statementTable(rules: Text? = nil, in language: Language = .english) -> HTML {
    var number = 0
    let groups = Place.allCases.map { place in
        // With a delay in front each action says the same, so the first one shows how.
        let rows = phrases(in: place).filter { $0.isShown }.map { phrase in
            number += 1
            return phrase.row(number, rules: rules, in: language)
        }
        return ReferenceTable.Group(name: place.heading[language], rows: rows)
    }
    return ReferenceTable(
        id: "statements", caption: Word.statements[language],
        headings: [Word.statement, .meaning].map { $0[language] }, groups: groups
    ).html
}

extension Phrase {
    fileprivate func row(
        _ number: Int, rules: Text?, in language: Language
    ) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "statement-\(number)", heading: HTML { $0.element("code", text: pattern) },
            cells: [
                HTML { cell in
                    cell.english(Text(summary), on: language)
                    guard let decides else { return }
                    cell.append(" ")
                    guard let rules else { return cell.code(Text(decides)) }
                    let address: Attributes = ["href": "\(rules)#rule-\(decides)"]
                    cell.element("a", address) { $0.code(Text(decides)) }
                }
            ])
    }
}

extension Place {
    fileprivate var heading: Word {
        switch self {
        case .line: Word("on a line of its own", "单独一行")
        case .handler: Word("indented under a when line", "在 when 行之下缩进")
        }
    }
}
