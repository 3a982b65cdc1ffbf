/// A world in the middle of a step, with the trace so far.
///
/// Only `change(by:)` changes the world, and it requires one of two reasons. The first is an effect
/// of a row, which only a lookup in the rule book returns. The second is an exception to the table:
/// `Exceptions.swift` says what it does, why it is not a row, and on what evidence. Code that
/// has neither does not compile.
///
/// A machine consumes a world and becomes one again, because copies would take a sixth of the time
/// of a search.
struct Machine: ~Copyable {
    private(set) var world: WorldContents
    private(set) var trace: [TraceEntry] = []
    /// The rules and exceptions that have acted so far; nil if they are not recorded.
    private(set) var answered: RuleSet?
    /// The conditions that have decided so far which rules answer; nil if they are not recorded.
    private(set) var asked: Conditions?
    /// The number of entries after which the app crashes.
    private(set) var mostEntries: Int
    let rules = CompiledRules.shared

    @inline(__always)
    init(
        _ world: consuming World, countingRules: Bool = false, asked: Conditions? = nil,
        crashingBehind mostEntries: Int = .max
    ) {
        self.world = world.contents
        self.asked = asked
        self.mostEntries = mostEntries
        answered = countingRules ? RuleSet() : nil
    }

    /// Changes the world by an effect of a row.
    @inline(__always)
    mutating func change<Result>(
        by row: RowEffect, _ change: (inout WorldContents) -> Result
    ) -> Result {
        change(&world)
    }

    /// Changes the world by an exception to the table.
    @inline(__always)
    mutating func change<Result>(
        by exception: TableException, _ change: (inout WorldContents) -> Result
    ) -> Result {
        // Decided at compile time, because rows are executed all the time.
        if exception.kind == .changes { answered?.insert(exception) }
        return change(&world)
    }

    /// The row that answers a trigger in this world; nil if none does.
    mutating func row(answering trigger: Trigger, for cause: Cause) -> CompiledRules.Row? {
        if asked != nil {
            asked?.formUnion(rules.conditions(askedBy: trigger, in: world, for: cause))
        }
        return rules.row(answering: trigger, in: world, for: cause)
    }

    mutating func count(_ rule: RuleNumber) { answered?.insert(rule) }

    /// Adds an entry to the trace, with its rule.
    mutating func record(
        _ what: Occurrence, _ number: RuleNumber, _ cause: Cause = .timer
    ) {
        var option: LaunchReason?
        if case .callback(let callback) = what, world.reason != .icon {
            option = world.option(toldIn: callback)
        }
        trace.append(
            TraceEntry(
                time: world.now, what: what, reads: what.isInAppCode ? world.applicationState : nil,
                option: option, scene: what.isOfScene ? UInt8(world.scene(of: cause) + 1) : 0,
                state: world.state, rule: number))
    }

    /// Responds to an item, and replaces the entries of a trace by those of the response.
    mutating func respond(to agendaItem: AgendaItem, _ trace: inout [TraceEntry]) {
        trace.removeAll(keepingCapacity: true)
        exchange(&trace)
        respond(to: agendaItem)
        exchange(&trace)
    }

    /// Whether the app has to crash now; true only once.
    mutating func isToCrash() -> Bool {
        guard trace.count >= mostEntries else { return false }
        mostEntries = .max
        return true
    }

    /// Swaps the entries so far with others, whose memory is reused.
    mutating func exchange(_ entries: inout [TraceEntry]) { swap(&trace, &entries) }
}
