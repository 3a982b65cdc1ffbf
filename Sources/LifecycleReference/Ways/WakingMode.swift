import LifecycleCore
import TraceViews

extension Rule {
    /// The background mode that an app must declare to hear of what the rule wakes it for; nil if it
    /// needs none.
    func wakingMode(from state: LifecycleState) -> String? {
        for effect in then {
            guard case .because(let reason) = effect, let mode = reason.requiredMode else {
                continue
            }
            let isOnScreen = state == .active || state == .inactive
            if isOnScreen, reason.isHeardOnScreen { return nil }
            return BackgroundModes.all.first { $0.mode == mode }.map { "\($0.name)" }
        }
        return nil
    }
}

extension Way {
    /// The background mode that the app must declare for the trigger to wake it.
    var mode: String? { path[0].wakingMode(from: from) }
}
