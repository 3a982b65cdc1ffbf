import LifecycleCore

/// Matches observed phases with the states of a trace.
///
/// A program prints the phase of its scene when it changes, at most one moment late. Phases that
/// come and go within a moment may be missing. The last one may not, once a phase of the process is
/// known. A phase that is printed again says nothing new.
///
/// With several windows it is unknown whose phase is printed, so it may be that of any scene or of
/// the app.
struct PhaseMatcher: Hashable {
    private let hasSeveralWindows: Bool
    /// The last observed phase of the running process.
    private var known: ScenePhase?
    /// The current phase.
    private var current: ScenePhase?
    /// The phase at the start of the moment.
    private var first: ScenePhase?
    /// The phases of this moment that were not observed, oldest first.
    private var passed: [Passed] = []
    /// The states that could be printed in this moment, for an app with several windows.
    private var inSight: LifecycleStates = []
    /// The states of the scenes by number as far as the trace shows, for an app with several
    /// windows.
    private var scenes: [LifecycleState] = []

    private struct Passed: Hashable {
        var phase: ScenePhase
        var rule: RuleNumber
    }

    init(severalWindows: Bool) {
        hasSeveralWindows = severalWindows
    }

    /// The phase that should have been observed in this moment, but was not; nil if there is none.
    var owed: Contradiction.Possibility? {
        guard !hasSeveralWindows, known != nil, known != current, let last = passed.last else {
            return nil
        }
        return Contradiction.Possibility(call: .phase(last.phase), reads: nil, rule: last.rule)
    }

    /// Begins a moment; the states are nil if the entries have given them.
    mutating func beginMoment(_ states: LifecycleStates?) {
        passed.removeAll(keepingCapacity: true)
        if let states {
            current = nil
            for state in [LifecycleState.suspended, .background, .inactive, .active]
            where states.contains(LifecycleStates(state)) {
                current = ScenePhase(of: state)
            }
            scenes = []
            inSight = hasSeveralWindows ? states : []
        } else if hasSeveralWindows {
            inSight = scenes.reduce(into: []) { $0.insert(LifecycleStates($1)) }
        }
        first = current
    }

    /// Takes the next entry of the trace.
    mutating func take(_ entry: TraceEntry) {
        switch entry.what {
        case .stateChange(_, .notRunning):
            known = nil
            current = nil
            first = nil
            passed.removeAll(keepingCapacity: true)
            scenes = []
        case .stateChange(_, let state):
            if hasSeveralWindows { inSight.insert(LifecycleStates(state)) }
            guard let phase = ScenePhase(of: state), phase != current else { return }
            passed.append(Passed(phase: phase, rule: entry.rule))
            current = phase
        case .sceneStateChange(_, let state):
            inSight.insert(LifecycleStates(state))
            let index = Int(entry.scene)
            while scenes.count <= index { scenes.append(.background) }
            scenes[index] = state
        default: break
        }
    }

    /// Whether a phase can have been observed by now, which it then counts as.
    ///
    /// The earlier phase is nil if the observation gives none.
    mutating func accepts(_ phase: ScenePhase, from earlier: ScenePhase?) -> Bool {
        if hasSeveralWindows {
            return LifecycleState.allCases.contains {
                ScenePhase(of: $0) == phase && inSight.contains(LifecycleStates($0))
            }
        }
        if known == phase { return true }
        guard let index = passed.firstIndex(where: { $0.phase == phase }) else {
            // The first phase that a process prints need not be a change.
            guard known == nil, current == phase, earlier == nil || earlier == phase else {
                return false
            }
            known = phase
            return true
        }
        let before = [known ?? first] + passed[..<index].map(\.phase)
        guard earlier == nil || before.contains(earlier) || known == nil && first == nil else {
            return false
        }
        known = phase
        passed.removeFirst(index + 1)
        return true
    }
}
