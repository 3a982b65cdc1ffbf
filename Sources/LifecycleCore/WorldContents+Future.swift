// What can still come of a world, for searches that take each future once.

extension WorldContents {
    /// Sets the clock to zero, as `World.startClockAnew` says.
    mutating func startClockAnew() {
        let past = now - Instant.zero
        now = .zero
        backgroundSince = backgroundSince.map { max($0 - past, .zero - Budget.longest) }
        // What ends before the usual span to suspension is over, counted from now, never decides.
        let usual = Budget.span(.suspension, on: app.version)
        wakeEnd = wakeEnd.map { $0 - past }.flatMap { $0 > .zero + usual ? $0 : nil }
        asleepSince = asleepSince.map { app.usesDeadlines ? $0 - past : .zero }
        let counted = Budget.span(.socketWakes, on: app.version)
        socketWakes = socketWakes.compactMap { wake in
            wake - past + counted < .zero ? nil : wake - past
        }
        for index in overdue.indices { overdue[index].due = overdue[index].due - past }
        agenda.shift(by: past)
        forgetReasons()
        // A process that runs is started ahead of nothing, and what it was forgets its end.
        if state != .notRunning { isPrewarmed = false }
        // The number on the icon does not decide what comes.
        badge = 0
    }

    /// Forgets what only time brings to bear, as `World.forgetLater` says.
    ///
    /// At one moment the app's plans come first, then what happens, then the ends of spans. So of
    /// the agenda nothing is reached but plans that are due. How long the app has been in the
    /// background and the time that came with an event decide nothing but the length of spans. Of
    /// the spans that run, a rule asks for the watchdogs, the main thread and whether suspension is
    /// near. What waits for the main thread is not reached before that is free, which only time
    /// makes it, or the end of the process, which forgets what waits; until then a rule asks no more
    /// than whether anything does. What the timeline still holds is kept: it tells whether the app
    /// completes an event later.
    mutating func forgetLater() {
        backgroundSince = backgroundSince.map { _ in now }
        wakeEnd = nil
        if isMainThreadBusy, !waiting.isEmpty { waiting = [.timer(.mainThread)] }
        if !app.usesDeadlines {
            for index in overdue.indices { overdue[index].due = now }
        }
        let isSuspensionNear = isSuspensionNear
        agenda.forgetLater(than: now)
        if isSuspensionNear { agenda[.suspension] = now }
    }

    /// Forgets how long spans are, as `World.forgetLengths` says.
    ///
    /// Such an app opens no task and reads no time, so when it went to the background is never
    /// asked. Of the spans there is as a rule the one to suspension alone, and all that counts is
    /// whether it runs out before the next thing happens. The time that came with an event makes
    /// that span longer, by no more than what a watchdog takes that starts meanwhile.
    mutating func forgetLengths() {
        guard app.handlers.allSatisfy({ $0.actions.isEmpty }), openTasks.isEmpty else { return }
        backgroundSince = nil
        wakeEnd = nil
        agenda.forgetLength(of: .suspension, from: now)
        // No watchdog bites an app whose code keeps the main thread free.
        agenda.cancelWatchdogs()
        // An app that was never launched has the one scene that it has from the start.
        if scenes.isEmpty { scenes = [Scene()] }
        // Whether a scene is attached is asked by code alone.
        for index in scenes.indices { scenes[index].isAttached = false }
        // How a process was started decides when one ends that exits on suspend.
        if !app.exitsOnSuspend { isWoken = false }
    }

    /// Goes on as the world of another app, as `World.adoptApp` says.
    mutating func adopt(_ facts: FixedFacts) { fixed = facts }

    /// Whether it stays as it is when something happens, as `World.ignores` says.
    func ignores(_ agendaItem: AgendaItem, asking asked: inout Conditions) -> Bool {
        guard !isMainThreadBusy, waiting.isEmpty, frames.isEmpty else { return false }
        guard case .stimulus(let stimulus) = agendaItem, stimulus.event.about.method == nil else {
            return false
        }
        let trigger = Trigger.event(stimulus.event)
        let cause = Cause.stimulus(stimulus, hasWaited: false)
        let rules = CompiledRules.shared
        let row = rules.row(answering: trigger, in: self, for: cause)
        guard row?.changesNothing ?? true else { return false }
        asked.formUnion(rules.conditions(askedBy: trigger, in: self, for: cause))
        return true
    }

    /// Whether it stays as it is for as long as nothing happens to it.
    var isAtRest: Bool { agenda.isEmpty }

    /// The states of the app and of each scene that is connected.
    var statesInSight: LifecycleStates {
        scenes.reduce(into: LifecycleStates(state)) { states, scene in
            if scene.isConnected { states.insert(LifecycleStates(scene.state)) }
        }
    }

    /// Puts reasons that lead to the same into one.
    private mutating func forgetReasons() {
        // An open window is known by some of its reasons alone: its span runs already.
        switch windowReason {
        case .sessionEvents, .processingTask, .voipPush: if !isWindowOpen { windowReason = .icon }
        default: windowReason = .icon
        }
    }

    /// Hashes what differs most between worlds of one app: a search hashes millions of them, and
    /// equality decides in the end.
    @usableFromInline func hash(into hasher: inout Hasher) {
        var bits = UInt64(state.rawValue) | UInt64(front.rawValue) << 3
        bits |= UInt64(call.rawValue) << 5 | UInt64(overlays.rawValue) << 8
        bits |= UInt64(reason.rawValue) << 24 | UInt64(queued.rawValue) << 32
        bits |= UInt64(windowReason.rawValue) << 40
        func add(_ flag: Bool, _ place: UInt64) { if flag { bits |= 1 << place } }
        add(isLocked, 48)
        add(hasUntoldDiscard, 49)
        add(isWindowOpen, 50)
        add(wasForceQuit, 51)
        add(isAwaitingFirstUnlock, 52)
        add(isRefreshOff, 53)
        add(isLowPower, 54)
        add(isPrewarmed, 55)
        add(isJustLaunched, 56)
        add(hasUntoldTimeChange, 57)
        add(isPushHeld, 58)
        add(holdsLock, 59)
        add(owesCallReport, 60)
        add(asleepSince != nil, 61)
        add(isWoken, 62)
        add(isOffloaded, 63)
        hasher.combine(bits)
        hasher.combine(isActivityAnnounced)
        hasher.combine(isProtectedDataAway)
        hasher.combine(reasonAtUnlock)
        hasher.combine(backgroundSince)
        hasher.combine(activities)
        hasher.combine(wakeEnd)
        hasher.combine(scenes)
        hasher.combine(openTasks.count)
        hasher.combine(socketWakes.count)
        hasher.combine(agenda)
        hasher.combine(waiting)
        hasher.combine(frames.count)
    }
}

extension App {
    /// Whether its code measures a time with a clock that stands still while the device sleeps.
    fileprivate var usesDeadlines: Bool {
        handlers.contains { $0.actions.contains { $0.clock == .deadline } }
    }
}

extension Budget {
    /// No budget is longer, on any version.
    fileprivate static let longest = budgets.map({ $0.span }).max() ?? .seconds(0)
}
