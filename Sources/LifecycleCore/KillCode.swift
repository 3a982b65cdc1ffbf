/// The exception code in the crash report of a process that the system killed, or a word for the
/// reports that have none.
public enum KillCode: UInt8, CaseIterable, Sendable {
    case ateBadFood
    case badTask
    case badSession
    case badFetch
    case deadLock
    case badCall
    case badVoIP
    case coolOff
    case badDisk
    case doodTooBad
    case badASeat
    case deadFall
    case stackshot
    case badWatchTime
    case badWatchSuspension
    case badWatchResources
    case jetsam
    case noCode

    /// The code as a crash report prints it.
    public var code: StaticString { facts.code }

    /// What the system kills a process with this code for.
    public var meaning: StaticString { facts.meaning }

    /// On whose word the meaning stands.
    public var evidence: Evidence { facts.evidence }

    private var facts: KillCodeFacts { killCodeFacts[Int(rawValue)] }
}

/// What is written about a code in one place.
private struct KillCodeFacts: Sendable {
    var code: StaticString
    var meaning: StaticString
    var evidence: Evidence
}

/// One row for each code, in the order of the cases.
private let killCodeFacts: [KillCodeFacts] = [
    KillCodeFacts(
        code: "0x8badf00d",
        meaning: """
            The watchdog: launch, return, going to the background or terminating took too long, \
            or a background task was still open when its time was used up.
            """,
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0x2182bad2", meaning: "A background task was not ended in time; a newer name.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0x2182bad3", meaning: "The events of a background session were not handled in time.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0x2182bad4", meaning: "A background fetch was not completed in time.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xdead10cc",
        meaning: "A lock on a shared file or database was held when the process was suspended.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xbaadca11", meaning: "A VoIP push was not followed by a report of a call.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xbad22222", meaning: "A VoIP app with sockets was resumed too often.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xc00010ff", meaning: "The device was too hot.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xbaddd15c", meaning: "The system needed the space of the app's caches.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xd00d2bad", meaning: "The app used too much of the system's resources.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xbada5e47", meaning: "More than about a thousand background tasks were open.",
        evidence: .documented(
            "Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    KillCodeFacts(
        code: "0xdeadfa11",
        meaning: "The user force quit an app that hung, with the buttons of an older device.",
        evidence: .observed("Apple's archived TN2151, as blogs quote it")),
    KillCodeFacts(
        code: "0xbaaaaaad", meaning: "A picture of all stacks that a user asked for; no kill.",
        evidence: .observed("Apple's archived TN2151, as blogs quote it")),
    KillCodeFacts(
        code: "0xc51bad01", meaning: "Apple Watch alone: background work took too much time.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xc51bad02", meaning: "Apple Watch alone: background work was not done in time.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "0xc51bad03",
        meaning: "Apple Watch alone: the system was too busy for the background work.",
        evidence: .documented("Apple, EXC_CRASH (SIGKILL)")),
    KillCodeFacts(
        code: "jetsam",
        meaning: """
            The memory was needed, or the process used too much of it. A jetsam event report has \
            no code and names the reason: per-process-limit, vm-pageshortage, vnode-limit, \
            highwater, fc-thrashing or jettisoned.
            """,
        evidence: .documented("Apple, Identifying high-memory use with jetsam event reports")),
    KillCodeFacts(
        code: "no-code", meaning: "The process was ended at once, and no code is named for it.",
        evidence: .documented("Apple, App Programming Guide for iOS: Background Execution")),
]

/// The words that a crash report gives as the reason of a kill.
public enum KillReason: UInt8, CaseIterable, Sendable {
    /// A background task was still open when the time of the app was used up.
    case assertionsBeyondPermittedTime
    /// The completion handler of a background event was not called in time.
    case windowOverrun
    /// The events of a background session were not handled in time.
    case sessionOverrun
    /// A VoIP push was handled without reporting a call.
    case callNotReported
    /// Too many background tasks were open.
    case tooManyTasks
    /// The launch took too long.
    case launchTooSlow
    /// The return to the foreground took too long.
    case resumeTooSlow
    /// Going to the background took too long.
    case backgroundTooSlow
    /// Terminating took too long.
    case terminationTooSlow
    /// A lock on a shared file was held when the process was to be suspended.
    case lockHeld
    /// A VoIP socket woke the app too often.
    case wokenTooOften
    /// The device was too hot.
    case tooHot
    /// The system needed the space of the app's caches.
    case diskSpaceNeeded
    /// The app used too much of the system's resources.
    case systemOverused
    /// The user held two buttons while an app hung.
    case forcedByButtons
    /// The process took more memory than it may have.
    case memoryLimit
    /// The system ran out of memory while the process was in the background.
    case memoryShortage
    /// The app drew with OpenGL ES in the background.
    case drewInBackground
    /// The app registered two launch handlers for one task.
    case registeredTwice

    /// The words as the crash report of a version prints them.
    public func text(on version: IOSVersion) -> StaticString {
        switch self {
        case .launchTooSlow where !VersionSwitch.isOn(.watchdogsNamed, in: version):
            "failed to launch in time"
        case .resumeTooSlow where !VersionSwitch.isOn(.watchdogsNamed, in: version):
            "failed to resume in time"
        case .backgroundTooSlow where !VersionSwitch.isOn(.watchdogsNamed, in: version):
            "failed to suspend in time"
        case .terminationTooSlow where !VersionSwitch.isOn(.gracefulEndNamed, in: version):
            VersionSwitch.isOn(.watchdogsNamed, in: version)
                ? "process-exit watchdog transgression" : "failed to terminate in time"
        default: text
        }
    }

    /// The words as the newest crash reports print them.
    public var text: StaticString {
        switch self {
        case .assertionsBeyondPermittedTime: "has active assertions beyond permitted time"
        case .callNotReported: "VoIP push without a reported call"
        case .tooManyTasks: "too many background tasks"
        case .sessionOverrun: "background session not handled in time"
        case .windowOverrun: "background event not completed in time"
        case .launchTooSlow: "scene-create watchdog"
        case .resumeTooSlow: "scene-update watchdog, visibility foreground"
        case .backgroundTooSlow: "scene-update watchdog, visibility background"
        case .terminationTooSlow: "failed to terminate gracefully"
        case .lockHeld: "file lock held while being suspended"
        case .wokenTooOften: "resumed too often for a VoIP socket"
        case .tooHot: "thermal event"
        case .diskSpaceNeeded: "caches deleted to free disk space"
        case .systemOverused: "excessive use of system resources"
        case .forcedByButtons: "force quit by the user"
        case .memoryLimit: "per-process-limit"
        case .memoryShortage: "vm-pageshortage"
        case .drewInBackground: "OpenGL ES in the background"
        case .registeredTwice: "launch handler registered twice"
        }
    }

    /// The code that comes with the reason.
    public var code: KillCode {
        switch self {
        case .assertionsBeyondPermittedTime, .launchTooSlow, .resumeTooSlow, .backgroundTooSlow,
            .terminationTooSlow:
            .ateBadFood
        case .windowOverrun: .badFetch
        case .sessionOverrun: .badSession
        case .callNotReported: .badCall
        case .tooManyTasks: .badASeat
        case .lockHeld: .deadLock
        case .wokenTooOften: .badVoIP
        case .tooHot: .coolOff
        case .diskSpaceNeeded: .badDisk
        case .systemOverused: .doodTooBad
        case .forcedByButtons: .deadFall
        case .memoryLimit, .memoryShortage: .jetsam
        case .drewInBackground, .registeredTwice: .noCode
        }
    }
}
