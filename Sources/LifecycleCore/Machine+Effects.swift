extension Machine {
    /// Does what an effect of a rule says.
    mutating func apply(_ effect: Effect, _ number: RuleNumber, _ cause: Cause) {
        switch effect {
        case .call(let callback):
            record(.callback(callback), number, cause)
            run(.callback(callback)) { _ in }
        case .post(let name):
            if world.app.observesNotifications, world.isPosted(name, byScene: cause.scene) {
                record(.notification(name), number, cause)
            }
        case .become(let state):
            become(state, number, cause)
        case .sendEvent:
            record(.sentEvent, number)
        case .warn:
            if let task = world.openTasks.first { record(.warned(task), number) }
        case .climbResponders, .hitTest:
            applyToInput(effect, number, cause)
        case .purgeOther:
            if case .other(let index) = world.memoryVictim { evict(other: index, number) }
        case .purgeSuspended:
            while let index = world.suspendedOther { evict(other: index, number) }
        case .queue(let name):
            for (queued, queuedName) in QueuedNotifications.all where queuedName == name {
                world.queued.insert(queued)
            }
        case .postQueued:
            let queued = world.queued
            world.queued = []
            for (item, name) in QueuedNotifications.all where queued.contains(item) {
                if world.app.observesNotifications { record(.notification(name), number) }
            }
        case .takeSnapshot:
            if world.app.watchesSnapshots { record(.snapshot, number) }
        case .discardHeldPush:
            world.isPushHeld = false
            record(.heldPushDiscarded, number)
        case .callIfHandled(let callback):
            run(.callback(callback)) { $0.record(.callback(callback), number, cause) }
        case .sleep(let begins):
            world.sleep(begins)
        case .endWindow:
            world.isWindowOpen = false
            world.agenda[.window] = nil
        case .relaunchAfterBoot:
            // What the system plans outlives the process.
            world.schedule(.timer(.relaunch), at: world.now)
        case .loseTasks:
            world.loseTasks()
        case .attachScene:
            world[scene: world.scene(of: cause)].isAttached = true
        case .endContinuedTask:
            world.activities.remove(.continuedProcessing)
        case .countSocketWake:
            world.countSocketWake()
        case .connectScene(let isConnected):
            world[scene: world.scene(of: cause)].isConnected = isConnected
            world[scene: world.scene(of: cause)].isAttached = false
            if !isConnected {
                world[scene: world.scene(of: cause)].state = .background
                becomeAsApp(world.stateByScenes, number)
            }
        case .putWindowInFront(let isInFront):
            world[scene: world.scene(of: cause)].isInFront = isInFront
        case .perform(let transition):
            perform(transition, cause)
        case .because(let reason):
            world.reason = reason
        case .openAtUnlock(let reason):
            world.reasonAtUnlock = reason
        case .becauseOfTap:
            if world.reasonAtUnlock != .icon { world.reason = world.reasonAtUnlock }
            world.reasonAtUnlock = .icon
        case .deliver:
            let delivery = world.reason.delivery
            world.giveTime(for: world.reason)
            world.reason = .icon
            if let delivery { perform(delivery, cause) }
        case .callView(let callback):
            if world.app.watchesViews { record(.callback(callback), number) }
        case .cover(let overlay):
            world.overlays.insert(overlay)
            perform(.resignActive, cause)
        case .uncover(let overlay):
            world.overlays.remove(overlay)
            perform(.becomeActive, cause)
        case .clear(let overlay):
            world.overlays.subtract(overlay)
        case .show(let front):
            world.front = front
            world.overlays.subtract(.leftBehind)
            if front == .app { world.bringWindowToFront() }
        case .lock(let isLocked):
            world.isLocked = isLocked
            if !isLocked { world.sleep(false) }
        case .phone(let stage):
            world.call = stage
        case .start(let timer):
            world.start(timer)
        case .cancel(let timer):
            world.agenda[timer] = nil
        case .set(let fact, let isSo):
            world.set(fact, isSo)
        case .openTask, .closeTask, .expireTasks, .readTimeRemaining, .blockMainThread,
            .changeActivity, .raiseBadge, .callToComplete, .expectCallReport, .reportCall,
            .closeWindow, .callLaunchHandler, .endByItself, .recordAction, .readActivationState:
            applyToCode(effect, number, cause)
        case .runOverdueWork:
            world.frames.append(.overdue(Int32(world.overdue.count)))
        case .session(let session):
            world.change(session, ofScene: world.scene(of: cause))
        case .kill(let reason):
            world.abandonWork()
            record(.killed(reason), number)
            perform(.exit, cause)
        case .declineToWake(let reason):
            world.reason = .icon
            record(.notWoken(reason), number)
        case .refuseLaunch(let reason):
            record(.launchRefused(reason), number)
        case .wait:
            if let happening = cause.happening { world.waiting.append(happening) }
        case .waitToExpire:
            world.waiting.append(.timer(.expiration))
        case .nothing(let reason):
            if case .event(let event) = cause { record(.ignored(event, reason), number) }
            if case .action(let action) = cause { record(.refused(action, reason), number) }
            if case .input(let input, let target) = cause {
                record(.inputIgnored(input, target, reason), number)
            }
            if case .window(let event, let scene) = cause {
                record(.windowIgnored(event, UInt8(scene + 1), reason), number, cause)
            }
        }
    }

    /// Takes the memory of another app.
    private mutating func evict(other index: Int, _ number: RuleNumber) {
        world.evictedOthers |= 1 << UInt32(index)
        record(.evictedOther(Int32(index)), number)
    }
}
