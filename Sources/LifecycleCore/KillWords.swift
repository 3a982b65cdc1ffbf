/// The words of crash reports for a reason of a kill.
public struct KillWords: Sendable {
    /// The stable id: `kill-words`, a dot, the reason and the versions.
    public var id: StaticString
    /// The reason of the kill.
    public var reason: KillReason
    /// The versions of iOS whose reports have these words.
    public var versions: VersionRange
    /// The words.
    public var text: StaticString
    /// The code that is printed with the words.
    public var code: KillCode
    /// Whether reports print the words; if not, they are this project's words for the code.
    public var isPrinted: Bool
    /// The evidence for the words.
    public var evidence: Evidence
}

extension KillWords {
    /// Creates words that crash reports print.
    fileprivate init(
        _ id: StaticString, _ reason: KillReason, _ versions: VersionRange,
        _ text: StaticString, _ code: KillCode, _ evidence: Evidence
    ) {
        self.init(
            id: id, reason: reason, versions: versions, text: text, code: code, isPrinted: true,
            evidence: evidence)
    }

    /// Creates this project's words for a code.
    fileprivate init(
        _ id: StaticString, _ reason: KillReason, ours text: StaticString, _ code: KillCode
    ) {
        self.init(
            id: id, reason: reason, versions: .all, text: text, code: code, isPrinted: false,
            evidence: .inferred(
                "The words follow from the meaning of the code; no report was found that prints any",
                .appleSigkill))
    }
}

/// The words for each reason, grouped by reason, oldest version first.
public let killWords: [KillWords] = [
    KillWords(
        "kill-words.assertions", .assertionsBeyondPermittedTime, .all,
        "has active assertions beyond permitted time", .ateBadFood,
        .observed(.so22051324, .purushukla600)),
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
        .ateBadFood, .inferred(.wordsLikeResume, .crashResumeInTime)),
    KillWords(
        "kill-words.launch", .launchTooSlow, .from(9), "scene-create watchdog", .ateBadFood,
        .documented(.appleWatchdogTerminations, note: "its example: scene-create, 19.97 seconds")),
    KillWords(
        "kill-words.resume-before-9", .resumeTooSlow, .before(9), "failed to resume in time",
        .ateBadFood, .observed(.crashResumeInTime, .cnblogs3678112)),
    KillWords(
        "kill-words.resume", .resumeTooSlow, .from(9),
        "scene-update watchdog, visibility foreground",
        .ateBadFood, .observed(.crashSceneUpdateForeground)),
    KillWords(
        "kill-words.background-before-9", .backgroundTooSlow, .before(9),
        "failed to suspend in time", .ateBadFood,
        .inferred(.wordsLikeResume, .crashResumeInTime)),
    KillWords(
        "kill-words.background", .backgroundTooSlow, .from(9),
        "scene-update watchdog, visibility background", .ateBadFood,
        .observed(.kodiRemote684, note: "scene-update, visibility background")),
    KillWords(
        "kill-words.termination-before-9", .terminationTooSlow, .before(9),
        "failed to terminate in time", .ateBadFood,
        .inferred(.wordsLikeResume, .crashResumeInTime)),
    KillWords(
        "kill-words.termination-9", .terminationTooSlow, .from(9, before: 13),
        "process-exit watchdog transgression", .ateBadFood,
        .observed(.crashProcessExit)),
    KillWords(
        "kill-words.termination", .terminationTooSlow, .from(13), "failed to terminate gracefully",
        .ateBadFood, .observed(.crashTerminateGracefully)),
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
        .documented(.appleJetsam)),
    KillWords(
        "kill-words.memory-shortage", .memoryShortage, .all, "vm-pageshortage", .jetsam,
        .documented(.appleJetsam)),
    KillWords(
        "kill-words.drawing", .drewInBackground, ours: "OpenGL ES in the background", .noCode),
    KillWords(
        "kill-words.registration", .registeredTwice, ours: "launch handler registered twice",
        .noCode),
]
