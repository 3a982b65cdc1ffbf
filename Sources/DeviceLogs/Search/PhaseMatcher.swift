import LifecycleCore

/// Matches observed phases with the states of a trace.
///
/// A program prints the phase of its scene when it changes, at most one moment late. Phases that
/// come and go within a moment may be missing. The last one may not, once a phase of the process is
/// known. A phase that is printed again says nothing new.
///
/// With several windows it is unknown whose phase is printed. Each scene goes through its own
/// phases, and the app through those of its most active scene. An observed phase is one of these.
/// Every choice is kept that agrees with the observations so far. A phase is printed again
/// only right after itself.
struct PhaseMatcher: Hashable {
    private let hasSeveralWindows: Bool
    /// The choices that agree with the observations, each with the app first, then its scenes by
    /// number.
    private var choices: [[PhaseChain]] = [[PhaseChain()]]
    /// The states in which scenes may be whose changes the trace has not shown.
    private var inSight: LifecycleStates = []
    /// The last observed phase, for an app with several windows.
    private var last: ScenePhase?

    /// The number of choices that are kept; windows that are not told apart have few.
    private static let mostChoices = 64

    init(severalWindows: Bool) {
        hasSeveralWindows = severalWindows
    }

    /// The phase that should have been observed in this moment, but was not; nil if there is none.
    var owed: Contradiction.Possibility? { hasSeveralWindows ? nil : choices[0][0].owed }

    /// Begins a moment; the states are nil if the entries have given them.
    mutating func beginMoment(_ states: LifecycleStates?) {
        inSight = hasSeveralWindows ? states ?? [] : []
        change { chains in
            if let states { chains[0].begin(amid: states) }
            for index in chains.indices { chains[index].beginMoment() }
        }
    }

    /// Takes the next entry of the trace.
    mutating func take(_ entry: TraceEntry) {
        switch entry.what {
        case .stateChange(_, .notRunning):
            choices = [[PhaseChain()]]
            inSight = []
            last = nil
        case .stateChange(_, let state):
            change { $0[0].enter(state, by: entry.rule) }
        case .sceneStateChange(let earlier, let state) where hasSeveralWindows:
            let index = Int(entry.scene)
            change { chains in
                while chains.count <= index { chains.append(PhaseChain(in: earlier)) }
                chains[index].enter(state, by: entry.rule)
            }
        default: break
        }
    }

    /// Takes a phase as observed if it can have been by now, and returns true then.
    ///
    /// The earlier phase is nil if the observation gives none.
    mutating func accepts(_ phase: ScenePhase, from earlier: ScenePhase?) -> Bool {
        let mayRepeat = !hasSeveralWindows || last == phase
        var accepted: [[PhaseChain]] = []
        for chains in choices {
            for index in chains.indices {
                var chains = chains
                guard chains[index].accepts(phase, from: earlier, mayRepeat: mayRepeat),
                    !accepted.contains(chains),
                    accepted.count < Self.mostChoices
                else { continue }
                accepted.append(chains)
            }
        }
        guard accepted.isEmpty else {
            choices = accepted
            if hasSeveralWindows { last = phase }
            return true
        }
        return LifecycleState.allCases.contains {
            ScenePhase(of: $0) == phase && inSight.contains(LifecycleStates($0))
        }
    }

    /// Changes each choice, and drops those that become the same as others.
    private mutating func change(_ change: (inout [PhaseChain]) -> Void) {
        for index in choices.indices { change(&choices[index]) }
        guard choices.count > 1 else { return }
        var distinct: [[PhaseChain]] = []
        for chains in choices where !distinct.contains(chains) { distinct.append(chains) }
        choices = distinct
    }
}

/// The phases of a scene, or of the app, of which some are observed.
private struct PhaseChain: Hashable {
    /// The last observed phase of the running process.
    private var known: ScenePhase?
    /// The current phase.
    private var current: ScenePhase?
    /// The phase at the start of the moment.
    private var first: ScenePhase?
    /// The phases of this moment that were not observed, oldest first.
    private var passed: [Passed] = []

    private struct Passed: Hashable {
        var phase: ScenePhase
        var rule: RuleNumber
    }

    init(in state: LifecycleState? = nil) {
        current = state.flatMap { ScenePhase(of: $0) }
        first = current
    }

    /// The phase that should have been observed in this moment, but was not; nil if there is none.
    var owed: Contradiction.Possibility? {
        guard known != nil, known != current, let last = passed.last else { return nil }
        return Contradiction.Possibility(call: .phase(last.phase), reads: nil, rule: last.rule)
    }

    /// Goes on from states that no entry has shown.
    mutating func begin(amid states: LifecycleStates) {
        current = nil
        for state in [LifecycleState.suspended, .background, .inactive, .active]
        where states.contains(LifecycleStates(state)) {
            current = ScenePhase(of: state)
        }
    }

    mutating func beginMoment() {
        passed.removeAll(keepingCapacity: true)
        first = current
    }

    mutating func enter(_ state: LifecycleState, by rule: RuleNumber) {
        guard let phase = ScenePhase(of: state), phase != current else { return }
        passed.append(Passed(phase: phase, rule: rule))
        current = phase
    }

    /// Takes a phase as observed if it can have been by now, and returns true then.
    mutating func accepts(
        _ phase: ScenePhase, from earlier: ScenePhase?, mayRepeat: Bool
    ) -> Bool {
        if known == phase, mayRepeat { return true }
        guard let index = passed.firstIndex(where: { $0.phase == phase }) else {
            // The first phase that a process prints need not be a change.
            guard known == nil, current == phase, earlier == nil || earlier == phase else {
                return false
            }
            known = phase
            return true
        }
        let before = [known ?? first] + passed[..<index].map(\.phase)
        // What a view read before its scene was on screen is not known, but it was not active.
        let isOpen = known == nil && first == nil && earlier != .active
        guard earlier == nil || before.contains(earlier) || isOpen else { return false }
        known = phase
        passed.removeFirst(index + 1)
        return true
    }
}
