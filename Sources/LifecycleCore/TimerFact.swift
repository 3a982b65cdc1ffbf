/// When a timer of the system starts to count, and what starting it again does.
///
/// Its length is in `budgets`.
public struct TimerFact: Sendable {
    /// The stable id: `timer`, a dot, the timer.
    public var id: StaticString
    /// The timer.
    public var timer: SystemTimer
    /// When the timer starts to count, in one sentence for readers.
    public var statement: StaticString { words.words }
    /// Whether the timer limits a step of the lifecycle.
    var isWatchdog: Bool
    /// Whether the timer continues unchanged when it is started again.
    var goesOn: Bool
    /// The evidence for the fact.
    public var evidence: Evidence

    private var words: ReaderText
}

extension TimerFact {
    fileprivate init(
        _ timer: SystemTimer, _ id: StaticString, _ statement: StaticString,
        isWatchdog: Bool = false, goesOn: Bool = false, _ evidence: Evidence
    ) {
        self.init(
            id: id, timer: timer, isWatchdog: isWatchdog, goesOn: goesOn, evidence: evidence,
            words: ReaderText(statement))
    }
}

extension SystemTimer {
    var isWatchdog: Bool { fact.isWatchdog }

    var goesOn: Bool { fact.goesOn }

    private var fact: TimerFact { timerFacts[Int(rawValue)] }
}

/// A row for each timer, in the order of the cases.
public let timerFacts: [TimerFact] = [
    TimerFact(
        .mainThread, "timer.main-thread",
        "The main thread is busy until the app's code is done with what it does there.",
        .documented(.guideAppLifeCycle)),
    TimerFact(
        .taskRefusal, "timer.task-refusal",
        "A background task that is not granted is refused at once, or when the main thread is free.",
        .documented(
            .beginBackgroundTaskWithName,
            note: "the page: the handler is called; when it is called is inferred")),
    TimerFact(
        .suspension, "timer.suspension",
        """
        The time to suspension counts from when nothing keeps the app running, and is not over before \
        the time that an event brought.
        """,
        .inferred(.suspensionAfter5s, .appleExtendingBackgroundTime)),
    TimerFact(
        .expiration, "timer.expiration",
        """
        The time to the expiration handlers counts from when the app entered the background, whenever \
        a task was begun.
        """,
        .documented(.appleForum85066)),
    TimerFact(
        .assertionLimit, "timer.assertion-limit",
        """
        The time for background tasks counts from when the app entered the background, whenever a \
        task was begun.
        """,
        .documented(.appleForum85066)),
    TimerFact(
        .taskWarning, "timer.task-warning",
        """
        The time to the console's warning counts from the begin of the oldest background task of \
        which it has not warned.
        """,
        .inferred(
            """
            The console says how long ago a task was created; that it warns of each one once is an \
            assumption
            """, .onesignal1047)),
    TimerFact(
        .window, "timer.window",
        """
        The time for a completion handler counts from the event; an app that leaves the screen with \
        the handler uncalled has the time from then on.
        """,
        goesOn: true, .inferred(.limitInBackground)),
    TimerFact(
        .taskExpiry, "timer.task-expiry",
        """
        The time to the expiration handler of a task of BGTaskScheduler counts as that for its \
        completion does, and is over budget.expiration-lead earlier.
        """,
        goesOn: true, .inferred(.expiration5sBefore, .bgTaskExpirationHandler)),
    TimerFact(
        .launchWatchdog, "timer.launch",
        "The time for a launch counts from its start, whatever comes meanwhile.",
        isWatchdog: true, goesOn: true, .documented(.appleWatchdogTerminations)),
    TimerFact(
        .resumeWatchdog, "timer.resume",
        """
        The time for returning to the foreground counts from the user's first try; another one does \
        not start it anew.
        """,
        isWatchdog: true, goesOn: true,
        .inferred(.watchdogMeasures)),
    TimerFact(
        .backgroundWatchdog, "timer.background",
        """
        The time for going to the background counts from the first reason to leave the screen; \
        another one does not start it anew.
        """,
        isWatchdog: true, goesOn: true,
        .inferred(.watchdogMeasures)),
    TimerFact(
        .terminationWatchdog, "timer.termination",
        "The time for terminating counts from the first request; another does not start it anew.",
        isWatchdog: true, goesOn: true,
        .inferred(.watchdogMeasures)),
    TimerFact(
        .relaunch, "timer.relaunch",
        "An app that is launched after a restart of the device is launched at once.",
        .documented(.guideBackgroundExecution)),
]
