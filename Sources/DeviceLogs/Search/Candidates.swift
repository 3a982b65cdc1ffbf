import LifecycleCore

/// The apps that could have made the observations, the likeliest version first.
struct Candidates {
    let apps: [App]

    /// Finds the apps; a version, a model or a month is nil if unknown, and months count from the
    /// year 0.
    ///
    /// More than one window means an app that supports several.
    init(
        _ observations: Observations, version given: IOSVersion?, model: AppModels?, month: Int?,
        windows: Int
    ) {
        let hasWindows = windows > 1
        let models = model.map { [$0] } ?? Self.models(of: observations)
        var apps: [App] = []
        var known: [Kind] = []
        for version in given.map({ [$0] }) ?? Self.versions(of: month) {
            for model in models {
                var app = Self.plain(observations, on: version)
                app.adoptsScenes = model == .scenes
                app.sdk = Self.sdk(for: app)
                app.supportsWindows = hasWindows && app.model == .scenes
                // Before iOS 13 an app that adopts scenes behaves like one that does not.
                guard app.model == model || given != nil && models.count == 1,
                    app.supportsWindows || !hasWindows
                else { continue }
                let kind = Kind(of: app, observations, windows: windows)
                guard !known.contains(kind) else { continue }
                known.append(kind)
                apps.append(app)
            }
        }
        self.apps = apps
    }

    /// The possible lifecycle models, judged by the calls.
    private static func models(of observations: Observations) -> [AppModels] {
        let hasScenes = observations.watchesAny { call in
            switch call {
            case .callback(let callback):
                callback.receiver == .sceneDelegate || callback == .configurationForConnecting
                    || callback == .didDiscardSceneSessions
            case .notification(let name): sceneNotifications.contains(name)
            case .phase: true
            }
        }
        let hasDelegate = observations.watchesDelegate
        if hasScenes == hasDelegate { return [.scenes, .delegate] }
        return hasScenes ? [.scenes] : [.delegate]
    }

    private static let sceneNotifications: [NotificationName] = [
        .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
        .sceneDidEnterBackground, .sceneWillEnterForeground,
    ]

    /// Each version at which a rule begins or ceases to hold, the likeliest first.
    ///
    /// The first is the version current in the month, followed by the others by their distance from
    /// it. If the month is unknown, the first is the version that scenarios use by default,
    /// followed by the others from newest to oldest.
    private static func versions(of month: Int?) -> [IOSVersion] {
        guard let month else { return [.standard] + changing.reversed().filter { $0 != .standard } }
        let current = ReleaseDates.current(in: month)
        let others = changing.filter { $0 != current }
        return [current]
            + others.sorted { ReleaseDates.distance($0, month) < ReleaseDates.distance($1, month) }
    }

    /// Each version at which a rule begins or ceases to hold, the oldest first.
    private static let changing: [IOSVersion] = {
        var versions: [IOSVersion] = [.oldest, .newest]
        for rule in ruleBook {
            versions.append(rule.versions.first)
            if let end = rule.versions.end { versions.append(end) }
        }
        versions.sort()
        return versions.indices.compactMap { index in
            index > 0 && versions[index] == versions[index - 1] ? nil : versions[index]
        }
    }()

    /// The SDK that an app without scenes must have been built with for it to launch at all.
    private static func sdk(for app: App) -> IOSVersion? {
        let demand = versionSwitches.first { $0.kind == .scenesRequired }
        guard !app.adoptsScenes, let demand, demand.versions.contains(app.version) else {
            return nil
        }
        return IOSVersion(demand.versions.first.major - 1)
    }

    /// An app that makes the observed calls when they are due, and has every background mode.
    private static func plain(_ observations: Observations, on version: IOSVersion) -> App {
        var app = App(version: version)
        app.modes = BackgroundModes.all.reduce(into: []) { $0.formUnion($1.mode) }
        app.observesNotifications = observations.watchesAny { call in
            if case .notification = call { true } else { false }
        }
        func watches(_ callbacks: Callback...) -> Bool {
            observations.watchesAny { call in callbacks.contains { call == .callback($0) } }
        }
        app.watchesViews = observations.watchesAny { call in
            if case .callback(let callback) = call {
                callback.receiver == .viewController
            } else {
                false
            }
        }
        app.preservesState = watches(
            .shouldRestoreState, .didDecodeState, .shouldSaveState, .willEncodeState,
            .viewControllerWithRestorationPath, .stateRestorationActivity)
        app.hasPasscode = watches(
            .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable)
        // An app with this mode has the method with a completion handler, which is called instead
        // of the other one.
        if watches(.didReceiveRemoteNotification), !watches(.didReceiveSilentNotification) {
            app.modes.subtract(.remoteNotification)
        }
        app.hasNotificationCenterDelegate = watches(.didReceiveResponse, .willPresentNotification)
        // The system calls these only if the app implements them.
        app.handlers = [
            .viewControllerWithRestorationPath, .taskExpirationHandler, .memoryPressureHandler,
        ].filter { observations.watches(.callback($0)) }
            .map { Handler(method: .callback($0), actions: []) }
        return app
    }
}

extension Observations {
    /// Whether a call is watched that is never made in an app with scenes.
    fileprivate var watchesDelegate: Bool {
        watches(.callback(.didBecomeActive)) || watches(.callback(.willResignActive))
            || watches(.callback(.didEnterBackground))
            || watches(.callback(.willEnterForeground))
    }
}

/// What distinguishes apps in a search: two versions with the same rules for everything that is
/// tried are one kind.
private struct Kind: Equatable {
    private var app: App
    private var rules: [Int]

    init(of app: App, _ observations: Observations, windows: Int) {
        self.app = app
        self.app.version = .standard
        // Whether the app must adopt scenes is decided by rules.
        self.app.sdk = nil
        rules =
            LiveRules(
                of: app, settings: .mattering(to: app, observations),
                PossibleEvents(for: app, observations, windows: windows).inputs
            ).distinctRules
    }
}
