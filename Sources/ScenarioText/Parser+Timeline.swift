import Diagnostics
import LifecycleCore

// Parsing of timeline lines and of actions in handlers.

extension Parser {
    /// Adds an action to the last handler.
    mutating func addAction(_ match: PhraseMatch) throws(ParseFault) {
        var delay = Span.seconds(0)
        if match.isDelayed, case .time(let span)? = match.values.first { delay = span }
        let action = try action(of: match)
        let last = scenario.app.handlers.count - 1
        // A misspelt 'when' line adds no handler.
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

    /// Adds an event or action to the timeline.
    mutating func addItem(_ match: PhraseMatch, _ line: TokenLine) throws(ParseFault) {
        guard case .time(let span)? = match.values.first else { return }
        let time = Instant.zero + span
        try keep(time, match.ranges[0])
        if scenario.timeline.count == Scenario.mostEvents {
            throw ParseFault(
                "scenario.too-long", match.ranges[0],
                "a scenario has at most \(Scenario.mostEvents) events")
        }
        let agendaItem: AgendaItem
        switch match.meaning {
        case .event(let event):
            if let words = sequence.fault(of: event), !hasUnreadLine {
                let fault = ParseFault("scenario.impossible", match.rangeBehindTime, words)
                guard event.endsWhatAppsShow else { throw fault }
                unlessAppAsks.append((event, fault))
            }
            agendaItem = .stimulus(Stimulus(event, at: try target(of: match, event)))
        default: agendaItem = .action(try action(of: match))
        }
        scenario.timeline.append(
            Scenario.Line(
                timed: TimedItem(time: time, agendaItem: agendaItem), line: line.number))
    }

    /// Stores the time of a line, which must not be before the time of a line above.
    mutating func keep(_ time: Instant, _ range: SourceRange) throws(ParseFault) {
        if let lastTime, time < lastTime {
            throw ParseFault(
                "scenario.out-of-order", range,
                "time runs backwards: a line above is at \(Text(seconds: lastTime)) s")
        }
        lastTime = time
    }

    /// The target of an event.
    private mutating func target(
        of match: PhraseMatch, _ event: Event
    ) throws(ParseFault) -> Stimulus.Target {
        if event.about.isWindow { return .window(try window(of: match, event)) }
        if case .point(let point)? = match.values.last { return .point(point) }
        // The only name that an event is written with is a view.
        guard match.values.count > 1 else { return .app }
        return .view(try views.view(of: match, at: 1, in: scenario))
    }

    /// The window number of a phrase; windows are opened in order, starting with 2.
    private mutating func window(
        of match: PhraseMatch, _ event: Event
    ) throws(ParseFault) -> UInt8 {
        guard case .count(let number)? = match.values.last else { return 1 }
        if number > Scenario.mostWindows, windows == Scenario.mostWindows {
            throw ParseFault(
                "scenario.too-many-windows", match.ranges.last ?? match.ranges[0],
                "an app has at most \(Scenario.mostWindows) windows here")
        }
        if event == .userOpensWindow, number == windows + 1 {
            windows += 1
        } else if event == .userOpensWindow || number < 1 || number > windows {
            throw ParseFault(
                "scenario.no-such-window", match.ranges.last ?? match.ranges[0],
                event == .userOpensWindow
                    ? "the next window to open is \(windows + 1)"
                    : "there are windows 1 to \(windows) here")
        }
        return UInt8(number)
    }

    /// The action of a phrase.
    private mutating func action(of match: PhraseMatch) throws(ParseFault) -> AppAction {
        switch match.meaning {
        case .beginTask: return .beginTask(names.begin(taskOf: match, in: &scenario))
        case .endTask: return .endTask(names.use(taskOf: match, in: &scenario))
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
        case .askForPermission:
            return .askForPermission(try names.permission(of: match, in: &scenario))
        case .crash: return .crash
        case .exit: return .exit
        case .readTimeRemaining: return .readTimeRemaining
        case .setting, .usual, .startState, .whenCalled, .whenTaskExpires, .whenTaskStarts, .event,
            .rootView, .subview, .viewHandlesEvents,
            .viewHasController, .controllerHandlesEvents, .firstResponder, .viewFrame, .viewHidden,
            .viewIgnoresTouches, .viewTransparent, .viewRecognizesGestures, .presented, .expect:
            preconditionFailure("a phrase that stands where an action does is not one")
        }
    }

    private func activity(of match: PhraseMatch) -> Activity {
        guard case .activity(let activity)? = match.values.last else {
            preconditionFailure("a phrase about an activity has no place for it")
        }
        return activity
    }
}

extension TokenLine {
    /// The time of the line, if it has one, even if the rest of the line is faulty.
    var time: (instant: Instant, range: SourceRange)? {
        guard tokens.count > 1, tokens[0].bytes == "at" else { return nil }
        do throws(ValueFault) {
            guard case .time(let span)? = try ValueKind.time.read(tokens[1]) else { return nil }
            return (.zero + span, tokens[1].range)
        } catch {
            return nil
        }
    }
}

extension Scenario {
    /// Whether the app's own code may show what an event ends.
    func mayShow(whatEnds event: Event) -> Bool {
        func shows(_ action: AppAction) -> Bool {
            switch action {
            case .askForFaceID, .askForTouchID: event == .biometricPromptEnds
            case .askForPermission: event == .userDismissesAlert
            default: false
            }
        }
        if app.handlers.contains(where: { $0.actions.contains { shows($0.action) } }) {
            return true
        }
        return (before + [timeline]).contains { part in
            part.contains { line in
                if case .action(let action) = line.timed.agendaItem { shows(action) } else { false }
            }
        }
    }
}
