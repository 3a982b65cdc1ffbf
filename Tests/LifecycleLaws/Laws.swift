// The laws that hold whatever happens to an app. Two searches look for a sequence that breaks them:
// all short sequences (`EverySequence.swift`) and long random ones (`RandomSequences.swift`).
//
// The laws come from Apple's pages on the states and their transitions, not from the rules. So a
// rule that breaks a law is found. This target is not a test itself: `LifecycleCoreTests` runs the
// shorter searches, and the program `properties` the others.

import LifecycleCore

/// The calls that an app has received, and the laws for the rest of its trace.
struct Laws: Hashable {
    /// The state after the entries so far.
    private var state = LifecycleState.notRunning
    private var time = Instant.zero
    private var process = ProcessStage.none
    private var windows = Windows()
    /// The last event of the user or the system, while its consequences follow.
    private var cause: Event?
    /// True while the app's code blocks the main thread.
    private var isBusy = false
    /// True if the last event was that the user left, while the app's code blocked the main thread.
    private var isLeftWhileBusy = false
    /// True if the app with one window has a session, and was not told of its end.
    private var hasSession = false
    /// False after a call in which the process may have ended, and after the app was deleted,
    /// because `hasSession` is then unknown.
    private var isSessionKnown = true
    /// True if the last call was about that session.
    private var isSessionCall = false
    private var background = BackgroundLaw()

    /// The stage of the app's process.
    private enum ProcessStage {
        case none, started, launching, launched, terminating
    }

    /// Checks one step.
    ///
    /// - Parameters:
    ///   - agendaItem: The item that the step handles.
    ///   - trace: The trace of the step.
    ///   - world: The world afterwards.
    ///   - app: The app.
    ///   - breaches: Receives the broken laws, in the order of the entries.
    mutating func check(
        _ agendaItem: AgendaItem, _ trace: [TraceEntry], _ world: borrowing World, of app: App,
        _ breaches: inout [Breach]
    ) {
        // A step ends with the code of its calls, unless that blocks the main thread.
        if !isBusy { isSessionCall = false }
        if agendaItem == .timer(.mainThread) { isBusy = false }
        if trace.isEmpty, agendaItem.leavesEntry { breaches.append("leaves no entry") }
        let wasExecuting = isExecuting
        for entry in trace { check(entry, of: app, &breaches) }
        checkOutcome(of: agendaItem, trace, &breaches)
        checkLeaving(by: agendaItem, &breaches)
        background.checkOutcome(
            of: agendaItem, trace, ranOn: wasExecuting && isExecuting && !isBusy, &breaches)
        cause = nil
        if world.state != state { breaches.append("the trace hides a change of state") }
        if world.now < time { breaches.append("the clock runs back") }
        if !isBusy, windows.contains(told: .active) != (state == .active) {
            breaches.append("what the app was told last is not that it is \(state)")
        }
    }

    /// Sets the clock to zero, like a world that keeps only what is to come.
    ///
    /// Later entries must not be earlier than the present one.
    mutating func startClockAnew() {
        time = .zero
    }

    /// Returns true if a scene is connected, according to the calls so far.
    func isConnected(scene number: Int) -> Bool { windows[number].isConnected }

    private var isExecuting: Bool { state != .notRunning && state != .suspended }
}

/// A broken law, in words.
typealias Breach = String

extension [Breach] {
    /// Adds a breach unless the law is kept.
    mutating func hold(_ isKept: Bool, _ breach: @autoclosure () -> Breach) {
        if !isKept { append(breach()) }
    }
}

extension AgendaItem {
    /// True if the trace must show the item in any case.
    fileprivate var leavesEntry: Bool {
        switch self {
        case .stimulus: true
        case .action, .delayedAction, .timer: false
        }
    }
}

extension Laws {
    private mutating func check(_ entry: TraceEntry, of app: App, _ breaches: inout [Breach]) {
        breaches.hold(entry.time >= time, "time runs back")
        if entry.time > time { background.startMoment() }
        time = entry.time
        let (versions, models) = Laws.scopes[Int(entry.rule.index)]
        breaches.hold(
            versions.contains(app.version) && models.contains(app.model),
            "\(entry.rule.rule.id) is a rule for other apps")
        background.check(entry, in: state, isBusy: isBusy, of: app, &breaches)
        switch entry.what {
        case .stateChange(let from, let to):
            check(from: from, to: to, of: app, &breaches)
        case .sceneStateChange(let from, let to):
            let scene = Int(entry.scene)
            breaches.hold(
                windows[scene].shown == from
                    && Laws.legalOfScene[from]?.contains(LifecycleStates(to)) == true,
                "scene \(scene) goes from \(windows[scene].shown) to \(to)")
            windows[scene].shown = to
        case .callback(let callback):
            checkReceiver(of: callback, in: app, &breaches)
            checkProcess(callback, &breaches)
            if !app.supportsWindows { checkSession(callback, &breaches) }
            checkTurn(callback, entry, of: app, &breaches)
        case .blocked: isBusy = true
        case .event(let stimulus) where stimulus.event.about.isApp:
            cause = stimulus.event
            // Of a deleted app nothing is kept, so nothing is told.
            if cause == .userDeletesApp { isSessionKnown = false }
        default: break
        }
        checkReading(entry, &breaches)
    }

    /// The versions and models of each rule.
    ///
    /// Copying whole rows would count their references at each entry.
    private static let scopes = ruleBook.map { (versions: $0.versions, models: $0.models) }

    /// Checks that an app that the user opens is on the screen, and that one the user leaves is
    /// not, unless its process has ended or still blocks the main thread.
    private func checkOutcome(
        of agendaItem: AgendaItem, _ trace: [TraceEntry], _ breaches: inout [Breach]
    ) {
        guard case .stimulus(let stimulus) = agendaItem, trace.first?.what == .event(stimulus),
            state != .notRunning, !isBusy
        else { return }
        switch stimulus.event {
        case .userOpensApp:
            breaches.hold(
                state == .inactive || state == .active, "the app is opened and stays \(state)")
        case .userGoesHome, .userOpensOtherApp, .userLocksDevice:
            breaches.hold(state != .active, "the app is left and stays active")
        case .alertAppears, .userOpensSwitcher, .userOpensControlCenter:
            breaches.hold(state != .active, "the app is covered and stays active")
        default: break
        }
    }

    /// Checks that an app which the user leaves while its code blocks the main thread is not on the
    /// screen once the thread is free.
    private mutating func checkLeaving(by agendaItem: AgendaItem, _ breaches: inout [Breach]) {
        if case .stimulus(let stimulus) = agendaItem {
            switch stimulus.event {
            case .userGoesHome, .userOpensOtherApp, .userLocksDevice: isLeftWhileBusy = isBusy
            default: isLeftWhileBusy = false
            }
        }
        guard isLeftWhileBusy, !isBusy else { return }
        breaches.hold(state != .active, "the app is left while it is busy and becomes active")
        isLeftWhileBusy = false
    }

    /// Checks that code runs only in an executing process, and reads the state of the model.
    private func checkReading(_ entry: TraceEntry, _ breaches: inout [Breach]) {
        breaches.hold(entry.state == state, "an entry says \(entry.state) in the state \(state)")
        let isCode = entry.what.isInAppCode
        breaches.hold(!isCode || isExecuting, "code of a process runs that is \(state)")
        let expected: ApplicationState? =
            switch state {
            case .active: .active
            case .inactive: .inactive
            case .background: .background
            case .notRunning, .suspended: nil
            }
        breaches.hold(
            entry.reads == (isCode ? expected : nil), "what is read is not the state \(state)")
    }

    /// The transitions in Apple's diagram of the states.
    ///
    /// Between background and foreground the only way is through inactive, and a suspended process
    /// moves only to the background.
    private static let legal: [LifecycleState: LifecycleStates] = [
        .notRunning: [.inactive, .background],
        .inactive: [.active, .background, .notRunning],
        .active: [.inactive, .notRunning],
        .background: [.inactive, .suspended, .notRunning],
        .suspended: [.background, .notRunning],
    ]

    /// The transitions of one of several scenes.
    private static let legalOfScene: [LifecycleState: LifecycleStates] = [
        .background: [.inactive], .inactive: [.active, .background], .active: [.inactive],
    ]

    private mutating func check(
        from: LifecycleState, to: LifecycleState, of app: App, _ breaches: inout [Breach]
    ) {
        breaches.hold(
            from == state && Laws.legal[state]?.contains(LifecycleStates(to)) == true,
            "the app goes from \(state) to \(to)")
        switch (from, to) {
        case (.notRunning, _):
            breaches.hold(
                app.model == .delegate || to == .background,
                "an app with scenes launches into the foreground at once")
            process = .started
            if app.model == .delegate { windows[0].told = to }
        case (_, .notRunning):
            process = .none
            if isSessionCall || cause == .userDeletesApp { isSessionKnown = false }
            isSessionCall = false
            windows = Windows()
            isBusy = false
        case (.active, _):
            breaches.hold(!windows.contains(told: .active), "the app leaves active untold")
        case (.background, .inactive):
            breaches.hold(
                windows.contains(told: .inactive) || app.version.readsInactiveAtLock,
                "the app enters the foreground untold")
        case (.inactive, .background):
            breaches.hold(
                cause != .userLocksDevice || app.version >= IOSVersion(5),
                "on iOS 4 the lock sends the app to the background")
        default: break
        }
        state = to
    }

    /// Checks that user interface calls go to the scene delegate in apps with scenes and to the app
    /// delegate in others, never to both.
    private func checkReceiver(of callback: Callback, in app: App, _ breaches: inout [Breach]) {
        let isRight =
            switch callback {
            case .didBecomeActive, .willResignActive, .didEnterBackground, .willEnterForeground,
                .openURL, .willContinueUserActivity, .continueUserActivity, .performAction,
                .userDidAcceptShare:
                app.model == .delegate
            case .configurationForConnecting, .didDiscardSceneSessions: app.model == .scenes
            default: !callback.receiver.isOfScene || app.model == .scenes
            }
        breaches.hold(isRight, "\(callback) is called in an app of another model")
    }

    /// Checks that a process is launched once, and gets no calls before that or after its end.
    private mutating func checkProcess(_ callback: Callback, _ breaches: inout [Breach]) {
        let isRight: Bool
        switch callback {
        case .willFinishLaunching:
            isRight = process == .started
            process = .launching
        case .didFinishLaunching:
            isRight = process == .started || process == .launching
            process = .launched
        case .shouldRestoreState, .viewControllerWithRestorationPath, .didDecodeState:
            isRight = process == .launching
        case .willTerminate:
            isRight = process == .launched
            process = .terminating
        default:
            isRight = process == .launched
        }
        breaches.hold(isRight, "\(callback) is called before the launch or after the end")
    }

    /// Checks that a session is made once and its end is told once, before another one is made.
    ///
    /// It is a law for apps with one window (Apple, application(_:didDiscardSceneSessions:)). After
    /// a call in or after which the process ends at once, the next one may be of either kind.
    private mutating func checkSession(_ callback: Callback, _ breaches: inout [Breach]) {
        switch callback {
        case .configurationForConnecting:
            breaches.hold(
                !hasSession || !isSessionKnown,
                "a session is made before the end of the last one is told")
            (hasSession, isSessionKnown) = (true, true)
            isSessionCall = true
        case .didDiscardSceneSessions:
            breaches.hold(hasSession || !isSessionKnown, "the end of a session is told twice")
            (hasSession, isSessionKnown) = (false, true)
            isSessionCall = true
        default: isSessionCall = false
        }
    }

    /// Checks that calls alternate: resigning and becoming active, entering the foreground and the
    /// background, connecting and disconnecting.
    ///
    /// Each must read what Apple's pages say.
    private mutating func checkTurn(
        _ callback: Callback, _ entry: TraceEntry, of app: App, _ breaches: inout [Breach]
    ) {
        let number = Int(entry.scene)
        var window = windows[number]
        if callback.receiver.isOfScene, callback != .sceneWillConnect {
            breaches.hold(window.isConnected, "\(callback) of a scene that is not connected")
        }
        func turn(from: LifecycleState, to: LifecycleState, reads: ApplicationState?) {
            breaches.hold(window.told == from, "\(callback) after being told \(window.told)")
            breaches.hold(reads == nil || entry.reads == reads, "\(callback) does not read it")
            window.told = to
        }
        switch callback {
        case .didBecomeActive, .sceneDidBecomeActive:
            turn(from: .inactive, to: .active, reads: .active)
        case .willResignActive, .sceneWillResignActive:
            turn(from: .active, to: .inactive, reads: .active)
        case .didEnterBackground where app[.wakeEnters] || app[.backgroundLaunchEnters]:
            window.told = .background
        case .didEnterBackground, .sceneDidEnterBackground:
            turn(from: .inactive, to: .background, reads: readOffScreen(in: app))
        case .willEnterForeground, .sceneWillEnterForeground:
            turn(from: .background, to: .inactive, reads: readOffScreen(in: app))
        case .sceneWillConnect:
            breaches.hold(!window.isConnected, "a scene connects twice")
            window = Window(isConnected: true)
        case .sceneDidDisconnect:
            breaches.hold(window.told != .active, "a scene disconnects while it is active")
            window = Window()
        case .scenePhaseActive, .scenePhaseInactive, .scenePhaseBackground:
            let phase = ScenePhase(toldBy: callback)
            breaches.hold(phase != window.phase, "\(callback) is told twice")
            breaches.hold(phase == ScenePhase(of: window.told), "\(callback) in \(window.told)")
            window.phase = phase
        default: break
        }
        windows[number] = window
    }

    /// The state that an app reads on entering or leaving the background; nil if the law does not
    /// say, as with several windows another one may be visible.
    private func readOffScreen(in app: App) -> ApplicationState? {
        if app.supportsWindows { return nil }
        guard app.version.readsInactiveAtLock else { return .background }
        switch cause {
        case .userLocksDevice, .userUnlocksDevice: return .inactive
        // A lock may have waited for the main thread.
        case nil: return nil
        default: return .background
        }
    }
}

extension IOSVersion {
    /// True if the callbacks around a lock read inactive, as logged on iOS 5 and 6.
    fileprivate var readsInactiveAtLock: Bool { self >= IOSVersion(5) && self < IOSVersion(7) }
}
