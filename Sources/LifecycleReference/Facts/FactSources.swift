public import LifecycleCore

/// On whose word the facts of the reference stand that no rule of the core says, in the order of
/// the callbacks, the kill codes, the background modes and the states.
public let factEvidence: [Evidence] =
    Callback.allCases.compactMap { $0.meaning?.evidence }
    + Callback.allCases.flatMap { $0.advice?.all ?? [] }.map(\.fact.evidence)
    + KillCode.allCases.map(\.remedy.evidence)
    + BackgroundModes.all.compactMap { $0.mode.meaning?.evidence }
    + LifecycleState.allCases.flatMap { ($0.leeway.may + $0.leeway.mayNot).map(\.evidence) }
