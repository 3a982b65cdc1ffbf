// Finding the row that answers, and applying its effects in order.

extension Machine {
    /// Adds a timeline to the agenda of a world that has none.
    mutating func schedule(_ timeline: [TimedItem]) {
        change(by: .timeline) { $0.agenda.add(timeline) }
    }

    /// Runs until nothing is left to happen.
    mutating func runOn() {
        while let agendaItem = change(by: .clock, { $0.advance() }) { respond(to: agendaItem) }
    }

    /// Responds to an item that happens now.
    mutating func respond(to agendaItem: AgendaItem) {
        switch agendaItem {
        case .stimulus(let stimulus):
            answer(.event(stimulus.event), to: .stimulus(stimulus, hasWaited: false))
        case .action(let action): take(action)
        case .delayedAction(let action, let period, let clock):
            if world.state == .suspended {
                change(by: .frozenWork) { world in
                    world.overdue.append(
                        OverdueAction(action: action, clock: clock, due: world.now, period: period))
                }
            } else {
                plan(action, offBy: period, repeatedly: period, by: clock)
                take(action)
            }
        case .timer(.mainThread): break
        case .timer(let timer): answer(.timer(timer), to: .timer)
        }
        drain()
        if agendaItem == .timer(.mainThread), !world.isMainThreadBusy, world.agenda.runsWatchdog {
            change(by: .servedWatchdogs) { $0.agenda.cancelWatchdogs() }
        }
    }

    /// Applies the row that answers a trigger; a transition without a row changes nothing.
    @inline(never)
    mutating func answer(_ trigger: Trigger, to cause: Cause) {
        let row = self.row(answering: trigger, for: cause)
        if case .stimulus(let stimulus, hasWaited: false) = cause {
            if hasToWait(row, stimulus) {
                count(.waits)
                record(.event(stimulus), .waits)
                apply(rules.wait, cause)
                return
            }
            guard let row else {
                count(.noRule)
                record(.ignored(stimulus, .noRule), .noRule)
                return
            }
            // If the row does nothing, its own entry reports the event and the reason.
            if !row.doesNothing { record(.event(stimulus), row.number) }
        }
        guard let row else { return }
        count(row.number)
        guard let effects = row.effects else { return }
        let depth = world.frames.count
        change(by: .rowsInOrder) { $0.frames.append(.effects(effects, cause)) }
        // Blocked code stays in its frame; effects that need no code of the app do not wait for it.
        if world.isMainThreadBusy { drain(downTo: depth) }
    }

    /// Performs a transition, whose rules come next.
    ///
    /// A step of scenes is performed for the scene of the cause, or else for each scene in front
    /// (`TableException.scenesInFront`).
    mutating func perform(_ transition: Transition, by row: RowEffect, _ cause: Cause) {
        let isOfOneScene = cause.scene != nil && transition != .disconnectClosed
        guard world.model == .scenes, transition.isOfScene, !isOfOneScene else {
            answer(.transition(transition), to: .transition(scene: cause.scene.map { Int8($0) }))
            return
        }
        if world.scenes.isEmpty { change(by: row) { $0[scene: 0] = Scene() } }
        // The frame of the first scene must be on top.
        for index in world.scenes.indices.reversed()
        where world.isConcerned(index, by: transition, cause) {
            answer(.transition(transition), to: .transition(scene: Int8(index)))
        }
    }

    /// Whether a stimulus has to wait for the main thread, and for what already waits.
    ///
    /// That is input to a window or view, and everything that does something to the app. To an app on
    /// its way to the screen anything may do something once the app is there.
    private func hasToWait(_ row: CompiledRules.Row?, _ stimulus: Stimulus) -> Bool {
        guard world.isMainThreadBusy, row?.actsWhileBusy != true else { return false }
        return !stimulus.event.about.isApp || !world.waiting.isEmpty || world.isOnItsWayToScreen
            || row?.doesNothing == false
    }

    /// Performs an action of the app's code once the main thread is free.
    private mutating func take(_ action: AppAction) {
        if world.isMainThreadBusy {
            apply(rules.wait, .action(action))
        } else {
            answer(.action(action.kind), to: .action(action))
        }
    }

    /// Applies effects until none is left or the app blocks its main thread.
    private mutating func drain() {
        while !world.isMainThreadBusy {
            guard world.frames.isEmpty else {
                proceed()
                continue
            }
            guard !world.waiting.isEmpty else { return }
            switch change(by: .waitingInOrder, { $0.waiting.removeFirst() }) {
            case .stimulus(let stimulus):
                answer(.event(stimulus.event), to: .stimulus(stimulus, hasWaited: true))
            case .timer(let timer): answer(.timer(timer), to: .timer)
            case .action(let action), .delayedAction(let action, _, _): take(action)
            }
        }
    }

    private mutating func drain(downTo depth: Int) {
        while world.frames.count > depth { proceed() }
    }

    /// Takes one step of the innermost frame, and removes the frame if it has none left.
    private mutating func proceed() {
        let top = world.frames.count - 1
        precondition(top < 64, "rules perform each other without end")
        switch world.frames[top] {
        case .effects(let row, let cause):
            change(by: .rowsInOrder) { world in
                if let rest = row.rest {
                    world.frames[top] = .effects(rest, cause)
                } else {
                    world.frames.removeLast()
                }
            }
            apply(rules.effect(of: row), cause)
            if isToCrash() { take(.crash) }
        case .code(let handler, let next):
            let actions = world.app.handlers[Int(handler)].actions
            guard Int(next) < actions.count else { return leaveFrame() }
            change(by: .codeInOrder) { $0.frames[top] = .code(handler: handler, next: next + 1) }
            let delayed = actions[Int(next)]
            if delayed.delay == .seconds(0), !delayed.action.comesLater {
                take(delayed.action)
            } else {
                plan(
                    delayed.action, offBy: delayed.delay, repeatedly: delayed.period,
                    by: delayed.clock)
            }
        case .completion:
            change(by: .untoldCompletion) { world in
                world.frames.removeLast()
                world.closeWindow()
            }
        case .overdue(let count):
            guard count > 0 else { return leaveFrame() }
            let overdue = change(by: .overdueInOrder) { world in
                world.frames[top] = .overdue(count - 1)
                return world.overdue.removeFirst()
            }
            if let next = overdue.next(after: world.now) {
                plan(
                    overdue.action, offBy: next - world.now, repeatedly: overdue.period,
                    by: overdue.clock)
            }
            take(overdue.action)
        case .expirations(let count, let number):
            guard count > 0, let task = world.expiring.first else { return leaveFrame() }
            change(by: .expirationsInOrder) { world in
                world.frames[top] = .expirations(count - 1, number)
                world.expiring.removeFirst()
            }
            // An earlier handler may have ended this task.
            guard world.openTasks.contains(task) else { return }
            run(.expiration(task.name)) { $0.record(.expirationHandler(task.name), number) }
        }
    }

    private mutating func leaveFrame() {
        change(by: .rowsInOrder) { _ = $0.frames.removeLast() }
    }

    private mutating func plan(
        _ action: AppAction, offBy delay: Span?, repeatedly period: Span?, by clock: TimerClock
    ) {
        guard let delay else { return }
        change(by: .plannedWork) { world in
            world.agenda.add(
                .delayedAction(action, every: period, clock: clock), at: world.now + delay)
        }
    }

    /// Runs the app's code in a method, if there is any.
    mutating func run(_ method: HandledMethod, before: (inout Machine) -> Void) {
        // By index, because a copy of a handler would count its references.
        for index in world.app.handlers.indices where world.app.handlers[index].method == method {
            before(&self)
            change(by: .codeInOrder) { $0.frames.append(.code(handler: Int32(index), next: 0)) }
        }
    }
}
