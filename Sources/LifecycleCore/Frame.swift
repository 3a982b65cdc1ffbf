/// A run of effects or of app code that is not finished: one level of what is still to be done.
enum Frame: Hashable, Sendable {
    /// The effects of a row that are still to come.
    case effects(RowEffects, Cause)
    /// The app's code in a handler, from an action on.
    case code(handler: Int32, next: Int32)
    /// Actions that fell due while the app was suspended: so many are left.
    case overdue(Int32)
    /// The expiration handlers that are still to be called: those of the last so many tasks of
    /// the list of tasks to expire.
    case expirations(Int32, RuleNumber)
}

/// What a rule answers, so that its entries can name it.
enum Cause: Hashable, Sendable {
    /// Something from outside; one that has waited for the main thread has its entry already.
    case stimulus(Stimulus, hasWaited: Bool)
    case action(AppAction)
    case timer
    /// A step that another rule performs, for a scene where it is about one.
    case transition(scene: Int8?)

    /// What comes about and has not waited yet, so that it can be put off.
    var agendaItem: AgendaItem? {
        switch self {
        case .stimulus(let stimulus, hasWaited: false): .stimulus(stimulus)
        case .action(let action): .action(action)
        case .stimulus, .timer, .transition: nil
        }
    }

    /// The background task that it is about.
    var task: TaskName? {
        switch self {
        case .action(.beginTask(let task)), .action(.endTask(let task)): task
        default: nil
        }
    }

    /// The index of the scene that it is about.
    var scene: Int? {
        switch self {
        case .transition(let scene): scene.map { Int($0) }
        case .stimulus(let stimulus, _):
            if case .window(let number) = stimulus.target { Int(number) - 1 } else { nil }
        default: nil
        }
    }
}
