package import LifecycleCore

/// A move from one state to another, as diagrams show it.
package struct StateMove: Equatable, Sendable {
    /// The state before the move.
    package var from: LifecycleState
    /// The state after the move.
    package var to: LifecycleState
    /// The models of app that can make it, on the versions of iOS that have them.
    package var models: AppModels

    private init(_ from: LifecycleState, _ to: LifecycleState, _ models: AppModels = .any) {
        self.from = from
        self.to = to
        self.models = models
    }

    /// Every possible move, in the order of the states.
    ///
    /// The list is written by hand to keep the module of a page small, which draws diagrams. A test
    /// checks it against the simulator.
    package static let all = [
        StateMove(.notRunning, .inactive, .delegate), StateMove(.notRunning, .background),
        StateMove(.inactive, .notRunning), StateMove(.inactive, .active),
        StateMove(.inactive, .background), StateMove(.active, .notRunning),
        StateMove(.active, .inactive), StateMove(.background, .notRunning),
        StateMove(.background, .inactive), StateMove(.background, .suspended),
        StateMove(.suspended, .notRunning), StateMove(.suspended, .background),
    ]
}
