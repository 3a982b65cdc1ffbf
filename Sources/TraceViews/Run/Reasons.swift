public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

/// Where the rules of a run are explained.
public enum ExplanationPlace: Sendable {
    /// In the figure, which is then complete by itself.
    case figure
    /// In the figure by name alone; a script adds the text from `ruleExplanations`.
    case names
    /// Once for all runs of the page, in the list made by `reasons(behind:)`.
    case page

    /// The prefix of the id of an explanation, which the id of the rule follows.
    func prefix(ofFigure id: Text) -> Text {
        switch self {
        case .figure, .names: "\(id)-rule-"
        case .page: "rule-"
        }
    }
}

/// A list of the rules that runs depend on, each with its statement, its versions and models, and
/// its sources.
///
/// The rows of tables link to this list, so that a rule with many rows is explained once. The list
/// works without scripts and on paper.
///
/// - Parameters:
///   - traces: The runs.
///   - address: Where the rules are explained, to which the names link; nil if no page does.
///   - sources: The page of sources, to which those without an address link; nil if there is none.
///   - language: The language of the page.
/// - Returns: A `dl` element, in the order in which the rules first apply; nothing if there are
///   none.
public func reasons(
    behind traces: [Trace], rules address: RuleAddress?, sources: Text? = nil,
    in language: Language = .english
) -> HTML {
    reasons(
        .rules(behind: traces), .page, figure: Text(), rules: address, sources: sources,
        in: language)
}

extension Trace {
    /// The rules of the run, for below its table.
    func reasons(_ place: ExplanationPlace, id: Text, in language: Language) -> HTML {
        let rules = [RuleNumber].rules(behind: [self])
        var html = HTML()
        guard !rules.isEmpty else { return html }
        html.silently { silent in
            silent.element(.details, ["class": "reasons", "open": ""]) { details in
                details.lineFeed()
                details.element(.summary, text: reasonsTitle(rules.count, in: language))
                details.lineFeed()
                details.append(
                    TraceViews.reasons(
                        rules, place, figure: id, rules: nil, sources: nil, in: language))
            }
            silent.lineFeed()
        }
        return html
    }
}

private func reasons(
    _ rules: [RuleNumber], _ place: ExplanationPlace, figure: Text, rules address: RuleAddress?,
    sources: Text?, in language: Language
) -> HTML {
    var html = HTML()
    guard !rules.isEmpty else { return html }
    let prefix = place.prefix(ofFigure: figure)
    html.element(.dl) { list in
        list.lineFeed()
        for number in rules {
            let id = Text(number.rule.id)
            list.element(.dt, ["id": "\(prefix)\(id)"]) { term in
                guard let address else { return term.code(id) }
                term.element(.a, ["href": .text(address.address(of: number.rule))]) { $0.code(id) }
            }
            list.lineFeed()
            list.element(.dd) { explanation in
                guard place != .names else { return }
                explanation.explain(number.rule, sources: sources, in: language)
            }
            list.lineFeed()
        }
    }
    html.lineFeed()
    return html
}

extension [RuleNumber] {
    /// The rules of runs, each once, in the order of their first rows.
    ///
    /// The contested rules of a run that have no row follow the others.
    fileprivate static func rules(behind traces: [Trace]) -> [RuleNumber] {
        var isFound = [Bool](repeating: false, count: ruleBook.count)
        var rules: [RuleNumber] = []
        for trace in traces {
            for number in trace.entries.map({ $0.rule }) + trace.disputes
            where !isFound[Int(number.index)] {
                isFound[Int(number.index)] = true
                rules.append(number)
            }
        }
        return rules
    }
}

/// The heading of the rules of a run.
private func reasonsTitle(_ count: Int, in language: Language) -> Text {
    language.text(
        count == 1 ? "Why: the 1 rule of this run" : "Why: the \(count) rules of this run")
}
