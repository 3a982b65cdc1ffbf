public import Diagnostics
import LifecycleCore
public import ScenarioText

/// Lists rules, facts and exceptions as plain text, one a line, with the rules first.
public func ruleList(of entries: [RuleBookEntry] = RuleBookEntry.all) -> Text {
    var list = Text()
    for entry in entries { list.append(entry.line) }
    return list
}

extension Trace {
    /// The canonical text with the rule after each line, followed by the rules and exceptions that
    /// applied.
    public var explanation: Text {
        let lines = entries.map { line(of: $0) }
        let width = lines.reduce(0) { max($0, $1.width) }
        var text = Text()
        var numbers: [RuleNumber] = []
        for (entry, line) in zip(entries, lines) {
            text.append(line)
            text.append(blanks: width - line.width)
            text.append("  \(entry.rule.rule.id)\n" as Text)
            if !numbers.contains(entry.rule) { numbers.append(entry.rule) }
        }
        let exceptions = TableException.allCases.filter { rules.contains($0) }
        for entry in numbers.map({ RuleBookEntry($0.rule) })
            + exceptions.map({ RuleBookEntry($0) })
        {
            text.append("\n")
            text.append(entry.text)
        }
        return text
    }
}

extension Text {
    /// The number of columns in a terminal, for text without wide characters.
    fileprivate var width: Int {
        // Continuation bytes of UTF-8 take no column.
        bytes.count { $0 & 0b1100_0000 != 0b1000_0000 }
    }

    mutating func append(blanks count: Int) {
        for _ in 0..<max(1, count) { append(UInt8(ascii: " ")) }
    }
}
