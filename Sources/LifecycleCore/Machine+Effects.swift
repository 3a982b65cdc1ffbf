extension Machine {
    /// Applies an effect of a rule.
    ///
    /// What the scenario does not watch leaves no entry (`TableException.unwatched`).
    mutating func apply(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        switch row.effect {
        case .call, .post, .tellPhase, .callIfHandled, .callView, .queue, .postQueued, .warn,
            .noteExpiry, .sendEvent, .takeSnapshot, .discardHeldPush:
            applyToCalls(row, cause)
        case .cover, .uncover, .clear, .queueAlert, .show, .lock, .phone, .sleep:
            applyToScreen(row, cause)
        case .because, .openAtUnlock, .becauseOfTap, .deliver, .declineToWake, .refuseLaunch,
            .endWindow, .relaunchAfterBoot, .loseTasks, .endContinuedTask, .countSocketWake, .start,
            .cancel, .end, .countBackground:
            applyToWakes(row, cause)
        case .become(let state):
            become(state, row, cause)
        case .climbResponders, .hitTest:
            applyToInput(row, cause)
        case .purgeOther:
            if case .other(let index) = world.memoryVictim { evict(other: index, row) }
        case .purgeSuspended:
            while let index = world.suspendedOther { evict(other: index, row) }
        case .attachScene:
            changeScene(of: cause, by: row) { $0.isAttached = true }
        case .connectScene(let isConnected):
            let index = world.scene(of: cause)
            change(by: row) { $0.connect(isConnected, scene: index) }
            if !isConnected { becomeAsApp(world.stateByScenes, row) }
        case .putWindowInFront(let isInFront):
            changeScene(of: cause, by: row) { $0.isInFront = isInFront }
        case .perform(let transition):
            perform(transition, by: row, cause)
        case .forgetProcess:
            change(by: row) { $0.forgetProcess() }
        case .forgetApp:
            change(by: row) { $0.forgetApp() }
        case .set(let fact, let isSo):
            change(by: row) { $0.set(fact, isSo) }
        case .openTask, .closeTask, .expireTasks, .readTimeRemaining, .blockMainThread,
            .changeActivity, .raiseBadge, .callToComplete, .expectCallReport, .reportCall,
            .closeWindow, .callLaunchHandler, .endByItself, .recordAction, .readActivationState,
            .readProtectedData, .rememberAsked:
            applyToCode(row, cause)
        case .runOverdueWork:
            change(by: row) { $0.frames.append(.overdue(Int32($0.overdue.count))) }
        case .session(let session):
            change(by: row) { $0.change(session, cause) }
        case .kill(let reason):
            change(by: row) { $0.abandonWork() }
            record(.killed(reason), number)
            perform(.exit, by: row, cause)
        case .wait:
            if let agendaItem = cause.agendaItem {
                change(by: row) { $0.waiting.append(agendaItem) }
            }
        case .waitToExpire(let timer):
            change(by: row) { $0.waiting.append(.timer(timer)) }
        case .nothing(let reason):
            if case .stimulus(let stimulus, hasWaited: false) = cause {
                record(.ignored(stimulus, reason), number)
            }
            if case .action(let action) = cause { record(.refused(action, reason), number) }
        }
    }

    /// Changes the scene that a rule is about.
    mutating func changeScene(
        of cause: Cause, by row: RowEffect, _ change: (inout Scene) -> Void
    ) {
        let index = world.scene(of: cause)
        self.change(by: row) { change(&$0[scene: index]) }
    }

    private mutating func evict(other index: Int, _ row: RowEffect) {
        change(by: row) { $0.evictedOthers |= 1 << UInt32(index) }
        record(.evictedOther(Int32(index)), row.rule)
    }

    /// Changes the state of the app, or of a scene and with it possibly that of the app.
    private mutating func become(_ state: LifecycleState, _ row: RowEffect, _ cause: Cause) {
        guard let scene = cause.scene, world.model == .scenes, state != .notRunning else {
            becomeAsApp(state, row)
            return
        }
        let old = world[scene: scene].state
        change(by: row) { world in
            world[scene: scene].state = state
            world[scene: scene].isAttached = true
        }
        if old != state, world.app.supportsWindows {
            record(.sceneStateChange(from: old, to: state), row.rule, cause)
        }
        becomeAsApp(world.stateByScenes, row)
    }

    private mutating func becomeAsApp(_ state: LifecycleState, _ row: RowEffect) {
        let old = world.state
        guard old != state else { return }
        change(by: row) { $0.state = state }
        if state == .background, world.backgroundSince == nil {
            change(by: .backgroundClock) { $0.backgroundSince = $0.now }
        } else if world.isInForeground, world.backgroundSince != nil {
            change(by: .backgroundClock) { $0.backgroundSince = nil }
        }
        if world.isInForeground, world.isWoken || world.wakeEnd != nil {
            change(by: .wakeEnds) { world in
                world.isWoken = false
                world.wakeEnd = nil
            }
        } else if state == .suspended, world.wakeEnd != nil {
            change(by: .wakeEnds) { $0.wakeEnd = nil }
        }
        record(.stateChange(from: old, to: state), row.rule)
    }
}
