// Theory of operation.
//
// DeviceLogs reads what a device printed, and compares it with a run or checks it against the
// rules. It knows the shapes of log lines and the spellings of calls. It does not know Markdown,
// pages, files or how anything is printed.
//
// `LineHead` splits off the head of a line. The message is then searched for a call
// (`CallSpelling`), a state (`PrintedState`) and a scene (`PrintedScene`). All other output of the
// app is kept and never compared.

public import Diagnostics
public import LifecycleCore

/// What a device printed, line by line, and the calls found in it.
public struct DeviceLog: Sendable {
    /// The lines without their ends.
    public let lines: [Text]
    /// The calls in the order of the lines.
    public let calls: [LoggedCall]
    /// The number of other lines that name something that looks like a call but is unknown here.
    public let unknownCount: Int
    /// The number of other lines that name a known call that no rule makes.
    public let unmodelledCount: Int

    /// The number of calls, with repetitions counted once.
    public var callCount: Int { calls.count { !$0.isRepetition } }

    /// Whether more unknown calls are named than calls compared, so that a verdict says little.
    public var isMostlyUnread: Bool { unknownCount > callCount }

    /// The calls in the form that searches and comparisons take.
    public var observations: Observations {
        Observations(
            calls.indices.map { index in
                let call = calls[index]
                var observation = Observation(call.calls, reads: call.reads, scene: call.scene)
                observation.earlierPhase = call.earlierPhase
                observation.process = call.process
                observation.mayBeRepetition = call.isRepetition
                if index > 0, let time = call.time, let earlier = calls[index - 1].time {
                    observation.pause = time.span(since: earlier)
                }
                return observation
            })
    }

    /// The month in which the log was printed, counted from the year 0; nil if no line gives a
    /// date.
    public var month: Int? {
        calls.lazy.compactMap { $0.time?.month }.first
    }

    /// Whether the line with this number, counted from 1, has a call.
    public func isCompared(line: Int) -> Bool {
        var low = 0
        var high = calls.count
        while low < high {
            let middle = (low + high) / 2
            if calls[middle].range.start.line < line { low = middle + 1 } else { high = middle }
        }
        return low < calls.count && calls[low].range.start.line == line
    }
}

/// A line of a log that has a call.
public struct LoggedCall: Equatable, Sendable {
    /// Where the log names the call.
    public var range: SourceRange
    /// The calls that the spelling can mean.
    public var calls: [ObservedCall]
    /// The `applicationState` that the line prints; nil if it prints none.
    public var reads: ApplicationState?
    /// The scene that the line names, numbered from 0 in the order of first mention.
    public var scene: Int?
    /// The previous phase, if the line prints it.
    public var earlierPhase: ScenePhase?
    /// The number of the process that printed the line; nil if the line does not say.
    public var process: Int64?
    /// The name of that process; nil if the line does not say.
    var processName: String?
    /// Whether the line above reports the same in the same moment, so that both may be one call.
    public internal(set) var isRepetition = false
    /// When the line was printed; nil if the line does not say.
    var time: LogTime?

    init(range: SourceRange, calls: [ObservedCall], _ entry: LogEntry) {
        self.range = range
        self.calls = calls
        process = entry.processNumber ?? PrintedProcess.number(in: entry.message)
        processName = entry.process
        time = entry.time
    }

    /// Whether the line says the same as an earlier one.
    ///
    /// Two scenes may get the same call at once, so a line about a scene must name it.
    func isRepetition(of earlier: LoggedCall) -> Bool {
        let isOfScene = calls.contains { $0.isOfScene }
        return calls == earlier.calls && reads == earlier.reads && scene == earlier.scene
            && earlierPhase == earlier.earlierPhase && processName == earlier.processName
            && process == earlier.process && (!isOfScene || scene != nil)
    }

    /// How many of the possible calls of a spelling a message names.
    private static let mostNames = 2

    /// The call as messages name it, with the printed state.
    public var words: Text {
        var words = Text()
        for (index, call) in calls.prefix(Self.mostNames).enumerated() {
            words.append(index == 0 ? "\(call.name)" : " or \(call.name)")
        }
        if calls.count > Self.mostNames {
            words.append(" or one of \(calls.count - Self.mostNames) others" as Text)
        }
        if let reads { words.append(" [\(reads.name)]" as Text) }
        return words
    }
}
