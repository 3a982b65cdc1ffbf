public import LifecycleCore

/// The sources of all facts of the reference that no rule says, in the order of the callbacks, kill
/// codes, background modes and states.
public let factEvidence: [Evidence] =
    Callback.allCases.compactMap { $0.meaning?.evidence }
    + Callback.allCases.flatMap { $0.advice?.all ?? [] }.map(\.fact.evidence)
    + KillCode.allCases.map(\.remedy.evidence)
    + BackgroundModes.all.compactMap { $0.mode.meaning?.evidence }
    + LifecycleState.allCases.flatMap { ($0.leeway.may + $0.leeway.mayNot).map(\.evidence) }
