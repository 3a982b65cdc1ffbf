/// The exception code in the crash report of a process that the system killed.
public enum KillCode: UInt8, CaseIterable, Sendable {
    /// The watchdog: something took longer than it may.
    case ateBadFood
    /// What the app was woken for was not done in time.
    case tooBadFetch

    /// The code as a crash report prints it.
    public var code: StaticString {
        switch self {
        case .ateBadFood: "0x8badf00d"
        case .tooBadFetch: "0x2182bad4"
        }
    }
}

/// The words that a crash report gives as the reason of a kill.
public enum KillReason: UInt8, CaseIterable, Sendable {
    /// A background task was still open when the time of the app was used up.
    case assertionsBeyondPermittedTime
    /// The completion handler of a background event was not called in time.
    case windowOverrun
    /// The launch took too long.
    case launchTooSlow
    /// The return to the foreground took too long.
    case resumeTooSlow
    /// Going to the background took too long.
    case backgroundTooSlow
    /// Terminating took too long.
    case terminationTooSlow

    /// The words as the crash report prints them.
    public var text: StaticString {
        switch self {
        case .assertionsBeyondPermittedTime: "has active assertions beyond permitted time"
        case .windowOverrun: "background event not completed in time"
        case .launchTooSlow: "scene-create watchdog"
        case .resumeTooSlow: "scene-update watchdog, visibility foreground"
        case .backgroundTooSlow: "scene-update watchdog, visibility background"
        case .terminationTooSlow: "failed to terminate gracefully"
        }
    }

    /// The code that comes with the reason.
    public var code: KillCode {
        switch self {
        case .assertionsBeyondPermittedTime, .launchTooSlow, .resumeTooSlow, .backgroundTooSlow,
            .terminationTooSlow:
            .ateBadFood
        case .windowOverrun: .tooBadFetch
        }
    }
}
