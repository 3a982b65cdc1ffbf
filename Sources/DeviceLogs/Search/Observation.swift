// Theory of operation.
//
// LifecycleSearch asks the simulator backwards: here is what an app was told, what must have
// happened to it? It knows observations and worlds; it knows no text, no files and no log.
//
// `Matcher` holds a row of observations against a trace, entry by entry; a comparison with one run
// uses it as it is. `Search` tries what can happen to an app, the shortest row first, and keeps the
// worlds whose traces the matcher agrees with; two that are equal from now on have one future.
// `WorldGraph` remembers where each event leads from each world, as an app has few of them.

public import LifecycleCore

/// One call that was observed, with what is known of it.
public struct Observation: Hashable, Sendable {
    /// What can have been called: one of these.
    public var calls: [ObservedCall]
    /// What `applicationState` read; nil where it was not printed.
    public var reads: ApplicationState?
    /// Which scene it was about, counted from 0 in the order in which scenes are first named; nil
    /// where that was not said.
    public var scene: Int?
    /// The phase before the one that was observed; nil where that was not said.
    public var earlierPhase: ScenePhase?
    /// The number of the process that it comes from; nil where that was not said.
    public var process: Int64?
    /// How much time has passed since the observation before; nil where that is not known.
    public var pause: Span?
    /// Whether it may be the observation before once more, as it is the same in the same moment.
    public var mayBeRepetition = false

    /// Creates an observation.
    public init(_ calls: [ObservedCall], reads: ApplicationState? = nil, scene: Int? = nil) {
        self.calls = calls
        self.reads = reads
        self.scene = scene
    }

    /// The phase that was observed; nil where a call was.
    var phase: ScenePhase? {
        if case .phase(let phase)? = calls.first { phase } else { nil }
    }
}

/// Everything that was observed, in order, and with it what could have been.
public struct Observations: Sendable {
    /// The calls in the order in which they came.
    public let calls: [Observation]
    /// What the observer watches, by number: a call that never appears was not looked for.
    private let watched: [Bool]
    /// Of that, what is known to be watched in an app of each model: where a name stands for several
    /// calls that such an app can hear, it is not known which of them is looked for.
    private let surelyWatched: (delegate: [Bool], scenes: [Bool])
    /// How many scenes are told apart.
    public let sceneCount: Int
    /// The process of each observation, counted from 0 in the order in which they first come; -1
    /// where it is not known.
    let processes: [Int32]
    /// Whether each observation is the first one of its process.
    let isFirstOfProcess: [Bool]
    /// Whether phases are observed, and with them each change of them.
    public let watchesPhases: Bool

    /// Creates a row of observations.
    public init(_ calls: [Observation]) {
        self.init(calls, isOneProcess: false)
    }

    private init(_ calls: [Observation], isOneProcess: Bool) {
        self.calls = calls
        var watched = [Bool](repeating: false, count: ObservedCall.count)
        for call in calls.lazy.flatMap(\.calls) { watched[call.index] = true }
        watchesPhases = ScenePhase.allCases.contains { watched[ObservedCall.phase($0).index] }
        if watchesPhases {
            for phase in ScenePhase.allCases { watched[ObservedCall.phase(phase).index] = true }
        }
        self.watched = watched
        surelyWatched = (
            Self.surelyWatched(in: calls, by: .delegate), Self.surelyWatched(in: calls, by: .scenes)
        )
        sceneCount = (calls.compactMap(\.scene).max() ?? -1) + 1
        var known: [Int64] = []
        var processes: [Int32] = []
        var isFirst: [Bool] = []
        for call in calls {
            guard let process = isOneProcess ? 0 : call.process else {
                processes.append(-1)
                isFirst.append(false)
                continue
            }
            let index = known.firstIndex(of: process)
            isFirst.append(index == nil)
            processes.append(Int32(index ?? known.count))
            if index == nil { known.append(process) }
        }
        self.processes = processes
        isFirstOfProcess = isFirst
    }

    private static func surelyWatched(in calls: [Observation], by model: AppModels) -> [Bool] {
        var result = [Bool](repeating: false, count: ObservedCall.count)
        for phase in ScenePhase.allCases { result[ObservedCall.phase(phase).index] = true }
        for observation in calls {
            let heard = observation.calls.filter { $0.isHeard(by: model) }
            if heard.count == 1 { result[heard[0].index] = true }
        }
        return result
    }

    /// Whether the observer would have seen a call in an app of a model for sure.
    func surelyWatches(_ call: ObservedCall, by model: AppModels) -> Bool {
        model == .scenes ? surelyWatched.scenes[call.index] : surelyWatched.delegate[call.index]
    }

    /// Whether the observer would have seen a call.
    public func watches(_ call: ObservedCall) -> Bool { watched[call.index] }

    /// Whether any of the calls that are watched satisfies a condition.
    public func watchesAny(_ condition: (ObservedCall) -> Bool) -> Bool {
        calls.contains { $0.calls.contains(where: condition) }
    }

    /// Whether the observer would have seen a process start.
    public var watchesLaunch: Bool { watchesAny(\.isOfLaunch) }

    /// Whether nothing tells one process from the next, so that all is taken to be of one.
    public var areOfOneProcessByAssumption: Bool {
        !watchesLaunch && !processes.contains { $0 >= 0 }
    }

    /// The same, of one process where nothing tells it from the next.
    var assumingOneProcess: Observations {
        areOfOneProcessByAssumption ? Observations(calls, isOneProcess: true) : self
    }

    /// Whether a process has begun before an observation that has no part of it.
    func canBeginProcess(at index: Int) -> Bool {
        guard processes[index] < 0 else { return isFirstOfProcess[index] }
        return calls[index].calls.contains(where: \.isOfLaunch)
    }

    /// Whether a process may begin a few observations behind one: as many as a single event can
    /// come to make.
    func canBeginProcess(soonBehind index: Int, within count: Int = 16) -> Bool {
        let end = count < calls.count - index ? index + count + 1 : calls.count
        return (index + 1..<max(index + 1, end)).contains { canBeginProcess(at: $0) }
    }

    /// Whether so much time has passed before an observation that an app which nothing keeps
    /// running has been suspended meanwhile.
    func isLongPause(before index: Int) -> Bool {
        calls[index].pause.map { $0 > Self.longestRun } ?? false
    }

    /// Three times the longest span that any version grants an app in the background.
    private static let longestRun = Span(
        milliseconds: 3 * (budgets.map { $0.span.milliseconds }.max() ?? 0))
}
