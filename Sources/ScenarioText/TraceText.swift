public import Diagnostics
public import LifecycleCore

// The canonical text of a trace, one line for each entry:
//
//     0.000  user    opens app
//     0.000  system  not running → inactive
//     0.000  app     application(_:willFinishLaunchingWithOptions:) [inactive]
//
// time      seconds with three decimals since the scenario began, at least eight wide
// actor     user, system, app or scene
// what      the event, the callback as Apple spells it, the change of state
// [state]   what `applicationState` reads there, where code of the app runs
//
// Columns have fixed places, so that a line that changes leaves its neighbours alone in a diff.

extension Trace {
    /// The canonical text: a line for each entry, each ended by a line feed.
    public var text: Text {
        var text = Text()
        text.bytes.reserveCapacity(80 * entries.count)
        for entry in entries {
            append(line: entry, to: &text)
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    /// The line of one entry in the canonical text, without the line feed.
    public func line(of entry: TraceEntry) -> Text {
        var line = Text()
        append(line: entry, to: &line)
        return line
    }

    /// Who makes an entry happen: `user`, `app`, or `scene 2` in an app that has several.
    public func actor(of entry: TraceEntry) -> Text {
        var actor = Text()
        append(actor: entry, to: &actor)
        return actor
    }

    private func append(actor entry: TraceEntry, to text: inout Text) {
        text.append(literal: entry.actor.name)
        guard entry.actor == .scene, app.supportsWindows else { return }
        text.append(UInt8(ascii: " "))
        text.append(Int64(entry.scene))
    }

    /// What an entry records, in the words that follow the actor.
    public func words(for entry: TraceEntry) -> Text {
        var words = Text()
        append(words: entry.what, to: &words)
        append(option: entry, to: &words)
        return words
    }

    private func append(line entry: TraceEntry, to text: inout Text) {
        text.append(seconds: entry.time - Instant.zero, width: 8)
        text.append(literal: "  ")
        let start = text.count
        append(actor: entry, to: &text)
        text.append(blanks: 8 - (text.count - start))
        append(words: entry.what, to: &text)
        append(option: entry, to: &text)
        if let reads = entry.reads {
            text.append(literal: " [")
            text.append(literal: reads.name)
            text.append(UInt8(ascii: "]"))
        }
    }

    /// What a launch method is told of the reason: the key of its options.
    private func append(option entry: TraceEntry, to text: inout Text) {
        guard let option = entry.option,
            let key = entry.actor == .scene ? option.connectionOption : option.launchOption
        else { return }
        text.append(literal: " {")
        text.append(literal: key)
        text.append(UInt8(ascii: "}"))
    }

    private func append(words what: Occurrence, to text: inout Text) {
        switch what {
        case .event(let event): text.append(literal: event.phrase)
        case .ignored(let event, let reason):
            text.append(literal: event.phrase)
            append(nothingHappens: reason, to: &text)
        case .windowEvent(let event, let number): append(event, ofWindow: number, to: &text)
        case .windowIgnored(let event, let number, let reason):
            append(event, ofWindow: number, to: &text)
            append(nothingHappens: reason, to: &text)
        case .sceneStateChange(let from, let to):
            text.append(literal: from.name)
            text.append(literal: " → ")
            text.append(literal: to.name)
        case .input(let input, let view): append(input, at: view, to: &text)
        case .inputIgnored(let input, let view, let reason):
            append(input, at: view, to: &text)
            append(nothingHappens: reason, to: &text)
        case .sentEvent: text.append(literal: "UIApplication.sendEvent(_:), UIWindow.sendEvent(_:)")
        case .responder(let responder, let input, let handles):
            text.append(literal: input.method)
            append(responder, to: &text)
            text.append(literal: handles ? ": handled" : ": passed on")
        case .callback(let callback): text.append(literal: callback.name)
        case .notification(let name): text.append(literal: name.name)
        case .stateChange(let from, let to):
            text.append(literal: from.name)
            text.append(literal: " → ")
            text.append(literal: to.name)
        case .began(let task): append(action: .beginTask(task), to: &text)
        case .ended(let task): append(action: .endTask(task), to: &text)
        case .expirationHandler(let task):
            text.append(literal: "expiration handler of task ")
            append(quoted: task, to: &text)
        case .timeRemaining(let span?):
            text.append(literal: "backgroundTimeRemaining is ")
            text.append(seconds: span)
            text.append(literal: " s")
        case .timeRemaining(nil): text.append(literal: "backgroundTimeRemaining has no limit")
        case .completed: append(action: .complete, to: &text)
        case .started(let activity): append(action: .start(activity), to: &text)
        case .stopped(let activity): append(action: .stop(activity), to: &text)
        case .badge(let number):
            text.append(literal: "badge is ")
            text.append(number)
        case .handled(let reason):
            text.append(literal: "launch handler of ")
            text.append(literal: reason == .refreshTask ? "BGAppRefreshTask" : "BGProcessingTask")
        case .reportedCall: append(action: .reportCall, to: &text)
        case .crashed: append(action: .crash, to: &text)
        case .exited: append(action: .exit, to: &text)
        case .notWoken(let reason):
            text.append(literal: "does not wake the app: ")
            text.append(literal: reason.text)
        case .blocked(let span): append(action: .block(span), to: &text)
        case .refused(let action, let reason):
            append(action: action, to: &text)
            append(nothingHappens: reason, to: &text)
        case .warned(let task):
            text.append(literal: "console: background task ")
            append(quoted: task, to: &text)
            text.append(literal: " was created over 30 seconds ago, risk of termination")
        case .launchRefused(let reason):
            text.append(literal: "does not launch the app: ")
            text.append(literal: reason.text)
        case .killed(let reason):
            text.append(literal: "kills app, ")
            text.append(literal: reason.code.code)
            text.append(literal: ": ")
            text.append(literal: reason.text)
        }
    }

    private func append(_ event: WindowEvent, ofWindow number: UInt8, to text: inout Text) {
        text.append(literal: event.verb)
        text.append(literal: " window ")
        text.append(Int64(number))
    }

    private func append(_ input: InputEvent, at view: ViewName?, to text: inout Text) {
        text.append(literal: input.phrase)
        guard let view else { return }
        text.append(literal: " ")
        append(view: view, to: &text)
    }

    private func append(_ responder: Responder, to text: inout Text) {
        switch responder {
        case .view(let name):
            text.append(literal: " of view ")
            append(view: name, to: &text)
        case .viewController(let name):
            text.append(literal: " of the controller of view ")
            append(view: name, to: &text)
        case .window: text.append(literal: " of UIWindow")
        case .windowScene: text.append(literal: " of UIWindowScene")
        case .application: text.append(literal: " of UIApplication")
        case .appDelegate: text.append(literal: " of the app delegate")
        }
    }

    private func append(view name: ViewName, to text: inout Text) {
        text.append(UInt8(ascii: "\""))
        text.append(viewNames[Int(name.index)])
        text.append(UInt8(ascii: "\""))
    }

    private func append(action: AppAction, to text: inout Text) {
        switch action {
        case .beginTask(let task):
            text.append(literal: "begins task ")
            append(quoted: task, to: &text)
        case .endTask(let task):
            text.append(literal: "ends task ")
            append(quoted: task, to: &text)
        case .readTimeRemaining: text.append(literal: "reads backgroundTimeRemaining")
        case .complete: text.append(literal: "completes the event")
        case .start(let activity):
            text.append(literal: "starts ")
            text.append(literal: activity.name)
        case .stop(let activity):
            text.append(literal: "stops ")
            text.append(literal: activity.name)
        case .raiseBadge: text.append(literal: "raises the badge")
        case .reportCall: text.append(literal: "reports a call")
        case .crash: text.append(literal: "crashes")
        case .exit: text.append(literal: "calls exit")
        case .block(let span):
            text.append(literal: "blocks the main thread for ")
            text.append(seconds: span)
            text.append(literal: " s")
        }
    }

    private func append(nothingHappens reason: Reason, to text: inout Text) {
        text.append(literal: " – nothing happens: ")
        text.append(literal: reason.text)
    }

    private func append(quoted task: TaskName, to text: inout Text) {
        text.append(UInt8(ascii: "\""))
        text.append(taskNames[Int(task.index)])
        text.append(UInt8(ascii: "\""))
    }
}

extension Text {
    /// Seconds with three decimals.
    public init(seconds time: Instant) {
        self.init(seconds: time - Instant.zero)
    }

    /// Seconds with three decimals.
    public init(seconds span: Span) {
        self.init()
        append(seconds: span)
    }

    /// Appends seconds with three decimals, after so many blanks that they are as wide as wanted.
    fileprivate mutating func append(seconds span: Span, width: Int = 0) {
        let whole = span.milliseconds / 1000
        let rest = span.milliseconds % 1000
        var digits = 1
        var limit: Int64 = 10
        while whole >= limit {
            digits += 1
            limit *= 10
        }
        append(blanks: width - digits - 4)
        append(whole)
        append(UInt8(ascii: "."))
        if rest < 100 { append(UInt8(ascii: "0")) }
        if rest < 10 { append(UInt8(ascii: "0")) }
        append(rest)
    }

    fileprivate mutating func append(blanks count: Int) {
        for _ in 0..<max(0, count) { append(UInt8(ascii: " ")) }
    }
}
