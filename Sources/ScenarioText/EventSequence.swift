import Diagnostics
import LifecycleCore

/// Tracks what is open, such as a call or an alert, to find events out of order while parsing.
///
/// Only what can never be right is a fault here, such as an answer before any ring. What depends
/// on the state of the app is left to the run, whose trace says why nothing happened.
struct EventSequence {
    private var episodes: Episodes = []
    /// The number of alerts, shown and queued.
    private var alerts = 0
    private var isRestarted = false

    /// Whether the user sees the switcher, as far as that is known without a run.
    var isSwitcherInFront: Bool { episodes.contains(.switcherInFront) }

    /// Adds an event to the sequence.
    ///
    /// - Returns: Why the event cannot happen here; nil if it can. If the app's own code may show
    ///   what the event ends (`Event.endsWhatAppsShow`), only the whole scenario can tell.
    mutating func fault(of event: Event) -> Message? {
        if let missing = event.when.subtracting(episodes).absence { return missing }
        if let present = event.unless.intersection(episodes).presence { return present }
        episodes.subtract(event.ends)
        episodes.formUnion(event.begins)
        switch event {
        // There can be several alerts at once.
        case .alertAppears: alerts += 1
        case .userDismissesAlert:
            alerts -= 1
            if alerts > 0 { episodes.insert(.alert) }
        case .deviceRestarts:
            alerts = 0
            isRestarted = true
        // After a restart, opening the app can dismiss the lock screen.
        case .userOpensApp: if isRestarted { episodes.remove(.certainLock) }
        default: break
        }
        return nil
    }
}

extension Episodes {
    /// Why an event that needs one of these cannot happen; nil for none.
    fileprivate var absence: Message? {
        switch self {
        case .ringing: "no call rings here"
        case .call: "there is no call here to end"
        case .lock: "the device is not locked here"
        case .alert: "no alert is shown here"
        case .switcher: "the app switcher is not open here"
        case .notificationCenter: "Notification Center is not open here"
        case .controlCenter: "Control Center is not open here"
        case .siri: "Siri is not shown here"
        case .prompt: "no prompt is shown here"
        case .notificationAlert: "no notification alert is shown here"
        default: nil
        }
    }

    /// Why an event that one of these excludes cannot happen; nil for none.
    fileprivate var presence: Message? {
        switch self {
        case .call: "there is already a call"
        case .certainLock: "the device is already locked"
        default: nil
        }
    }
}

extension Event {
    /// Whether the event ends something that the app's own code can show.
    var endsWhatAppsShow: Bool { self == .userDismissesAlert || self == .biometricPromptEnds }
}
