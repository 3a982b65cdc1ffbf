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
    _ app: App, parts: [[TimedHappening]]
) -> (trace: [TraceEntry], start: LifecycleState, rules: RuleSet) {
    var machine = Machine(World(app: app), countingRules: true)
    var trace: [TraceEntry] = []
    var start = LifecycleState.notRunning
    var passed = Span.seconds(0)
    for part in parts {
        start = machine.world.state
        passed = machine.world.now - Instant.zero
        trace = []
        machine.exchange(&trace)
        machine.schedule(
            part.map { TimedHappening(time: $0.time + passed, happening: $0.happening) })
        machine.runOn()
    }
    trace = machine.trace.map { entry in
        var entry = entry
        entry.time = entry.time - passed
        return entry
    }
    return (trace, start, machine.answered ?? RuleSet())
}
