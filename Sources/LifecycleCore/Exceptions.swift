/// What the simulator does, or works out, that does not stand in a row of the rule book.
///
/// A world changes by effects of rows and by what is listed here (`Machine.change(by:)`), so what is
/// listed under `.changes` and `.conducts` is complete: another place does not compile. What is
/// listed under `.computes` changes nothing; it decides what an effect finds or tells.
public enum TableException: UInt8, CaseIterable, Sendable {
    // What changes a world.
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

    // What is worked out.
    case scenesInFront
    case sceneInQuestion
    case stateOfScenes
    case postedByLastScene
    case launchOptions
    case timeRemaining
    case assertions
    case actsWhileBusy
    case otherAppLater
    case untoldCompletion
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

    /// What an exception does.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// It changes a world.
        case changes
        /// It works something out that effects and conditions need.
        case computes
        /// It carries rows out, and says nothing about iOS.
        case conducts
    }

    /// What it does.
    @inline(__always)
    public var kind: Kind {
        if rawValue >= Self.rowsInOrder.rawValue { return .conducts }
        return rawValue >= Self.scenesInFront.rawValue ? .computes : .changes
    }
}

/// One row for each exception, in the order of the cases.
let exceptionRows: [ExceptionRow] = [
    // What changes a world.
    ExceptionRow(
        .codeInOrder, "exception.code-in-order",
        "The app's code in a method runs to its end before the next method is called.",
        because: "What the code does is the scenario's; the table has the methods that are called.",
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    ExceptionRow(
        .plannedWork, "exception.planned-work",
        """
        Work that the app's code puts off comes when its time is over; work that repeats comes again \
        after each period.
        """,
        because: "What is put off, and for how long, is the scenario's.",
        .documented("Apple, Timer")),
    ExceptionRow(
        .frozenWork, "exception.frozen-work",
        "Work that falls due while the app is suspended waits until the app runs again.",
        because: "It is about the app's own work, and rows are about what happens to the app.",
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    ExceptionRow(
        .overdueInOrder, "exception.overdue-in-order",
        "Work that waited for an app to run again comes in the order in which it fell due.",
        because: "How much work waits is known in a run alone; thaw.timers is the row that runs it.",
        .inferred("timers of one run loop are served one after the other")),
    ExceptionRow(
        .waitingInOrder, "exception.waiting-in-order",
        "What waits for the main thread is handled in the order in which it came.",
        because: "What waits is known in a run alone; thread.waits is the row that lets it wait.",
        .inferred("the main run loop takes what comes one after the other")),
    ExceptionRow(
        .servedWatchdogs, "exception.served-watchdogs",
        "When the main thread has handled all that waited for it no watchdog goes on.",
        because: "It comes after the last of what waited, whichever that is.",
        .inferred("a watchdog waits for a callback to return, and all have returned")),
    ExceptionRow(
        .expirationsInOrder, "exception.expirations-in-order",
        """
        Expiration handlers are called one after the other, that of the oldest task first; a task \
        that an earlier handler has ended is passed over.
        """,
        because: "Which tasks are open is known in a run alone; task.expires is the row.",
        .inferred("the handlers are called on the main thread; their order is an assumption")),
    ExceptionRow(
        .backgroundClock, "exception.background-clock",
        """
        The time in the background counts from when the app enters it, and ends in the foreground; \
        being suspended in between does not start it anew.
        """,
        because: "It follows from every change of state, whichever row makes it.",
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    ExceptionRow(
        .wakeEnds, "exception.wake-ends",
        """
        The time that an event brought is over when the app is suspended or comes to the foreground; \
        an app in the foreground no longer counts as woken.
        """,
        because: "It follows from every change of state, whichever row makes it.",
        .inferred("each event has its time in the background, and the foreground has no limit")),
    ExceptionRow(
        .heldFromSuspension, "exception.held-from-suspension",
        "Once something may keep the app running, a suspension that was to come does not come.",
        because: "Whether it may depends on the modes of the app; background.busy is the row.",
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    ExceptionRow(
        .unlockWakes, "exception.unlock-wakes",
        "A device that is unlocked is awake.",
        because: "It goes with every row that unlocks the device.",
        .inferred("a device that sleeps shows nothing")),
    ExceptionRow(
        .windowInFront, "exception.window-in-front",
        """
        When an app comes to the front with all its windows hidden, the user sees the first one that \
        is connected, or else the first one that is kept.
        """,
        because: "Which windows are hidden is known in a run alone.",
        versions: .from(13), models: .scenes,
        .inferred("some window has to be seen; which one it is on a device is not documented")),

    // What is worked out.
    ExceptionRow(
        .scenesInFront, "exception.scenes-in-front",
        """
        What happens to the whole app is a step of each scene that the user sees, the first window \
        first.
        """,
        because: "How many scenes there are is known in a run alone; each takes the step by a row.",
        versions: .from(13), models: .scenes,
        .inferred("each scene has a delegate of its own; the order among scenes is an assumption")),
    ExceptionRow(
        .sceneInQuestion, "exception.scene-in-question",
        """
        Where a rule about the whole app calls a method of a scene, it is that of the first connected \
        scene, one that the user sees before any other.
        """,
        because: "Which scenes are connected is known in a run alone.",
        versions: .from(13), models: .scenes,
        .inferred("an app with one window has one scene; with several it is an assumption")),
    ExceptionRow(
        .stateOfScenes, "exception.state-of-scenes",
        "The app is in the state of its most active scene.",
        because: "It follows from the states that the rows give to scenes.",
        versions: .from(13), models: .scenes,
        .documented("Apple, UIApplication.applicationState")),
    ExceptionRow(
        .postedByLastScene, "exception.posted-by-last-scene",
        """
        UIKit posts a notification about the whole app when a scene changes only if no other scene \
        keeps the app in the state that the notification is about.
        """,
        because: "What the other scenes are in is known in a run alone.",
        versions: .from(13), models: .scenes,
        .inferred("the app is in the state of its most active scene")),
    ExceptionRow(
        .launchOptions, "exception.launch-options",
        """
        The launch methods tell an app without scenes why it is launched; a scene is told when it \
        connects.
        """,
        because: "It is about what a call hands over, and rows are about which calls come.",
        .documented("Apple, UIScene.ConnectionOptions")),
    ExceptionRow(
        .timeRemaining, "exception.time-remaining",
        """
        backgroundTimeRemaining reads what is left of the time for background tasks, without a task \
        the time to suspension, and during a launch for an event the time that the event brings.
        """,
        because: "It is a number that is read, and changes nothing; time.read is the row.",
        .documented(
            """
            Quinn, "UIApplication Background Task Notes", Apple forum 85066; that a launch reads the \
            time of its event is inferred
            """)),
    ExceptionRow(
        .assertions, "exception.assertions",
        """
        An open background task, a completion handler that is waiting, and what a declared background \
        mode permits keep an app from being suspended.
        """,
        because: "Rows ask for it as one condition.",
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    ExceptionRow(
        .actsWhileBusy, "exception.acts-while-busy",
        """
        The end of a process without a word, and what the user chooses on the lock screen, do not \
        wait for the main thread.
        """,
        because: "It follows from the effects of a row, whichever row it is.",
        .inferred("neither needs code of the app")),
    ExceptionRow(
        .otherAppLater, "exception.other-app-later",
        "Another app that the app opens takes the screen when the method under way has returned.",
        because: "When code of the app takes effect is not an event that a row could answer.",
        .inferred("callbacks come one after the other")),
    ExceptionRow(
        .untoldCompletion, "exception.untold-completion",
        """
        Where neither the code nor the timeline says when the app calls a completion handler, it \
        calls it before the method returns.
        """,
        because: "It is about what a scenario leaves out.",
        .inferred("a scenario that does not speak of it is about something else")),
    ExceptionRow(
        .untoldReport, "exception.untold-report",
        "Where neither the code nor the timeline says whether the app reports a call, it does.",
        because: "It is about what a scenario leaves out.",
        .inferred("a scenario that does not speak of it is about something else")),
    ExceptionRow(
        .memoryOrder, "exception.memory-order",
        """
        Suspended apps lose their memory before those that run in the background, an app on screen \
        comes last, and of several the largest comes first.
        """,
        because: "Which app is next depends on the sizes of all; the rows ask whose turn it is.",
        .documented("Apple, Identifying high-memory use with jetsam event reports")),
    ExceptionRow(
        .queueOrder, "exception.queue-order",
        """
        Notifications that waited for an app to run again are posted in one order: power state, \
        locale, settings, orientation.
        """,
        because: "It is an order among kinds, and thaw.notifications is the row that posts them.",
        .inferred("Apple names no order; one is needed for the same trace each time")),
    ExceptionRow(
        .responderChain, "exception.responder-chain",
        """
        Gesture recognizers see a touch first; then an event goes from the view to its controller, to \
        the view that it lies in, to the window and on to the app delegate.
        """,
        because: "The views are the scenario's; the rows say when an event takes this way.",
        .documented("Apple, Using responders and the responder chain to handle events")),
    ExceptionRow(
        .hitTest, "exception.hit-test",
        """
        A touch belongs to the deepest view that contains the point; a view that is hidden, takes no \
        touches or is transparent is passed over with all that lies in it.
        """,
        because: "The views are the scenario's; the rows say when a view is looked for.",
        .documented("Apple, UIView.hitTest(_:with:)")),
    ExceptionRow(
        .unwatched, "exception.unwatched",
        """
        Notifications, methods of view controllers and snapshots leave an entry only in a scenario \
        that watches for them.
        """,
        because: "It is about what a trace shows.",
        .inferred("an app does not notice a notification that it does not observe")),
    ExceptionRow(
        .ties, "exception.ties",
        """
        Of what falls due at the same millisecond the app's own work comes first, then the user and \
        the system, then the limits.
        """,
        because: "It is an order among things that different rows answer.",
        .inferred("what ends exactly at a limit is in time")),
    ExceptionRow(
        .repeatingTimers, "exception.repeating-timers",
        "A run ends when nothing but timers that repeat is left to come.",
        because: "It is about the end of a trace.",
        .inferred("timers that repeat have no end")),

    // How the simulator works.
    ExceptionRow(
        .rowsInOrder, "exception.rows-in-order",
        """
        Of the rows that answer the first one does; its effects come in their order, and a step that \
        one of them performs comes before the next effect.
        """,
        because: "It is how rows are read.",
        .inferred("this defines the table, and says nothing about iOS")),
    ExceptionRow(
        .timeline, "exception.timeline",
        "What a scenario says happens at the moment that it names.",
        because: "It is where events come from.",
        .inferred("this defines a scenario, and says nothing about iOS")),
    ExceptionRow(
        .clock, "exception.clock",
        "The clock goes on to the moment of what comes next; nothing happens in between.",
        because: "It is what moves a scenario on.",
        .inferred("this defines a run, and says nothing about iOS")),
    ExceptionRow(
        .futures, "exception.futures",
        """
        The search behind check-log takes worlds from which the same can come as one, and forgets \
        what tells them apart.
        """,
        because: "It is about searches, and no run does it.",
        .inferred("tests compare what comes of a world with what comes of its short form")),
]
