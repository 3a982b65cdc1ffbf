import LifecycleCore
import Testing

/// What must hold whatever happens: all sequences of happenings up to a length, for each kind of app
/// and each version at which a rule changes.
///
/// Two sequences that lead to the same world, seen from its own moment, have the same future, so
/// only one of them is followed. That makes millions of sequences a few thousand worlds.
@Suite struct EverySequenceTests {
    /// How many happenings follow on the launch.
    static let length = 3

    /// What can happen next.
    static let alphabet: [Happening] =
        Event.allCases.map { .event($0) }
        + [
            .action(.beginTask(TaskName(index: 0))), .action(.endTask(TaskName(index: 0))),
            .action(.readTimeRemaining), .action(.block(.seconds(4))), .action(.complete),
            .action(.start(.audio)), .action(.stop(.audio)), .action(.crash),
        ]
        + WindowEvent.allCases.map { .window($0, 2) }
        + InputEvent.allCases.map { .input($0, nil) }
        + [.window(.userCloses, 1), .window(.userHides, 1), .window(.userShows, 1)]

    /// How long after the last happening: at once, while spans run, when all have run out.
    static let pauses: [Span] = [.seconds(1), .seconds(660)]

    static let apps: [App] = {
        // Each version at which a rule begins or ends to hold, and the newest.
        var versions: [IOSVersion] = [.oldest, .newest]
        for rule in ruleBook {
            versions.append(rule.versions.first)
            if let end = rule.versions.end { versions.append(end) }
        }
        return Set(versions.map(\.major)).sorted().flatMap { major in
            [false, true].map { app(on: IOSVersion(major), adoptsScenes: $0) }
                // Before iOS 13 an app with scenes is an app without.
                .filter { !$0.adoptsScenes || $0.model == .scenes }
        }
    }()

    private static func app(on version: IOSVersion, adoptsScenes: Bool) -> App {
        var app = App(version: version)
        app.adoptsScenes = adoptsScenes
        app.observesNotifications = true
        app.hasPasscode = true
        app.supportsWindows = true
        app.sdk = IOSVersion(26)
        app.modes = [.audio, .fetch, .remoteNotification]
        app.handlers = [
            Handler(
                method: .expiration(TaskName(index: 0)),
                actions: [
                    DelayedAction(delay: .seconds(0), action: .endTask(TaskName(index: 0)))
                ]),
            Handler(
                method: .callback(.performFetch),
                actions: [DelayedAction(delay: .seconds(9), action: .complete)]),
        ]
        return app
    }

    /// A world and what the app was told on the way there: all that decides whether what comes is
    /// lawful.
    private struct Place: Hashable {
        var world: World
        var laws: Laws
    }

    /// An app under test, by its version and its model.
    struct Case: CustomTestStringConvertible, Sendable {
        var app: App
        var testDescription: String {
            "iOS \(app.version.major), \(app.model == .scenes ? "scenes" : "app delegate")"
        }
    }

    @Test(arguments: apps.map(Case.init)) func keepsTheLaws(_ testCase: Case) {
        var start = Place(world: World(app: testCase.app), laws: Laws())
        Self.proceed(&start, to: .event(.userOpensApp), after: .seconds(0))
        var seen: Set<Place> = [start]
        var frontier = [start]
        var steps = 0
        var sequences = 1.0
        for _ in 0..<Self.length {
            var next: [Place] = []
            for place in frontier {
                for happening in Self.alphabet {
                    for pause in Self.pauses {
                        var there = place
                        Self.proceed(&there, to: happening, after: pause)
                        steps += 1
                        if seen.insert(there).inserted { next.append(there) }
                    }
                }
            }
            frontier = next
            sequences *= Double(Self.alphabet.count * Self.pauses.count)
        }
        print(
            "\(testCase.testDescription): \(sequences) sequences of \(Self.length),",
            "\(seen.count) places, \(steps) steps")
        #expect(seen.count > 1)
    }

    private static func proceed(_ place: inout Place, to happening: Happening, after pause: Span) {
        place.world.schedule(happening, at: place.world.now + pause)
        while let next = place.world.advance() {
            let step = step(place.world, next)
            place.world = step.world
            for entry in step.trace { place.laws.check(entry) }
            if next == happening { break }
        }
        place.world = place.world.fromNow
        place.laws.forgetTime()
    }
}

/// The laws that every trace keeps, checked entry by entry.
struct Laws: Hashable {
    private var state = LifecycleState.notRunning
    private var time = Instant.zero
    /// Whether the app, or each of its scenes, was told last that it is active.
    private var isToldActive = [Bool](repeating: false, count: 4)

    /// The changes of state that Apple's documentation draws, with the launch of scene-based apps
    /// in the background.
    private static let legal: [LifecycleState: LifecycleStates] = [
        .notRunning: [.inactive, .background],
        .inactive: [.active, .background, .notRunning],
        .active: [.inactive, .notRunning],
        .background: [.inactive, .suspended, .notRunning],
        .suspended: [.background, .notRunning],
    ]

    /// Sets the clock back, as the world does.
    mutating func forgetTime() {
        time = .zero
    }

    mutating func check(_ entry: TraceEntry) {
        expect(entry.time >= time, "time runs back")
        time = entry.time
        switch entry.what {
        case .stateChange(let from, let to):
            expect(from == state, "a change starts from the state before it")
            expect(Self.legal[from]?.contains(LifecycleStates(to)) == true, "\(from) to \(to)")
            expect(entry.state == to)
            state = to
            if to == .notRunning { isToldActive = [false, false, false, false] }
        case .callback(let callback):
            expect(state != .suspended && state != .notRunning, "\(callback) of a frozen process")
            checkAlternation(of: callback, in: Int(entry.scene))
        case .notification, .began, .ended, .expirationHandler, .timeRemaining, .blocked,
            .completed, .started, .stopped, .badge, .handled, .reportedCall, .sentEvent, .responder,
            .hitTest, .did:
            expect(state != .suspended && state != .notRunning, "code of a frozen process runs")
        case .sceneStateChange(let from, let to):
            expect(from != to && entry.scene > 0)
        case .event, .ignored, .windowEvent, .windowIgnored, .input, .inputIgnored, .refused,
            .launchRefused, .notWoken, .warned, .killed, .crashed, .exited, .evictedOther,
            .snapshot:
            expect(entry.reads == nil)
        }
        expect(entry.state == state, "the state after an entry is the state of the model")
        if let reads = entry.reads {
            expect("\(reads.name)" == "\(state.name)", "what is read is the state of the model")
        }
        expect(Int(entry.rule.index) < ruleBook.count)
    }

    private mutating func checkAlternation(of callback: Callback, in scene: Int) {
        switch callback {
        case .didBecomeActive, .sceneDidBecomeActive:
            expect(!isToldActive[scene], "told twice that it is active")
            isToldActive[scene] = true
        case .willResignActive, .sceneWillResignActive:
            expect(isToldActive[scene], "told to resign without being active")
            isToldActive[scene] = false
        default: break
        }
    }
}

/// Records an issue if something is not so; `#expect` would keep its parts each time.
private func expect(_ isSo: Bool, _ message: @autoclosure () -> Comment = "a law is broken") {
    if !isSo { Issue.record(message()) }
}
