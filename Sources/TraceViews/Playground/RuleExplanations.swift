public import Diagnostics
import LifecycleCore
public import Markup

/// What a page shows below the name of a rule: what it says, for which versions and apps, on whose
/// word.
///
/// The module that a page loads has no such texts. It leaves their places empty, and the page fills
/// them from the file that a site makes of this table.
struct RuleExplanations: Sendable {
    private let explanations: [HTML]

    private init(_ language: Language) {
        explanations = ruleBook.map { rule in
            HTML { html in
                html.english(Text(rule.statement), on: language)
                html.append(" ")
                html.element(.span, ["class": "holds"], text: rule.holds(in: language))
                html.append(" ")
                html.evidence(rule.evidence, in: language)
            }
        }
    }

    /// The explanation of a rule, by its place in the rule book.
    subscript(rule: Int) -> HTML { explanations[rule] }

    /// The explanations for pages in a language, made once.
    static func shared(in language: Language) -> RuleExplanations {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    private static let english = RuleExplanations(.english)
    private static let chinese = RuleExplanations(.simplifiedChinese)
}

/// The explanation of each rule as a page shows it, for a script that puts it there.
///
/// - Parameter language: The language of the page.
/// - Returns: The id of each rule and what is in its `dd` element, in the order of the rule book.
public func ruleExplanations(in language: Language) -> [(rule: Text, html: HTML)] {
    let explanations = RuleExplanations.shared(in: language)
    return ruleBook.enumerated().map { number, rule in (Text(rule.id), explanations[number]) }
}
