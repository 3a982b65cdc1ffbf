import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

extension Trace {
    /// What a reader must know before trusting the run: the contested rules that make it what it is.
    ///
    /// - Parameters:
    ///   - prefix: What the ids of the explanations begin with, to which the rules link; nil
    ///     where nothing is explained.
    ///   - language: The language of the page.
    /// - Returns: A paragraph; nothing for a run that rests on none.
    func doubts(reasons prefix: Text?, in language: Language) -> HTML {
        let rules = disputes.map { $0.rule }
        var html = HTML()
        guard !rules.isEmpty else { return html }
        html.element(.p, ["class": "doubts"]) { note in
            note.append((rules.count == 1 ? Word.contestedRule : .contestedRules)[language])
            for (index, rule) in rules.enumerated() {
                if index > 0 { note.append(Word.separator[language]) }
                guard let prefix else {
                    note.code(Text(rule.id))
                    continue
                }
                note.element(.a, ["href": "#\(prefix)\(rule.id)"]) { $0.code(Text(rule.id)) }
            }
            note.append(Word.stop[language])
        }
        html.lineFeed()
        return html
    }
}
