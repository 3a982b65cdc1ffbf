import Diagnostics
import LifecycleCore
import ScenarioText

/// The code of an action: a call, and the declaration that it needs.
struct ActionCode {
    var call: Text
    var piece: CodePiece?

    init(_ call: Text, _ piece: CodePiece? = nil) {
        self.call = call
        self.piece = piece
    }
}

extension AppAction {
    /// The code of an action in the app of a scenario.
    ///
    /// It is nil for actions on background tasks and for the completion of an event, whose code
    /// depends on their place.
    func code(in scenario: Scenario) -> ActionCode? {
        switch self {
        case .beginTask, .endTask, .complete: nil
        case .readTimeRemaining: ActionCode("print(UIApplication.shared.backgroundTimeRemaining)")
        case .block(let span):
            ActionCode("blockMainThread(for: \(span.inSwift))", .blockMainThread)
        case .start(let activity): activity.start
        case .stop(let activity): activity.stop
        case .raiseBadge:
            scenario.app.version < IOSVersion(16)
                ? ActionCode("UIApplication.shared.applicationIconBadgeNumber += 1")
                : ActionCode("raiseBadge()", .badge)
        case .reportCall: ActionCode("reportCall()", .provider)
        case .openOtherApp: ActionCode("openOtherApp()", .openOtherApp)
        case .endInvalidTask: ActionCode("UIApplication.shared.endBackgroundTask(.invalid)")
        case .lockFile: ActionCode("lockSharedFile()", .lockSharedFile)
        case .unlockFile: ActionCode("unlockSharedFile()", .unlockSharedFile)
        case .exceedMemoryLimit: ActionCode("exceedMemoryLimit()", .exceedMemoryLimit)
        case .overuseSystem: ActionCode("overuseSystem()", .overuseSystem)
        case .draw: ActionCode("drawWithOpenGLES()", .draw)
        case .registerTwice: ActionCode("registerLaunchHandlerTwice()", .registerTwice)
        case .registerLate: ActionCode("registerLaunchHandlerLate()", .registerLate)
        case .readActivationState:
            ActionCode("UIApplication.shared.connectedScenes.forEach { print($0.activationState) }")
        case .readProtectedData:
            ActionCode("print(UIApplication.shared.isProtectedDataAvailable)")
        case .askForFaceID: ActionCode("askForFaceID()", .askForFaceID)
        case .askForTouchID: ActionCode("askForTouchID()", .askForTouchID)
        case .askForPermission(let permission):
            question(scenario.permissionNames[Int(permission.index)])
        case .crash: ActionCode("crash()", .crash)
        case .exit: ActionCode("exitProcess()", .leave)
        }
    }

    /// The code that asks for a permission.
    ///
    /// Scenarios may name any permission, so unknown ones become a comment.
    private func question(_ permission: Text) -> ActionCode {
        if permission == ("camera" as StaticString) {
            return ActionCode("askForCamera()", .askForCamera)
        }
        if permission == ("location" as StaticString) {
            return ActionCode("askForLocation()", .askForLocation)
        }
        if permission == ("notifications" as StaticString) {
            return ActionCode("askForNotifications()", .askForNotifications)
        }
        return ActionCode("// ask for permission \"\(permission)\"")
    }
}

extension Activity {
    fileprivate var start: ActionCode {
        switch self {
        case .audio: ActionCode("startAudio()", .startAudio)
        case .locationUpdates: ActionCode("startLocationUpdates()", .startLocationUpdates)
        case .continuedTask: ActionCode("startContinuedTask()", .startContinuedTask)
        }
    }

    fileprivate var stop: ActionCode {
        switch self {
        case .audio: ActionCode("stopAudio()", .stopAudio)
        case .locationUpdates: ActionCode("stopLocationUpdates()", .stopLocationUpdates)
        case .continuedTask: ActionCode("stopContinuedTask()", .stopContinuedTask)
        }
    }
}

extension Span {
    /// The seconds as a Swift number: `3` or `1.5`.
    var inSwift: Text { Text(decimal: milliseconds, places: 3, isShortened: true) }

    /// The span as a `Duration`: `.seconds(3)` or `.milliseconds(1500)`.
    var duration: Text {
        milliseconds % 1000 == 0
            ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
    }
}
