/// What happens between two moments at which nothing is left to come.
public struct TimelinePart: Equatable, Sendable {
    /// What happens before anything else, at the moment at which the clock of the part starts; it
    /// leaves no entry.
    public var unseen: [Event]
    /// What happens, with the times of the part's own clock.
    public var timeline: [TimedItem]

    /// Creates a part.
    public init(unseen: [Event] = [], timeline: [TimedItem] = []) {
        self.unseen = unseen
        self.timeline = timeline
    }
}

/// The trace of an app to which things happen in parts, each of which begins when nothing is left
/// to come of the one before.
///
/// Every part has a clock that starts at zero, in its timeline as in its entries.
///
/// - Parameters:
///   - app: The app under study.
///   - parts: What happens, part by part.
/// - Returns: The entries of the last part, the state in which it found the app, and the rules that
///   answered in all parts.
public func run(
    _ app: App, parts: [TimelinePart]
) -> (trace: [TraceEntry], start: LifecycleState, rules: RuleSet) {
    // One machine for the whole run is `step` after `step` without handing the world around.
    var machine = Machine(World(app: app), countingRules: true)
    var trace: [TraceEntry] = []
    var start = LifecycleState.notRunning
    var passed = Span.seconds(0)
    for part in parts {
        passed = machine.world.now - Instant.zero
        for event in part.unseen { machine.respond(to: .event(event)) }
        start = machine.world.state
        trace.removeAll(keepingCapacity: true)
        machine.exchange(&trace)
        var timeline = part.timeline
        if passed > .seconds(0) {
            for index in timeline.indices { timeline[index].time = timeline[index].time + passed }
        }
        machine.schedule(timeline)
        machine.runOn()
    }
    machine.exchange(&trace)
    if passed > .seconds(0) {
        for index in trace.indices { trace[index].time = trace[index].time - passed }
    }
    return (trace, start, machine.answered ?? RuleSet())
}
