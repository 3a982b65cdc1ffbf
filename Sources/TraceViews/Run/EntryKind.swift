import LifecycleCore

/// The kind of a trace entry, as far as the views distinguish kinds.
enum EntryKind: UInt8, CaseIterable {
    case event
    case ignored
    case callback
    case notification
    case stateChange
    case action
    case decision
    case kill

    init(_ what: Occurrence) {
        switch what {
        case .event: self = .event
        case .ignored, .refused: self = .ignored
        case .callback, .expirationHandler, .handled, .sentEvent, .responder, .hitTest:
            self = .callback
        case .notification: self = .notification
        case .stateChange, .sceneStateChange: self = .stateChange
        case .began, .ended, .timeRemaining, .blocked, .completed, .started, .stopped, .badge,
            .reportedCall, .crashed, .exited, .did, .activationState, .protectedData:
            self = .action
        case .launchRefused, .notWoken, .warned, .evictedOther, .snapshot,
            .heldPushDiscarded, .expiredUntold:
            self = .decision
        case .killed: self = .kill
        }
    }

    /// The name of the kind in classes and in JSON.
    var name: StaticString {
        switch self {
        case .event: "event"
        case .ignored: "ignored"
        case .callback: "callback"
        case .notification: "notification"
        case .stateChange: "state-change"
        case .action: "action"
        case .decision: "decision"
        case .kill: "kill"
        }
    }
}

extension TraceEntry {
    var kind: EntryKind { EntryKind(what) }
}
