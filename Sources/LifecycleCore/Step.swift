// Theory of operation.
//
// This module simulates the lifecycle of an iOS app: worlds, events, rules and the resulting trace.
// It knows no text, no HTML and no files, and imports nothing.
//
// `step` finds the first row of the rule book that answers an item (`Rules/`), and applies the
// effects of that row in order (`Machine+Effects.swift`). A row may perform a transition, whose row
// is applied before the effects that follow.
//
// All behaviour is in the rows or in the list of exceptions (`Exceptions.swift`), each with a
// reason and a source. The compiler enforces that: only `Machine.change(by:)` changes a world, by
// an effect of a row, which only a lookup returns (`CompiledRules.swift`), or by a case of that
// list. What rules rest on is in rows too: `budgets`, `limits`, `versionSwitches`, `launchFacts`,
// `timerFacts` and `killWords`.

/// Responds to an item and returns the world after it, with the trace entries.
///
/// The function is pure and total: it has no clock, no randomness and no state. An item without a
/// rule changes nothing, and its entry says why.
///
/// - Parameters:
///   - world: The world before, whose clock is at the time of the item.
///   - agendaItem: The item.
/// - Returns: The world after, and the entries in order.
public func step(
    _ world: consuming World, _ agendaItem: AgendaItem
) -> (world: World, trace: [TraceEntry]) {
    var machine = Machine(world)
    machine.respond(to: agendaItem)
    let trace = machine.trace
    return (World(machine), trace)
}

extension World {
    /// Does the same as the function `step` in place, for searches that take millions of steps.
    ///
    /// - Parameters:
    ///   - agendaItem: The item.
    ///   - trace: Its entries are replaced by those of the step.
    ///   - countingRules: Whether to return the rules that answered.
    /// - Returns: The rules that answered; nil if they were not asked for.
    @discardableResult
    package mutating func apply(
        _ agendaItem: AgendaItem, _ trace: inout [TraceEntry], countingRules: Bool = false
    ) -> RuleSet? {
        var machine = Machine(consume self, countingRules: countingRules)
        machine.respond(to: agendaItem, &trace)
        let answered = machine.answered
        self = World(machine)
        return answered
    }
}

/// Runs an app through a timeline until nothing is left to happen.
///
/// - Parameters:
///   - app: The app under study.
///   - timeline: The items with their times; of two at the same time, the first comes first.
/// - Returns: The entries in order, and the rules that answered.
public func run(
    _ app: App, _ timeline: [TimedItem]
) -> (trace: [TraceEntry], rules: RuleSet) {
    let (trace, _, rules) = run(app, parts: [TimelinePart(timeline: timeline)])
    return (trace, rules)
}

/// An item with its time in the scenario.
public struct TimedItem: Equatable, Sendable {
    /// The time of the item.
    public var time: Instant
    /// The item.
    public var agendaItem: AgendaItem

    /// Creates an item with its time.
    public init(time: Instant, agendaItem: AgendaItem) {
        self.time = time
        self.agendaItem = agendaItem
    }
}
