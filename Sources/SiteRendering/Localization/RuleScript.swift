import Diagnostics
import Markup
import SiteModel
import TraceViews

/// What the rules say, for a page on which a reader runs a scenario: the simulator there knows the
/// rules by name alone, and the page may explain others than those of the reader's run.
///
///     window.tracebookRules = {"lock.ios4": "<span>The lock puts the app …</span> …", …}
///
/// - Parameter language: The language.
/// - Returns: A file of the site, which is loaded when it is wanted.
func ruleScript(_ language: Language) -> OutputFile {
    let entries = ruleExplanations(in: language).map { rule, html in
        "\(Text(quoting: rule)):\(Text(quoting: html.markup))" as Text
    }
    let script = "window.tracebookRules={\(entries.map(\.string).joined(separator: ",\n"))}\n"
    return OutputFile(path: "rules.\(language.tag.string).js", bytes: Array(script.utf8))
}

/// What the simulator says of a run in a language, for a page on which a reader runs a scenario: the
/// simulator there speaks English.
///
///     window.tracebookEngineWords = "{1} rows\t{1} 行\n …"
///
/// - Parameter language: The language, with the words of runs alone.
/// - Returns: A file of the site, which is loaded when it is wanted.
func engineScript(_ language: Language) -> OutputFile {
    let script: Text = "window.tracebookEngineWords=\(Text(quoting: Text(language.table)))\n"
    return OutputFile(path: "engine.\(language.tag.string).js", bytes: script.bytes)
}
