import LifecycleCore

/// An app whose sequences are searched: a model, on the versions of iOS that treat it alike.
public struct AppUnderTest: Sendable {
    /// The app, on the first of the versions.
    let app: App
    /// What a report calls it, such as `iOS 16 to 27, several windows`.
    public let name: String

    /// Every model on every band of versions.
    ///
    /// A band are the versions for which a model has the same rules, the same budgets and the same
    /// switches: no row of the tables begins or ends inside.
    public static let all: [AppUnderTest] = Model.allCases.flatMap { model in
        var bands: [(face: [Int], versions: [IOSVersion])] = []
        for version in versions {
            let app = model.app(on: version)
            guard app.adoptsScenes == (app.model == .scenes) else { continue }
            let face = rows(for: app)
            if bands.last?.face != face { bands.append((face, [])) }
            bands[bands.count - 1].versions.append(version)
        }
        return bands.map { AppUnderTest(model, on: $0.versions) }
    }

    /// How an app hears of its lifecycle, and how many windows it can have.
    private enum Model: String, CaseIterable {
        case delegate = "app delegate"
        case scene = "one scene"
        case scenes = "several windows"

        /// An app in which many rules can answer: it does things in the background, and has code
        /// where time can run out.
        func app(on version: IOSVersion) -> App {
            var app = App(version: version)
            app.adoptsScenes = self != .delegate
            app.supportsWindows = self == .scenes
            app.observesNotifications = true
            app.hasPasscode = true
            // With that of iOS 27 an app delegate alone would never be called.
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
    }

    private init(_ model: Model, on versions: [IOSVersion]) {
        app = model.app(on: versions[0])
        let names = [versions.first, versions.last].compactMap { $0 }
            .map { $0.minor == 0 ? "\($0.major)" : "\($0.major).\($0.minor)" }
        name =
            "iOS \(Set(names).count == 1 ? names[0] : "\(names[0]) to \(names[1])"), "
            + model.rawValue
    }

    /// Each version at which a row of a table begins or ends to hold, and the newest.
    private static let versions: [IOSVersion] = {
        let ranges =
            ruleBook.map(\.versions) + budgets.map(\.versions) + versionSwitches.map(\.versions)
        return Set([.oldest, .newest] + ranges.map(\.first) + ranges.compactMap(\.end)).sorted()
    }()

    /// The places of the rows that hold for an app in the three tables.
    ///
    /// Whether scenes are available is in the app's model already, and whether they are required
    /// goes by its SDK.
    private static func rows(for app: App) -> [Int] {
        let rules = ruleBook.indices.filter {
            ruleBook[$0].versions.contains(app.version)
                && ruleBook[$0].models.contains(app.model)
        }
        let spans = budgets.indices.filter { budgets[$0].versions.contains(app.version) }
        let switches = versionSwitches.indices.filter {
            let row = versionSwitches[$0]
            return row.kind != .scenesAvailable && row.kind != .scenesRequired
                && row.versions.contains(app.version)
        }
        return rules + [-1] + spans + [-1] + switches
    }
}
