package import LifecycleCore

/// An app whose sequences are searched: a model, on versions of iOS that treat it alike.
public struct AppUnderTest: Sendable {
    /// The app, on the first of the versions.
    package let app: App
    /// The first version of each band of the tables that it stands for.
    let versions: [IOSVersion]
    /// The name in reports, such as `iOS 16 to 27, several windows`.
    public let name: String
    private let model: Model
    /// The rows of the tables that can affect the app.
    private let rows: [Int]

    /// Every model on every band of versions.
    public static let all: [AppUnderTest] = Model.allCases.flatMap { model in
        let bands = VersionBands.bands(by: .anySetup) { version in
            let app = model.app(on: version)
            return app.adoptsScenes == (app.model == .scenes) ? app : nil
        }
        return bands.map { AppUnderTest(model, on: $0) }
    }

    /// Returns true if it stands for a version or later ones.
    package func includes(_ version: IOSVersion) -> Bool {
        versions.last.map { $0 >= version } ?? false
    }

    /// The first band of the model with rules that do the same.
    ///
    /// Each sequence does the same to both (`VersionComparison`). Random sequences may not, as they
    /// set up their apps in other ways.
    public var first: AppUnderTest {
        Self.all.first { $0.model == model && $0.rows == rows } ?? self
    }

    /// True if no earlier band has the same rules.
    public var isFirst: Bool { first.name == name }

    /// The pairs of consecutive bands of one model whose rules differ.
    public static var neighbours: [(AppUnderTest, AppUnderTest)] {
        let firsts = all.filter(\.isFirst)
        return zip(firsts, firsts.dropFirst()).filter { $0.model == $1.model }
    }

    /// The way an app receives lifecycle calls, and the number of windows it can have.
    private enum Model: String, CaseIterable {
        case delegate = "app delegate"
        case scene = "one scene"
        case scenes = "several windows"

        /// An app to which many rules apply: it does things in the background, and has code where
        /// time can run out.
        func app(on version: IOSVersion) -> App {
            var app = App(version: version)
            app.adoptsScenes = self != .delegate
            app.supportsWindows = self == .scenes
            app.observesNotifications = true
            app.hasPasscode = true
            // With the SDK of iOS 27 an app with only an app delegate would never be called.
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
        self.model = model
        self.versions = versions
        app = model.app(on: versions[0])
        rows = VersionBands.rows(for: app, by: .effects)
        let names = [versions.first, versions.last].compactMap { $0?.text }
        name =
            "iOS \(Set(names).count == 1 ? names[0] : "\(names[0]) to \(names[1])"), "
            + model.rawValue
    }
}

extension AppUnderTest: CustomStringConvertible {
    /// The name in reports, because a failing test should not print the rows.
    public var description: String { name }
}
