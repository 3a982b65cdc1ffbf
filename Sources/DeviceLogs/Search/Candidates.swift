import LifecycleCore

/// The apps that could have made an observation, the likeliest version first.
struct Candidates {
    let apps: [App]

    /// - Parameters:
    ///   - observations: What was observed.
    ///   - given: The version of iOS; nil where that is not known.
    ///   - model: How the app hears of its lifecycle; nil where that is not known.
    ///   - month: When it was observed, in months since the year 0; nil where that is not known.
    ///   - windows: How many windows the user opens at most: one, or several of an app that supports
    ///     that.
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
                // Before iOS 13 an app with scenes is an app without.
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

    /// How the app can hear of its lifecycle, by the methods that are called.
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

    /// Each version at which a rule begins or ends to hold, the likeliest first.
    ///
    /// That is the one that was current, then ever older and newer ones. Where the time is not known,
    /// it is the one that scenarios run on, then from the newest to the oldest.
    private static func versions(of month: Int?) -> [IOSVersion] {
        guard let month else { return [.standard] + changing.reversed().filter { $0 != .standard } }
        let current = Release.current(in: month)
        let others = changing.filter { $0 != current }
        return [current]
            + others.sorted { Release.distance($0, month) < Release.distance($1, month) }
    }

    /// Each version at which a rule begins or ends to hold, the oldest first.
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

    /// The SDK that an app without scenes must have been built with to be launched at all.
    private static func sdk(for app: App) -> IOSVersion? {
        let demand = versionSwitches.first { $0.kind == .scenesRequired }
        guard !app.adoptsScenes, let demand, demand.versions.contains(app.version) else {
            return nil
        }
        return IOSVersion(demand.versions.first.major - 1)
    }

    /// An app that shows what was observed, if it comes, and may do all that a mode permits.
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
        // The mode is of use to an app with the method that has a completion handler, which is then
        // called in place of the other.
        if watches(.didReceiveRemoteNotification), !watches(.didReceiveSilentNotification) {
            app.modes.subtract(.remoteNotification)
        }
        app.hasNotificationCenterDelegate = watches(.didReceiveResponse, .willPresentNotification)
        // What the system calls only where the app has code for it.
        app.handlers = [
            .viewControllerWithRestorationPath, .taskExpirationHandler, .memoryPressureHandler,
        ].filter { observations.watches(.callback($0)) }
            .map { Handler(method: .callback($0), actions: []) }
        return app
    }
}

extension Observations {
    /// Whether anything is watched that no app with scenes is told.
    fileprivate var watchesDelegate: Bool {
        watches(.callback(.didBecomeActive)) || watches(.callback(.willResignActive))
            || watches(.callback(.didEnterBackground))
            || watches(.callback(.willEnterForeground))
    }
}

/// What tells apps apart for a search: two versions with the same rules for all that is tried are
/// one.
private struct Kind: Equatable {
    private var app: App
    private var rules: [Int]

    init(of app: App, _ observations: Observations, windows: Int) {
        self.app = app
        self.app.version = .standard
        // Whether it has to adopt scenes is a question of rules.
        self.app.sdk = nil
        rules =
            LiveRules(
                of: app, settings: .mattering(to: app, observations),
                Alphabet(for: app, observations, windows: windows).letters
            ).deeds
    }
}
