/// A stack frame: effects or app code that have not finished.
enum Frame: Hashable, Sendable {
    /// The remaining effects of a row.
    case effects(RowEffects, Cause)
    /// The app's code in a handler, from an action on.
    case code(handler: Int32, next: Int32)
    /// The completion handler that the app calls at the end of its code in a method.
    case completion
    /// The number of remaining actions that fell due while the app was suspended.
    case overdue(Int32)
    /// The number of expiration handlers still to be called, for the last tasks of `expiring`.
    case expirations(Int32, RuleNumber)
}

/// The cause that a rule answers, for its trace entries.
enum Cause: Hashable, Sendable {
    /// A stimulus; one that has waited for the main thread already has its entry.
    case stimulus(Stimulus, hasWaited: Bool)
    case action(AppAction)
    case timer
    /// A transition that another rule performs, for a scene if it is about one.
    case transition(scene: Int8?)

    /// The item to put off; nil if there is none, or if it has waited already.
    var agendaItem: AgendaItem? {
        switch self {
        case .stimulus(let stimulus, hasWaited: false): .stimulus(stimulus)
        case .action(let action): .action(action)
        case .stimulus, .timer, .transition: nil
        }
    }

    var task: TaskName? {
        switch self {
        case .action(.beginTask(let task)), .action(.endTask(let task)): task
        default: nil
        }
    }

    var scene: Int? {
        switch self {
        case .transition(let scene): scene.map { Int($0) }
        case .stimulus(let stimulus, _):
            if case .window(let number) = stimulus.target { Int(number) - 1 } else { nil }
        default: nil
        }
    }
}
