import LifecycleCore

/// The apps that could have made an observation, the plainest first.
struct Suspects {
    let apps: [App]

    /// - Parameters:
    ///   - observations: What was observed.
    ///   - version: The version of iOS; nil where nobody knows.
    ///   - model: How the app hears of its lifecycle; nil where nobody knows.
    init(_ observations: Observations, version: IOSVersion?, model: AppModels?) {
        let models = model.map { [$0] } ?? Self.models(of: observations)
        let versions = version.map { [$0] } ?? Self.versions
        var apps: [App] = []
        var known: Set<Kind> = []
        for variant in Variant.all {
            for version in versions {
                for model in models {
                    var app = Self.plain(observations, on: version)
                    app.adoptsScenes = model == .scenes
                    app.sdk = Self.sdk(for: app)
                    variant.change(&app)
                    // Before iOS 13 an app with scenes is an app without, and so is each variant.
                    guard app.model == model || models.count == 1, variant.holds(app, observations)
                    else { continue }
                    if known.insert(Kind(of: app, observations)).inserted { apps.append(app) }
                }
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
            }
        }
        let hasDelegate = observations.watchesDelegate
        if hasScenes == hasDelegate { return [.scenes, .delegate] }
        return hasScenes ? [.scenes] : [.delegate]
    }

    private static let sceneNotifications: Set<NotificationName> = [
        .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
        .sceneDidEnterBackground, .sceneWillEnterForeground,
    ]

    /// Each version at which a rule begins or ends to hold, the one that scenarios run on first,
    /// then from the newest to the oldest.
    private static let versions: [IOSVersion] = {
        var versions: Set<IOSVersion> = [.oldest, .newest]
        for rule in ruleBook {
            versions.insert(rule.versions.first)
            if let end = rule.versions.end { versions.insert(end) }
        }
        return [.standard] + versions.subtracting([.standard]).sorted(by: >)
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
        app.supportsWindows = observations.sceneCount > 1
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
        return app
    }
}

/// A way in which an app or its device can be uncommon.
private struct Variant: Sendable {
    /// Makes an app uncommon.
    var change: @Sendable (inout App) -> Void
    /// Whether that can make a difference to what is observed of an app.
    var holds: @Sendable (App, Observations) -> Bool = { _, _ in true }

    static let all = [
        Variant { _ in },
        Variant {
            $0.isDebugged = true
        } holds: {
            $1.watchesEnd
        },
        Variant {
            $0.exitsOnSuspend = true
        } holds: {
            $1.watchesEnd
        },
        Variant {
            $0.exitsOnSuspend = true
            $0.exitsWithoutBackground = true
        } holds: {
            $1.watchesEnd
        },
        Variant {
            $0.isOnPad = true
        } holds: {
            $0.model == .scenes && $1.watchesEnd
        },
        Variant {
            $0.swipedScene = .entersBackground
        } holds: {
            $0.model == .scenes && $1.watchesEnd
        },
        Variant {
            $0.swipedScene = .disconnects
        } holds: {
            $0.model == .scenes && $1.watchesEnd
        },
        Variant {
            $0.swipedScene = .secondScene
        } holds: {
            $0.model == .scenes && $1.watchesEnd
        },
        Variant {
            $0.backgroundLaunchEnters = true
        } holds: {
            $1.watchesBackground
        },
        Variant {
            $0.wakeEnters = true
        } holds: {
            $1.watchesBackground
        },
        Variant {
            $0.notificationFirst = true
        } holds: { app, _ in
            app.observesNotifications
        },
        Variant {
            $0.modes.subtract(.remoteNotification)
            $0.launchCallsShortPushMethod = true
        } holds: {
            $1.watches(.callback(.didReceiveRemoteNotification))
        },
        Variant {
            $0.supportsWindows = true
        } holds: {
            $0.model == .scenes && !$1.watchesDelegate
        },
    ]
}

extension Observations {
    /// Whether anything is watched that no app with scenes is told.
    fileprivate var watchesDelegate: Bool {
        watches(.callback(.didBecomeActive)) || watches(.callback(.willResignActive))
            || watches(.callback(.didEnterBackground))
            || watches(.callback(.willEnterForeground))
    }

    fileprivate var watchesEnd: Bool {
        watches(.callback(.willTerminate)) || watches(.notification(.willTerminate))
            || watches(.callback(.sceneDidDisconnect))
            || watches(.notification(.sceneDidDisconnect))
    }

    fileprivate var watchesBackground: Bool {
        watches(.callback(.didEnterBackground)) || watches(.notification(.didEnterBackground))
    }
}

/// What tells apps apart for a search: two versions with the same rules are one, as the SDK keeps
/// apart those that differ in which apps they launch.
private struct Kind: Hashable {
    private var app: App
    private var rules: [Int]

    init(of app: App, _ observations: Observations) {
        self.app = app
        self.app.version = .standard
        let happenings = Alphabet(for: app, observations).between
        rules = ruleBook.indices.filter { index in
            let rule = ruleBook[index]
            guard rule.versions.contains(app.version), rule.models.contains(app.model) else {
                return false
            }
            return switch rule.on {
            case .event(let event): happenings.contains(.event(event))
            case .action, .window, .timer, .transition: true
            case .input: false
            }
        }
    }
}
