public import Diagnostics
public import LifecycleCore

// The canonical text of a trace has one line for each entry:
//
//     0.000  user    opens app
//     0.000  system  not running → inactive
//     0.000  app     application(_:willFinishLaunchingWithOptions:) [inactive]
//
// time      seconds since the scenario began, with three decimals; eight columns, or more if the
//           last time needs them
// actor     user, system, app or scene
// what      the event, the callback as Apple spells it, the change of state
// [state]   what `applicationState` reads, if code of the app runs
//
// The columns have fixed positions, so a changed line does not affect others in a diff.

extension Trace {
    /// The canonical text, a line with a line feed for each entry.
    public var text: Text {
        var text = TextBuffer(capacity: 80 * entries.count)
        var time = RepeatedTime()
        let width = timeWidth
        for entry in entries {
            time.append(entry.time, width: width, to: &text)
            append(afterTime: entry, to: &text)
            text.append(UInt8(ascii: "\n"))
        }
        return text.text
    }

    /// The width of the first column, from the last entry, which has the longest time.
    private var timeWidth: Int {
        var width = 8
        var limit: Int64 = 10_000_000
        while let last = entries.last, limit <= last.time.milliseconds {
            limit *= 10
            width += 1
        }
        return width
    }

    /// The canonical line of one entry, without the line feed.
    public func line(of entry: TraceEntry) -> Text {
        var line = TextBuffer(capacity: 128)
        line.append(seconds: entry.time - Instant.zero, width: timeWidth)
        append(afterTime: entry, to: &line)
        return line.text
    }

    /// The actor of an entry: `user`, `app`, or `scene 2` if the app supports several windows.
    public func actor(of entry: TraceEntry) -> Text {
        hasNumber(entry) ? "\(entry.actor.name) \(entry.scene)" : Text(entry.actor.name)
    }

    /// Whether the actor of an entry has the number of its scene.
    public func hasNumber(_ entry: TraceEntry) -> Bool {
        entry.actor == .scene && app.supportsWindows
    }

    /// The words of an entry after the actor.
    public func words(for entry: TraceEntry) -> Text {
        var words = TextBuffer(capacity: 128)
        append(words: entry.what, to: &words)
        append(option: entry, to: &words)
        return words.text
    }

    private func append(afterTime entry: TraceEntry, to text: inout TextBuffer) {
        append(column: entry, to: &text)
        append(words: entry.what, to: &text)
        append(option: entry, to: &text)
        if let reads = entry.reads { readings.append(Int(reads.rawValue), to: &text) }
    }

    /// Appends the actor column.
    private func append(column entry: TraceEntry, to text: inout TextBuffer) {
        guard hasNumber(entry) else {
            columns.append(Int(entry.actor.rawValue), to: &text)
            return
        }
        let actor = actor(of: entry)
        text.append(literal: "  ")
        text.append(actor)
        for _ in actor.count..<max(actor.count, 8) { text.append(UInt8(ascii: " ")) }
    }

    /// Appends the key of the launch option, if the entry has one.
    private func append(option entry: TraceEntry, to text: inout TextBuffer) {
        guard let key = entry.optionKey else { return }
        text.append(literal: " {")
        text.append(literal: key)
        text.append(UInt8(ascii: "}"))
    }

    /// The words of an entry as a message, which can be translated except for names.
    public func message(for entry: TraceEntry) -> Message {
        var writer = MessageWriter()
        append(words: entry.what, to: &writer)
        return writer.message
    }

    private func append(words what: Occurrence, to text: inout some EntryWriter & ~Copyable) {
        switch what {
        case .event(let stimulus): append(stimulus, to: &text)
        case .ignored(let stimulus, let reason):
            text.part { append(stimulus, to: &$0) }
            append(nothingHappens: reason, to: &text)
        case .sentEvent: text.append(name: "UIApplication.sendEvent(_:), UIWindow.sendEvent(_:)")
        case .responder(let responder, let event, let handles):
            if let method = event.about.method { text.append(name: method) }
            text.part { append(responder, to: &$0) }
            text.append(literal: handles ? ": handled" : ": passed on")
        case .hitTest(let view?):
            text.append(literal: "UIWindow.hitTest(_:with:) finds view ")
            text.append(quoted: viewNames[Int(view.index)])
        case .hitTest(nil): text.append(literal: "UIWindow.hitTest(_:with:) finds no view")
        case .did(let action): append(action: action, to: &text)
        case .evictedOther(let index): append(evicted: Int(index), to: &text)
        case .snapshot: text.append(literal: "takes a snapshot of the app")
        case .heldPushDiscarded: text.append(literal: "discards the silent push that it held back")
        case .callback(let callback): text.append(name: callback.name)
        case .notification(let name): text.append(name: name.name)
        case .stateChange(let from, let to), .sceneStateChange(let from, let to):
            text.append(phrase: from.name)
            text.append(literal: " → ")
            text.append(phrase: to.name)
        case .began(let task): append(action: .beginTask(task), to: &text)
        case .ended(let task): append(action: .endTask(task), to: &text)
        case .expirationHandler(let task):
            text.append(literal: "expiration handler of task ")
            text.append(quoted: taskNames[Int(task.index)])
        case .timeRemaining(let span?):
            text.append(literal: "backgroundTimeRemaining is ")
            text.append(seconds: span)
            text.append(literal: " s")
        case .timeRemaining(nil): text.append(literal: "backgroundTimeRemaining has no limit")
        case .activationState(let state):
            text.append(literal: "activationState is ")
            text.append(name: state.name)
        case .protectedData(let isAvailable):
            text.append(literal: "isProtectedDataAvailable is ")
            text.append(name: isAvailable ? "true" : "false")
        case .completed: append(action: .complete, to: &text)
        case .started(let activity): append(action: .start(activity), to: &text)
        case .stopped(let activity): append(action: .stop(activity), to: &text)
        case .badge(let number):
            text.append(literal: "badge is ")
            text.append(number: Int(number))
        case .handled(let reason):
            text.append(literal: "launch handler of ")
            text.append(name: reason == .refreshTask ? "BGAppRefreshTask" : "BGProcessingTask")
        case .reportedCall: append(action: .reportCall, to: &text)
        case .crashed: append(action: .crash, to: &text)
        case .exited: append(action: .exit, to: &text)
        case .notWoken(let reason):
            text.append(literal: "does not wake the app: ")
            text.append(phrase: reason.text)
        case .blocked(let span): append(action: .block(span), to: &text)
        case .refused(let action, let reason):
            text.part { append(action: action, to: &$0) }
            append(nothingHappens: reason, to: &text)
        case .warned(let task):
            text.append(literal: "console: background task ")
            text.append(quoted: taskNames[Int(task.index)])
            text.append(literal: " was created over ")
            text.append(
                number: Int(Budget.span(.taskWarning, on: app.version).milliseconds / 1000))
            text.append(literal: " seconds ago, risk of termination")
        case .expiredUntold:
            text.append(literal: "expires the task, which has no expiration handler")
        case .launchRefused(let reason):
            text.append(literal: "does not launch the app: ")
            text.append(phrase: reason.text)
        case .killed(let reason):
            text.append(literal: "kills app, ")
            text.append(name: reason.code.code)
            text.append(literal: ": ")
            text.append(phrase: reason.text(on: app.version))
        }
    }

    private func append(_ stimulus: Stimulus, to text: inout some EntryWriter & ~Copyable) {
        text.append(phrase: stimulus.event.phrase)
        switch stimulus.target {
        case .app: break
        case .window(let number):
            text.append(literal: " ")
            text.append(number: Int(number))
        case .view(let view):
            text.append(literal: " ")
            text.append(quoted: viewNames[Int(view.index)])
        case .point(let point):
            text.append(literal: " ")
            text.append(number: Int(point.x))
            text.append(literal: ",")
            text.append(number: Int(point.y))
        }
    }

    private func append(evicted index: Int, to text: inout some EntryWriter & ~Copyable) {
        let other = app.otherApps[index]
        text.append(literal: "takes the memory of ")
        text.append(quoted: otherAppNames[index])
        text.append(literal: other.isRunning ? ", in the background, " : ", suspended, ")
        text.append(number: Int(other.megabytes))
        text.append(literal: " MB")
    }

    private func append(_ responder: Responder, to text: inout some EntryWriter & ~Copyable) {
        let (words, view): (StaticString, ViewName?) =
            switch responder {
            case .gestureRecognizer(let view): (" of a gesture recognizer of view ", view)
            case .view(let view): (" of view ", view)
            case .viewController(let view): (" of the controller of view ", view)
            case .window: (" of UIWindow", nil)
            case .windowScene: (" of UIWindowScene", nil)
            case .application: (" of UIApplication", nil)
            case .appDelegate: (" of the app delegate", nil)
            }
        text.append(literal: words)
        if let view { text.append(quoted: viewNames[Int(view.index)]) }
    }

    private func append(action: AppAction, to text: inout some EntryWriter & ~Copyable) {
        switch action {
        case .beginTask(let task):
            text.append(literal: "begins task ")
            text.append(quoted: taskNames[Int(task.index)])
        case .endTask(let task):
            text.append(literal: "ends task ")
            text.append(quoted: taskNames[Int(task.index)])
        case .readTimeRemaining: text.append(literal: "reads backgroundTimeRemaining")
        case .complete: text.append(literal: "completes the event")
        case .start(let activity):
            text.append(literal: "starts ")
            text.append(phrase: activity.name)
        case .stop(let activity):
            text.append(literal: "stops ")
            text.append(phrase: activity.name)
        case .raiseBadge: text.append(literal: "raises the badge")
        case .reportCall: text.append(literal: "reports a call")
        case .openOtherApp, .endInvalidTask, .lockFile, .unlockFile, .exceedMemoryLimit,
            .overuseSystem, .draw, .registerTwice, .registerLate, .readActivationState,
            .readProtectedData, .askForFaceID, .askForTouchID:
            if let phrase = PlainAction.phrase(for: action) { text.append(literal: phrase) }
        case .askForPermission(let permission):
            text.append(literal: "asks for permission ")
            text.append(quoted: permissionNames[Int(permission.index)])
        case .crash: text.append(literal: "crashes")
        case .exit: text.append(literal: "calls exit")
        case .block(let span):
            text.append(literal: "blocks the main thread for ")
            text.append(seconds: span)
            text.append(literal: " s")
        }
    }

    private func append(
        nothingHappens reason: Reason, to text: inout some EntryWriter & ~Copyable
    ) {
        text.append(literal: " – nothing happens: ")
        text.append(phrase: reason.text)
    }
}

/// The actor columns.
private let columns = TextTable(Actor.allCases) { text, actor in
    text.append("  \(actor.name)" as Text)
    while text.count < 10 { text.append(UInt8(ascii: " ")) }
}

/// The columns of what `applicationState` reads.
private let readings = TextTable(ApplicationState.allCases) { text, reads in
    text.append(" [\(reads.name)]" as Text)
}

extension Text {
    /// Creates text from a time, in seconds with three decimals.
    public init(seconds time: Instant) {
        self.init(seconds: time - Instant.zero)
    }

    /// Creates text from a span, in seconds with three decimals.
    public init(seconds span: Span) {
        var text = TextBuffer(capacity: 24)
        text.append(seconds: span)
        self = text.text
    }
}

extension TextBuffer {
    /// Appends seconds with three decimals, padded with blanks on the left.
    public mutating func append(seconds span: Span, width: Int = 0) {
        append(decimal: span.milliseconds, places: 3, width: width)
    }
}
