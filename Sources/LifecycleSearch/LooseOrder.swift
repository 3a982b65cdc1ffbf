import LifecycleCore

/// The calls of one moment whose order is not settled.
///
/// UIKit promises no order between the methods of a view controller and those that say that the app
/// or the scene comes to the front. Two notes of apps with scenes differ: in one `viewWillAppear`
/// comes before `sceneWillEnterForeground`, in the other all methods of views come behind
/// `sceneDidBecomeActive`. So both are possible, as long as each kind keeps its own order.
enum LooseOrder {
    /// Whether the order between a call and some other one is open.
    static func concerns(_ call: ObservedCall) -> Bool { isOfView(call) || isArrival(call) }

    /// Whether either of two calls of one moment may come first.
    static func isOpen(between one: ObservedCall, and other: ObservedCall) -> Bool {
        isOfView(one) && isArrival(other) || isOfView(other) && isArrival(one)
    }

    private static func isOfView(_ call: ObservedCall) -> Bool {
        guard case .callback(let callback) = call else { return false }
        return callback.receiver == .viewController && callback != .viewControllerMemoryWarning
    }

    private static func isArrival(_ call: ObservedCall) -> Bool {
        switch call {
        case .callback(let callback):
            switch callback {
            case .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground,
                .sceneDidBecomeActive:
                true
            default: false
            }
        case .notification(let name):
            switch name {
            case .willEnterForeground, .didBecomeActive, .sceneWillEnterForeground,
                .sceneDidActivate:
                true
            default: false
            }
        }
    }
}
