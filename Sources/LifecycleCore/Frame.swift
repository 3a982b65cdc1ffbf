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
    case event(Event)
    /// An event that came while the main thread was busy, and has its entry already.
    case waited(Event)
    case action(AppAction)
    case timer
    /// A step that another rule performs, for a scene where it is about one.
    case transition(scene: Int8?)
    /// Input, and where the user gave it.
    case input(InputEvent, InputTarget)
    /// The same after it has waited for the main thread.
    case waitedInput(InputEvent, InputTarget)
    /// Something that happens to a window.
    case window(WindowEvent, Int8)
    /// The same after it has waited for the main thread.
    case waitedWindow(WindowEvent, Int8)

    /// What comes about and has not waited yet, so that it can be put off.
    var happening: Happening? {
        switch self {
        case .event(let event): .event(event)
        case .action(let action): .action(action)
        case .window(let event, let scene): .window(event, UInt8(scene + 1))
        case .input(let input, let target): .input(input, target)
        case .waited, .timer, .transition, .waitedInput, .waitedWindow: nil
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
        case .window(_, let scene), .waitedWindow(_, let scene): Int(scene)
        default: nil
        }
    }
}
