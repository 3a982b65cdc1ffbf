import LifecycleCore
import Testing

/// What must hold whatever happens: all sequences of events up to a length, for each kind of app
/// and each version at which a rule changes.
@Suite struct EverySequenceTests {
    /// How many events follow on the launch.
    static let length = 3

    /// What can happen next, one second after the last event.
    static let alphabet: [Happening] =
        Event.allCases.map { .event($0) }
        + [
            .action(.beginTask(TaskName(index: 0))), .action(.endTask(TaskName(index: 0))),
            .action(.readTimeRemaining), .action(.block(.seconds(3))),
        ]

    static let apps: [App] = {
        // Each version at which a rule begins or ends to hold, and the newest.
        var versions: [IOSVersion] = [.oldest, .newest]
        for rule in ruleBook {
            versions.append(rule.versions.first)
            if let end = rule.versions.end { versions.append(end) }
        }
        let distinct = Set(versions.map(\.major)).sorted()
        return distinct.flatMap { major in
            [true, false].map { adoptsScenes in
                var app = App(version: IOSVersion(major))
                app.adoptsScenes = adoptsScenes
                app.observesNotifications = true
                app.sdk = IOSVersion(26)
                app.handlers = [
                    Handler(
                        method: .expiration(TaskName(index: 0)),
                        actions: [
                            DelayedAction(
                                delay: Span(milliseconds: 0),
                                action: .endTask(TaskName(index: 0)))
                        ])
                ]
                return app
            }
        }
    }()

    @Test(arguments: apps) func keepsTheLaws(_ app: App) {
        var world = World(app: app)
        var laws = Laws()
        Self.proceed(&world, &laws, to: .event(.userOpensApp), after: .seconds(0))
        var count = 0
        follow(world, laws, depth: 0, count: &count)
        #expect(count == (1...Self.length).reduce(0) { $0 + power(Self.alphabet.count * 2, $1) })
    }

    /// Tries each continuation of a world, one second and eleven minutes later.
    private func follow(_ world: World, _ laws: Laws, depth: Int, count: inout Int) {
        guard depth < Self.length else { return }
        for happening in Self.alphabet {
            for pause in [Span.seconds(1), .seconds(660)] {
                var next = world
                var nextLaws = laws
                Self.proceed(&next, &nextLaws, to: happening, after: pause)
                count += 1
                follow(next, nextLaws, depth: depth + 1, count: &count)
            }
        }
    }

    private static func proceed(
        _ world: inout World, _ laws: inout Laws, to happening: Happening, after pause: Span
    ) {
        world.schedule(happening, at: world.now + pause)
        while let next = world.advance() {
            let step = step(world, next)
            world = step.world
            for entry in step.trace { laws.check(entry) }
            if next == happening { return }
        }
    }

    private func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }
}

/// The laws that every trace keeps, checked entry by entry.
struct Laws {
    private var state = LifecycleState.notRunning
    private var time = Instant.zero
    /// Whether the app was told last that it is active; nil before it was told anything.
    private var isToldActive: Bool?

    /// The changes of state that Apple's documentation draws, with the launch of scene-based apps
    /// in the background.
    private static let legal: [LifecycleState: LifecycleStates] = [
        .notRunning: [.inactive, .background],
        .inactive: [.active, .background, .notRunning],
        .active: [.inactive, .notRunning],
        .background: [.inactive, .suspended, .notRunning],
        .suspended: [.background, .notRunning],
    ]

    mutating func check(_ entry: TraceEntry) {
        #expect(entry.time >= time, "time runs back")
        time = entry.time
        switch entry.what {
        case .stateChange(let from, let to):
            #expect(from == state, "a change starts from the state before it")
            #expect(Self.legal[from]?.contains(LifecycleStates(to)) == true, "\(from) to \(to)")
            #expect(entry.state == to)
            state = to
            if to == .notRunning { isToldActive = nil }
        case .callback(let callback):
            #expect(state != .suspended && state != .notRunning, "\(callback) of a frozen process")
            checkAlternation(of: callback)
        case .notification, .began, .ended, .expirationHandler, .timeRemaining, .blocked:
            #expect(state != .suspended && state != .notRunning, "code of a frozen process runs")
        case .event, .ignored, .refused, .launchRefused, .killed:
            #expect(entry.reads == nil)
        }
        #expect(entry.state == state, "the state after an entry is the state of the model")
        if let reads = entry.reads {
            #expect("\(reads.name)" == "\(state.name)", "what is read is the state of the model")
        }
        #expect(Int(entry.rule.index) < ruleBook.count)
    }

    private mutating func checkAlternation(of callback: Callback) {
        switch callback {
        case .didBecomeActive, .sceneDidBecomeActive:
            #expect(isToldActive != true, "told twice that it is active")
            isToldActive = true
        case .willResignActive, .sceneWillResignActive:
            #expect(isToldActive == true, "told to resign without being active")
            isToldActive = false
        default: break
        }
    }
}
