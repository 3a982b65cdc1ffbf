package import LifecycleCore

/// An action of the app's code that is said without any value.
package struct PlainAction: Sendable {
    /// What the code does.
    package var action: AppAction
    /// How a line of the timeline writes it, behind `app`.
    package var phrase: StaticString
    /// How a line under `when` writes it.
    package var command: StaticString
    /// What it is, one sentence for readers, behind "The app".
    var says: ReaderText

    init(
        _ action: AppAction, _ phrase: StaticString, _ command: StaticString,
        _ summary: StaticString
    ) {
        self.action = action
        self.phrase = phrase
        self.command = command
        says = ReaderText(summary)
    }

    /// All of them, in the order of the reference.
    package static let all: [PlainAction] = [
        PlainAction(
            .openOtherApp, "opens other app", "open other app", "Another app is opened by this one."
        ),
        PlainAction(
            .endInvalidTask, "ends invalid task", "end invalid task",
            "endBackgroundTask(_:) is called with the identifier .invalid."),
        PlainAction(
            .lockFile, "locks shared file", "lock shared file",
            "A file that the app shares with its extensions is locked."),
        PlainAction(
            .unlockFile, "unlocks shared file", "unlock shared file", "It is unlocked again."),
        PlainAction(
            .exceedMemoryLimit, "exceeds memory limit", "exceed memory limit",
            "The app takes more memory than a process may have."),
        PlainAction(
            .overuseSystem, "overuses system", "overuse system",
            "The app uses too much of the system's resources."),
        PlainAction(
            .draw, "draws with OpenGL ES", "draw with OpenGL ES", "The app draws with OpenGL ES."),
        PlainAction(
            .registerTwice, "registers launch handler twice", "register launch handler twice",
            "A task of BGTaskScheduler gets a second launch handler."),
        PlainAction(
            .registerLate, "registers launch handler late", "register launch handler late",
            "A task of BGTaskScheduler gets its launch handler after the launch."),
        PlainAction(
            .readActivationState, "reads activationState", "read activationState",
            "UIScene.activationState of each connected scene is read."),
        PlainAction(
            .readProtectedData, "reads isProtectedDataAvailable", "read isProtectedDataAvailable",
            "UIApplication.isProtectedDataAvailable is read: false while the device is locked."),
        PlainAction(
            .askForFaceID, "asks for Face ID", "ask for Face ID",
            "The app asks for a face, with LAContext or the keychain."),
        PlainAction(
            .askForTouchID, "asks for Touch ID", "ask for Touch ID",
            "The app asks for a finger, with LAContext or the keychain."),
    ]

    /// How a trace writes the first action of a kind that is said in words of its own.
    package static func phrase(for kind: ActionKind) -> StaticString {
        for plain in all where plain.action.kind == kind { return plain.phrase }
        preconditionFailure("the kind of action has values")
    }

    /// How a trace writes an action; nil for one that is said with values or in other words.
    static func phrase(for action: AppAction) -> StaticString? {
        for plain in all where plain.action == action { return plain.phrase }
        return nil
    }
}
