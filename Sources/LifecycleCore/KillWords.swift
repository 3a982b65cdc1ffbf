/// What the crash report of a version says of a kill.
public struct KillWords: Sendable {
    /// The stable id: `kill-words`, a dot, the reason and the versions.
    public var id: StaticString
    /// The reason of the kill.
    public var reason: KillReason
    /// The versions of iOS whose reports say it so.
    public var versions: VersionRange
    /// The words.
    public var text: StaticString
    /// The code that comes with them.
    public var code: KillCode
    /// Whether reports print the words; otherwise they are words of ours for the code.
    public var isPrinted: Bool
    /// On whose word it stands.
    public var evidence: Evidence
}

extension KillWords {
    /// Words that crash reports print.
    fileprivate init(
        _ id: StaticString, _ reason: KillReason, _ versions: VersionRange,
        _ text: StaticString, _ code: KillCode, _ evidence: Evidence
    ) {
        self.init(
            id: id, reason: reason, versions: versions, text: text, code: code, isPrinted: true,
            evidence: evidence)
    }

    /// Words of ours for a code.
    fileprivate init(
        _ id: StaticString, _ reason: KillReason, ours text: StaticString, _ code: KillCode
    ) {
        self.init(
            id: id, reason: reason, versions: .all, text: text, code: code, isPrinted: false,
            evidence: .inferred("the meaning of the code; no report was found that prints words"))
    }
}

/// What crash reports say of each reason, grouped by reason, oldest version first.
public let killWords: [KillWords] = [
    KillWords(
        "kill-words.assertions", .assertionsBeyondPermittedTime, .all,
        "has active assertions beyond permitted time", .ateBadFood,
        .documented("Apple, EXC_CRASH (SIGKILL); crash log in Stack Overflow 22051324")),
    KillWords(
        "kill-words.window", .windowOverrun, ours: "background event not completed in time",
        .badFetch),
    KillWords(
        "kill-words.session", .sessionOverrun, ours: "background session not handled in time",
        .badSession),
    KillWords(
        "kill-words.call", .callNotReported, ours: "VoIP push without a reported call", .badCall),
    KillWords("kill-words.tasks", .tooManyTasks, ours: "too many background tasks", .badASeat),
    KillWords(
        "kill-words.launch-before-9", .launchTooSlow, .before(9), "failed to launch in time",
        .ateBadFood, .inferred("as with \"failed to resume in time\" (cnblogs 3678112)")),
    KillWords(
        "kill-words.launch", .launchTooSlow, .from(9), "scene-create watchdog", .ateBadFood,
        .observed(
            """
            Apple, Addressing watchdog terminations: scene-create, 19.97 s; other reports 19.94 and \
            20.00 s
            """)),
    KillWords(
        "kill-words.resume-before-9", .resumeTooSlow, .before(9), "failed to resume in time",
        .ateBadFood, .observed("crash report (cnblogs 3678112)")),
    KillWords(
        "kill-words.resume", .resumeTooSlow, .from(9),
        "scene-update watchdog, visibility foreground",
        .ateBadFood, .observed("crash reports with scene-update and visibility foreground")),
    KillWords(
        "kill-words.background-before-9", .backgroundTooSlow, .before(9),
        "failed to suspend in time", .ateBadFood,
        .inferred("as with \"failed to resume in time\" (cnblogs 3678112)")),
    KillWords(
        "kill-words.background", .backgroundTooSlow, .from(9),
        "scene-update watchdog, visibility background", .ateBadFood,
        .observed("crash reports with scene-update and visibility background (Kodi remote 684)")),
    KillWords(
        "kill-words.termination-before-9", .terminationTooSlow, .before(9),
        "failed to terminate in time", .ateBadFood,
        .inferred("as with \"failed to resume in time\" (cnblogs 3678112)")),
    KillWords(
        "kill-words.termination-9", .terminationTooSlow, .from(9, before: 13),
        "process-exit watchdog transgression", .ateBadFood,
        .observed("crash logs on GitHub: process-exit watchdog transgression, 5.00 s")),
    KillWords(
        "kill-words.termination", .terminationTooSlow, .from(13), "failed to terminate gracefully",
        .ateBadFood, .observed("crash reports: failed to terminate gracefully after 5.0s")),
    KillWords(
        "kill-words.lock", .lockHeld, ours: "file lock held while being suspended", .deadLock),
    KillWords(
        "kill-words.socket", .wokenTooOften, ours: "resumed too often for a VoIP socket",
        .badVoIP),
    KillWords("kill-words.heat", .tooHot, ours: "thermal event", .coolOff),
    KillWords(
        "kill-words.disk", .diskSpaceNeeded, ours: "caches deleted to free disk space", .badDisk),
    KillWords(
        "kill-words.overuse", .systemOverused, ours: "excessive use of system resources",
        .doodTooBad),
    KillWords("kill-words.buttons", .forcedByButtons, ours: "force quit by the user", .deadFall),
    KillWords(
        "kill-words.memory-limit", .memoryLimit, .all, "per-process-limit", .jetsam,
        .documented("Apple, Identifying high-memory use with jetsam event reports")),
    KillWords(
        "kill-words.memory-shortage", .memoryShortage, .all, "vm-pageshortage", .jetsam,
        .documented("Apple, Identifying high-memory use with jetsam event reports")),
    KillWords(
        "kill-words.drawing", .drewInBackground, ours: "OpenGL ES in the background", .noCode),
    KillWords(
        "kill-words.registration", .registeredTwice, ours: "launch handler registered twice",
        .noCode),
]
