public import LifecycleCore

/// The sources of all facts of the reference that no rule says, in the order of the callbacks, kill
/// codes, background modes and states.
public let factEvidence: [Evidence] = facts.map(\.evidence)

/// The facts in English, in the same order.
public let factSentences: [StaticString] = facts.map(\.english)

private let facts: [SourcedSentence] =
    Callback.allCases.compactMap(\.meaning)
    + Callback.allCases.flatMap { $0.advice?.all ?? [] }.map(\.fact)
    + KillCode.allCases.map(\.remedy)
    + BackgroundModes.all.compactMap(\.mode.meaning)
    + LifecycleState.allCases.flatMap { $0.leeway.may + $0.leeway.mayNot }
