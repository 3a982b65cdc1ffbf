public import Diagnostics
public import LifecycleCore

extension Scenario {
    /// Reads a scenario.
    ///
    /// Every fault is reported in one go, with line and column in the source given; what can be
    /// understood is in the scenario all the same, which must not be run if there is an error.
    ///
    /// - Parameters:
    ///   - source: The text of the scenario in UTF-8.
    ///   - version: The version of iOS to run on where it is given from outside; it wins over the
    ///     one that the text states.
    ///   - earlier: The texts of the scenarios that this one goes on from, the first one first;
    ///     what is wrong with them is not reported here.
    /// - Returns: The scenario, and what is wrong with it.
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

/// The state of reading a scenario from top to bottom.
private struct Parser {
    var scenario = Scenario()
    var diagnostics: [Diagnostic] = []
    /// Whether indented lines belong to the handler that was last begun.
    private var isInHandler = false
    /// What has been said that may be said once.
    private var said: [(Setting, SourceRange)] = []
    private var uses: [TaskUse] = []
    private var begun: [TaskName] = []
    private var sequence = EventSequence()
    private let views = ViewTree()
    /// How often the timers fire that the app starts, and where it says so.
    private var periods: [(Span, SourceRange)] = []
    /// How many windows have been opened so far; the first one comes with the launch.
    private var windows: Int64 = 1
    /// Whether a window more than there may be has been reported.
    private var hasTooManyWindows = false

    /// A statement that names a background task which some other one must begin.
    private struct TaskUse {
        var task: TaskName
        var range: SourceRange
    }

    mutating func read(_ source: [UInt8]) {
        source.withUnsafeBufferPointer { source in
            for line in TokenLine.lines(of: source) { read(line) }
        }
    }

    private mutating func read(_ line: TokenLine) {
        if line.isIndented, !isInHandler {
            report(
                "scenario.indentation", line.tokens[0].range,
                "an indented line belongs to a 'when' line, and there is none above it")
            return
        }
        let place = line.isIndented ? Place.handler : .line
        do throws(ParseFault) {
            let match = try PhraseMatch(line, in: place)
            if line.isIndented {
                try addAction(match)
            } else {
                isInHandler = false
                try addStatement(match, line)
            }
        } catch {
            if let fault = mended(error, line, place) { diagnostics.append(fault.diagnostic) }
            // Lines under a 'when' that is misspelt are its own, not faults of theirs.
            if !line.isIndented { isInHandler = line.tokens[0].bytes == "when" }
        }
    }

    /// The fault with what was meant; nil where one has said it for all lines that follow.
    private mutating func mended(
        _ fault: ParseFault, _ line: TokenLine, _ place: Place
    ) -> ParseFault? {
        if fault.isOfVocabulary { return fault.hinted(line, in: place, for: scenario.app) }
        guard fault.id == "scenario.too-many-windows" else { return fault }
        defer { hasTooManyWindows = true }
        return hasTooManyWindows ? nil : fault
    }

    /// Begins the text of a scenario that goes on from what has been read.
    mutating func goOn() {
        scenario.before.append(scenario.timeline)
        scenario.timeline = []
        scenario.expectations = []
        scenario.statedVersion = nil
        isInHandler = false
        diagnostics = []
        uses = []
    }

    mutating func finish(version: IOSVersion?) {
        if let version { scenario.app.version = version }
        for use in uses where !begun.contains(use.task) {
            let name = scenario.taskNames[Int(use.task.index)]
            let nearest = nearestWord(
                to: name, among: begun.map { scenario.taskNames[Int($0.index)] })
            var summary: Text = "no task \"\(name)\" is ever begun"
            if let nearest { summary.append("; did you mean \"\(nearest)\"?" as Text) }
            report("scenario.unknown-task", use.range, summary, nearest.map { "\"\($0)\"" })
        }
        // What the system does by itself after the last event takes less than twenty minutes.
        let length = (scenario.timeline.last?.timed.time ?? .zero) + .seconds(1200)
        for (period, range) in periods
        where length.milliseconds / period.milliseconds > Int64(Scenario.mostEvents) {
            report(
                "scenario.too-long", range,
                "this timer could fire more than \(Scenario.mostEvents) times here")
        }
        if scenario.timeline.isEmpty, diagnostics.isEmpty {
            report(
                "scenario.empty", .fileStart,
                "nothing happens: a scenario needs an event, such as 'at 0s user opens app'")
        }
    }

    private mutating func addStatement(
        _ match: PhraseMatch, _ line: TokenLine
    ) throws(ParseFault) {
        let range = SourceRange(start: line.tokens[0].range.start, end: line.end.start)
        switch match.meaning {
        case .setting(let setting): try addSetting(setting, match, range)
        case .whenCalled, .whenTaskExpires, .whenTaskStarts:
            try beginHandler(match, range)
        case .rootView, .subview, .viewHandlesEvents, .viewHasController,
            .controllerHandlesEvents, .firstResponder, .viewFrame, .viewHidden,
            .viewIgnoresTouches, .viewTransparent, .viewRecognizesGestures, .presented:
            try sayBeforeGoingOn(range)
            try views.add(match, to: &scenario)
        case .event, .window, .touch, .touchPoint, .action, .input, .beginTask, .endTask,
            .readTimeRemaining, .block,
            .complete, .start,
            .stop,
            .raiseBadge, .reportCall, .crash, .exit:
            try addHappening(match, line)
        case .expect(let form):
            scenario.expectations.append(
                Expectation(claim: form.claim(with: match.values), range: range))
        }
    }

    private mutating func addSetting(
        _ setting: Setting, _ match: PhraseMatch, _ range: SourceRange
    ) throws(ParseFault) {
        try sayBeforeGoingOn(range)
        switch setting {
        case .hasMode, .otherSuspended, .otherRunning: break
        case .usesDelegate: try sayOnce(.usesScenes, range)
        case .swipedScene: try sayOnce(.swipedScene(.byVersion), range)
        default: try sayOnce(setting, range)
        }
        try scenario.apply(setting, match, range)
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
        default: method = .expiration(use(taskOf: match))
        }
        if scenario.app.handlers.contains(where: { $0.method == method }) {
            throw ParseFault(
                "scenario.said-twice", range, "what the app does in this method is said above")
        }
        scenario.app.handlers.append(Handler(method: method, actions: []))
    }

    private mutating func addAction(_ match: PhraseMatch) throws(ParseFault) {
        var delay = Span.seconds(0)
        if match.isDelayed, case .time(let span)? = match.values.first { delay = span }
        let action = action(of: match)
        let last = scenario.app.handlers.count - 1
        // The line of a misspelt 'when' leaves no handler behind.
        guard last >= 0 else { return }
        if match.isRepeated {
            guard delay > .seconds(0) else {
                throw ParseFault(
                    "scenario.bad-time", match.ranges[0],
                    "a timer fires after some time, not at once")
            }
            periods.append((delay, match.ranges[0]))
        }
        scenario.app.handlers[last].actions.append(
            DelayedAction(
                delay: delay, action: action, period: match.isRepeated ? delay : nil,
                clock: match.clock))
    }

    private mutating func addHappening(
        _ match: PhraseMatch, _ line: TokenLine
    ) throws(ParseFault) {
        guard case .time(let span)? = match.values.first else { return }
        let time = Instant.zero + span
        if let last = scenario.timeline.last?.timed.time, time < last {
            throw ParseFault(
                "scenario.out-of-order", match.ranges[0],
                "time runs back: the line above is at \(Text(seconds: last)) s")
        }
        if scenario.timeline.count == Scenario.mostEvents {
            throw ParseFault(
                "scenario.too-long", match.ranges[0],
                "a scenario has at most \(Scenario.mostEvents) events")
        }
        let happening: Happening
        switch match.meaning {
        case .event(let event):
            if let fault = sequence.fault(of: event) {
                throw ParseFault(
                    "scenario.impossible",
                    SourceRange(start: line.tokens[2].range.start, end: line.end.start), fault)
            }
            happening = .event(event)
        case .touch:
            happening = .input(.touch, .view(try views.view(of: match, at: 1, in: scenario)))
        case .touchPoint:
            guard case .point(let point)? = match.values.last else { return }
            happening = .input(.touch, .point(point))
        case .input(let input): happening = .input(input, nil)
        case .window(let event): happening = .window(event, try window(of: match, event))
        default: happening = .action(action(of: match))
        }
        scenario.timeline.append(
            Scenario.Line(
                timed: TimedHappening(time: time, happening: happening), line: line.number))
    }

    /// The number of the window in a phrase; windows are opened in order, from 2 on.
    private mutating func window(
        of match: PhraseMatch, _ event: WindowEvent
    ) throws(ParseFault) -> UInt8 {
        guard case .count(let number)? = match.values.last else { return 1 }
        if number > Scenario.mostWindows, windows == Scenario.mostWindows {
            throw ParseFault(
                "scenario.too-many-windows", match.ranges.last ?? match.ranges[0],
                "an app has at most \(Scenario.mostWindows) windows here")
        }
        if event == .userOpens, number == windows + 1 {
            windows += 1
        } else if event == .userOpens || number < 1 || number > windows {
            throw ParseFault(
                "scenario.no-such-window", match.ranges.last ?? match.ranges[0],
                event == .userOpens
                    ? "the next window to open is \(windows + 1)"
                    : "there are windows 1 to \(windows) here")
        }
        return UInt8(number)
    }

    /// The action of a phrase about a background task.
    private mutating func action(of match: PhraseMatch) -> AppAction {
        switch match.meaning {
        case .beginTask:
            let task = use(taskOf: match)
            begun.append(task)
            return .beginTask(task)
        case .endTask: return .endTask(use(taskOf: match))
        case .block:
            guard case .time(let span)? = match.values.last else {
                preconditionFailure("a phrase about blocking has no place for its time")
            }
            return .block(span)
        case .action(let action): return action
        case .complete: return .complete
        case .start: return .start(activity(of: match))
        case .stop: return .stop(activity(of: match))
        case .raiseBadge: return .raiseBadge
        case .reportCall: return .reportCall
        case .crash: return .crash
        case .exit: return .exit
        default: return .readTimeRemaining
        }
    }

    private func activity(of match: PhraseMatch) -> Activity {
        guard case .activity(let activity)? = match.values.last else {
            preconditionFailure("a phrase about an activity has no place for it")
        }
        return activity
    }

    /// The task that a phrase names, which has to be begun somewhere.
    private mutating func use(taskOf match: PhraseMatch) -> TaskName {
        for (value, range) in zip(match.values, match.ranges) {
            guard case .name(let name) = value else { continue }
            let index = scenario.taskNames.firstIndex(of: name) ?? scenario.taskNames.count
            if index == scenario.taskNames.count { scenario.taskNames.append(name) }
            let task = TaskName(index: UInt16(truncatingIfNeeded: index))
            uses.append(TaskUse(task: task, range: range))
            return task
        }
        preconditionFailure("a phrase about a task has no place for its name")
    }

    private mutating func sayOnce(
        _ setting: Setting, _ range: SourceRange
    ) throws(ParseFault) {
        for (earlier, place) in said where earlier == setting {
            throw ParseFault(
                "scenario.said-twice", range, "line \(place.start.line) has said this already")
        }
        said.append((setting, range))
    }

    /// Refuses what says something about the app where the app has begun to run.
    private func sayBeforeGoingOn(_ range: SourceRange) throws(ParseFault) {
        guard !scenario.before.isEmpty else { return }
        throw ParseFault(
            "scenario.goes-on", range,
            "the app is the one that this scenario goes on from; events and expectations follow")
    }

    private mutating func report(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Text, _ suggestion: Text? = nil
    ) {
        diagnostics.append(ParseFault(id, range, summary, suggestion: suggestion).diagnostic)
    }
}
