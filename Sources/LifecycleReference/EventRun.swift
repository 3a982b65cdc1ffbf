import LifecycleCore

/// What an ordinary app on the newest version does when an event happens in a state, by a run.
///
/// The app declares every background mode and its tasks, so that nothing keeps the event from it. For
/// events of windows it has two, and the event is about the second.
struct EventRun {
    var model: AppModels
    /// What is called and what changes at once, in order; empty if nothing is.
    private(set) var parts: [Part] = []
    /// Why nothing happens, if the system has a reason.
    private(set) var reason: Reason?

    /// A part of the run that its reader looks for.
    enum Part: Equatable {
        case call(Callback)
        /// The launch handler of a background task.
        case launchHandler(LaunchReason)
        case state(LifecycleState)
        /// The state of the second window.
        case windowState(LifecycleState)
        case kill(KillReason)
    }

    /// The rule that answers the event.
    private(set) var rule: Rule?
    /// The contested rules of the entries that follow.
    private(set) var contested: [Rule] = []
    /// The event that brought the app into the state, unless it is the usual one.
    private(set) var opener: Event?

    /// What makes a difference to what an app is told.
    enum Variation {
        case none
        case ownCall
        case fullScreenCalls
        case fetch
        case pad
        case passcode
        case notificationCenterDelegate
        case noModes

        /// Those that may tell an app something else than an ordinary one is told.
        ///
        /// A background mode makes a difference to what the system hands over.
        static func additions(for event: Event) -> [Variation] {
            [.passcode, .notificationCenterDelegate] + (event.actor == .user ? [] : [.noModes])
        }

        /// Those that matter for events that tell an ordinary app nothing.
        static let settings: [Variation] = [.ownCall, .fullScreenCalls, .fetch, .pad]
    }

    /// The runs of both models of app, without those that cannot reach the state.
    static func all(
        of event: Event, from state: LifecycleState, _ variation: Variation = .none
    ) -> [EventRun] {
        [AppModels.delegate, .scenes].compactMap { model in
            EventRun(of: event, from: state, app(of: event, model, variation), variation)
        }
    }

    /// The run of an app of one model that also reports its views and phases; nil if it cannot reach
    /// the state.
    static func watched(
        _ event: Event, from state: LifecycleState, model: AppModels
    ) -> EventRun? {
        var app = app(of: event, model, .none)
        app.watchesViews = true
        app.watchesScenePhase = true
        return EventRun(of: event, from: state, app, .none)
    }

    private init?(
        of event: Event, from state: LifecycleState, _ app: App, _ variation: Variation
    ) {
        model = app.model
        let target: Stimulus.Target = event.about.isWindow ? .window(2) : .app
        var isRun = false
        var isRefused = true
        var refusals: [Reason] = []
        defer { reason = isRefused ? refusals.first : nil }
        for setup in Self.setups(of: event, for: state, variation) {
            var world = World(app: app)
            var trace: [TraceEntry] = []
            for (time, earlier, target) in setup.earlier {
                world.schedule(
                    .stimulus(Stimulus(earlier, at: target)), at: .zero + .seconds(time))
            }
            let meant = AgendaItem.stimulus(Stimulus(event, at: target))
            world.schedule(meant, at: .zero + .seconds(setup.time))
            while let next = world.advance() {
                let isMeant = next == meant && world.now == .zero + .seconds(setup.time)
                if isMeant, world.state != state { break }
                world.apply(next, &trace)
                guard isMeant else { continue }
                parts = trace.compactMap { Part($0, ofWindows: event.about.isWindow) }
                isRun = true
                if case .ignored(_, let reason)? = trace.last?.what {
                    refusals.append(reason)
                } else {
                    isRefused = false
                }
                opener = setup.opener
                rule = trace.first?.rule.rule
                contested = trace.map(\.rule.rule).filter { $0.evidence.confidence == .contested }
                    .reduce(into: []) { known, rule in
                        if !known.contains(where: { $0.name == rule.name }) { known.append(rule) }
                    }
                break
            }
            if !parts.isEmpty { return }
        }
        if !isRun { return nil }
    }

    private static func app(
        of event: Event, _ model: AppModels, _ variation: Variation
    ) -> App {
        var app = App(version: .newest)
        app.adoptsScenes = model == .scenes
        // With a newer SDK an app without scenes does not launch.
        if model == .delegate { app.sdk = IOSVersion(26) }
        if variation != .noModes {
            app.modes = BackgroundModes.all.reduce(into: []) { $0.formUnion($1.mode) }
        }
        app.hasNotificationCenterDelegate = variation == .notificationCenterDelegate
        app.declaresTasks = variation != .fetch
        app.supportsWindows = event.about.isWindow
        app.isOnPad = event.about.isWindow || variation == .pad
        app.callsFullScreen = variation == .fullScreenCalls
        app.hasPasscode = variation == .passcode
        return app
    }
}

/// What happens before an event, with the time in seconds, and the time of the event.
private struct Setup {
    var earlier: [(time: Int64, event: Event, target: Stimulus.Target)]
    var time: Int64
    /// The last event that brings the app into the state, unless it is the usual one.
    var opener: Event?
}

extension EventRun {
    /// The setups that may bring an app into a state in which an event can happen, the plainest first.
    private static func setups(
        of meant: Event, for state: LifecycleState, _ variation: Variation
    ) -> [Setup] {
        let openers = meant.openers(without: variation == .ownCall ? .callRings : nil)
        var ways: [[Event]] =
            switch state {
            case .notRunning: [[], [.userLocksDevice]]
            case .active: [[.userOpensApp]]
            case .inactive:
                [
                    [.userOpensApp], [.userOpensApp, .userOpensSwitcher],
                    [.userOpensApp, .userOpensControlCenter], [.userOpensApp, .alertAppears],
                ]
            case .background, .suspended:
                [
                    [.userOpensApp, .userGoesHome], [.userOpensApp, .userLocksDevice],
                    [.userOpensApp],
                ]
            }
        ways = ways.filter { way in
            way.allSatisfy { $0.begins.isDisjoint(with: meant.unless) }
        }
        // An app is suspended some seconds after it has left the screen.
        let pauses: [(Int64, Int64)] =
            state == .suspended ? [(40, 2), (1, 40)] : [(1, 1)]
        return ways.flatMap { way in
            pauses.map { pause in
                var time: Int64 = 0
                var earlier: [(time: Int64, event: Event, target: Stimulus.Target)] = []
                for (index, event) in way.enumerated() {
                    time = Int64(index) * 20
                    earlier.append((time, event, .app))
                }
                time += pause.0
                if meant.about.isWindow, meant != .userOpensWindow, state != .notRunning {
                    earlier.append((1, .userOpensWindow, .window(2)))
                    time = max(time, 2)
                }
                if meant == .userShowsWindow, state != .notRunning {
                    earlier.append((time, .userHidesWindow, .window(2)))
                    time += 1
                }
                for opener in openers where !way.contains(opener) {
                    earlier.append((time, opener, .app))
                    time += 1
                }
                let isUsual = way.last.map { $0 == .userOpensApp || $0 == .userGoesHome } ?? true
                return Setup(
                    earlier: earlier, time: time + pause.1, opener: isUsual ? nil : way.last)
            }
        }
    }
}

extension EventRun.Part {
    fileprivate init?(_ entry: TraceEntry, ofWindows: Bool) {
        switch entry.what {
        case .callback(let callback): self = .call(callback)
        case .handled(let reason): self = .launchHandler(reason)
        case .stateChange(_, let state): self = .state(state)
        case .sceneStateChange(_, let state) where ofWindows: self = .windowState(state)
        case .killed(let reason): self = .kill(reason)
        default: return nil
        }
    }
}

extension Event {
    /// The events that must come before it, such as the call that is answered, without one that the
    /// next of its kind takes the place of.
    fileprivate func openers(without other: Event?, depth: Int = 2) -> [Event] {
        var missing = when
        var openers: [Event] = []
        for opener in Event.allCases
        where depth > 0 && opener != other && !opener.begins.isDisjoint(with: missing) {
            openers += opener.openers(without: other, depth: depth - 1) + [opener]
            missing.subtract(opener.begins)
        }
        return openers
    }
}
