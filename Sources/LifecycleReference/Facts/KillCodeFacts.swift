import LifecycleCore

extension KillCode {
    /// How an author can avoid the kill.
    var remedy: SourcedSentence {
        switch self {
        case .ateBadFood:
            SourcedSentence(
                """
                Do less on the main thread at a launch and on the way to the background, and \
                end each background task before its time is used up.
                """,
                .documented(.appleWatchdogTerminations))
        case .badTask:
            SourcedSentence(
                "End every background task, in its expiration handler at the latest.",
                .documented(.beginBackgroundTask))
        case .badSession:
            SourcedSentence(
                "Call the completion handler of the session soon after its last event.",
                .documented(.applicationHandleEventsForBackgroundSession))
        case .badFetch:
            SourcedSentence(
                "Call the completion handler of the fetch within its 30 seconds.",
                .documented(.applicationPerformFetch))
        case .deadLock:
            SourcedSentence(
                """
                Give up locks on shared files and databases before the app is suspended, or \
                hold a background task until they are given up.
                """,
                .documented(.appleSigkill))
        case .badCall:
            SourcedSentence(
                "Report a call to CallKit for each VoIP push before the method returns.",
                .documented(.pushRegistryDidReceiveIncomingPush))
        case .badVoIP:
            SourcedSentence(
                "Use PushKit in place of sockets.",
                .inferred("PushKit took the place of VoIP sockets", .setKeepAliveTimeout))
        case .coolOff:
            SourcedSentence(
                "Do less when ProcessInfo reports a serious thermal state.",
                .documented(.processInfoThermalState))
        case .badDisk:
            SourcedSentence(
                "Keep in the caches only what can be fetched or made again.",
                .documented(.fileSystemGuide))
        case .doodTooBad:
            SourcedSentence(
                "Find out what the app uses so much of: the report says which resource it was.",
                .inferred(.fromTheMeaning))
        case .badASeat:
            SourcedSentence(
                """
                End the background tasks that the app begins; a loop that begins one more \
                each time leads here.
                """,
                .inferred(.fromTheMeaning))
        case .deadFall:
            SourcedSentence(
                "Find in the report what the main thread was waiting for.",
                .inferred(.fromTheMeaning))
        case .stackshot:
            SourcedSentence(
                "Nothing: the app was not killed.",
                .inferred(.fromTheMeaning))
        case .badWatchTime:
            SourcedSentence(
                "Do less in one go of background work.",
                .inferred(.fromTheMeaning))
        case .badWatchSuspension:
            SourcedSentence(
                "Call the completion of the background work in time.",
                .inferred(.fromTheMeaning))
        case .badWatchResources:
            SourcedSentence(
                "Ask for less background work.",
                .inferred(.fromTheMeaning))
        case .jetsam:
            SourcedSentence(
                """
                Use less memory, and free what can be made again when the app leaves the \
                screen or is warned.
                """,
                .documented(.appleMemoryUse))
        case .noCode:
            SourcedSentence(
                "Read the reason given in place of a code: each one has its own remedy.",
                .inferred(.fromTheMeaning))
        }
    }
}

extension KillReason {
    /// The time limit that was exceeded; nil if the kill is not about time.
    var budget: Budget.Kind? {
        switch self {
        case .assertionsBeyondPermittedTime: .backgroundTasks
        case .windowOverrun: .window
        case .sessionOverrun: .sessionWindow
        case .launchTooSlow: .launch
        case .resumeTooSlow: .resume
        case .backgroundTooSlow: .enterBackground
        case .terminationTooSlow: .terminate
        default: nil
        }
    }
}
