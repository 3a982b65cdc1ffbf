/// A time limit that Apple asks apps to keep, where the system enforces another one.
///
/// Nothing happens when it ends; the enforced limit is in `budgets`.
public struct RecommendedLimit: Sendable {
    /// The stable id: `asked`, a dot, what the limit is for.
    public var id: StaticString
    /// What the enforced limit is for.
    public var kind: Budget.Kind
    /// The methods that the limit is for.
    public var callbacks: [Callback]
    /// The longest time that an app should take.
    public var span: Span
    /// The evidence for the limit.
    public var evidence: Evidence

    init(
        _ id: StaticString, _ kind: Budget.Kind, _ callbacks: [Callback], _ span: Span,
        _ evidence: Evidence
    ) {
        self.id = id
        self.kind = kind
        self.callbacks = callbacks
        self.span = span
        self.evidence = evidence
    }
}

/// All limits that Apple asks for, in the order of the budgets.
public let recommendedLimits: [RecommendedLimit] = [
    RecommendedLimit(
        "asked.launch", .launch,
        [
            .willFinishLaunching, .didFinishLaunching, .shouldRestoreState, .didDecodeState,
            .configurationForConnecting, .sceneWillConnect,
        ], .seconds(5),
        .documented(.guideStateTransitions)),
    RecommendedLimit(
        "asked.enter-background", .enterBackground, [.didEnterBackground], .seconds(5),
        .documented(.appleExtendingBackgroundTime)),
    RecommendedLimit(
        "asked.enter-background-scenes", .enterBackground, [.sceneDidEnterBackground], .seconds(5),
        .inferred("It is as with the method of the app delegate, which alone Apple’s pages name")),
    RecommendedLimit(
        "asked.terminate", .terminate, [.willTerminate], .seconds(5),
        .documented(.applicationWillTerminate)),
]
