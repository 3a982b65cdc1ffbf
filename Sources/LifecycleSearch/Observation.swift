// Theory of operation.
//
// LifecycleSearch asks the simulator backwards: here is what an app was told, what must have
// happened to it? It knows observations and worlds; it knows no text, no files and no log.
//
// `Matcher` holds a row of observations against a trace, entry by entry; a comparison with one run
// uses it as it is. `Explanation` tries what can happen to an app, breadth first, and keeps the
// worlds whose traces the matcher agrees with; two that are equal from now on have one future.

public import LifecycleCore

/// Something that a device can have printed: a method was called, or a notification came.
public enum ObservedCall: Hashable, Sendable {
    /// A method was called.
    case callback(Callback)
    /// A notification was posted.
    case notification(NotificationName)

    /// The call that an entry of a trace is about; nil if it is about something else.
    public init?(_ entry: TraceEntry) {
        switch entry.what {
        case .callback(let callback): self = .callback(callback)
        case .notification(let name): self = .notification(name)
        default: return nil
        }
    }

    /// The name as Apple's Swift documentation spells it.
    public var name: StaticString {
        switch self {
        case .callback(let callback): callback.name
        case .notification(let name): name.name
        }
    }
}

/// One call that was observed, with what is known of it.
public struct Observation: Hashable, Sendable {
    /// What can have been called: one of these.
    public var calls: [ObservedCall]
    /// What `applicationState` read; nil where nobody printed it.
    public var reads: ApplicationState?
    /// Which scene it was about, counted from 0 in the order in which scenes are first named; nil
    /// where nobody said.
    public var scene: Int?

    /// Creates an observation.
    public init(_ calls: [ObservedCall], reads: ApplicationState? = nil, scene: Int? = nil) {
        self.calls = calls
        self.reads = reads
        self.scene = scene
    }
}

/// Everything that was observed, in order, and with it what could have been.
public struct Observations: Sendable {
    /// The calls in the order in which they came.
    public let calls: [Observation]
    /// What the observer watches: a call that never appears was not looked for.
    private let watched: Set<ObservedCall>
    /// How many scenes are told apart.
    public let sceneCount: Int

    /// Creates a row of observations.
    public init(_ calls: [Observation]) {
        self.calls = calls
        watched = Set(calls.flatMap(\.calls))
        sceneCount = (calls.compactMap(\.scene).max() ?? -1) + 1
    }

    /// Whether the observer would have seen a call.
    public func watches(_ call: ObservedCall) -> Bool { watched.contains(call) }

    /// Whether any of the calls that are watched satisfies a condition.
    public func watchesAny(_ condition: (ObservedCall) -> Bool) -> Bool {
        watched.contains(where: condition)
    }
}
