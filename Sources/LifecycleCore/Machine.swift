/// A world in the middle of a step, and the trace so far.
///
/// The world is sealed: `change(by:)` alone changes it, on one of two authorities. Either it is an
/// effect of a row, which only the look-up in the rule book hands out; or it is an exception to the
/// table, which has to say in `Exceptions.swift` what it does, why it is not a row, and on whose
/// word. A place that has neither does not compile.
///
/// It is never copied, but made of a world and turned into one again: copies would take a sixth of
/// the time of a search.
struct Machine: ~Copyable {
    private(set) var world: WorldContents
    private(set) var trace: [TraceEntry] = []
    /// The rules and exceptions that have acted so far; nil where nothing asks for them, as in a search.
    private(set) var answered: RuleSet?
    /// The conditions on which it has depended so far which rules answer; nil where nothing asks.
    private(set) var asked: Conditions?
    /// The number of entries behind which the app crashes.
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

    /// Changes the world as an effect of a row says.
    @inline(__always)
    mutating func change<Result>(
        by row: RowEffect, _ change: (inout WorldContents) -> Result
    ) -> Result {
        change(&world)
    }

    /// Changes the world as an exception to the table says.
    @inline(__always)
    mutating func change<Result>(
        by exception: TableException, _ change: (inout WorldContents) -> Result
    ) -> Result {
        // Decided when this is compiled: what carries rows out is done all the time.
        if exception.kind == .changes { answered?.insert(exception) }
        return change(&world)
    }

    /// The row that answers to a trigger in this world; nil if none does.
    mutating func row(answering trigger: Trigger, for cause: Cause) -> CompiledRules.Row? {
        if asked != nil {
            asked?.formUnion(rules.conditions(askedBy: trigger, in: world, for: cause))
        }
        return rules.row(answering: trigger, in: world, for: cause)
    }

    /// Counts a rule that has answered.
    mutating func count(_ rule: RuleNumber) { answered?.insert(rule) }

    /// Adds an entry to the trace, on the word of a rule.
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

    /// Lets the world answer to something, and puts the entries that come of it in place of others.
    mutating func respond(to agendaItem: AgendaItem, _ trace: inout [TraceEntry]) {
        trace.removeAll(keepingCapacity: true)
        exchange(&trace)
        respond(to: agendaItem)
        exchange(&trace)
    }

    /// Whether the app has to crash now, which is said once.
    mutating func isToCrash() -> Bool {
        guard trace.count >= mostEntries else { return false }
        mostEntries = .max
        return true
    }

    /// Exchanges the entries so far for others, whose memory is used again.
    mutating func exchange(_ entries: inout [TraceEntry]) { swap(&trace, &entries) }
}
