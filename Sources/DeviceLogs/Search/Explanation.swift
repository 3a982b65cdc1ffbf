public import LifecycleCore

/// An app and what must have happened to it.
public struct Explanation: Sendable {
    /// The app under study.
    public private(set) var app: App
    /// What happened, in the order of time.
    public private(set) var steps: [Step] = []
    /// What was called at each observation, which may have left it open.
    public private(set) var calls: [ObservedCall] = []
    /// The first observation that comes earlier than in the rules, where the order is not settled,
    /// and what is not; nil if there is none.
    public private(set) var early: (position: Int, order: PartialOrder)?
    /// In which ways the app has to be uncommon.
    public let settings: [Setting]
    /// The moment at which the observations begin: what comes later is observed; nil where
    /// everything is.
    private var beginning: Instant?

    /// Something that happened.
    public struct Step: Sendable {
        /// What happened, and when.
        public var timed: TimedItem
        /// The observations that came of it before the next step, by their indices.
        public var explains: Range<Int>
        /// Whether it lies before the observations begin.
        public var isBefore: Bool
        /// The call behind which the process ended then; nil where it did not.
        public var end: ObservedCall? { midwayEnd?.call }
        /// Where that is among its calls.
        var midwayEnd: MidwayEnd?
        /// How many of its calls that are watched had come when the observations began.
        public var missed: Int
        /// Whether it stands for whatever launches or wakes an app in the background unseen.
        public var isUnseenWake: Bool
    }

    /// Turns what a search has found into a timeline, and strikes off what the app does not need;
    /// nil if a run of that does not make these observations.
    init?(
        of observations: Observations, on app: App, settings: Settings, by path: [ExplainedStep]
    ) {
        self.app = app
        self.settings = settings.indices.map { Setting.all[$0] }
        // Readable times, unless a span of the system is shorter than the time between two.
        for gap: Int64 in [1000, 100, 10, 1] {
            lay(path, gap: Span(milliseconds: gap), observations)
            guard let findings = findings(of: observations, on: app) else { continue }
            calls = findings.calls
            early = findings.early
            simplify(for: observations)
            return
        }
        return nil
    }

    /// Gives each step a time: a gap behind the one before, or what was observed where that is long.
    private mutating func lay(_ path: [ExplainedStep], gap: Span, _ observations: Observations) {
        steps = []
        beginning = nil
        var world = World(app: app)
        var time = Instant.zero
        for part in path {
            if !part.isObserved { beginning = time }
            guard let agendaItem = part.agendaItem else {
                if world.advance().map({ world = step(world, $0).world }) != nil {
                    time = world.now
                }
                if let last = steps.indices.last {
                    let start = steps[last].explains.lowerBound
                    steps[last].explains = start..<max(start, part.explains.upperBound)
                }
                continue
            }
            if !steps.isEmpty { time = time + gap }
            if !part.isObserved { beginning = time }
            let timed = TimedItem(time: time, agendaItem: agendaItem)
            Self.run(timed, endingAt: part.end, &world) { _ in }
            steps.append(
                Step(
                    timed: timed, explains: part.explains, isBefore: !part.isObserved,
                    midwayEnd: part.end, missed: part.missed, isUnseenWake: part.isUnseenWake))
        }
        // Without a step before them the observations begin with the first one.
        if !(steps.first?.isBefore ?? false) { beginning = nil }
    }

    /// Lets something happen, and what falls due before it.
    private static func run(
        _ timed: TimedItem, endingAt end: MidwayEnd?, _ world: inout World,
        _ take: ([TraceEntry]) -> Void
    ) {
        world.schedule(timed.agendaItem, at: timed.time)
        while let next = world.advance() {
            let isIt = next == timed.agendaItem
            var (after, entries) = step(world, next)
            if isIt, let count = end?.entryCount(in: entries) {
                after = world
                var asked = Conditions()
                after.take(next, &entries, asking: &asked, crashingBehind: count)
            }
            world = after
            take(entries)
            guard !isIt else { break }
        }
    }

    /// What a run of the timeline makes of the observations; nil if it contradicts them.
    private func findings(of observations: Observations, on app: App) -> Matcher.Findings? {
        var matcher = Matcher(for: app, isCut: true)
        var findings = Matcher.Findings()
        var world = World(app: app)
        var isContradicted = false
        var missed = 0
        func take(_ entries: [TraceEntry]) {
            for entry in entries where !isContradicted {
                if let beginning, entry.time <= beginning { continue }
                if missed > 0 {
                    if ObservedCall(entry).map({ observations.watches($0) }) ?? false {
                        missed -= 1
                    }
                    matcher.pass(entry, of: observations)
                    continue
                }
                isContradicted =
                    matcher.take(entry, of: observations, &findings) == .contradicted
            }
        }
        for step in steps {
            if let beginning, step.timed.time > beginning, matcher.position == 0 {
                matcher.beginMoment(world.statesInSight, of: observations)
            }
            missed = step.missed
            Self.run(step.timed, endingAt: step.midwayEnd, &world, take)
        }
        while let next = world.advance() {
            let (after, entries) = step(world, next)
            world = after
            take(entries)
        }
        guard !isContradicted, matcher.hasFoundAll(observations) else { return nil }
        return findings
    }

    /// Takes away what the app may do or be without need.
    private mutating func simplify(for observations: Observations) {
        var changes: [(inout App) -> Void] = [{ $0.modes = [] }]
        changes += BackgroundModes.all.map { mode in { $0.modes.subtract(mode.mode) } }
        changes += [
            { $0.hasPasscode = false }, { $0.preservesState = false },
            { $0.hasNotificationCenterDelegate = false },
        ]
        for change in changes {
            var simpler = app
            change(&simpler)
            if simpler != app, findings(of: observations, on: simpler) != nil { app = simpler }
        }
    }
}
