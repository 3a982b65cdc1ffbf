import LifecycleCore

/// An app whose steps are searched, on versions of iOS that treat it alike.
public struct StepSetup: Sendable {
    /// The app, on the first of the versions.
    var app: App
    var versions: [IOSVersion]

    /// True for the newest versions on which an app of its kind is searched.
    public var isNewest: Bool

    /// The name in reports: the versions, the kind of app, and its settings.
    public var name: String {
        let ends = Set([versions.first, versions.last].compactMap { $0?.text })
        let model = app.model == .scenes ? "scenes" : "delegate"
        return "iOS \(ends.sorted().joined(separator: " to ")), \(model)"
    }

    /// Every kind of app on every band of versions: plain ones, and those with settings that rules
    /// ask for.
    public static let all: [StepSetup] = Kind.all.flatMap { kind in
        let bands = VersionBands.bands(by: .setup) { kind.app(on: $0) }
        return bands.map { versions in
            StepSetup(
                app: kind.app(on: versions[0]) ?? App(), versions: versions,
                isNewest: versions == bands.last)
        }
    }

    private struct Kind: Sendable {
        var model: AppModels
        /// The versions of iOS to search.
        var versions: VersionRange = .all
        var change: @Sendable (inout App) -> Void

        func app(on version: IOSVersion) -> App? {
            guard versions.contains(version) else { return nil }
            var app = App(version: version)
            app.adoptsScenes = model == .scenes
            // With the SDK of iOS 27 an app with only an app delegate would never be called.
            app.sdk = IOSVersion(26)
            app.modes = BackgroundModes.all.reduce(into: []) { $0.formUnion($1.mode) }
            change(&app)
            return app.model == model ? app : nil
        }

        /// The same kind with an app delegate only, and with scenes.
        static func both(
            _ versions: VersionRange = .all, _ change: @escaping @Sendable (inout App) -> Void
        ) -> [Kind] {
            [AppModels.delegate, .scenes].map {
                Kind(model: $0, versions: versions, change: change)
            }
        }

        static let all: [Kind] =
            both { _ in }
            + both { app in
                app.hasPasscode = true
                app.preservesState = true
                app.watchesViews = true
                app.watchesScenePhase = true
            }
            + both(.from(10)) { app in
                app.hasNotificationCenterDelegate = true
                app.callsFullScreen = true
                app.hasAlwaysOnDisplay = true
                app.usesAccessorySetupKit = true
                // It reports no call, and is killed for that.
                app.handlers = [
                    Handler(method: .callback(.didReceiveIncomingPush), actions: [])
                ]
            }
            + [
                Kind(model: .delegate) { app in
                    app.launchReturnsFalse = true
                    app.modes.subtract([.remoteNotification, .voip])
                },
                Kind(model: .scenes) { app in
                    app.isOnPad = true
                    app.modes.subtract([.remoteNotification, .voip])
                },
                Kind(model: .scenes) { app in
                    app.supportsWindows = true
                    app.watchesScenePhase = true
                },
                Kind(model: .delegate, versions: .before(13)) { $0.exitsOnSuspend = true },
            ]
            // It lists its tasks, which ends fetches and lets the tasks run.
            + [
                Kind(model: .delegate, versions: .from(13)) { $0.declaresTasks = true },
                Kind(model: .scenes, versions: .from(13)) { app in
                    app.declaresTasks = true
                    app.supportsWindows = true
                },
            ]
    }
}
