public import LifecycleCore

/// Compares observations with a trace, entry by entry.
///
/// The order of all watched calls must be exact, except where it is not settled (`PartialOrder`). A
/// printed state must be the one that is read. Printed names must tell scenes apart as the trace
/// does. Observations with one process number must be of one process.
///
/// Phases are matched by `PhaseMatcher`, before or after the calls of their moment. If the trace
/// shows the phases that views receive, they are calls like all others.
public struct Matcher: Hashable, Sendable {
    /// The number of observations found in the trace.
    public private(set) var position = 0
    /// The number of the scene that each name refers to.
    private var scenes: [UInt8] = []
    /// The scenes that have a name, until their objects are replaced.
    private var named: [UInt8] = []
    /// Entries that may come later in the observations than in the trace.
    private var held: [Held] = []
    private let isCut: Bool
    /// The call of the first observation, if calls of the same moment may have come before it.
    private var first: ObservedCall?
    /// The number of the running process in the observations; -1 until one of them belongs to it.
    private var process: Int32 = -1
    private var phases: PhaseMatcher
    private let hasOneWindow: Bool
    /// Whether the trace shows the phases that views receive.
    private let showsPhases: Bool
    /// The phase that a view last received, if the trace shows phases and the app has one window.
    private var toldPhase: ScenePhase?
    /// The states that were read in this moment, where its calls may change places.
    private var statesOfMoment: LifecycleStates = []
    private var moment = Instant.zero
    private let orders: PartialOrders
    private let model: AppModels

    /// An entry that has not been observed yet.
    private struct Held: Hashable {
        var call: ObservedCall
        var reads: ApplicationState?
        var scene: UInt8
        var rule: RuleNumber

        init(_ call: ObservedCall, _ entry: TraceEntry) {
            self.call = call
            reads = entry.reads
            scene = entry.scene
            rule = entry.rule
        }
    }

    /// Creates a matcher at the beginning of a trace.
    ///
    /// If `isCut`, the observations may begin between the calls of a moment.
    public init(for app: App, isCut: Bool = false) {
        self.isCut = isCut
        orders = PartialOrders(on: app.version)
        model = app.model
        hasOneWindow = !(app.supportsWindows && app.model == .scenes)
        phases = PhaseMatcher(severalWindows: !hasOneWindow)
        showsPhases = app.watchesScenePhase
    }

    /// What an entry means to the observer.
    public enum Verdict: Equatable, Sendable {
        /// The entry is not watched.
        case unwatched
        /// The entry is the next observation, perhaps followed by others that it makes possible.
        case found
        /// A watched call that may still be observed later in the same moment.
        case held
        /// A watched call that is not the next observation.
        case contradicted
        /// A watched call after the last observation.
        case behindEnd
    }

    /// What the matcher has found so far.
    public struct Findings: Sendable {
        /// The call of each observation, which may itself allow several.
        public var calls: [ObservedCall] = []
        /// The first observation that comes earlier than in the trace, and the order that is not
        /// settled.
        public var early: (position: Int, order: PartialOrder)?

        /// Creates empty findings.
        public init() {}
    }

    /// Whether every entry of the moment that should have been observed by now was.
    public func isSettled(_ observations: Observations) -> Bool {
        hasFoundAll(observations) || missing == nil
    }

    /// Whether nothing is left to find.
    public func hasFoundAll(_ observations: Observations) -> Bool {
        observations.calls[position...].allSatisfy(\.mayBeRepetition)
    }

    /// The call of the moment that should have been observed by now, but was not; nil if there is
    /// none.
    public var missing: Contradiction.Possibility? {
        if let owed = held.first(where: { !mayBeCutOff($0.call) }) {
            return Contradiction.Possibility(call: owed.call, reads: owed.reads, rule: owed.rule)
        }
        return phases.owed
    }

    /// Begins a moment, and ends the one before; the states are nil if unknown.
    public mutating func beginMoment(_ states: LifecycleStates?, of observations: Observations) {
        moment = .zero
        statesOfMoment = []
        held = []
        if position > 0 { first = nil }
        if guessesPhases(observations) { phases.beginMoment(states) }
    }

    /// Takes the next entry of the trace, and adds what it finds to the findings.
    public mutating func take(
        _ entry: TraceEntry, of observations: Observations, _ findings: inout Findings
    ) -> Verdict {
        if entry.time != moment {
            guard isSettled(observations) else { return .contradicted }
            beginMoment(nil, of: observations)
            moment = entry.time
        }
        if guessesPhases(observations) { phases.take(entry) }
        if let reads = entry.reads { statesOfMoment.insert(LifecycleStates(reads.state)) }
        statesOfMoment.insert(LifecycleStates(entry.state))
        if case .stateChange(_, to: .notRunning) = entry.what {
            named = []
            process = -1
            toldPhase = nil
        }
        let start = position
        guard case .callback = entry.what else {
            guard case .notification = entry.what else {
                collect(observations, &findings)
                return position > start ? .found : .unwatched
            }
            return take(ObservedCall(entry), entry, of: observations, &findings)
        }
        let verdict = take(ObservedCall(entry), entry, of: observations, &findings)
        if entry.what == .callback(.sceneDidDisconnect) { named.removeAll { $0 == entry.scene } }
        return verdict
    }

    /// Takes an entry from before the observations began.
    mutating func pass(_ entry: TraceEntry, of observations: Observations) {
        if guessesPhases(observations) { phases.take(entry) }
    }

    private mutating func take(
        _ call: ObservedCall?, _ entry: TraceEntry, of observations: Observations,
        _ findings: inout Findings
    ) -> Verdict {
        guard let call, observations.watches(call) else {
            let start = position
            collect(observations, &findings)
            return position > start ? .found : .unwatched
        }
        guard position < observations.calls.count else { return .behindEnd }
        let new = Held(call, entry)
        var row: UInt8?
        // A held entry must come before this call unless their order is open.
        var mayBeNext = true
        for earlier in held {
            if let open = orders.row(between: earlier.call, and: call) {
                row = row ?? open
            } else if !mayBeCutOff(earlier.call) {
                mayBeNext = false
                break
            }
        }
        if mayBeNext { skipRepetitions(before: new, isEarly: row != nil, observations, &findings) }
        let found = position
        guard mayBeNext, isNext(new, isEarly: row != nil, in: observations) else {
            // A name with several meanings may have been watched for another call.
            guard observations.surelyWatches(call, by: model) else { return .unwatched }
            guard position < observations.calls.count else { return .behindEnd }
            let isForPhase = !showsPhases && observations.calls[position].phase != nil
            guard orders.concern(call) || isForPhase,
                held.allSatisfy({ orders.row(between: $0.call, and: call) == nil })
            else { return mayBeCutOff(call) ? .unwatched : .contradicted }
            held.append(new)
            return .held
        }
        if found == 0, isCut { first = call }
        held = held.filter { earlier in
            !mayBeCutOff(earlier.call) || orders.row(between: earlier.call, and: call) != nil
        }
        findings.calls.append(call)
        if let row, findings.early == nil {
            findings.early = (found, PartialOrder.all[Int(row)])
        }
        collect(observations, &findings)
        return .found
    }

    /// Whether a call that follows the first observation in the rules may have come before it, and
    /// so before the observations began.
    private func mayBeCutOff(_ call: ObservedCall) -> Bool {
        first.map { orders.row(between: $0, and: call) != nil } ?? false
    }

    /// Skips observations that may be repetitions and are not this entry.
    private mutating func skipRepetitions(
        before entry: Held?, isEarly: Bool, _ observations: Observations,
        _ findings: inout Findings
    ) {
        while position < observations.calls.count, observations.calls[position].mayBeRepetition {
            if let entry {
                var copy = self
                if copy.isNext(entry, isEarly: isEarly, in: observations) { return }
            }
            position += 1
            if let last = findings.calls.last { findings.calls.append(last) }
        }
    }

    /// Finds the observations that the entries of this moment already allow.
    private mutating func collect(_ observations: Observations, _ findings: inout Findings) {
        while position < observations.calls.count {
            if !showsPhases, let phase = observations.calls[position].phase {
                guard isOfProcess(observations),
                    phases.accepts(phase, from: observations.calls[position].earlierPhase)
                else { return }
                proceed(observations)
                findings.calls.append(.phase(phase))
            } else if let first = held.first, isNext(first, isEarly: true, in: observations) {
                findings.calls.append(held.removeFirst().call)
            } else {
                return
            }
        }
    }

    /// Whether an entry is the next observation, which is then consumed.
    private mutating func isNext(
        _ entry: Held, isEarly: Bool, in observations: Observations
    ) -> Bool {
        guard position < observations.calls.count else { return false }
        let observation = observations.calls[position]
        guard observation.calls.contains(entry.call),
            observation.reads.map({ isRead($0, by: entry, isEarly: isEarly) }) ?? true,
            observation.earlierPhase == nil || toldPhase == nil
                || observation.earlierPhase == toldPhase,
            isOfProcess(observations),
            isScene(entry.scene, named: observation.scene, in: entry.call)
        else { return false }
        proceed(observations)
        return true
    }

    /// Whether phases must be inferred from the states of the trace, which does not show them.
    private func guessesPhases(_ observations: Observations) -> Bool {
        observations.watchesPhases && !showsPhases
    }

    /// Moves past an observation that was found.
    private mutating func proceed(_ observations: Observations) {
        if observations.processes[position] >= 0 { process = observations.processes[position] }
        if showsPhases, let phase = observations.calls[position].phase {
            toldPhase = hasOneWindow ? phase : nil
        }
        position += 1
    }

    /// Whether a state may have been read in a call whose place may have changed.
    private func isRead(_ state: ApplicationState, by entry: Held, isEarly: Bool) -> Bool {
        if state == entry.reads { return true }
        return isEarly && orders.leaveStateOpen(entry.call)
            && statesOfMoment.contains(LifecycleStates(state.state))
    }

    /// Whether the next observation can come from the running process.
    func isOfProcess(_ observations: Observations) -> Bool {
        let number = observations.processes[position]
        guard number >= 0, process != number else { return true }
        return process < 0 && observations.isFirstOfProcess[position]
    }

    /// Whether the next observation is of a process that has already ended.
    func isBehindProcess(_ observations: Observations) -> Bool {
        position < observations.calls.count && process < 0
            && observations.processes[position] >= 0 && !observations.isFirstOfProcess[position]
    }

    /// Whether a name can refer to a scene, which it does from then on.
    ///
    /// A new name refers to a scene without a name. A scene that was disconnected or reconnected,
    /// or whose process has ended, is a new object and has no name.
    private mutating func isScene(_ number: UInt8, named name: Int?, in call: ObservedCall) -> Bool
    {
        guard let name, number > 0 else { return true }
        while scenes.count <= name { scenes.append(0) }
        if scenes[name] > 0 { return scenes[name] == number }
        guard !named.contains(number) || call == .callback(.sceneWillConnect) else { return false }
        scenes[name] = number
        if !named.contains(number) { named.append(number) }
        return true
    }
}

extension ApplicationState {
    /// The lifecycle state in which an app reads this value.
    var state: LifecycleState {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }
}
