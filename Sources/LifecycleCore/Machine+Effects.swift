extension Machine {
    /// Does what an effect of a rule says.
    ///
    /// What the app does not watch for leaves no entry (`TableException.unwatched`).
    mutating func apply(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        switch row.effect {
        case .call(let callback):
            record(.callback(callback), number, cause)
            run(.callback(callback)) { _ in }
        case .post(let name):
            if world.app.observesNotifications, world.isPosted(name, byScene: cause.scene) {
                record(.notification(name), number, cause)
            }
        case .tellPhase(let phase):
            guard world[scene: world.scene(of: cause)].phase != phase else { break }
            changeScene(of: cause, by: row) { $0.phase = phase }
            record(.callback(phase.callback), number, cause)
            run(.callback(phase.callback)) { _ in }
        case .become(let state):
            become(state, row, cause)
        case .sendEvent:
            record(.sentEvent, number)
        case .warn:
            if let task = world.openTasks.first { record(.warned(task), number) }
        case .climbResponders, .hitTest:
            applyToInput(row, cause)
        case .purgeOther:
            if case .other(let index) = world.memoryVictim { evict(other: index, row) }
        case .purgeSuspended:
            while let index = world.suspendedOther { evict(other: index, row) }
        case .queue(let name):
            for (queued, queuedName) in QueuedNotifications.all where queuedName == name {
                change(by: row) { _ = $0.queued.insert(queued) }
            }
        case .postQueued:
            let queued = world.queued
            change(by: row) { $0.queued = [] }
            for (item, name) in QueuedNotifications.all where queued.contains(item) {
                if world.app.observesNotifications { record(.notification(name), number) }
            }
        case .takeSnapshot:
            if world.app.watchesSnapshots { record(.snapshot, number) }
        case .discardHeldPush:
            change(by: row) { $0.isPushHeld = false }
            record(.heldPushDiscarded, number)
        case .callIfHandled(let callback):
            run(.callback(callback)) { $0.record(.callback(callback), number, cause) }
        case .sleep(let begins):
            change(by: row) { $0.sleep(begins) }
        case .endWindow:
            change(by: row) { $0.closeWindow() }
        case .relaunchAfterBoot:
            // What the system plans outlives the process.
            change(by: row) { $0.agenda.add(.timer(.relaunch), at: $0.now) }
        case .loseTasks:
            change(by: row) { $0.openTasks = [] }
        case .attachScene:
            changeScene(of: cause, by: row) { $0.isAttached = true }
        case .endContinuedTask:
            change(by: row) { _ = $0.activities.remove(.continuedProcessing) }
        case .countSocketWake:
            change(by: row) { $0.countSocketWake() }
        case .connectScene(let isConnected):
            let index = world.scene(of: cause)
            change(by: row) { $0.connect(isConnected, scene: index) }
            if !isConnected { becomeAsApp(world.stateByScenes, row) }
        case .putWindowInFront(let isInFront):
            changeScene(of: cause, by: row) { $0.isInFront = isInFront }
        case .perform(let transition):
            perform(transition, by: row, cause)
        case .because(let reason):
            change(by: row) { $0.reason = reason }
        case .openAtUnlock(let reason):
            change(by: row) { $0.reasonAtUnlock = reason }
        case .becauseOfTap:
            change(by: row) { world in
                if world.reasonAtUnlock != .icon { world.reason = world.reasonAtUnlock }
                world.reasonAtUnlock = .icon
            }
        case .deliver:
            let delivery = world.reason.delivery
            change(by: row) { world in
                world.giveTime(for: world.reason)
                world.reason = .icon
            }
            if let delivery { perform(delivery, by: row, cause) }
        case .callView(let callback):
            if world.app.watchesViews { record(.callback(callback), number) }
        case .cover(let overlay):
            change(by: row) { $0.overlays.formUnion(overlay) }
            perform(.resignActive, by: row, cause)
        case .uncover(let overlay):
            change(by: row) { $0.overlays.subtract(overlay) }
            perform(.becomeActive, by: row, cause)
        case .clear(let overlay):
            change(by: row) { world in
                world.overlays.subtract(overlay)
                if !world.isAlertShown { world.waitingAlerts = 0 }
            }
        case .queueAlert(let isNew):
            // A longer queue would differ in nothing that a run can reach.
            change(by: row) { world in
                let count = world.waitingAlerts
                world.waitingAlerts = isNew ? min(count, 98) + 1 : max(count, 1) - 1
            }
        case .show(let front):
            change(by: row) { $0.front = front }
            if front == .app, world.hidesEveryWindow {
                change(by: .windowInFront) { $0.bringWindowToFront() }
            }
            perform(.closeOverlays, by: row, cause)
        case .lock(let isLocked):
            change(by: row) { world in
                world.isLocked = isLocked
                if !isLocked { world.isProtectedDataAway = false }
            }
            if !isLocked, world.asleepSince != nil {
                change(by: .unlockWakes) { $0.sleep(false) }
            }
        case .phone(let stage):
            change(by: row) { $0.call = stage }
        case .start(let timer):
            change(by: row) { $0.start(timer) }
        case .cancel(let timer):
            change(by: row) { $0.agenda[timer] = nil }
        case .end(let timer):
            change(by: row) { $0.agenda[timer] = $0.now }
        case .countBackground:
            change(by: row) { $0.backgroundSince = $0.now }
        case .forgetProcess:
            change(by: row) { $0.forgetProcess() }
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
            let index = world.scene(of: cause)
            change(by: row) { $0.change(session, ofScene: index) }
        case .kill(let reason):
            change(by: row) { $0.abandonWork() }
            record(.killed(reason), number)
            perform(.exit, by: row, cause)
        case .declineToWake(let reason):
            change(by: row) { $0.reason = .icon }
            record(.notWoken(reason), number)
        case .refuseLaunch(let reason):
            record(.launchRefused(reason), number)
        case .wait:
            if let happening = cause.happening {
                change(by: row) { $0.waiting.append(happening) }
            }
        case .waitToExpire:
            change(by: row) { $0.waiting.append(.timer(.expiration)) }
        case .nothing(let reason):
            if case .stimulus(let stimulus, hasWaited: false) = cause {
                record(.ignored(stimulus, reason), number)
            }
            if case .action(let action) = cause { record(.refused(action, reason), number) }
        }
    }

    /// Changes the scene that a rule is about.
    private mutating func changeScene(
        of cause: Cause, by row: RowEffect, _ change: (inout Scene) -> Void
    ) {
        let index = world.scene(of: cause)
        self.change(by: row) { change(&$0[scene: index]) }
    }

    /// Takes the memory of another app.
    private mutating func evict(other index: Int, _ row: RowEffect) {
        change(by: row) { $0.evictedOthers |= 1 << UInt32(index) }
        record(.evictedOther(Int32(index)), row.rule)
    }

    /// Puts the app into another state, or a scene and with it perhaps the app.
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
