extension Machine {
    /// Applies the effects of the app's own code.
    mutating func applyToCode(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        switch (row.effect, cause) {
        case (.openTask, .action(.beginTask(let task))):
            change(by: row) { $0.open(task) }
            record(.began(task), number)
        case (.closeTask, .action(.endTask(let task))):
            change(by: row) { $0.close(task) }
            record(.ended(task), number)
        case (.blockMainThread, .action(.block(let span))):
            record(.blocked(span), number)
            change(by: row) { $0.agenda[.mainThread] = $0.now + span }
        case (.changeActivity, .action(.start(let activity))):
            change(by: row) { $0.activities.formUnion(activity.mode) }
            holdOffSuspension()
            record(.started(activity), number)
        case (.changeActivity, .action(.stop(let activity))):
            change(by: row) { $0.activities.subtract(activity.mode) }
            record(.stopped(activity), number)
        case (.raiseBadge, _):
            change(by: row) { $0.badge += 1 }
            record(.badge(world.badge), number)
        case (.callToComplete(let callback), _):
            openWindow(of: .callback(callback), for: callback.reason, by: row)
            record(.callback(callback), number)
            run(.callback(callback)) { _ in }
        case (.expectCallReport, _):
            // If neither the code nor the timeline reports a call (`TableException.untoldReport`).
            let isOwed =
                world.app.handlers.contains { $0.method == .callback(.didReceiveIncomingPush) }
                || isSaidToCome(.reportCall)
            change(by: row) { $0.owesCallReport = isOwed }
        case (.reportCall, _):
            change(by: row) { $0.owesCallReport = false }
            record(.reportedCall, number)
        case (.closeWindow, _):
            change(by: row) { $0.closeWindow() }
            record(.completed, number)
        case (.callLaunchHandler(let reason), _):
            openWindow(of: .launchHandler(reason), for: reason, by: row)
            record(.handled(reason), number)
            run(.launchHandler(reason)) { _ in }
        case (.endByItself, .action(let action)):
            change(by: row) { $0.abandonWork() }
            record(action == .exit ? .exited : .crashed, number)
            perform(.exit, by: row, cause)
        case (.expireTasks, _):
            change(by: row) { world in
                world.expiring = world.openTasks
                world.frames.append(.expirations(Int32(world.expiring.count), number))
            }
        case (.recordAction, .action(let action)):
            record(.did(action), number)
        case (.rememberAsked, .action(.askForPermission(let permission))):
            change(by: row) { $0.askedPermissions |= 1 << UInt32(permission.index) }
        case (.readActivationState, _):
            for index in world.scenes.indices where world.scenes[index].isConnected {
                let state = world.scenes[index].activationState
                record(.activationState(state), number, .transition(scene: Int8(index)))
            }
        case (.readProtectedData, _):
            record(.protectedData(isAvailable: !world.isProtectedDataAway), number)
        case (.readTimeRemaining, _):
            record(.timeRemaining(world.timeRemaining), number)
        default:
            preconditionFailure("a rule about the app's code answers to something else")
        }
    }

    /// Whether the timeline has the action that an event asks for.
    ///
    /// After two such events an action belongs to the later one.
    private func isSaidToCome(_ action: AppAction) -> Bool {
        func decides(_ agendaItem: AgendaItem) -> Bool {
            switch agendaItem {
            case .action(let other): other == action
            case .stimulus(let stimulus):
                stimulus.event == .voipPushArrives
                    || action == .complete && stimulus.event.asksForCompletion
            case .delayedAction, .timer: false
            }
        }
        let next = world.waiting.first(where: decides) ?? world.agenda.firstEvent(where: decides)
        return next == .action(action)
    }

    /// Lets the app run after a method with a completion handler, until it calls the handler.
    ///
    /// If neither the code nor the timeline has that call, the app makes it at the end of its code
    /// in the method (`TableException.untoldCompletion`).
    private mutating func openWindow(
        of method: HandledMethod, for reason: LaunchReason, by row: RowEffect
    ) {
        let code = world.app.handlers.lazy.filter { $0.method == method }
        let isTold =
            isSaidToCome(.complete)
            || code.contains { $0.actions.contains { $0.action == .complete } }
        // Without code there is nothing to see before the call, and an earlier event still waits.
        guard isTold || !world.isWindowOpen && code.contains(where: { !$0.actions.isEmpty }) else {
            return
        }
        if !isTold { change(by: .untoldCompletion) { $0.frames.append(.completion) } }
        change(by: row) { world in
            world.isWindowOpen = true
            world.windowReason = reason
            world.agenda[.window] = nil
            world.agenda[.taskExpiry] = nil
            world.start(.window)
            if reason.isScheduledTask { world.start(.taskExpiry) }
        }
        holdOffSuspension()
    }

    /// Cancels a suspension if something keeps the app running.
    private mutating func holdOffSuspension() {
        guard world.hasNeedlessSuspension else { return }
        change(by: .heldFromSuspension) { $0.agenda[.suspension] = nil }
    }
}
