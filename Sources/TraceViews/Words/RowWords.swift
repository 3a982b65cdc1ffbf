package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Trace {
    /// Who makes an entry happen: `user`, `app`, or `scene 2` in an app that has several.
    func actor(of entry: TraceEntry, in language: Language) -> Text {
        let actor = entry.actor.name(in: language)
        return hasNumber(entry) ? "\(actor) \(entry.scene)" : actor
    }

    /// What an entry records, in a language.
    ///
    /// In English that is what the canonical text says; names are the same in each language.
    package func words(for entry: TraceEntry, in language: Language) -> Text {
        if language.isEnglish { return words(for: entry) }
        return switch entry.what {
        case .callback, .notification: words(for: entry)
        default: language.text(message(for: entry))
        }
    }
}
