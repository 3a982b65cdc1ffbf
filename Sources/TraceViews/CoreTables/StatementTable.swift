public import Diagnostics
import LifecycleCore
public import Markup
import ScenarioText

/// A table of the statements of the scenario language, grouped by place.
///
/// - Parameters:
///   - rules: Where the rules are explained; nil if no page does.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func statementTable(rules: RuleAddress? = nil, in language: Language = .english) -> HTML {
    var number = 0
    let groups = Place.allCases.map { place in
        // Every action can also follow a delay, which is shown for the first action only.
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

/// Lists the statements of the scenario language as plain text, grouped by place.
///
/// - Parameter words: Words to look for in statements and their meanings, ignoring case; empty for
///   all statements.
/// - Returns: A line for each statement below its place, ending with the id of the rule that it
///   decides, if any; empty if no statement has all of the words.
public func statementList(with words: [Text] = []) -> Text {
    // A word in the middle of others is hardly meant where words begin with it.
    let list = statementList(
        methods: words.isEmpty ? [] : methods(with: words)
    ) { text in words.allSatisfy { text.hasWord(beginning: $0) } }
    return list.isEmpty
        ? statementList(methods: []) { text in words.allSatisfy(text.contains) } : list
}

/// The statements whose pattern or meaning is chosen, and some methods that a `when` line can name.
private func statementList(methods: [Text], where isChosen: (Text) -> Bool) -> Text {
    var list = Text()
    for place in Place.allCases {
        let found = phrases(in: place).filter { phrase in
            phrase.isShown && isChosen("\(phrase.pattern) \(phrase.summary)")
        }
        let methods = place == .line ? methods : []
        guard !found.isEmpty || !methods.isEmpty else { continue }
        if !list.isEmpty { list.append("\n") }
        list.append("\(place.heading[.english]):\n" as Text)
        for phrase in found {
            list.append("\(column(phrase.pattern))\(phrase.summary)" as Text)
            if let rule = phrase.decides { list.append(" (\(rule))" as Text) }
            list.append("\n")
        }
        for method in methods {
            list.append("\(column("when \(method)"))What the app does in this method.\n" as Text)
        }
    }
    return list
}

/// A statement, indented and padded to the column of its meaning.
private func column(_ statement: Text) -> Text {
    var line: Text = "  \(statement)"
    for _ in line.count..<max(line.count + 2, 52) { line.append(UInt8(ascii: " ")) }
    return line
}

/// The methods that a `when` line can name and that have all of the words in their names.
private func methods(with words: [Text]) -> [Text] {
    Callback.allCases.map { Text($0.name) }.filter { name in
        words.allSatisfy { name.contains($0) }
    }
}

extension Text {
    /// Whether the text contains another one, ignoring case.
    fileprivate func contains(_ part: Text) -> Bool {
        let (own, other) = (lowercased, part.lowercased)
        guard own.count >= other.count else { return false }
        return (0...(own.count - other.count)).contains { own[$0...].starts(with: other) }
    }

    /// True if a word of the text begins with another text, ignoring case.
    fileprivate func hasWord(beginning part: Text) -> Bool {
        let (own, other) = (lowercased, part.lowercased)
        return own.indices.contains { start in
            (start == 0 || !Self.isInWord(own[start - 1])) && own[start...].starts(with: other)
        }
    }

    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private var lowercased: [UInt8] {
        bytes.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 + 32 : $0 }
    }
}

extension Phrase {
    fileprivate func row(
        _ number: Int, rules: RuleAddress?, in language: Language
    ) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: "statement-\(number)", heading: HTML { $0.element(.code, text: pattern) },
            cells: [
                HTML { cell in
                    cell.english(Text(summary), on: language)
                    guard let decides else { return }
                    cell.append(" ")
                    let rule = ruleBook.first { Text($0.id) == Text(decides) }
                    guard let rules, let rule else { return cell.code(Text(decides)) }
                    cell.element(.a, ["href": .text(rules.address(of: rule))]) {
                        $0.code(Text(decides))
                    }
                }
            ])
    }
}

extension Place {
    fileprivate var heading: Word {
        switch self {
        case .line: Word("on a line of its own")
        case .handler: Word("indented under a when line")
        }
    }
}
