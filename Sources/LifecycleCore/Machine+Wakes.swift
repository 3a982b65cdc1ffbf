extension Machine {
    /// Applies the effects on why the app is launched or woken, and on how long it may run.
    mutating func applyToWakes(_ row: RowEffect, _ cause: Cause) {
        let number = row.rule
        switch row.effect {
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
        case .declineToWake(let reason):
            change(by: row) { $0.reason = .icon }
            record(.notWoken(reason), number)
        case .refuseLaunch(let reason):
            record(.launchRefused(reason), number)
        case .endWindow:
            change(by: row) { $0.closeWindow() }
        case .relaunchAfterBoot:
            // Plans of the system outlive the process.
            change(by: row) { $0.agenda.add(.timer(.relaunch), at: $0.now) }
        case .loseTasks:
            change(by: row) { $0.openTasks = [] }
        case .endContinuedTask:
            change(by: row) { _ = $0.activities.remove(.continuedProcessing) }
        case .countSocketWake:
            change(by: row) { $0.countSocketWake() }
        case .start(let timer):
            change(by: row) { $0.start(timer) }
        case .cancel(let timer):
            change(by: row) { $0.agenda[timer] = nil }
        case .end(let timer):
            change(by: row) { $0.agenda[timer] = $0.now }
        case .countBackground:
            change(by: row) { $0.backgroundSince = $0.now }
        default:
            preconditionFailure("'apply' hands such an effect elsewhere")
        }
    }
}
