import LifecycleCore
import Testing

@testable import LifecycleReference

/// Compares the time limits on the pages of callbacks with runs in which the method blocks.
@Suite struct CallbackLimitTests {
    /// Launches, returns and exits of an app whose method takes longer than any limit end with the
    /// kills that the page of the method names.
    @Test(arguments: Callback.allCases)
    func areThoseOfRuns(_ callback: Callback) {
        let said = [callback.budget, callback.otherLimit?.kind] + callback.sharedLimits.map(\.kind)
        let expected = Self.kinds.intersection(said.compactMap(\.self))
        let found = limits(inRunsBlockedBy: callback)
        // What blocks a launch too has no return.
        if callback.otherLimit != nil {
            #expect(found == [.launch] && expected == [.launch, .resume])
        } else {
            #expect(found == expected)
        }
    }

    private static let kinds: Set<Budget.Kind> = [.launch, .resume, .enterBackground]

    private func limits(inRunsBlockedBy callback: Callback) -> Set<Budget.Kind> {
        var found: Set<Budget.Kind> = []
        for var app in Self.apps {
            app.handlers = [
                Handler(
                    method: .callback(callback),
                    actions: [DelayedAction(delay: .seconds(0), action: .block(.seconds(100)))])
            ]
            for events in Self.days {
                for entry in trace(of: app, events) {
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
            .userAcceptsShare,
        ]
        return openings.flatMap { opening -> [[Event]] in
            [
                [opening],
                [.userOpensApp, .userGoesHome, opening],
                [.userOpensApp, .userGoesHome, .systemEvictsApp, opening],
            ]
        }
    }()
}
