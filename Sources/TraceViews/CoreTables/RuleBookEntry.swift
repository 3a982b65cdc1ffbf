public import Diagnostics
import LifecycleCore
import ScenarioText

/// A row of the simulator in words: a rule, a fact that rules rest on, or an exception.
public struct RuleBookEntry: Sendable {
    /// The stable id.
    public var id: Text
    var statement: Text
    var versions: VersionRange
    var models: AppModels
    var evidence: Evidence
    /// Why it is not a rule of the table; nil for a rule or a fact.
    var whyNotARule: Text?

    /// All rules, facts and exceptions, in this order.
    public static let all: [RuleBookEntry] =
        ruleBook.map { RuleBookEntry($0) } + tables + facts
        + TableException.allCases.map { RuleBookEntry($0) }

    /// The facts that have tables of their own on pages.
    private static let tables: [RuleBookEntry] =
        budgets.map { RuleBookEntry($0) } + recommendedLimits.map { RuleBookEntry($0) }
        + limits.map { RuleBookEntry($0) }
        + versionSwitches.map { RuleBookEntry($0) }
        + KillCode.allCases.map { RuleBookEntry($0) } + killWords.map { RuleBookEntry($0) }

    /// The other facts.
    static let facts: [RuleBookEntry] =
        launchFacts.map { RuleBookEntry($0) } + timerFacts.map { RuleBookEntry($0) }
}

extension RuleBookEntry {
    /// The whole entry as plain text, with a line for each part.
    ///
    /// The parts are the id, the statement, the reason why it is not a rule, the versions and
    /// models, and the sources.
    public var text: Text {
        var text: Text = "\(id)\n  says        \(statement)\n"
        if let whyNotARule { text.append("  not a rule  \(whyNotARule)\n") }
        text.append(
            """
              holds for   \(Text(versions)), \(Text(models))
              confidence  \(evidence.confidence.name)
              source      \(evidence.plainText)

            """ as Text)
        return text
    }

    /// The entry as one line with its id, its confidence and its statement.
    var line: Text {
        var line = id
        line.append(blanks: 36 - line.count)
        line.append(Text(evidence.confidence.name))
        line.append(blanks: 48 - line.count)
        line.append(statement)
        line.append("\n")
        return line
    }
}

extension Text {
    /// The topic of an id: the part before the dot.
    var topic: Text { Text(bytes.prefix { $0 != UInt8(ascii: ".") }) }
}

extension RuleBookEntry {
    init(_ rule: Rule) {
        self.init(
            id: Text(rule.id), statement: Text(rule.statement), versions: rule.versions,
            models: rule.models, evidence: rule.evidence)
    }

    fileprivate init(_ budget: Budget) {
        self.init(
            id: Text(budget.id),
            statement: "\(Text(budget.kind.name)): \(Text(spoken: budget.span))",
            versions: budget.versions, models: .any, evidence: budget.evidence)
    }

    fileprivate init(_ asked: RecommendedLimit) {
        var statement: Text = "An app is to take at most about \(Text(spoken: asked.span)) in"
        for (index, callback) in asked.callbacks.enumerated() {
            statement.append(index == 0 ? " " : ", ")
            statement.append(Text(callback.name))
        }
        statement.append(".")
        self.init(
            id: Text(asked.id), statement: statement, versions: .all, models: .any,
            evidence: asked.evidence)
    }

    fileprivate init(_ limit: Limit) {
        self.init(
            id: Text(limit.id), statement: limit.words, versions: limit.versions, models: .any,
            evidence: limit.evidence)
    }

    fileprivate init(_ change: VersionSwitch) {
        self.init(
            id: Text(change.id), statement: Text(change.kind.name), versions: change.versions,
            models: .any, evidence: change.evidence)
    }

    fileprivate init(_ code: KillCode) {
        self.init(
            id: Text(code.id), statement: "\(Text(code.code)): \(Text(code.meaning))",
            versions: .all, models: .any, evidence: code.evidence)
    }

    fileprivate init(_ fact: LaunchFact) {
        self.init(
            id: Text(fact.id), statement: Text(fact.statement), versions: fact.versions,
            models: fact.models, evidence: fact.evidence)
    }

    fileprivate init(_ fact: TimerFact) {
        self.init(
            id: Text(fact.id), statement: Text(fact.statement), versions: .all, models: .any,
            evidence: fact.evidence)
    }

    fileprivate init(_ words: KillWords) {
        let code = Text(words.code.code)
        self.init(
            id: Text(words.id),
            statement: words.isPrinted
                ? "A crash report with \(code) says: \(Text(words.text))."
                : "A crash report with \(code) means: \(Text(words.text)).",
            versions: words.versions, models: .any, evidence: words.evidence)
    }

    init(_ exception: TableException) {
        self.init(
            id: Text(exception.id), statement: Text(exception.statement),
            versions: exception.versions, models: exception.models, evidence: exception.evidence,
            whyNotARule: Text(exception.whyNotARule))
    }
}
