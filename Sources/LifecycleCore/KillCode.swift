/// The exception code in the crash report of a killed process, or a word if there is no code.
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

    /// The stable id of the code.
    public var id: StaticString { facts.id }

    /// The code as crash reports print it.
    public var code: StaticString { facts.code }

    /// Why the system kills a process with this code.
    public var meaning: StaticString { facts.meaning }

    /// The evidence for the meaning.
    public var evidence: Evidence { facts.evidence }

    private var facts: KillCodeFacts { killCodeFacts[Int(rawValue)] }
}

/// The texts and the evidence of a code.
struct KillCodeFacts: Sendable {
    /// The stable id: `kill-code`, a dot, the code.
    var id: StaticString
    var kind: KillCode
    var code: StaticString
    var meaning: StaticString
    var evidence: Evidence
}

/// A row for each code, in the order of the cases.
let killCodeFacts: [KillCodeFacts] = [
    KillCodeFacts(
        id: "kill-code.0x8badf00d", kind: .ateBadFood, code: "0x8badf00d",
        meaning: """
            The watchdog: launch, return, going to the background or terminating took too long, \
            or a background task was still open when its time was used up.
            """,
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0x2182bad2", kind: .badTask, code: "0x2182bad2",
        meaning: "A background task was not ended in time; a newer name.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0x2182bad3", kind: .badSession, code: "0x2182bad3",
        meaning: "The events of a background session were not handled in time.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0x2182bad4", kind: .badFetch, code: "0x2182bad4",
        meaning: "A background fetch was not completed in time.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xdead10cc", kind: .deadLock, code: "0xdead10cc",
        meaning: "A lock on a file or an SQLite database was held when the process was suspended.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xbaadca11", kind: .badCall, code: "0xbaadca11",
        meaning: "A VoIP push was not followed by a report of a call.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xbad22222", kind: .badVoIP, code: "0xbad22222",
        meaning: "A VoIP app with sockets was resumed too often.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xc00010ff", kind: .coolOff, code: "0xc00010ff",
        meaning: "The device was too hot.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xbaddd15c", kind: .badDisk, code: "0xbaddd15c",
        meaning: "The system needed the space of the app's caches.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xd00d2bad", kind: .doodTooBad, code: "0xd00d2bad",
        meaning: "The app used too much of the system's resources.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xbada5e47", kind: .badASeat, code: "0xbada5e47",
        meaning: "More than about a thousand background tasks were open.",
        evidence: .documented(.appleForum85066)),
    KillCodeFacts(
        id: "kill-code.0xdeadfa11", kind: .deadFall, code: "0xdeadfa11",
        meaning: "The user force quit an app that hung, with the buttons of an older device.",
        evidence: .documented(.tn2151, note: "as others quote it")),
    KillCodeFacts(
        id: "kill-code.0xbaaaaaad", kind: .stackshot, code: "0xbaaaaaad",
        meaning: "A picture of all stacks that a user asked for; no kill.",
        evidence: .documented(.tn2151, note: "as others quote it")),
    KillCodeFacts(
        id: "kill-code.0xc51bad01", kind: .badWatchTime, code: "0xc51bad01",
        meaning: "Apple Watch alone: background work took too much time.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xc51bad02", kind: .badWatchSuspension, code: "0xc51bad02",
        meaning: "Apple Watch alone: background work was not done in time.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.0xc51bad03", kind: .badWatchResources, code: "0xc51bad03",
        meaning: "Apple Watch alone: the system was too busy for the background work.",
        evidence: .documented(.appleSigkill)),
    KillCodeFacts(
        id: "kill-code.jetsam", kind: .jetsam, code: "jetsam",
        meaning: """
            The memory was needed, or the process used too much of it. A jetsam event report has \
            no code and names the reason: per-process-limit, vm-pageshortage, vnode-limit, \
            highwater, fc-thrashing or jettisoned.
            """,
        evidence: .documented(.appleJetsam)),
    KillCodeFacts(
        id: "kill-code.no-code", kind: .noCode, code: "no-code",
        meaning: "The process was ended at once, and no code is named for it.",
        evidence: .documented(
            .guideBackgroundExecution,
            note: "of OpenGL ES calls in the background")),
]
