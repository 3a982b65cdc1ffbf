/// A part of a run, which begins when nothing is left to happen in the part before.
public struct TimelinePart: Equatable, Sendable {
    /// Events at the start of the part's clock, before its timeline; they leave no entries.
    public var unseen: [Event]
    /// The events of the part, at times of the part's own clock.
    public var timeline: [TimedItem]

    /// Creates a part.
    public init(unseen: [Event] = [], timeline: [TimedItem] = []) {
        self.unseen = unseen
        self.timeline = timeline
    }
}

/// Runs an app through several parts and returns the trace of the last one.
///
/// Each part begins when nothing is left to happen in the part before. Every part has a clock that
/// starts at zero, for its timeline and for its entries.
///
/// - Parameters:
///   - app: The app under study.
///   - parts: The parts in order.
/// - Returns: The entries of the last part, the state of the app at its start, and the rules that
///   answered in all parts.
public func run(
    _ app: App, parts: [TimelinePart]
) -> (trace: [TraceEntry], start: LifecycleState, rules: RuleSet) {
    // One machine for the whole run is the same as repeated calls of `step`, without moving worlds.
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
