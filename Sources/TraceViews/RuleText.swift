public import Diagnostics
public import LifecycleCore
public import ScenarioText

extension Rule {
    /// The rule in full as plain text, five lines: the id, what it says, for which versions and
    /// apps, on whose word.
    public var text: Text {
        """
        \(id)
          says        \(statement)
          holds for   \(Text(versions)), \(Text(models))
          confidence  \(evidence.confidence.name)
          source      \(evidence.source)

        """
    }

    /// The rule as one line: the id, how far it can be trusted, and what it says.
    fileprivate var line: Text {
        var line = Text(id)
        line.append(blanks: 36 - line.count)
        line.append(Text(evidence.confidence.name))
        line.append(blanks: 48 - line.count)
        line.append(Text(statement))
        line.append("\n")
        return line
    }
}

/// Every rule as plain text, a line each, in the order of the rule book.
public func ruleList() -> Text {
    var list = Text()
    for rule in ruleBook { list.append(rule.line) }
    return list
}

extension Trace {
    /// The canonical text with the rule behind each line, and each rule in full below.
    public var explanation: Text {
        let lines = entries.map { line(of: $0) }
        let width = lines.reduce(0) { max($0, $1.width) }
        var text = Text()
        var rules: [RuleNumber] = []
        for (entry, line) in zip(entries, lines) {
            text.append(line)
            text.append(blanks: width - line.width)
            text.append("  \(entry.rule.rule.id)\n" as Text)
            if !rules.contains(entry.rule) { rules.append(entry.rule) }
        }
        for number in rules {
            text.append("\n")
            text.append(number.rule.text)
        }
        return text
    }
}

extension Text {
    /// How many columns it takes in a terminal, as long as it has no wide characters.
    fileprivate var width: Int {
        // Bytes that go on with a character take no column of their own.
        bytes.count { $0 & 0b1100_0000 != 0b1000_0000 }
    }

    fileprivate mutating func append(blanks count: Int) {
        for _ in 0..<max(1, count) { append(UInt8(ascii: " ")) }
    }
}
