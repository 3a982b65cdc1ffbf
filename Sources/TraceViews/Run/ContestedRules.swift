import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

extension Trace {
    /// A note on the contested rules that the run depends on; nothing if there are none.
    ///
    /// The rules link to ids with the prefix; it is nil if nothing is explained.
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
