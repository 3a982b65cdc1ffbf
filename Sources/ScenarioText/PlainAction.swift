package import LifecycleCore

/// An action of the app's code whose phrase has no values.
package struct PlainAction: Sendable {
    package var action: AppAction
    /// The phrase on a line of the timeline, after `app`.
    package var phrase: StaticString
    /// The phrase on a line under `when`.
    package var command: StaticString
    /// A sentence for readers.
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

    /// All plain actions, in the order of the reference.
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
            .unlockFile, "unlocks shared file", "unlock shared file",
            "The file that the app shares with its extensions is unlocked again."),
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

    /// The phrase of the first plain action of a kind.
    package static func phrase(for kind: ActionKind) -> StaticString {
        for plain in all where plain.action.kind == kind { return plain.phrase }
        preconditionFailure("the kind of action has values")
    }

    /// The phrase of an action; nil if it is not a plain action.
    static func phrase(for action: AppAction) -> StaticString? {
        for plain in all where plain.action == action { return plain.phrase }
        return nil
    }
}
