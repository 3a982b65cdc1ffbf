import Diagnostics
import LifecycleCore

/// What has been opened and not closed, so that an event out of order is found while reading.
///
/// Only what can never be right is a fault here: an answer before any ring. What depends on the
/// state of the app is left to the run, whose trace says why nothing happened.
struct EventSequence {
    /// What goes on.
    private var episodes: Episodes = []
    /// How many alerts are shown or wait behind the one that is.
    private var alerts = 0
    private var isRestarted = false

    /// Whether the switcher is what the user sees, as far as that can be told without a run.
    var isSwitcherInFront: Bool { episodes.contains(.switcherInFront) }

    /// Takes an event into account.
    ///
    /// - Returns: Why it cannot come here, or nil if it can. Where the app itself may show what the
    ///   event ends (`Event.endsWhatAppsShow`), only the scenario as a whole tells.
    mutating func fault(of event: Event) -> Message? {
        if let missing = event.when.subtracting(episodes).absence { return missing }
        if let present = event.unless.intersection(episodes).presence { return present }
        episodes.subtract(event.ends)
        episodes.formUnion(event.begins)
        switch event {
        // Several alerts can be there at once.
        case .alertAppears: alerts += 1
        case .userDismissesAlert:
            alerts -= 1
            if alerts > 0 { episodes.insert(.alert) }
        case .deviceRestarts:
            alerts = 0
            isRestarted = true
        // The lock screen after a restart may give way to it.
        case .userOpensApp: if isRestarted { episodes.remove(.certainLock) }
        default: break
        }
        return nil
    }
}

extension Episodes {
    /// Why what needs one of them cannot come; nil for none.
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

    /// Why what one of them rules out cannot come; nil for none.
    fileprivate var presence: Message? {
        switch self {
        case .call: "a call is there already"
        case .certainLock: "the device is locked already"
        default: nil
        }
    }
}

extension Event {
    /// Whether it ends what the app's own code may have brought up.
    var endsWhatAppsShow: Bool { self == .userDismissesAlert || self == .biometricPromptEnds }
}
