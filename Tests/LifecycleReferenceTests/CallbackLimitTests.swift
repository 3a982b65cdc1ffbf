import LifecycleCore
import Testing

@testable import LifecycleReference

/// Compares the time limits on the pages of callbacks with runs in which the method blocks.
@Suite struct CallbackLimitTests {
    /// Launches, returns and exits of an app whose method takes longer than a limit end with the kills
    /// that the page of the method names.
    @Test(arguments: Callback.allCases)
    func areThoseOfRuns(_ callback: Callback) {
        let others = callback.otherLimits + callback.sharedLimits
        let expected = Self.kinds.intersection(
            [callback.budget].compactMap(\.self) + others.map(\.kind))
        #expect(limits(inRunsBlockedBy: callback) == expected)
    }

    private static let kinds: Set<Budget.Kind> = [.launch, .resume, .enterBackground]

    /// Longer than any limit, and longer than those after the launch, which it survives.
    private static let lengths: [Span] = [.seconds(100), .seconds(15)]

    private func limits(inRunsBlockedBy callback: Callback) -> Set<Budget.Kind> {
        var found: Set<Budget.Kind> = []
        for var app in Self.apps {
            for length in Self.lengths {
                app.handlers = [
                    Handler(
                        method: .callback(callback),
                        actions: [DelayedAction(delay: .seconds(0), action: .block(length))])
                ]
                for entry in Self.days.flatMap({ trace(of: app, $0) }) {
                    guard case .killed(let reason) = entry.what, let kind = reason.budget else {
                        continue
                    }
                    found.insert(kind)
                }
            }
        }
        return found
    }

    private func trace(of app: App, _ events: [Event]) -> [TraceEntry] {
        var world = World(app: app)
        for (index, event) in events.enumerated() {
            world.schedule(
                .stimulus(Stimulus(event, at: .app)),
                at: .zero + .seconds(200 * Int64(index)))
        }
        var entries: [TraceEntry] = []
        var trace: [TraceEntry] = []
        while let next = world.advance() {
            world.apply(next, &trace)
            entries += trace
        }
        return entries
    }

    /// Apps of both models that report all that they can.
    private static let apps = [AppModels.scenes, .delegate].map { model in
        var app = App(version: .newest)
        app.adoptsScenes = model == .scenes
        // With a newer SDK an app without scenes does not launch.
        if model == .delegate { app.sdk = IOSVersion(26) }
        app.watchesViews = true
        app.watchesScenePhase = true
        app.preservesState = true
        return app
    }

    private static let days: [[Event]] = {
        let openings: [Event] = [
            .userOpensApp, .userOpensURL, .userContinuesActivity, .userChoosesQuickAction,
            .userAcceptsShare, .userTapsPush, .userTapsLocalNotification,
        ]
        return openings.flatMap { opening -> [[Event]] in
            [
                [opening],
                [.userOpensApp, .userGoesHome, opening],
                [.userOpensApp, .userGoesHome, .systemEvictsApp, opening],
                // The scene connects on a return.
                [.locationChanges, opening],
                // The app is told later of what happened.
                [.userOpensApp, .userGoesHome, .timeChanges, opening],
                [.userOpensApp, .userGoesHome, .userSwipesAppAway, opening],
            ]
        }
    }()
}
