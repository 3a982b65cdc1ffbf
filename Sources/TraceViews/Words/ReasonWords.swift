package import Diagnostics
package import LifecycleCore

extension KillReason {
    /// The reason in a language, including the words that a crash report prints.
    package func words(on version: IOSVersion, in language: Language) -> Text {
        language.phrase(text(on: version))
    }
}
