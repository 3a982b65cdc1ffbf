/// A span that Apple asks an app to keep to, where the system enforces another one.
///
/// Nothing happens to an app at the end of it; what does happen stands in `budgets`.
public struct AskedSpan: Sendable {
    /// The stable id: `asked`, a dot, what the span is for.
    public var id: StaticString
    /// What the span that is enforced limits.
    public var kind: Budget.Kind
    /// The methods that Apple asks it of.
    public var callbacks: [Callback]
    /// How long an app is to take at most.
    public var span: Span
    /// On whose word it stands.
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

/// All spans that Apple asks for, in the order of the budgets.
public let askedSpans: [AskedSpan] = [
    AskedSpan(
        "asked.launch", .launch,
        [
            .willFinishLaunching, .didFinishLaunching, .shouldRestoreState, .didDecodeState,
            .configurationForConnecting, .sceneWillConnect,
        ], .seconds(5),
        .documented(.guideStateTransitions)),
    AskedSpan(
        "asked.enter-background", .enterBackground, [.didEnterBackground], .seconds(5),
        .documented(.appleExtendingBackgroundTime)),
    AskedSpan(
        "asked.enter-background-scenes", .enterBackground, [.sceneDidEnterBackground], .seconds(5),
        .inferred(.asAppDelegate)),
    AskedSpan(
        "asked.terminate", .terminate, [.willTerminate], .seconds(5),
        .documented(.applicationWillTerminate)),
]
