import Diagnostics
import LifecycleCore
import ScenarioText

extension Event {
    /// What happens, without who makes it happen.
    func words(in language: Language) -> Text { language.phrase(phrase) }
}
