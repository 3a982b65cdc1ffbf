// Normal forms of worlds, so that searches explore each future once.

extension WorldContents {
    /// Sets the clock to zero; see `World.startClockAnew`.
    mutating func startClockAnew() {
        let past = now - Instant.zero
        now = .zero
        backgroundSince = backgroundSince.map { max($0 - past, .zero - Budget.longest) }
        // A wake time that ends before the usual time to suspension never decides.
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
        // Only a process that has not started can be prewarmed, and the end of a process resets it.
        if state != .notRunning { isPrewarmed = false }
        // The number on the icon has no influence.
        badge = 0
    }

    /// Forgets what only the passing of time makes relevant; see `World.forgetLater`.
    ///
    /// At one time the app's plans come first, then events, then the ends of timers. So only plans
    /// that are due are reached. The time of entering the background and the time that an event
    /// gives affect only the lengths of timers. Of the running timers, rules depend only on the
    /// watchdogs, the main thread and whether suspension is near.
    ///
    /// What waits for the main thread is reached only after time has freed it, or is dropped with
    /// the process. Until then rules depend only on whether anything waits. The rest of the
    /// timeline is kept, because it tells whether the app completes an event later.
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

    /// Forgets the lengths of timers; see `World.forgetLengths`.
    ///
    /// Such an app opens no task and reads no time, so the time of entering the background has no
    /// influence. Usually the only timer is that of suspension, and it matters only whether it ends
    /// before the next event. The time that an event gives makes it longer, but by no more than a
    /// watchdog that starts meanwhile.
    mutating func forgetLengths() {
        guard app.handlers.allSatisfy({ $0.actions.isEmpty }), openTasks.isEmpty else { return }
        backgroundSince = nil
        wakeEnd = nil
        agenda.forgetLength(of: .suspension, from: now)
        // No watchdog kills an app whose code never blocks the main thread.
        agenda.cancelWatchdogs()
        // An app that was never launched has one scene from the start.
        if scenes.isEmpty { scenes = [Scene()] }
        // Only code reads whether a scene is attached.
        for index in scenes.indices { scenes[index].isAttached = false }
        // How a process was started matters only to an app that exits on suspend.
        if !app.exitsOnSuspend { isWoken = false }
    }

    mutating func adopt(_ facts: FixedFacts) { fixed = facts }

    /// Whether an item changes nothing; see `World.ignores`.
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

    var isAtRest: Bool { agenda.isEmpty }

    var statesInSight: LifecycleStates {
        scenes.reduce(into: LifecycleStates(state)) { states, scene in
            if scene.isConnected { states.insert(LifecycleStates(scene.state)) }
        }
    }

    /// Merges launch reasons that have the same effect.
    private mutating func forgetReasons() {
        // Of an open window only some reasons matter, because its timer already runs.
        switch windowReason {
        case .sessionEvents, .refreshTask, .processingTask, .voipPush:
            if !isWindowOpen { windowReason = .icon }
        default: windowReason = .icon
        }
    }

    /// Hashes what differs most between worlds of one app; a search hashes millions of them.
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
        hasher.combine(isDeleted)
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
    /// Whether the app's code uses a clock that stops while the device sleeps.
    fileprivate var usesDeadlines: Bool {
        handlers.contains { $0.actions.contains { $0.clock == .deadline } }
    }
}

extension Budget {
    /// The longest budget of all versions.
    fileprivate static let longest = budgets.map({ $0.span }).max() ?? .seconds(0)
}
