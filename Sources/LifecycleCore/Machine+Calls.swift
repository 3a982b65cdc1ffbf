extension Machine {
    /// Applies the effects that call or notify the app, or write to its console.
    mutating func applyToCalls(_ row: RowEffect, _ cause: Cause) {
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
        case .callIfHandled(let callback):
            run(.callback(callback)) { $0.record(.callback(callback), number, cause) }
        case .callView(let callback):
            let isShown = world.app.watchesViews
            if isShown { record(.callback(callback), number) }
            run(.callback(callback)) { if !isShown { $0.record(.callback(callback), number) } }
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
        case .warn:
            guard let oldest = world.openTasks.firstIndex(where: { !$0.isWarnedOf }) else { return }
            change(by: row) { $0.openTasks[oldest].isWarnedOf = true }
            record(.warned(world.openTasks[oldest].name), number)
        case .noteExpiry:
            record(.expiredUntold, number)
        case .sendEvent:
            record(.sentEvent, number)
        case .takeSnapshot:
            if world.app.watchesSnapshots { record(.snapshot, number) }
        case .discardHeldPush:
            change(by: row) { $0.isPushHeld = false }
            record(.heldPushDiscarded, number)
        default:
            preconditionFailure("'apply' hands such an effect elsewhere")
        }
    }
}
