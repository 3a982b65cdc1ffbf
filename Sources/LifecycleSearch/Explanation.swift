public import LifecycleCore

/// An app and what must have happened to it.
public struct Explanation: Sendable {
    /// The app under study.
    public private(set) var app: App
    /// What happened, in the order of time.
    public private(set) var steps: [Step] = []
    /// What was called at each observation, which may have left it open.
    public private(set) var calls: [ObservedCall] = []
    /// The first observation that comes earlier than in the rules, where nobody knows the order
    /// (`LooseOrder`); nil if there is none.
    public private(set) var looseOrder: Int?
    /// The moment at which the observations begin: what comes later is observed; nil where
    /// everything is.
    private var beginning: Instant?

    /// Something that happened.
    public struct Step: Sendable {
        /// What happened, and when.
        public var timed: TimedHappening
        /// The observations that came of it before the next step, by their indices.
        public var explains: Range<Int>
        /// Whether it lies before the observations begin.
        public var isBefore: Bool
    }

    /// Turns what a search has found into a timeline, and strikes off what the app does not need.
    init(of observations: Observations, on app: App, by path: [ExplainedStep]) {
        self.app = app
        // Readable times, unless a span of the system is shorter than the time between two.
        for gap: Int64 in [1000, 100, 10, 1] {
            lay(path, gap: Span(milliseconds: gap))
            if explains(observations, on: app) { break }
        }
        simplify(for: observations)
        if let (calls, looseOrder) = self.calls(explaining: observations, on: self.app) {
            self.calls = calls
            self.looseOrder = looseOrder
        }
    }

    private mutating func lay(_ path: [ExplainedStep], gap: Span) {
        steps = []
        beginning = nil
        var time = Instant.zero
        for part in path {
            if !part.isObserved { beginning = time }
            time = time + part.wait
            guard let happening = part.happening else {
                if let last = steps.indices.last {
                    let start = steps[last].explains.lowerBound
                    steps[last].explains = start..<part.explains.upperBound
                }
                continue
            }
            if !steps.isEmpty { time = time + gap }
            if !part.isObserved { beginning = time }
            steps.append(
                Step(
                    timed: TimedHappening(time: time, happening: happening),
                    explains: part.explains, isBefore: !part.isObserved))
        }
        // Without a step before them the observations begin with the first one.
        if !(steps.first?.isBefore ?? false) { beginning = nil }
    }

    private func explains(_ observations: Observations, on app: App) -> Bool {
        calls(explaining: observations, on: app) != nil
    }

    /// The calls that a run of the timeline makes for the observations; nil if it makes others.
    private func calls(
        explaining observations: Observations, on app: App
    ) -> (calls: [ObservedCall], looseOrder: Int?)? {
        var matcher = Matcher()
        var calls: [ObservedCall] = []
        var looseOrder: Int?
        for entry in run(app, steps.map(\.timed)).trace {
            if let beginning, entry.time <= beginning { continue }
            switch matcher.take(entry, of: observations) {
            case .found(let found):
                if found.count > 1 { looseOrder = looseOrder ?? calls.count }
                calls += found
            case .contradicted: return nil
            case .unwatched, .held, .behindEnd: continue
            }
        }
        return matcher.position == observations.calls.count ? (calls, looseOrder) : nil
    }

    /// Takes away what the app may do or be without need.
    private mutating func simplify(for observations: Observations) {
        let changes: [(inout App) -> Void] =
            [{ $0.modes = [] }]
            + BackgroundModes.all.map { mode in { $0.modes.subtract(mode.mode) } }
            + [
                { $0.hasPasscode = false }, { $0.supportsWindows = false },
                { $0.preservesState = false }, { $0.hasNotificationCenterDelegate = false },
            ]
        for change in changes {
            var simpler = app
            change(&simpler)
            if simpler != app, explains(observations, on: simpler) { app = simpler }
        }
    }
}
