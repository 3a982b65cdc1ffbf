// Theory of operation.
//
// DeviceLogs reads what a device printed, and holds it against a run or against the rules. It
// knows the shapes of log lines and the spellings of calls; it does not know Markdown, pages,
// files or how anything is printed.
//
// A line is peeled (`LineHead`), its message is searched for a call (`CallSpelling`) and for what
// is printed of the state and the scene (`PrintedState`, `PrintedScene`). Everything else in a log
// is the app's own chatter: it is kept and never compared.

public import Diagnostics
public import LifecycleCore

/// What a device printed, line by line, and the calls that it tells of.
public struct DeviceLog: Sendable {
    /// The lines without their ends.
    public let lines: [Text]
    /// The calls in the order of the lines.
    public let calls: [LoggedCall]
    /// How many other lines name what looks like a call, so that nothing is known of it here.
    public let unknownCount: Int
    /// How many other lines name a call that is known, and that no rule makes.
    public let unmodelledCount: Int

    /// How many calls it tells of, those that it repeats counted once.
    public var callCount: Int { calls.count { !$0.isRepetition } }

    /// Whether more calls are named than compared, so that a verdict says little.
    public var isMostlyUnread: Bool { unknownCount > callCount }

    /// The calls as a search and a comparison want them.
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

    /// The month in which it was printed, counted from the year 0; nil where no line says so.
    public var month: Int? {
        calls.lazy.compactMap { $0.time?.month }.first
    }

    /// Whether a line tells of a call, by its number from 1.
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

/// A line of a log that tells of a call.
public struct LoggedCall: Equatable, Sendable {
    /// Where the log names the call.
    public var range: SourceRange
    /// What the spelling can stand for.
    public var calls: [ObservedCall]
    /// What the line prints as `applicationState`; nil where it prints none.
    public var reads: ApplicationState?
    /// Which scene it names, counted from 0 in the order in which they are first named.
    public var scene: Int?
    /// The phase that it says was there before; nil where it says nothing of one.
    public var earlierPhase: ScenePhase?
    /// The number of the process that has printed it; nil where it does not say.
    public var process: Int64?
    /// The name of that process; nil where it does not say.
    var processName: String?
    /// Whether the line above has it in the same moment, so that both may be of one call.
    public internal(set) var isRepetition = false
    /// When it was printed; nil where it does not say.
    var time: LogTime?

    init(range: SourceRange, calls: [ObservedCall], _ entry: LogEntry) {
        self.range = range
        self.calls = calls
        process = entry.processNumber ?? PrintedProcess.number(in: entry.message)
        processName = entry.process
        time = entry.time
    }

    /// Whether it says what an earlier line has said.
    ///
    /// Two scenes may be told the same at once, so a line about a scene must name it.
    func isRepetition(of earlier: LoggedCall) -> Bool {
        let isOfScene = calls.contains { $0.isOfScene }
        return calls == earlier.calls && reads == earlier.reads && scene == earlier.scene
            && earlierPhase == earlier.earlierPhase && processName == earlier.processName
            && process == earlier.process && (!isOfScene || scene != nil)
    }

    /// How many of the calls are named that a spelling can stand for.
    private static let mostNames = 2

    /// The call as messages name it, with the state that is printed.
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
