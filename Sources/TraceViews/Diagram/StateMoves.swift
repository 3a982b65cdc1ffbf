package import LifecycleCore

/// A way from one state to another, as the diagrams draw it.
package struct StateMove: Equatable, Sendable {
    /// The state that it leads away from.
    package var from: LifecycleState
    /// The state that it leads to.
    package var to: LifecycleState
    /// The kinds of app that can take it, on the versions of iOS that have them.
    package var models: AppModels

    private init(_ from: LifecycleState, _ to: LifecycleState, _ models: AppModels = .any) {
        self.from = from
        self.to = to
        self.models = models
    }

    /// Every way there is, in the order of the states.
    ///
    /// Written down, because the module that a page loads draws diagrams and is to be small. A test
    /// holds the list against the steps of the simulator.
    package static let all = [
        StateMove(.notRunning, .inactive, .delegate), StateMove(.notRunning, .background),
        StateMove(.inactive, .notRunning), StateMove(.inactive, .active),
        StateMove(.inactive, .background), StateMove(.active, .notRunning),
        StateMove(.active, .inactive), StateMove(.background, .notRunning),
        StateMove(.background, .inactive), StateMove(.background, .suspended),
        StateMove(.suspended, .notRunning), StateMove(.suspended, .background),
    ]
}
