// Theory of operation.
//
// LifecycleCore knows the lifecycle of an iOS app: worlds, what can happen in them, the rules,
// and the trace that comes out. It knows no text, no HTML and no files, and imports nothing.
//
// `step` is the heart. It looks up the first row of the rule book that answers to what happens
// (`Rules/`), and applies the effects of that row in order (`Machine+Effects.swift`). A row may
// perform a transition, whose row comes next, before the effects that follow.
//
// Everything that the lifecycle does stands in the rows, or in the list of exceptions to them
// (`Exceptions.swift`), where each has its reason and its source. The compiler holds that:
// `Machine.change(by:)` alone changes a world, and takes either an effect of a row, which only the
// look-up hands out (`CompiledRules.swift`), or a case of that list. What rows rest on are rows too:
// spans (`budgets`), numbers (`limits`), `versionSwitches`, `launchFacts`, `timerFacts`, `killWords`.

/// What the world is after something happened, and the trace entries that tell how it came there.
///
/// The function is pure and total: it has no clock, no randomness and no state of its own, and
/// what no rule covers changes nothing and leaves an entry that says why.
///
/// - Parameters:
///   - world: The world before; its clock stands at the moment of what happens.
///   - agendaItem: What happens.
/// - Returns: The world after, and the entries in the order in which they came.
public func step(
    _ world: consuming World, _ agendaItem: AgendaItem
) -> (world: World, trace: [TraceEntry]) {
    var machine = Machine(world)
    machine.respond(to: agendaItem)
    let trace = machine.trace
    return (World(machine), trace)
}

extension World {
    /// Does what `step` does in place, for searches that take millions of steps.
    ///
    /// - Parameters:
    ///   - agendaItem: What happens.
    ///   - trace: The entries that came of it, in place of those that were there.
    ///   - countingRules: Whether to tell which rules answered.
    /// - Returns: The rules that answered; nil if nothing asks for them.
    @discardableResult
    package mutating func take(
        _ agendaItem: AgendaItem, _ trace: inout [TraceEntry], countingRules: Bool = false
    ) -> RuleSet? {
        var machine = Machine(consume self, countingRules: countingRules)
        machine.respond(to: agendaItem, &trace)
        let answered = machine.answered
        self = World(machine)
        return answered
    }
}

/// The whole trace of an app to which things happen, until nothing is left to come.
///
/// - Parameters:
///   - app: The app under study.
///   - timeline: What happens, each with its moment; of two at one moment the first comes first.
/// - Returns: The entries in the order in which they came, and the rules that answered.
public func run(
    _ app: App, _ timeline: [TimedItem]
) -> (trace: [TraceEntry], rules: RuleSet) {
    let (trace, _, rules) = run(app, parts: [TimelinePart(timeline: timeline)])
    return (trace, rules)
}

/// Something that happens at a moment of the scenario.
public struct TimedItem: Equatable, Sendable {
    /// When it happens.
    public var time: Instant
    /// What happens.
    public var agendaItem: AgendaItem

    /// Creates something that happens at a moment.
    public init(time: Instant, agendaItem: AgendaItem) {
        self.time = time
        self.agendaItem = agendaItem
    }
}
