/// Rules for the completion handlers of background events, and for their time.
let completionRules: [Rule] = [
    Rule(
        "window.close", "The completion handler tells the system that the app is done.",
        on: .action(.complete), from: .executing, when: [.windowOpen],
        then: [.closeWindow, .perform(.loseAssertion)],
        .documented(.guideBackgroundExecution, .applicationPerformFetch)),
    Rule(
        "window.nothing-to-close",
        "A completion handler comes with an event; without an event the app has none to call.",
        on: .action(.complete), from: .executing, unless: [.windowOpen],
        then: [.nothing(.nothingToComplete)],
        .inferred(
            "The completion handler comes with the event, so without an event there is none to call"
        )),
    Rule(
        "window.session-overrun", "Events of a background session are to be handled in time.",
        on: .timer(.window), from: .background, when: [.windowIsOfSession],
        then: [.kill(.sessionOverrun)],
        .documented(.appleSigkill, note: "0x2182bad3")),
    Rule(
        "window.call-overrun",
        "An app that does not complete a VoIP push is suspended after its time.",
        on: .timer(.window), from: .background, when: [.windowIsOfCall],
        then: [.endWindow, .perform(.loseAssertion)],
        .observed(
            .restcomm650, .appleForum817976,
            note: "before iOS 13; the thread: from then on the completion handler has no role")),
    Rule(
        "window.overrun", "An app that does not call the completion handler in time is killed.",
        on: .timer(.window), from: .background, then: [.kill(.windowOverrun)],
        .documented(.appleSigkill, note: "0x2182bad4")),
    Rule(
        "bgtask.expires",
        """
        Shortly before the time of a task of BGTaskScheduler is over its expiration handler is called; \
        an app that completes the task there is suspended.
        """,
        versions: .from(13), on: .timer(.taskExpiry), from: .background,
        when: [.windowIsOfTask, .handlesTaskExpiry], then: [.perform(.tellExpiry)],
        .documented(.bgTaskExpirationHandler)),
    Rule(
        "bgtask.expires-unhandled",
        """
        A task without an expiration handler is marked as complete and unsuccessful in place of a \
        warning.
        """,
        versions: .from(13), on: .timer(.taskExpiry), from: .background, when: [.windowIsOfTask],
        then: [.perform(.tellExpiry), .endWindow, .perform(.loseAssertion)],
        .documented(
            .bgTaskExpirationHandler,
            note:
                "when this happens is not said; that it is when the handler would be called is inferred"
        )
    ),
    Rule(
        "bgtask.on-screen",
        "In the foreground the system does not wait for the task to be completed.",
        versions: .from(13), on: .timer(.taskExpiry), from: .foreground, then: nil,
        .inferred(.limitInBackground)),
    Rule(
        "bgtask.handler", "The expiration handler of the task is called.",
        versions: .from(13), on: .transition(.tellExpiry), from: .executing,
        when: [.handlesTaskExpiry], then: [.callIfHandled(.taskExpirationHandler)],
        .documented(.bgTaskExpirationHandler)),
    Rule(
        "bgtask.no-handler", "A task without an expiration handler expires without a word.",
        versions: .from(13), on: .transition(.tellExpiry), from: .executing, then: [.noteExpiry],
        .documented(.bgTaskExpirationHandler)),
    Rule(
        "window.limited-task",
        "A task of BGTaskScheduler has its time from when the app leaves the screen.",
        versions: .from(13), on: .transition(.limitWindow), from: .background,
        when: [.windowIsOfTask], then: [.start(.window), .start(.taskExpiry)],
        .inferred(.limitInBackground)),
    Rule(
        "window.limited",
        "An app that leaves the screen with a completion handler uncalled has its time for that.",
        on: .transition(.limitWindow), from: .background, when: [.windowOpen],
        then: [.start(.window)],
        .inferred(.limitInBackground)),
    Rule(
        "window.on-screen",
        "In the foreground the system does not wait for the completion handler.",
        on: .timer(.window), from: .foreground, then: nil,
        .inferred(.limitInBackground)),
]
