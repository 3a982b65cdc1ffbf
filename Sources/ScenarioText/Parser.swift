public import Diagnostics
public import LifecycleCore

extension Scenario {
    /// Parses a scenario.
    ///
    /// All faults are reported at once. The scenario has every statement that could be parsed, but
    /// must not be run if there is an error.
    ///
    /// - Parameters:
    ///   - source: The text of the scenario in UTF-8.
    ///   - version: A version of iOS that overrides the one in the text.
    ///   - earlier: The texts of the scenarios that this one continues, the first one first. Their
    ///     faults are not reported.
    /// - Returns: The scenario and its faults.
    public static func parse(
        _ source: [UInt8], version: IOSVersion? = nil, after earlier: [[UInt8]] = []
    ) -> (scenario: Scenario, diagnostics: [Diagnostic]) {
        var parser = Parser()
        for part in earlier {
            parser.read(part)
            parser.goOn()
        }
        parser.read(source)
        parser.finish(version: version)
        return (parser.scenario, parser.diagnostics)
    }

    /// The most events that a scenario may have.
    public static let mostEvents = 10_000

    /// The most windows that an app may have in a scenario.
    static let mostWindows: Int64 = 99
}

/// The state of parsing a scenario from top to bottom.
struct Parser {
    var scenario = Scenario()
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether indented lines belong to the handler that was begun last.
    private var isInHandler = false
    private var settings = StatedSettings()
    /// The range of the statement of how the app starts.
    private var start: SourceRange?
    var names = UsedNames()
    var sequence = EventSequence()
    let views = ViewTree()
    /// The time of the last line that has one, even if that line has another fault.
    var lastTime: Instant?
    /// Whether some line was not a statement, which may explain what seems missing below it.
    var hasUnreadLine = false
    /// Faults that hold only if the app's own code never shows what the event ends.
    var unlessAppAsks: [(event: Event, fault: ParseFault)] = []
    /// The periods of the app's timers, with their ranges.
    var periods: [(Span, SourceRange)] = []
    /// The number of windows opened so far; the launch opens the first one.
    var windows: Int64 = 1
    /// The range of the setting that makes the trace show `scenePhase`.
    private var phaseSetting: SourceRange?
    /// The ranges of statements about changes of `scenePhase`.
    private var askedPhases: [SourceRange] = []
    /// Whether a window beyond the limit has been reported.
    private var hasTooManyWindows = false

    mutating func read(_ source: [UInt8]) {
        source.withUnsafeBufferPointer { source in
            for line in TokenLine.lines(of: source) { read(line) }
        }
    }

    private mutating func read(_ line: TokenLine) {
        if let fault = HiddenCharacters(line).fault {
            pass(line, with: fault)
            return
        }
        if line.tokens.isEmpty { return }
        if line.isIndented, !isInHandler {
            report(
                ParseFault(
                    "scenario.indentation", line.tokens[0].range,
                    "an indented line belongs to a 'when' line, but there is none above it"))
            return
        }
        let place = line.isIndented ? Place.handler : .line
        do throws(ParseFault) {
            for token in line.tokens where token.kind == .unclosed {
                throw ParseFault(
                    "scenario.unclosed-quote", token.range, "a name has no closing quote")
            }
            let match = try PhraseMatch(line, in: place)
            if line.isIndented {
                try addAction(match)
            } else {
                isInHandler = false
                try addStatement(match, line)
            }
        } catch {
            pass(line, with: mended(error, line, place))
        }
    }

    /// Skips a faulty line; the fault is nil if it has been reported before.
    private mutating func pass(_ line: TokenLine, with fault: ParseFault?) {
        if let fault { report(fault) }
        hasUnreadLine = hasUnreadLine || fault?.id != "scenario.impossible"
        guard !line.isIndented, let first = line.tokens.first else { return }
        // Lines under a misspelt 'when' are still its actions, and are not faults.
        isInHandler = first.bytes == "when"
        guard fault?.id != "scenario.out-of-order", let time = line.inPlainWords.time else {
            return
        }
        do throws(ParseFault) {
            try keep(time.instant, time.range)
        } catch { report(error) }
    }

    /// The fault with a suggestion; nil if an earlier line reported it for all that follow.
    private mutating func mended(
        _ fault: ParseFault, _ line: TokenLine, _ place: Place
    ) -> ParseFault? {
        if fault.isOfVocabulary {
            let here = ParsingContext(
                place: place, app: scenario.app, time: lastTime ?? .zero,
                isSwitcherOpen: sequence.isSwitcherInFront)
            return fault.hinted(line, here)
        }
        guard fault.id == "scenario.too-many-windows" else { return fault }
        defer { hasTooManyWindows = true }
        return hasTooManyWindows ? nil : fault
    }

    /// Prepares for the text of a scenario that continues the previous ones.
    mutating func goOn() {
        scenario.before.append(scenario.timeline)
        scenario.timeline = []
        scenario.expectations = []
        scenario.statedVersion = nil
        isInHandler = false
        lastTime = nil
        start = nil
        diagnostics = []
        unlessAppAsks = []
        phaseSetting = nil
        askedPhases = []
        names.uses = []
    }

    mutating func finish(version: IOSVersion?) {
        if let version { scenario.app.version = version }
        for fault in names.faults { report(fault) }
        for (event, fault) in unlessAppAsks
        where !hasUnreadLine && !scenario.mayShow(whatEnds: event) {
            report(fault)
        }
        reportPhases()
        // After the last event the system acts on its own for less than twenty minutes.
        let length = (scenario.timeline.last?.timed.time ?? .zero) + .seconds(1200)
        for (period, range) in periods
        where length.milliseconds / period.milliseconds > Int64(Scenario.mostEvents) {
            report(
                ParseFault(
                    "scenario.too-long", range,
                    "this timer could fire more than \(Scenario.mostEvents) times here"))
        }
        guard diagnostics.isEmpty else { return }
        if scenario.timeline.isEmpty {
            report(
                ParseFault(
                    "scenario.empty", .fileStart,
                    "nothing happens: a scenario needs an event, such as 'at 0s user opens app'"))
        } else if let start, let impediment = scenario.start.impediment(for: scenario.app) {
            report(ParseFault("scenario.impossible", start, impediment.words(at: scenario.start)))
        }
    }

    /// Reports statements about a `scenePhase` that the app cannot read or the trace hides.
    private mutating func reportPhases() {
        let app = scenario.app
        if let phaseSetting {
            if app.version < IOSVersion(14) {
                report(
                    ParseFault(
                        "scenario.impossible", phaseSetting,
                        "scenePhase came with iOS 14, and this app runs on iOS \(Text(app.version))"
                    ))
            } else if app.model != .scenes {
                report(
                    ParseFault(
                        "scenario.impossible", phaseSetting,
                        "scenePhase is the phase of a scene, and 'app uses delegate' leaves scenes out"
                    ))
            }
        } else if !app.watchesScenePhase, !hasUnreadLine {
            for range in askedPhases {
                report(
                    ParseFault(
                        "scenario.impossible", range,
                        "the trace shows no scenePhase; say 'app watches scene phase' first"))
            }
        }
    }

    private mutating func addStatement(
        _ match: PhraseMatch, _ line: TokenLine
    ) throws(ParseFault) {
        let range = SourceRange(start: line.tokens[0].range.start, end: line.end.start)
        if match.values.contains(where: { $0.isPhase }) { askedPhases.append(range) }
        switch match.meaning {
        case .setting(let setting):
            try sayBeforeGoingOn(range)
            try settings.say(setting, range)
            try scenario.apply(setting, match, range)
            if setting == .watchesScenePhase { phaseSetting = range }
        case .usual(let setting):
            try sayBeforeGoingOn(range)
            try settings.sayUsual(setting, range)
            scenario.applyUsual(setting)
        case .startState(let state): try begin(state, range)
        case .whenCalled, .whenTaskExpires, .whenTaskStarts:
            try beginHandler(match, range)
        case .rootView, .subview, .viewHandlesEvents, .viewHasController,
            .controllerHandlesEvents, .firstResponder, .viewFrame, .viewHidden,
            .viewIgnoresTouches, .viewTransparent, .viewRecognizesGestures, .presented:
            try sayBeforeGoingOn(range)
            try views.add(match, to: &scenario)
        case .event, .action, .beginTask, .endTask,
            .readTimeRemaining, .block,
            .complete, .start,
            .stop,
            .raiseBadge, .reportCall, .askForPermission, .crash, .exit:
            try addItem(match, line)
        case .expect(let form):
            scenario.expectations.append(
                Expectation(claim: form.claim(with: match.values), range: range))
        }
    }

    /// Sets the start state.
    private mutating func begin(_ state: StartState, _ range: SourceRange) throws(ParseFault) {
        try sayBeforeGoingOn(range)
        if let start {
            throw ParseFault(
                "scenario.said-twice", range,
                "line \(start.start.line) already says how the app starts")
        }
        guard scenario.timeline.isEmpty else {
            throw ParseFault(
                "scenario.start-late", range,
                "say how the app starts above the first event")
        }
        start = range
        scenario.start = state
        for event in state.earlier + state.unseen { _ = sequence.fault(of: event) }
    }

    private mutating func beginHandler(
        _ match: PhraseMatch, _ range: SourceRange
    ) throws(ParseFault) {
        isInHandler = true
        try sayBeforeGoingOn(range)
        let method: HandledMethod
        switch match.values.first {
        case .callback(let callback)?: method = .callback(callback)
        case .schedulerTask(let reason)?: method = .launchHandler(reason)
        default: method = .expiration(names.use(taskOf: match, in: &scenario))
        }
        if scenario.app.handlers.contains(where: { $0.method == method }) {
            throw ParseFault(
                "scenario.said-twice", range,
                "a line above already says what the app does in this method")
        }
        scenario.app.handlers.append(Handler(method: method, actions: []))
    }

    /// Throws if the scenario continues another one, so the app is already running.
    private func sayBeforeGoingOn(_ range: SourceRange) throws(ParseFault) {
        guard !scenario.before.isEmpty else { return }
        throw ParseFault(
            "scenario.goes-on", range,
            "the app is that of the scenario before; this one has only events and expectations")
    }

    /// Inserts a fault in the order of positions.
    private mutating func report(_ fault: ParseFault) {
        var index = diagnostics.count
        while index > 0, fault.range.start < diagnostics[index - 1].range.start { index -= 1 }
        diagnostics.insert(fault.diagnostic, at: index)
    }
}

extension StartState.Impediment {
    /// The reason as a message.
    fileprivate func words(at start: StartState) -> Message {
        switch self {
        case .refusal(let reason):
            "the app cannot start \(start.phrase): \(Message(Text(reason.text)))"
        case .question:
            """
            the app cannot start \(start.phrase): its code asks for a permission on the way, and \
            the answer is a step of the scenario
            """
        case .state(let state):
            """
            the app cannot start \(start.phrase): with these settings, it is \
            \(Message(Text(state.name))) when the clock starts
            """
        }
    }
}
