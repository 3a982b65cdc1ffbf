import Diagnostics
import LifecycleCore

/// The states before and after an entry.
struct StatePair: Equatable, Sendable {
    var from: LifecycleState
    var to: LifecycleState

    /// The pair for readers: `inactive → active`.
    func words(in language: Language) -> Text {
        "\(from.name(in: language)) → \(to.name(in: language))"
    }
}
