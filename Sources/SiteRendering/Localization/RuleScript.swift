import Diagnostics
import Markup
import SiteModel
import TraceViews

/// What the rules say, for a page on which a reader runs a scenario: the simulator there knows the
/// rules by name alone, and the page may explain others than those of the reader's run.
///
///     window.tracebookRules = {"lock.ios4": "<span>The lock puts the app …</span> …", …}
///
/// - Parameters:
///   - language: The tag of the language.
///   - translation: What the simulator says in that language; nil where it has no translation.
/// - Returns: A file of the site, which is loaded when it is wanted.
func ruleScript(_ language: String, _ translation: Translation?) -> OutputFile {
    let entries = ruleExplanations(in: Language(tag: Text(string: language))).map { rule, html in
        let translated = html.translated { translation?.text(for: $0) }
        return "\(Text(quoting: rule)):\(Text(quoting: translated.markup))" as Text
    }
    let script = "window.tracebookRules={\(entries.map(\.string).joined(separator: ",\n"))}\n"
    return OutputFile(path: "rules.\(language).js", bytes: Array(script.utf8))
}

extension Templates {
    /// What the rules say in each language of the site.
    func ruleScripts(in languages: [SiteConfiguration.Language]) -> [OutputFile] {
        languages.map { ruleScript($0.tag, translations[$0.tag]) }
    }
}
