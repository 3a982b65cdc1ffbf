import Diagnostics
import LifecycleCore
import ScenarioText

/// How an action is written: a call, and what has to be declared for it.
struct ActionCode {
    var call: Text
    var piece: CodePiece?

    init(_ call: Text, _ piece: CodePiece? = nil) {
        self.call = call
        self.piece = piece
    }
}

extension AppAction {
    /// The code of an action of a scenario's app; nil for one that names a background task or completes
    /// an event, whose code depends on where it stands.
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

    /// What asks for a permission: a scenario may call it as it likes, so that some are words alone.
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
    /// Seconds as a number in Swift: `3`, or `1.5`.
    var inSwift: Text { Text(decimal: milliseconds, places: 3, isShortened: true) }

    /// The span as a `Duration`: `.seconds(3)`, or `.milliseconds(1500)`.
    var duration: Text {
        milliseconds % 1000 == 0
            ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
    }
}
