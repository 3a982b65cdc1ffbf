import Diagnostics
import LifecycleReference
import Markup
import SiteModel
import TraceViews

/// The explanations of rules, as a file loaded on demand by pages on which readers run scenarios.
///
/// The simulator in a page knows rules by name only, and a reader's run may use rules that the page
/// does not explain.
///
///     window.tracebookRules = {"lock.ios4": "<span>The lock puts the app …</span> …", …}
///
/// - Parameters:
///   - language: The language of the pages.
///   - sources: The path of their page of sources from the root of the site, to which the script of
///     a page adds that of the root; nil if there is none.
/// - Returns: The file.
func ruleScript(_ language: Language, sources: String?) -> OutputFile {
    let sources = sources.map { Text(string: $0) }
    let entries = ruleExplanations(sources: sources, in: language).map { rule, html in
        "\(Text(quoting: rule)):\(Text(quoting: html.markup))" as Text
    }
    let script = "window.tracebookRules={\(entries.map(\.string).joined(separator: ",\n"))}\n"
    return OutputFile(path: "rules.\(language.tag.string).js", bytes: Array(script.utf8))
}

/// The translations of the simulator's messages, as a file loaded on demand by such pages.
///
/// The simulator in a page speaks English.
///
///     window.tracebookEngineWords = "{1} rows\t{1} 行\n …"
func engineScript(_ language: Language) -> OutputFile {
    let script: Text = "window.tracebookEngineWords=\(Text(quoting: Text(language.table)))\n"
    return OutputFile(path: "engine.\(language.tag.string).js", bytes: script.bytes)
}

extension LoadedSite {
    /// The path of the page of sources from the root of the site; nil if the language has none.
    func sourcesPath(ofLanguage language: Int) -> String? {
        let hasPage = pages.contains {
            $0.language == language && SitePath.page(ofSource: $0.path) == ReferencePath.sources
        }
        return hasPage
            ? SitePage.prefix(language, configuration.languages) + ReferencePath.sources : nil
    }
}
