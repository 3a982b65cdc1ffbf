import LifecycleCore

/// Holds observed phases against the states of a trace.
///
/// A program that prints the phase of its scene prints it when it changes, a moment late at most: the
/// phases that come and go within one moment may be missing, the last one must not, once a phase
/// of the process is known. A phase that is printed again says nothing new. Where the app has several
/// windows, it is not known whose phase is printed, so it may be that of any scene or of the app.
struct PhaseMatcher: Hashable {
    private let hasSeveralWindows: Bool
    /// The phase that was observed last of the process that runs.
    private var known: ScenePhase?
    /// The phase that it is in.
    private var current: ScenePhase?
    /// The phase in which the moment began.
    private var first: ScenePhase?
    /// What has come in this moment and was not observed, oldest first.
    private var passed: [Passed] = []
    /// Of an app with several windows, the states that could be printed in this moment.
    private var inSight: LifecycleStates = []
    /// Of such an app, the states of its scenes by their number, as far as the trace has told.
    private var scenes: [LifecycleState] = []

    private struct Passed: Hashable {
        var phase: ScenePhase
        var rule: RuleNumber
    }

    init(severalWindows: Bool) {
        hasSeveralWindows = severalWindows
    }

    /// The phase that should have been observed in this moment and was not; nil if there is none.
    var owed: Contradiction.Possibility? {
        guard !hasSeveralWindows, known != nil, known != current, let last = passed.last else {
            return nil
        }
        return Contradiction.Possibility(call: .phase(last.phase), reads: nil, rule: last.rule)
    }

    /// Begins a moment.
    ///
    /// - Parameter states: The states of the app and of its scenes; nil where the entries have told
    ///   them.
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

    /// Whether a phase can have been observed by now, which it is from then on.
    ///
    /// - Parameters:
    ///   - phase: The phase.
    ///   - earlier: The phase that the observation says was there before; nil where it does not say.
    /// - Returns: Whether it can.
    mutating func accepts(_ phase: ScenePhase, from earlier: ScenePhase?) -> Bool {
        if hasSeveralWindows {
            return LifecycleState.allCases.contains {
                ScenePhase(of: $0) == phase && inSight.contains(LifecycleStates($0))
            }
        }
        if known == phase { return true }
        guard let index = passed.firstIndex(where: { $0.phase == phase }) else {
            // The first one that is printed of a process need not be a change.
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
