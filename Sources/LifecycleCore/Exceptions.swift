/// Behaviour of the simulator that is not a row of the rule book.
///
/// Only effects of rows and these cases change a world (`Machine.change(by:)`), so the cases of the
/// kinds `.changes` and `.conducts` are complete: code that changes a world otherwise does not
/// compile. Cases of the kind `.computes` change nothing; they decide what effects see or report.
public enum TableException: UInt8, CaseIterable, Sendable {
    // Changes of a world.
    case codeInOrder
    case plannedWork
    case frozenWork
    case overdueInOrder
    case waitingInOrder
    case servedWatchdogs
    case expirationsInOrder
    case backgroundClock
    case wakeEnds
    case heldFromSuspension
    case unlockWakes
    case windowInFront
    case untoldCompletion

    // Computed values.
    case scenesInFront
    case sceneInQuestion
    case stateOfScenes
    case postedByLastScene
    case launchOptions
    case timeRemaining
    case assertions
    case actsWhileBusy
    case otherAppLater
    case untoldReport
    case memoryOrder
    case queueOrder
    case responderChain
    case hitTest
    case unwatched
    case ties
    case repeatingTimers

    // How the simulator works.
    case rowsInOrder
    case timeline
    case clock
    case futures

    /// The kind of an exception.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// It changes a world.
        case changes
        /// It computes a value that effects and conditions need.
        case computes
        /// It executes rows, and says nothing about iOS.
        case conducts
    }

    /// The kind of the exception.
    @inline(__always)
    public var kind: Kind {
        if rawValue >= Self.rowsInOrder.rawValue { return .conducts }
        return rawValue >= Self.scenesInFront.rawValue ? .computes : .changes
    }
}

/// A row for each exception, in the order of the cases.
let exceptionRows: [ExceptionRow] = [
    // Changes of a world.
    ExceptionRow(
        .codeInOrder, "exception.code-in-order",
        "The app's code in a method runs to its end before the next method is called.",
        because:
            "What the code does comes from the scenario; rules name the methods that are called.",
        .documented(.guideAppLifeCycle)),
    ExceptionRow(
        .plannedWork, "exception.planned-work",
        """
        Work that the app's code puts off comes after its delay; work that repeats comes again \
        after each period.
        """,
        because: "What is put off, and for how long, comes from the scenario.",
        .documented(.timer)),
    ExceptionRow(
        .frozenWork, "exception.frozen-work",
        "Work that falls due while the app is suspended waits until the app runs again.",
        because: "Rules are about what happens to the app; this is about the app's own work.",
        .documented(.guideStateTransitions)),
    ExceptionRow(
        .overdueInOrder, "exception.overdue-in-order",
        """
        When a suspended app runs again, the work that fell due meanwhile comes in the order in \
        which it fell due.
        """,
        because: "How much work waits depends on the run; the rule thaw.timers starts it.",
        .inferred("Timers of one run loop are served one after the other")),
    ExceptionRow(
        .waitingInOrder, "exception.waiting-in-order",
        "What waits for the main thread is handled in the order in which it came.",
        because: "What waits depends on the run; the rule thread.waits puts it off.",
        .inferred("The main run loop takes what comes one after the other")),
    ExceptionRow(
        .servedWatchdogs, "exception.served-watchdogs",
        """
        Once the main thread has handled everything that waited for it, no watchdog runs any more.
        """,
        because: "It comes last, after rules that depend on what waited.",
        .inferred("A watchdog waits for a callback to return, and all have returned")),
    ExceptionRow(
        .expirationsInOrder, "exception.expirations-in-order",
        """
        Expiration handlers are called one after the other, the oldest task first; a task that an \
        earlier handler has ended is left out.
        """,
        because:
            "Which tasks are open depends on the run; the rule task.expires calls the handlers.",
        .inferred("The handlers are called on the main thread; their order is an assumption")),
    ExceptionRow(
        .backgroundClock, "exception.background-clock",
        """
        The time in the background counts from when the app enters it until it comes to the \
        foreground; being suspended in between does not start it anew.
        """,
        because: "It goes with every change of state, whichever rule makes it.",
        .documented(
            .appleForum85066,
            note: "that a suspension in between does not start it anew is inferred")),
    ExceptionRow(
        .wakeEnds, "exception.wake-ends",
        """
        The time that an event brought ends when the app is suspended or comes to the foreground; \
        in the foreground the app no longer counts as woken.
        """,
        because: "It goes with every change of state, whichever rule makes it.",
        .inferred("Each event has its time in the background, and the foreground has no limit")),
    ExceptionRow(
        .heldFromSuspension, "exception.held-from-suspension",
        "When something begins that keeps the app running, a suspension that was due is cancelled.",
        because: "It depends on the background modes of the app; the rule is background.busy.",
        .documented(.guideBackgroundExecution)),
    ExceptionRow(
        .unlockWakes, "exception.unlock-wakes",
        "A device that is unlocked is awake.",
        because: "It goes with every rule that unlocks the device.",
        .inferred("A device that sleeps shows nothing")),
    ExceptionRow(
        .windowInFront, "exception.window-in-front",
        """
        When an app comes to the front with all its windows hidden, the user sees the first \
        connected window, or else the first one whose session is kept.
        """,
        because: "Which windows are hidden depends on the run.",
        versions: .from(13), models: .scenes,
        .inferred("Some window has to be seen; which one it is on a device is not documented")),
    ExceptionRow(
        .untoldCompletion, "exception.untold-completion",
        """
        Where neither the code nor the timeline says when the app calls a completion handler, it \
        calls it at the end of its code in the method.
        """,
        because: "It is about what a scenario leaves out.",
        .inferred(.scenarioAboutElse)),

    // Computed values.
    ExceptionRow(
        .scenesInFront, "exception.scenes-in-front",
        """
        An event about the whole app is a step of each scene that the user sees, the first window \
        first.
        """,
        because: "The number of scenes depends on the run; each scene takes the step by a rule.",
        versions: .from(13), models: .scenes,
        .inferred("Each scene has a delegate of its own; the order among scenes is an assumption")),
    ExceptionRow(
        .sceneInQuestion, "exception.scene-in-question",
        """
        A rule about the whole app that calls a method of a scene, or connects one, does so with the first \
        connected scene; a scene that the user sees comes before the others. If none is connected, \
        it is that of the first window.
        """,
        because: "Which scenes are connected depends on the run.",
        versions: .from(13), models: .scenes,
        .inferred("An app with one window has one scene; with several it is an assumption")),
    ExceptionRow(
        .stateOfScenes, "exception.state-of-scenes",
        "The app is in the state of its most active scene.",
        because: "It follows from the states that the rules give to scenes.",
        versions: .from(13), models: .scenes,
        .documented(.applicationState)),
    ExceptionRow(
        .postedByLastScene, "exception.posted-by-last-scene",
        """
        When a scene changes, UIKit posts the notification about the whole app only if no other \
        scene keeps the app in the earlier state.
        """,
        because: "The states of the other scenes depend on the run.",
        versions: .from(13), models: .scenes,
        .inferred(.mostActiveScene, .applicationState)),
    ExceptionRow(
        .launchOptions, "exception.launch-options",
        """
        The launch methods tell an app without scenes why it is launched; a scene is told when it \
        connects.
        """,
        because: "It is about what a call hands over; rules are about which calls come.",
        .documented(.launchOptionsKey, .sceneConnectionOptions)),
    ExceptionRow(
        .timeRemaining, "exception.time-remaining",
        """
        backgroundTimeRemaining reads the rest of the time for background tasks; without a task \
        the time to suspension; during a launch for an event the time that the event brings. In the \
        method that tells the app of the background it has no limit yet.
        """,
        because: "It is a number that code reads; the rule time.read says when.",
        .documented(
            .appleForum85066, .backgroundTimeRemaining,
            note: "what it reads without a task, in a launch and on the way out is inferred")),
    ExceptionRow(
        .assertions, "exception.assertions",
        """
        An open background task, a completion handler that was not called yet, and what a declared \
        background mode permits keep an app from being suspended.
        """,
        because: "Rules ask for it as one condition.",
        .documented(.guideBackgroundExecution)),
    ExceptionRow(
        .actsWhileBusy, "exception.acts-while-busy",
        """
        The end of a process without a word does not wait for the main thread, nor does what the \
        user chooses on the lock screen.
        """,
        because: "It follows from what a rule does, whichever rule it is.",
        .inferred("Neither needs code of the app")),
    ExceptionRow(
        .otherAppLater, "exception.other-app-later",
        """
        Another app that the app opens, or a prompt that it asks for, takes the screen once the method \
        under way has returned.
        """,
        because: "It is about when the app's own code takes effect.",
        .inferred("Callbacks come one after the other")),
    ExceptionRow(
        .untoldReport, "exception.untold-report",
        "Where neither the code nor the timeline says whether the app reports a call, it does.",
        because: "It is about what a scenario leaves out.",
        .inferred(.scenarioAboutElse)),
    ExceptionRow(
        .memoryOrder, "exception.memory-order",
        """
        Suspended apps lose their memory before those that run in the background, an app on screen \
        comes last, and of several the largest comes first.
        """,
        because: "Which app is next depends on the sizes of all; rules ask which it is.",
        .documented(.appleJetsam, .guideStateTransitions)),
    ExceptionRow(
        .queueOrder, "exception.queue-order",
        """
        The notifications that waited for a suspended app are posted in a fixed order: power \
        state, locale, settings, orientation.
        """,
        because: "It is an order among kinds; the rule thaw.notifications posts them.",
        .inferred(
            "Apple names no order; one is needed for the same trace each time",
            .appleQueuedNotifications)),
    ExceptionRow(
        .responderChain, "exception.responder-chain",
        """
        Gesture recognizers see a touch first; the event then goes from the view to its \
        controller, to the view that it lies in, to the window and on to the app delegate.
        """,
        because: "The views come from the scenario; rules say when an event goes this way.",
        .documented(.appleResponderChain)),
    ExceptionRow(
        .hitTest, "exception.hit-test",
        """
        A touch belongs to the deepest view that contains the point; a view that is hidden, takes \
        no touches or is transparent is left out, and so is everything in it.
        """,
        because: "The views come from the scenario; rules say when a view is looked for.",
        .documented(.uiViewHitTest)),
    ExceptionRow(
        .unwatched, "exception.unwatched",
        """
        Notifications, methods of view controllers and snapshots are in the trace only if the \
        scenario watches for them.
        """,
        because: "It is about what a trace shows.",
        .inferred("An app does not notice a notification that it does not observe")),
    ExceptionRow(
        .ties, "exception.ties",
        """
        Of what falls due at the same millisecond, the app's own work comes first, then what the \
        scenario says, then the limits of the system.
        """,
        because: "It is an order among things that different rules answer.",
        .inferred("What ends exactly at a limit is in time")),
    ExceptionRow(
        .repeatingTimers, "exception.repeating-timers",
        "A run ends when only repeating timers are left to come.",
        because: "It is about the end of a trace.",
        .inferred("A repeating timer has no end")),

    // How the simulator works.
    ExceptionRow(
        .rowsInOrder, "exception.rows-in-order",
        """
        Of the rules that answer, the first one does; its effects come in their order, and a step \
        that one of them performs comes before the next effect.
        """,
        because: "It is how the table of rules is read.",
        .inferred("This defines the table, and says nothing about iOS")),
    ExceptionRow(
        .timeline, "exception.timeline",
        "What a scenario says happens at the moment that it names.",
        because: "It is where events come from.",
        .inferred("This defines a scenario, and says nothing about iOS")),
    ExceptionRow(
        .clock, "exception.clock",
        "The clock goes on to the moment of what comes next; nothing happens in between.",
        because: "It is what moves a run on.",
        .inferred("This defines a run, and says nothing about iOS")),
    ExceptionRow(
        .futures, "exception.futures",
        """
        The search behind check-log treats worlds that lead to the same calls as one, forgets what \
        tells them apart, and goes on with other settings of the app.
        """,
        because: "It is about searches; a run does not do it.",
        .inferred("Tests compare what comes of a world and of its shortened form")),
]
