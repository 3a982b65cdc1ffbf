// Theory of operation.
//
// LifecycleSearch runs the simulator backwards: given the calls that an app received, it finds the
// events that led to them. It knows observations and worlds. It knows no text, no files and no
// logs.
//
// `Matcher` compares observations with a trace, entry by entry; comparing a log with one run needs
// nothing else. `Search` tries events, the cheapest sequence first, and keeps the worlds whose
// traces agree. Worlds with the same future are merged. `WorldGraph` caches where each event leads
// from each world, as an app has few of them.

public import LifecycleCore

/// One observed call, with what is known of it.
public struct Observation: Hashable, Sendable {
    /// The possible calls, one of which was made.
    public var calls: [ObservedCall]
    /// The value of `applicationState`; nil if it was not printed.
    public var reads: ApplicationState?
    /// The scene, numbered from 0 in the order of first mention; nil if unknown.
    public var scene: Int?
    /// The phase before the observed one; nil if unknown.
    public var earlierPhase: ScenePhase?
    /// The number of the process; nil if unknown.
    public var process: Int64?
    /// The time since the observation before; nil if unknown.
    public var pause: Span?
    /// Whether it may repeat the observation before, being the same in the same moment.
    public var mayBeRepetition = false

    /// Creates an observation.
    public init(_ calls: [ObservedCall], reads: ApplicationState? = nil, scene: Int? = nil) {
        self.calls = calls
        self.reads = reads
        self.scene = scene
    }

    /// The observed phase; nil if a call was observed.
    var phase: ScenePhase? {
        if case .phase(let phase)? = calls.first { phase } else { nil }
    }
}

/// All observations in order, and with them the calls that could have been observed.
public struct Observations: Sendable {
    /// The calls in the order in which they came.
    public let calls: [Observation]
    /// Whether each call is watched, by its number: a call that never appears is not watched.
    private let watched: [Bool]
    /// The calls that are certainly watched in an app of each model.
    ///
    /// Where a name can mean several calls in such an app, it is unknown which of them is watched.
    private let surelyWatched: (delegate: [Bool], scenes: [Bool])
    /// The number of scenes that are told apart.
    public let sceneCount: Int
    /// The process of each observation, numbered from 0 in the order of first mention; -1 if
    /// unknown.
    let processes: [Int32]
    /// Whether each observation is the first of its process.
    let isFirstOfProcess: [Bool]
    /// Whether phases are observed, and so every change of phase.
    public let watchesPhases: Bool

    /// Creates observations from calls in order.
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

    /// Whether the observer would certainly have seen a call in an app of a model.
    func surelyWatches(_ call: ObservedCall, by model: AppModels) -> Bool {
        model == .scenes ? surelyWatched.scenes[call.index] : surelyWatched.delegate[call.index]
    }

    /// Whether the observer would have seen a call.
    public func watches(_ call: ObservedCall) -> Bool { watched[call.index] }

    /// Whether any watched call satisfies a condition.
    public func watchesAny(_ condition: (ObservedCall) -> Bool) -> Bool {
        calls.contains { $0.calls.contains(where: condition) }
    }

    /// Whether the observer would have seen a process start.
    public var watchesLaunch: Bool { watchesAny(\.isOfLaunch) }

    /// Whether nothing tells processes apart, so that a single one is assumed.
    public var areOfOneProcessByAssumption: Bool {
        !watchesLaunch && !processes.contains { $0 >= 0 }
    }

    /// These observations, with a single process where nothing tells processes apart.
    var assumingOneProcess: Observations {
        areOfOneProcessByAssumption ? Observations(calls, isOneProcess: true) : self
    }

    /// Whether a process may have begun just before an observation.
    func canBeginProcess(at index: Int) -> Bool {
        guard processes[index] < 0 else { return isFirstOfProcess[index] }
        return calls[index].calls.contains(where: \.isOfLaunch)
    }

    /// Whether a process may begin within the next few observations, as many as one event can
    /// cause.
    func canBeginProcess(soonBehind index: Int, within count: Int = 16) -> Bool {
        let end = count < calls.count - index ? index + count + 1 : calls.count
        return (index + 1..<max(index + 1, end)).contains { canBeginProcess(at: $0) }
    }

    /// Whether the pause before an observation is so long that an app which nothing keeps running
    /// was suspended.
    func isLongPause(before index: Int) -> Bool {
        calls[index].pause.map { $0 > Self.longestRun } ?? false
    }

    /// Three times the longest background time that any version grants.
    private static let longestRun = Span(
        milliseconds: 3 * (budgets.map { $0.span.milliseconds }.max() ?? 0))
}
