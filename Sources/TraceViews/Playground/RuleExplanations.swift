public import Diagnostics
import LifecycleCore
public import Markup

extension HTML {
    /// Appends the explanation of a rule: its statement, the versions and models, and the sources.
    ///
    /// The module of a page does not contain these texts. It leaves their places empty, and the
    /// page fills them from a file of the site.
    mutating func explain(_ rule: Rule, sources: Text? = nil, in language: Language) {
        english(Text(rule.statement), on: language)
        append(" ")
        element(.span, ["class": "holds"], text: rule.holds(in: language))
        append(" ")
        evidence(rule.evidence, sources: sources, in: language)
    }
}

/// The explanation of each rule, for the script that inserts it.
///
/// - Parameters:
///   - sources: The address of the page of sources; nil if there is none.
///   - language: The language of the page.
/// - Returns: The id of each rule and the content of its `dd` element, in the order of the rule
///   book.
public func ruleExplanations(
    sources: Text?, in language: Language
) -> [(rule: Text, html: HTML)] {
    ruleBook.map { rule in
        (Text(rule.id), HTML { $0.explain(rule, sources: sources, in: language) })
    }
}
