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
        text.bytes.reserveCapacity(64 * entries.count)
        for entry in entries {
            text.append(line(of: entry))
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    /// The line of one entry in the canonical text, without the line feed.
    public func line(of entry: TraceEntry) -> Text {
        var line = Text()
        line.append(padded: Text(seconds: entry.time), left: 8)
        line.append(literal: "  ")
        line.append(padded: Text(entry.actor.name), right: 8)
        line.append(words(for: entry.what))
        if let reads = entry.reads { line.append(" [\(reads.name)]" as Text) }
        return line
    }

    /// What an entry records, in the words that follow the actor.
    public func words(for what: Occurrence) -> Text {
        switch what {
        case .event(let event): Text(event.phrase)
        case .ignored(let event, let reason): "\(event.phrase) – nothing happens: \(reason.text)"
        case .callback(let callback): Text(callback.name)
        case .notification(let name): Text(name.name)
        case .stateChange(let from, let to): "\(from.name) → \(to.name)"
        case .began(let task): "begins task \"\(name(of: task))\""
        case .ended(let task): "ends task \"\(name(of: task))\""
        case .expirationHandler(let task): "expiration handler of task \"\(name(of: task))\""
        case .timeRemaining(let span?): "backgroundTimeRemaining is \(Text(seconds: span)) s"
        case .timeRemaining(nil): "backgroundTimeRemaining has no limit"
        case .blocked(let span): "blocks the main thread for \(Text(seconds: span)) s"
        case .refused(let action, let reason):
            "\(words(for: action)) – nothing happens: \(reason.text)"
        case .launchRefused(let reason): "does not launch the app: \(reason.text)"
        case .killed(let reason): "kills app, \(reason.code.code): \(reason.text)"
        }
    }

    private func words(for action: AppAction) -> Text {
        switch action {
        case .beginTask(let task): "begins task \"\(name(of: task))\""
        case .endTask(let task): "ends task \"\(name(of: task))\""
        case .readTimeRemaining: "reads backgroundTimeRemaining"
        case .block(let span): "blocks the main thread for \(Text(seconds: span)) s"
        }
    }

    private func name(of task: TaskName) -> Text {
        taskNames[Int(task.index)]
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
        append(span.milliseconds / 1000)
        append(UInt8(ascii: "."))
        let rest = span.milliseconds % 1000
        if rest < 100 { append(UInt8(ascii: "0")) }
        if rest < 10 { append(UInt8(ascii: "0")) }
        append(rest)
    }

    fileprivate mutating func append(padded text: Text, left width: Int) {
        for _ in 0..<max(0, width - text.count) { append(UInt8(ascii: " ")) }
        append(text)
    }

    fileprivate mutating func append(padded text: Text, right width: Int) {
        append(text)
        for _ in 0..<max(0, width - text.count) { append(UInt8(ascii: " ")) }
    }
}
