public import LifecycleCore

/// An app and the events that explain the observations of it.
public struct Explanation: Sendable {
    /// The app.
    public private(set) var app: App
    /// The events in the order of time.
    public private(set) var steps: [Step] = []
    /// The call made at each observation, which may itself allow several.
    public private(set) var calls: [ObservedCall] = []
    /// The first observation that comes earlier than in the rules because the order is not settled,
    /// and that order; nil if there is none.
    public private(set) var early: (position: Int, order: PartialOrder)?
    /// The uncommon settings that the app needs.
    public let settings: [UncommonSetting]
    /// The time after which everything is observed; nil if everything is.
    private var beginning: Instant?

    /// An event in an explanation.
    public struct Step: Sendable {
        /// The event and its time.
        public var timed: TimedItem
        /// The indices of the observations that it explains before the next step.
        public var explains: Range<Int>
        /// Whether it comes before the observations begin.
        public var isBefore: Bool
        /// The call after which the process ended; nil if it did not end there.
        public var end: ObservedCall? { midEventEnd?.call }
        /// The place of that end among the calls of the event.
        var midEventEnd: MidEventEnd?
        /// The number of its watched calls that came before the observations began.
        public var missed: Int
        /// Whether it represents any unobserved launch or wake in the background.
        public var isUnseenWake: Bool
    }

    /// Creates a timeline from the path of a search, and removes what the app does not need; nil if
    /// a run of it does not make the observations.
    init?(
        of observations: Observations, on app: App, settings: Settings, by path: [ExplainedStep]
    ) {
        self.app = app
        self.settings = settings.indices.map { UncommonSetting.all[$0] }
        // The gaps are round for readability, and shrink if a time limit of the system is shorter.
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

    /// Gives each step a time, one gap after the step before.
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
                    midEventEnd: part.end, missed: part.missed, isUnseenWake: part.isUnseenWake))
        }
        // If no step comes before them, the observations begin with the first step.
        if !(steps.first?.isBefore ?? false) { beginning = nil }
    }

    /// Runs an event and everything that is due before it.
    private static func run(
        _ timed: TimedItem, endingAt end: MidEventEnd?, _ world: inout World,
        _ take: ([TraceEntry]) -> Void
    ) {
        world.schedule(timed.agendaItem, at: timed.time)
        while let next = world.advance() {
            let isIt = next == timed.agendaItem
            var (after, entries) = step(world, next)
            if isIt, let count = end?.entryCount(in: entries) {
                after = world
                var asked = Conditions()
                after.apply(next, &entries, asking: &asked, crashingBehind: count)
            }
            world = after
            take(entries)
            guard !isIt else { break }
        }
    }

    /// The findings of the matcher in a run of the timeline; nil if the run contradicts the
    /// observations.
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
            Self.run(step.timed, endingAt: step.midEventEnd, &world, take)
        }
        while let next = world.advance() {
            let (after, entries) = step(world, next)
            world = after
            take(entries)
        }
        guard !isContradicted, matcher.hasFoundAll(observations) else { return nil }
        return findings
    }

    /// Removes modes and settings that the app does not need.
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
