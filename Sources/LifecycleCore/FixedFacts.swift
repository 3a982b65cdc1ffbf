/// What no event changes: the app under study, and what follows from how it is set up.
///
/// An object, so that the worlds of a run share it: a copy of a world copies one reference and not
/// those of the app's handlers and views.
final class FixedFacts: Equatable, Sendable {
    /// The app under study.
    let app: App
    /// How the app hears of its lifecycle.
    let model: AppModels
    /// The conditions of rules that the app's settings meet.
    let conditions: Conditions
    /// What may go on in the background: by the modes of Info.plist, and by the version.
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
