/// What no event changes: the app under study and what follows from its settings.
///
/// It is a class, so that copying a world copies one reference, not those of the app's handlers
/// and views.
final class FixedFacts: Equatable, Sendable {
    let app: App
    /// The lifecycle model of the app.
    let model: AppModels
    /// The conditions of rules that the app's settings meet.
    let conditions: Conditions
    /// The activities permitted in the background, by Info.plist and by the version.
    let permittedActivities: BackgroundModes

    init(of app: App) {
        self.app = app
        model = app.model
        conditions = app.conditions
        permittedActivities =
            VersionSwitch.isOn(.continuedTasks, in: app.version)
            ? app.modes.union(.continuedProcessing) : app.modes
    }

    static func == (left: FixedFacts, right: FixedFacts) -> Bool {
        left === right || left.app == right.app
    }
}
