import Diagnostics
import LifecycleCore

/// Reads entries one by one, and keeps the state they share.
struct LogReader {
    private let process: String?
    private(set) var calls: [LoggedCall] = []
    /// The number of entries that name something that looks like a call but is unknown.
    private(set) var unknownCount = 0
    /// The number of entries that name a call that no rule makes.
    private(set) var unmodelledCount = 0
    private(set) var diagnostics: [Diagnostic] = []
    private var mentions = NamedCallReader()
    private var ends = MethodEnds<[ObservedCall]>()
    private var lastTime: (time: LogTime, line: Int)?
    /// How often the time of a call is before that of the call above, and how often after it.
    private var (fallCount, riseCount) = (0, 0)
    /// The names of scenes in the order of first mention.
    private var scenes: [String] = []
    /// The view controller to follow: the first one that is named.
    private var viewController: String?
    /// Entries that consist of a phase alone.
    private var lonePhases: [LoggedCall] = []
    /// The first warning of the console that a background task has been open for long.
    private var taskWarning: SourceRange?
    /// The entries that hold the word of a phase and were not read.
    private var unreadPhases: [SourceRange] = []
    /// The number of entries that the system has hidden, entirely and in part.
    private var (hiddenCount, maskedCount) = (0, 0)

    /// - Parameter process: The name of the process to read; nil for all.
    init(process: String?) {
        self.process = process
    }

    mutating func take(_ entry: LogEntry) {
        if let process, let printer = entry.process, printer != process { return }
        let mention = mentions.read(entry.message)
        guard mention.calls.isEmpty else {
            if let call = call(in: entry, mention) { add(call, entry) }
            return
        }
        if let printed = PrintedPhase(in: entry.message) {
            add(phase(printed, entry), entry)
            return
        }
        if let alone = PrintedPhase(alone: entry.message) {
            lonePhases.append(phase(alone, entry))
        } else if let stretch = PrintedPhase.word(in: entry.message),
            !Self.warnsOfTask(entry.message)
        {
            unreadPhases.append(entry.range(of: stretch))
        }
        report(mention, entry)
    }

    /// Reports what is notable about an entry without a call.
    private mutating func report(_ mention: NamedCalls, _ entry: LogEntry) {
        for (stretch, meant) in mention.slips {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.misspelt", range: entry.range(of: stretch),
                    "'\(Text(entry.message[stretch]))' is not compared\(didYouMean(meant))"))
        }
        if taskWarning == nil, Self.warnsOfTask(entry.message) { taskWarning = entry.wholeRange }
        if mention.beginsWithUnknown { unknownCount += 1 }
        if mention.namesUnmodelled { unmodelledCount += 1 }
        let mask = Array("<private>".utf8)
        if let start = entry.message.firstIndex(of: UInt8(ascii: "<")),
            entry.message[start...].starts(with: mask)
        {
            maskedCount += 1
            // The subsystem and the library may come before the message, in brackets.
            let words = entry.message.split(separator: UInt8(ascii: " "))
            let isAlone = words.dropLast().allSatisfy { "[(".utf8.contains($0.first ?? 0) }
            if isAlone, words.last?.elementsEqual(mask) ?? false { hiddenCount += 1 }
        }
    }

    /// The first call that an entry names; nil if it is not followed or is the end of a call
    /// already read.
    private mutating func call(in entry: LogEntry, _ mention: NamedCalls) -> LoggedCall? {
        guard let named = mention.calls.first, isFollowed(named),
            !ends.isEnd(named.calls, in: entry.message, besides: named.stretch)
        else { return nil }
        if let other = mention.calls.first(where: { $0.calls != named.calls }) {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.two-calls", range: entry.range(of: other.stretch),
                    "the line already names another call; only that one counts"))
        }
        var call = LoggedCall(range: entry.range(of: named.stretch), calls: named.calls, entry)
        call.reads = PrintedState.of(entry.message, besides: named.stretch)
        call.scene = scene(of: named, in: entry.message)
        return call
    }

    private func phase(_ printed: PrintedPhase, _ entry: LogEntry) -> LoggedCall {
        var call = LoggedCall(
            range: entry.range(of: printed.stretch), calls: [.phase(printed.phase)], entry)
        call.earlierPhase = printed.earlier
        return call
    }

    /// Adds a call, marked as a repetition if the call before is the same one in the same moment.
    private mutating func add(_ call: LoggedCall, _ entry: LogEntry) {
        let earlier = lastTime
        checkTime(entry)
        if let last = calls.last, call.isRepetition(of: last), let time = entry.time, let earlier,
            earlier.line == calls.last(where: { !$0.isRepetition })?.range.start.line,
            time.isSameMoment(as: earlier.time)
        {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.repeated", range: call.range,
                    "line \(earlier.line) has this call at the same moment; it counts once"))
            lastTime?.line = earlier.line
            var call = call
            call.isRepetition = true
            calls.append(call)
            return
        }
        calls.append(call)
    }

    /// Reads the metadata that Xcode prints below a message, which is on the line before.
    mutating func take(_ metadata: XcodeMetadata, at line: Int) {
        guard let last = calls.indices.last, calls[last].range.start.line == line - 1 else {
            return
        }
        calls[last].time = calls[last].time ?? metadata.time
        calls[last].processName = calls[last].processName ?? metadata.process
        calls[last].process = calls[last].process ?? metadata.processNumber
    }

    /// Whether a call belongs to an object that the simulator has, which has one view controller.
    private mutating func isFollowed(_ named: NamedCall) -> Bool {
        let isOfView = named.calls.allSatisfy { call in
            if case .callback(let callback) = call {
                callback.receiver == .viewController
            } else {
                false
            }
        }
        guard isOfView, let receiver = named.receiver else { return true }
        viewController = viewController ?? receiver
        return viewController == receiver
    }

    /// The number of the scene that a message names, if the call is about a scene.
    private mutating func scene(of named: NamedCall, in message: ArraySlice<UInt8>) -> Int? {
        let isOfScene = named.calls.contains { $0.isOfScene }
        guard isOfScene, let name = PrintedScene.name(in: message) else { return nil }
        if let known = scenes.firstIndex(of: name) { return known }
        scenes.append(name)
        return scenes.count - 1
    }

    private mutating func checkTime(_ entry: LogEntry) {
        guard let time = entry.time else { return }
        if let last = lastTime, last.time.isBefore(time) { riseCount += 1 }
        if let last = lastTime, time.isBefore(last.time) {
            fallCount += 1
            diagnostics.append(
                Diagnostic(
                    .warning, "log.time", range: entry.wholeRange,
                    "the time is earlier than on line \(last.line); lines are read in file order"
                ))
        }
        lastTime = (time, entry.line)
    }

    /// Reports what is wrong with the log as a whole.
    mutating func end() {
        if calls.isEmpty, let first = lonePhases.first {
            calls = lonePhases
            diagnostics.append(
                Diagnostic(
                    .warning, "log.phases-alone", range: first.range,
                    """
                    a line with only 'active', 'inactive' or 'background' is read as the phase of \
                    a scene
                    """,
                    notes: ["print 'scenePhase' as well to leave no doubt"]))
        } else {
            unreadPhases += lonePhases.map(\.range)
            unreadPhases.sort { $0.start.line < $1.start.line }
        }
        readFromTheEnd()
        reportUnreadPhases()
        if let taskWarning, !calls.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.task-warning", range: taskWarning,
                    """
                    the console warns of a background task that is still open; no call is compared \
                    with this warning
                    """))
        }
        reportProcesses()
        guard let first = calls.first else { return }
        let count = calls.count { !$0.isRepetition }
        if unknownCount > count {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.mostly-unread", range: first.range,
                    """
                    \(count) \(count == 1 ? "call is" : "calls are") compared, but \(unknownCount) \
                    lines that name other calls are not
                    """))
        }
        if hiddenCount > 0 {
            diagnostics.append(
                Diagnostic(
                    .warning, "log.private", range: first.range,
                    """
                    \(lines(hiddenCount)) '<private>', which may be \
                    \(hiddenCount == 1 ? "a call" : "calls")
                    """, notes: [Self.advice]))
        }
    }

    /// Turns a log round whose times only fall, as views print that have the newest line first.
    private mutating func readFromTheEnd() {
        guard fallCount > 1, riseCount == 0, let first = calls.first else { return }
        calls.reverse()
        for index in calls.indices.dropLast() where calls[index].isRepetition {
            calls[index].isRepetition = false
            calls[index + 1].isRepetition = true
        }
        diagnostics.removeAll { $0.id == "log.time" }
        diagnostics.append(
            Diagnostic(
                .warning, "log.newest-first", range: first.range,
                "the times run backwards, so the log is read from its last line up"))
    }

    /// Says which lines may have been meant as phases, in a log that has phases.
    private mutating func reportUnreadPhases() {
        guard let first = unreadPhases.first,
            calls.contains(where: { call in
                call.calls.contains { if case .phase = $0 { true } else { false } }
            })
        else { return }
        var others = Text()
        for (index, range) in unreadPhases.dropFirst().enumerated() {
            if index > 0 { others.append(", " as Text) }
            if index == Self.mostLines {
                others.append("…" as Text)
                break
            }
            others.append("\(range.start.line)" as Text)
        }
        diagnostics.append(
            Diagnostic(
                .warning, "log.phase-unread", range: first,
                "the line contains the name of a phase but is not read as one",
                notes: others.isEmpty ? [] : ["other such lines: \(others)"]))
    }

    /// Returns true for the console's warning of a background task, as devices and traces print it.
    private static func warnsOfTask(_ message: ArraySlice<UInt8>) -> Bool {
        let words = message.split(separator: UInt8(ascii: " "))
        let expected = Array("was created over".utf8).split(separator: UInt8(ascii: " "))
        return words.indices.contains { index in
            words[index...].starts(with: expected) { $0.elementsEqual($1) }
        }
    }

    /// How many lines a note lists.
    private static let mostLines = 8

    private func lines(_ count: Int) -> Message {
        count == 1 ? "1 line says" : "\(count) lines say"
    }

    private static var advice: Message {
        """
        the system hides what an app interpolates: log it with 'privacy: .public', or '%{public}@' \
        with os_log
        """
    }

    private mutating func reportProcesses() {
        guard let first = calls.first else {
            let whose: Message = process.map { " of '\($0)'" } ?? ""
            var notes: [Message] = [
                """
                a line must name a call as '#function', '__func__' or a notification does, such as \
                '-[AppDelegate applicationDidBecomeActive:]', or print 'scenePhase' and its value
                """
            ]
            if maskedCount > 0 {
                notes.append("\(lines(maskedCount)) '<private>': \(Self.advice)")
            }
            diagnostics.append(
                Diagnostic(
                    .error, "log.nothing", range: .fileStart,
                    "no line\(whose) is a lifecycle call", notes: notes))
            return
        }
        guard let other = calls.first(where: { $0.processName != first.processName }),
            let one = first.processName, let two = other.processName
        else { return }
        diagnostics.append(
            Diagnostic(
                .error, "log.processes", range: other.range,
                "this call is from '\(two)', but the first one was from '\(one)'",
                notes: [
                    """
                    a log must be from one process; cut it down to one, or name it: '--process \
                    \(one)'
                    """
                ]))
    }
}
