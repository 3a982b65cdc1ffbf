/// How much time the system allows for something on some versions of iOS.
///
/// All times of the simulator are rows of `budgets`.
public struct Budget: Sendable {
    /// The stable id: `budget`, a dot, what is limited and on which versions.
    public var id: StaticString
    /// What is limited.
    public var kind: Kind
    /// The versions of iOS that the budget applies to.
    public var versions: VersionRange
    /// The length of the budget.
    public var span: Span
    /// The evidence for the budget.
    public var evidence: Evidence

    /// What a budget limits.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// From entering the background, or from the end of the last assertion, to suspension.
        case suspension
        /// From entering the background to the kill of an app with an open background task.
        case backgroundTasks
        /// As `backgroundTasks`, for an app that was launched or woken in the background.
        case backgroundTasksAfterWake
        /// From an event in the background to the end of the time for its completion handler.
        case window
        /// As `window`, for a processing task, which the system runs while the device is idle.
        case processingWindow
        /// As `window`, for the events of a background session.
        case sessionWindow
        /// As `window`, for a refresh task.
        case refreshWindow
        /// From an event of an accessory or a Bluetooth device to suspension.
        case accessoryWake
        /// From a location event to suspension.
        case placeWake
        /// From data on a VoIP socket to suspension.
        case socketWake
        /// The period in which the wakes by VoIP sockets are counted against their limit.
        case socketWakes
        /// From the start of a background task to the warning on the console.
        case taskWarning
        /// From `beginBackgroundTask` to the granting of the task.
        case taskRequest
        /// From the call of the expiration handlers to the end of the budget.
        case expirationLead

        /// From the start of a launch to the kill of an app that has not become active.
        case launch
        /// As `launch`, in the Xcode simulator.
        case launchInSimulator
        /// From the user's return to the kill of an app that has not become active.
        case resume
        /// From leaving the screen to the kill of an app that is still in its callback.
        case enterBackground
        /// From `applicationWillTerminate(_:)` to the kill of an app that is still in it.
        case terminate

        /// The kind in words.
        public var name: StaticString {
            switch self {
            case .suspension: "time to suspension without an assertion"
            case .backgroundTasks: "time for all background tasks of the app together"
            case .backgroundTasksAfterWake: "the same for an app that was woken in the background"
            case .window: "time to call the completion handler of a background event"
            case .processingWindow: "time for a processing task"
            case .sessionWindow: "time to handle the events of a background session"
            case .refreshWindow: "time for a refresh task"
            case .accessoryWake: "time for an event of an accessory or a Bluetooth device"
            case .placeWake: "time for an event about the place of the device"
            case .socketWake: "time for the keep-alive handler of a VoIP socket"
            case .socketWakes: "span in which the wakes by VoIP sockets are counted"
            case .taskWarning: "time to the console's warning of an open background task"
            case .taskRequest: "time until a background task is granted"
            case .expirationLead: "time between the expiration handlers and the end"
            case .launch: "time for a launch"
            case .launchInSimulator: "the same in the simulator of Xcode"
            case .resume: "time for returning to the foreground"
            case .enterBackground: "time for going to the background"
            case .terminate: "time for applicationWillTerminate"
            }
        }
    }

    /// The budget of a kind on a version; every kind has one on every version.
    public static func span(_ kind: Kind, on version: IOSVersion) -> Span {
        for budget in budgets where budget.kind == kind && budget.versions.contains(version) {
            return budget.span
        }
        preconditionFailure("a budget has no row for this version")
    }
}

extension Budget {
    init(
        _ id: StaticString, _ kind: Kind, _ versions: VersionRange, _ span: Span,
        _ evidence: Evidence
    ) {
        self.init(id: id, kind: kind, versions: versions, span: span, evidence: evidence)
    }
}

/// All budgets, grouped by kind, oldest version first.
public let budgets: [Budget] = [
    Budget(
        "budget.suspension", .suspension, .all, .seconds(5),
        .inferred(.suspensionAfter5s, .appleExtendingBackgroundTime)),
    Budget(
        "budget.tasks-before-7", .backgroundTasks, .before(7), .seconds(600),
        .observed(.purushukla600, note: "permittedBackgroundDuration: 600 seconds")),
    Budget(
        "budget.tasks-7", .backgroundTasks, .from(7, before: 13), .seconds(180),
        .observed(.so22051324, note: "permittedBackgroundDuration: 180 seconds on iOS 7")),
    Budget(
        "budget.tasks-13", .backgroundTasks, .from(13), .seconds(30),
        .observed(.appleForum85066, note: "about 30 seconds on current systems")),
    Budget(
        "budget.tasks-after-wake-before-7", .backgroundTasksAfterWake, .before(7),
        .seconds(600),
        .inferred(.taskTimeInBackground)),
    Budget(
        "budget.tasks-after-wake-7", .backgroundTasksAfterWake, .from(7), .seconds(30),
        .inferred(.backgroundTaskHistory, .appleForum391799)),
    Budget(
        "budget.window", .window, .all, .seconds(30),
        .documented(.applicationPerformFetch, .applicationDidReceiveRemoteNotificationToComplete)),
    Budget(
        "budget.session-window", .sessionWindow, .all, .seconds(30),
        .inferred(.session30s, .appleSigkill)),
    Budget(
        "budget.refresh-window", .refreshWindow, .all, .seconds(30),
        .documented(.appleBackgroundStrategies)),
    Budget(
        "budget.accessory-wake", .accessoryWake, .all, .seconds(10),
        .documented(.coreBluetoothGuide)),
    Budget(
        "budget.place-wake", .placeWake, .all, .seconds(10),
        .documented(
            .regionMonitoringGuide,
            note: """
                around 10 seconds for a region; that a change of place and a visit have the same \
                is inferred
                """)),
    Budget(
        "budget.socket-wake", .socketWake, .all, .seconds(10),
        .documented(
            .setKeepAliveTimeout,
            note: """
                at most 10 seconds for the handler; that data on the socket brings the same is \
                inferred
                """)),
    Budget(
        "budget.socket-wakes", .socketWakes, .all, .seconds(300),
        .observed(.crashVoipWakes)),
    Budget(
        "budget.processing-window", .processingWindow, .all, .seconds(300),
        .inferred(.processing5Minutes, .bgProcessingTask)),
    Budget(
        "budget.task-warning", .taskWarning, .all, .seconds(30),
        .observed(.onesignal1047, note: "the report names no version of iOS")),
    Budget(
        "budget.task-request", .taskRequest, .all, Span(milliseconds: 100),
        .inferred(
            "Apple says that shortly before suspension is too late; 0.1 seconds is an assumption",
            .beginBackgroundTaskWithName)),
    Budget(
        "budget.expiration-lead", .expirationLead, .all, .seconds(5),
        .inferred(.expiration5sBefore, .beginBackgroundTaskWithName)),
    Budget(
        "budget.launch", .launch, .all, .seconds(20),
        .documented(.appleWatchdogTerminations, note: "its example of a report has 19.97 seconds")),
    Budget(
        "budget.launch-in-simulator", .launchInSimulator, .all, .seconds(30),
        .observed(.crashSimulatorLaunch)),
    Budget(
        "budget.resume", .resume, .all, .seconds(10),
        .observed(
            .crashResumeInTime, .kodiRemote684,
            note: "the newer report has 10.00 seconds, of going to the background")),
    Budget(
        "budget.enter-background", .enterBackground, .all, .seconds(10),
        .observed(
            .kodiRemote684, .applicationDidEnterBackground,
            note: "the report has 10.00 seconds; Apple’s page asks for about 5")),
    Budget(
        "budget.terminate-before-9", .terminate, .before(9), .seconds(6),
        .observed(
            .cnblogs3678112, .applicationWillTerminate,
            note: "6 seconds to quit; Apple’s page says about 5")),
    Budget(
        "budget.terminate-9", .terminate, .from(9), .seconds(5),
        .observed(
            .crashProcessExit, .crashTerminateGracefully,
            note: "that it began with iOS 9 is inferred")),
]
