public import Diagnostics
import LifecycleCore
public import Markup

extension HTML {
    /// Appends what a page shows below the name of a rule: what it says, for which versions and apps,
    /// on whose word.
    ///
    /// The module that a page loads has no such texts. It leaves their places empty, and the page fills
    /// them from the file that a site makes of all of them.
    mutating func explain(_ rule: Rule, in language: Language) {
        english(Text(rule.statement), on: language)
        append(" ")
        element(.span, ["class": "holds"], text: rule.holds(in: language))
        append(" ")
        evidence(rule.evidence, in: language)
    }
}

/// The explanation of each rule as a page shows it, for a script that puts it there.
///
/// - Parameter language: The language of the page.
/// - Returns: The id of each rule and what is in its `dd` element, in the order of the rule book.
public func ruleExplanations(in language: Language) -> [(rule: Text, html: HTML)] {
    ruleBook.map { rule in (Text(rule.id), HTML { $0.explain(rule, in: language) }) }
}
