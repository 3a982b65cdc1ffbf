import LifecycleCore

/// What an app may do in a state, and what it may not do.
struct Leeway {
    var may: [SourcedSentence]
    var mayNot: [SourcedSentence]
}

extension LifecycleState {
    var leeway: Leeway {
        switch self {
        case .notRunning: .notRunning
        case .inactive: .inactive
        case .active: .active
        case .background: .background
        case .suspended: .suspended
        }
    }
}

extension Leeway {
    fileprivate static var notRunning: Leeway {
        Leeway(
            may: [
                SourcedSentence(
                    """
                    Be ready for any launch: by the user, and by pushes, transfers, places and \
                    tasks of the scheduler.
                    """,
                    .documented(.appleBackgroundExecution)),
                SourcedSentence(
                    """
                    Keep in files what the next launch needs: they and the sessions of the \
                    scenes outlive the process.
                    """,
                    .documented(.uiSceneSession)),
            ],
            mayNot: [
                SourcedSentence(
                    """
                    Count on a launch in the background after the user has swiped the \
                    app away.
                    """,
                    .documented(.guideBackgroundExecution))
            ])
    }

    fileprivate static var inactive: Leeway {
        Leeway(
            may: [
                SourcedSentence(
                    "Draw, and go on with timers and the network: only events are held back.",
                    .inferred(
                        "An inactive process runs as it does while active", .guideStateTransitions)),
                SourcedSentence(
                    "Pause a game or a video, and save what the user has just done.",
                    .documented(.applicationWillResignActive)),
            ],
            mayNot: [
                SourcedSentence(
                    "Wait for touches: none come before the app is active.",
                    .documented(.uiApplicationState)),
                SourcedSentence(
                    """
                    Mistake it for leaving the screen: an alert or the switcher makes an app \
                    inactive too.
                    """,
                    .documented(.applicationWillResignActive)),
            ])
    }

    fileprivate static var active: Leeway {
        Leeway(
            may: [
                SourcedSentence(
                    "Do everything that an app may do: events come, and it is on screen.",
                    .documented(.uiApplicationState))
            ],
            mayNot: [
                SourcedSentence(
                    """
                    Keep the main thread busy: no touch is answered, and each step that \
                    the system asks for waits.
                    """,
                    .documented(.appleAppResponsiveness))
            ])
    }

    fileprivate static var background: Leeway {
        Leeway(
            may: [
                SourcedSentence(
                    """
                    Run code for a few seconds; longer with a background task, a \
                    background mode or an open completion handler.
                    """,
                    .documented(.appleExtendingBackgroundTime)),
                SourcedSentence(
                    """
                    Save, and make the picture for the switcher free of secrets before \
                    the callback returns.
                    """,
                    .documented(.appleUIInBackground)),
            ],
            mayNot: [
                SourcedSentence(
                    "Draw with OpenGL ES: the process is killed.",
                    .documented(.guideBackgroundExecution)),
                SourcedSentence(
                    """
                    Hold a lock on a shared file until it is suspended: the process is \
                    killed with 0xdead10cc.
                    """,
                    .documented(.appleSigkill)),
                SourcedSentence(
                    """
                    Count on another call: once it is suspended, the process can end \
                    without one.
                    """,
                    .documented(.guideAppLifeCycle)),
            ])
    }

    fileprivate static var suspended: Leeway {
        Leeway(
            may: [
                SourcedSentence(
                    "Keep objects in memory: when the app is woken, it goes on from where it was.",
                    .documented(.guideAppLifeCycle))
            ],
            mayNot: [
                SourcedSentence(
                    "Expect code to run: timers do not fire, and sockets may be closed.",
                    .documented(.tn2277)),
                SourcedSentence(
                    "Expect to be told of the end: no method is called when the app is removed from memory.",
                    .documented(.applicationWillTerminate)),
            ])
    }
}
