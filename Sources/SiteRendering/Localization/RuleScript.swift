import Diagnostics
import Markup
import SiteModel
import TraceViews

/// The explanations of rules, as a file loaded on demand by pages on which readers run scenarios.
///
/// The simulator in a page knows rules by name only, and a reader's run may use rules that the page
/// does not explain.
///
///     window.tracebookRules = {"lock.ios4": "<span>The lock puts the app …</span> …", …}
func ruleScript(_ language: Language) -> OutputFile {
    let entries = ruleExplanations(in: language).map { rule, html in
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
