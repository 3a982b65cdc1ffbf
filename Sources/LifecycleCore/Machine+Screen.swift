extension Machine {
    /// Applies the effects on the screen: overlays, the app in front, the lock and calls.
    mutating func applyToScreen(_ row: RowEffect, _ cause: Cause) {
        switch row.effect {
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
            // The queue is limited, because a longer one makes no difference to a run.
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
        case .sleep(let begins):
            change(by: row) { $0.sleep(begins) }
        default:
            preconditionFailure("'apply' hands such an effect elsewhere")
        }
    }
}
