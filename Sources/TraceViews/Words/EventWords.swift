import Diagnostics
import LifecycleCore
import ScenarioText

extension Event {
    /// The event in words, without its actor.
    func words(in language: Language) -> Text { language.phrase(phrase) }
}
