package import Diagnostics
package import LifecycleCore
import ScenarioText

extension Trace {
    /// The actor of an entry: `user`, `app`, or `scene 2` in an app with several scenes.
    func actor(of entry: TraceEntry, in language: Language) -> Text {
        let actor = entry.actor.name(in: language)
        return hasNumber(entry) ? "\(actor) \(entry.scene)" : actor
    }

    /// The words of an entry in a language.
    ///
    /// In English they are those of the canonical text. Names are the same in every language.
    package func words(for entry: TraceEntry, in language: Language) -> Text {
        if language.isEnglish { return words(for: entry) }
        return switch entry.what {
        case .callback, .notification: words(for: entry)
        default: language.text(message(for: entry))
        }
    }
}
