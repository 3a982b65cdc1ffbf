import LifecycleCore
import LifecycleReference

/// Long sequences of random events, for random apps, each identified by a number.
public struct RandomSequences {
    /// The number of sequences that were run.
    public private(set) var count = 0
    /// The number of events in all of them.
    public private(set) var agendaItems = 0
    /// Some sequences that break a law: the number, the law, and the shortest failing subsequence,
    /// as a scenario.
    public private(set) var failures: [String] = []

    /// The largest number of events in one sequence.
    public static let longest = 200

    /// Runs a number of sequences for an app under test.
    ///
    /// - Parameters:
    ///   - test: The app whose model and version they have.
    ///   - number: The number of the first sequence; the others follow.
    ///   - count: The number of sequences.
    public init(_ test: AppUnderTest, from number: UInt64 = 0, count: Int) {
        for name in number..<number + UInt64(count) where failures.count < 5 {
            let sequence = TimedSequence(random: name, of: test)
            self.count += 1
            agendaItems += sequence.timeline.count
            guard !sequence.breaches().isEmpty else { continue }
            let shortest = sequence.shortest()
            failures.append(
                "random sequence \(name): \(shortest.breaches()[0])\n\(shortest.text)")
        }
    }
}

extension TimedSequence {
    /// Creates the random sequence with a number, the same each time and on each machine.
    public init(random number: UInt64, of test: AppUnderTest) {
        var generator = SplitMix(state: number)
        self.init(app: test.app.varied(by: &generator), timeline: [])
        var now = Instant.zero
        var windows: UInt8 = 1
        for _ in 0..<Int.random(in: 1...RandomSequences.longest, using: &generator) {
            now = now + TimedSequence.pauses.picked(by: &generator)
            var agendaItem = AgendaItem.all.picked(by: &generator)
            // Windows are opened in order, as in the scenario language.
            if agendaItem.openedWindow != nil {
                guard windows < 3 else { continue }
                windows += 1
                agendaItem = .stimulus(Stimulus(.userOpensWindow, at: .window(windows)))
            }
            timeline.append(TimedItem(time: now, agendaItem: agendaItem))
        }
    }

    /// Creates a random sequence of a few kinds of events for an app without options on contested
    /// questions.
    ///
    /// Among all events most end the process or need another one before them, so what takes several
    /// events to bring about is found in sequences of few kinds.
    init(ofFewEvents number: UInt64, of test: AppUnderTest) {
        var generator = SplitMix(state: number)
        self.init(app: test.app.varied(by: &generator), timeline: [])
        for option in ContestedOption.allCases { app[option] = false }
        app.isDebugged = false
        var items = (0..<5).map { _ in AgendaItem.all.picked(by: &generator) }
        // Work in the background needs several settings at once.
        if Bool.random(using: &generator) {
            app.modes = BackgroundModes.all.reduce(into: []) { $0.formUnion($1.mode) }
            app.declaresTasks = true
            app.handlers = [.taskExpirationHandler, .memoryPressureHandler].map {
                Handler(method: .callback($0), actions: [])
            }
            app.otherApps = [
                OtherApp(megabytes: 300, isRunning: false),
                OtherApp(megabytes: 80, isRunning: true),
            ]
            items.append(.stimulus(Stimulus(.systemStartsProcessingTask)))
            items.append(
                AgendaItem.all.filter { $0.trigger == .action(.startActivity) }.picked(
                    by: &generator))
        }
        let ways: [Event] = [
            .userOpensApp, .userOpensURL, .userOpensUniversalLink, .userTapsPush,
            .userTapsLocalNotification, .userChoosesQuickAction, .userAcceptsShare,
            .userContinuesActivity,
        ]
        items += [
            ways.picked(by: &generator), .userGoesHome, .userLocksDevice, .userUnlocksDevice,
        ].map { .stimulus(Stimulus($0)) }
        items = items.filter { $0.openedWindow == nil }
        if app.supportsWindows {
            items.append(.stimulus(Stimulus(.userOpensWindow, at: .window(2))))
        }
        var now = Instant.zero
        var hasWindow = false
        for _ in 0..<40 {
            now = now + TimedSequence.pauses.picked(by: &generator)
            let item = items.picked(by: &generator)
            if item.openedWindow != nil {
                if hasWindow { continue }
                hasWindow = true
            }
            timeline.append(TimedItem(time: now, agendaItem: item))
        }
    }

    /// Times between two events: mostly none or little, and around each limit of the system.
    private static let pauses: [Span] =
        [0, 0, 0, 100, 500, 1000, 1000, 4000].map { Span(milliseconds: $0) }
        + Set(budgets.map(\.span.milliseconds)).sorted().flatMap {
            [Span(milliseconds: $0 - 1), Span(milliseconds: $0), Span(milliseconds: $0 + 1)]
        }
}

extension App {
    /// The same model on the same version with random settings and code.
    fileprivate func varied(by generator: inout SplitMix) -> App {
        var app = self
        for setting in App.settings { app[keyPath: setting] = .random(using: &generator) }
        for option in ContestedOption.allCases where option != .quickSwipeMakesScene {
            // According to its only report, it makes a scene that the laws do not know: it never
            // connects.
            app[option] = .random(using: &generator)
        }
        app.modes = []
        for (_, mode) in BackgroundModes.all where Bool.random(using: &generator) {
            app.modes.formUnion(mode)
        }
        let actions = ActionKind.allCases.filter { $0 != .crash && $0 != .exit }.map(\.example)
        app.handlers = []
        for method in App.methods where UInt8.random(in: 0..<4, using: &generator) == 0 {
            let code = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                DelayedAction(
                    delay: TimedSequence.delays.picked(by: &generator),
                    action: actions.picked(by: &generator))
            }
            app.handlers.append(Handler(method: method, actions: code))
        }
        return app
    }

    private static var settings: [WritableKeyPath<App, Bool>] {
        [
            \.observesNotifications, \.exitsOnSuspend, \.callsFullScreen, \.isDebugged,
            \.isInSimulator, \.lateTaskLoses, \.declaresTasks, \.usesAccessorySetupKit,
            \.watchesScenePhase, \.watchesViews, \.preservesState, \.launchReturnsFalse,
            \.hasNotificationCenterDelegate, \.hasPasscode, \.isOnPad,
            \.handlesPushesWithCompletion, \.hasAlwaysOnDisplay,
        ]
    }

    private static let methods: [HandledMethod] =
        Callback.allCases.map { .callback($0) }
        + [
            .expiration(TaskName(index: 0)), .launchHandler(.refreshTask),
            .launchHandler(.processingTask),
        ]
}

extension TimedSequence {
    /// The delays after a call until the app's code does something.
    fileprivate static let delays: [Span] = [
        .seconds(0), .seconds(0), .seconds(1), .seconds(9), .seconds(40),
    ]
}

extension Array {
    /// A random element.
    public func picked(by generator: inout SplitMix) -> Element {
        self[Int.random(in: indices, using: &generator)]
    }
}

/// The generator SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators",
/// 2014).
public struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// Creates the generator with a seed; the same seed gives the same numbers each time.
    public init(state: UInt64) {
        self.state = state
    }

    /// The next number.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }
}
