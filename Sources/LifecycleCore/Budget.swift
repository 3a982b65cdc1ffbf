/// A span that the system allows, by version: the one place where times stand.
public struct Budget: Sendable {
    /// The stable id: `budget`, a dot, what the span limits and on which versions.
    public var id: StaticString
    /// What the span limits.
    public var kind: Kind
    /// The versions of iOS for which it holds.
    public var versions: VersionRange
    /// How long it is.
    public var span: Span
    /// On whose word it stands.
    public var evidence: Evidence

    /// What a span limits.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// From entering the background, or from the end of the last assertion, to suspension.
        case suspension
        /// From entering the background to the kill of an app with an open background task.
        case backgroundTasks
        /// The same for an app that was launched or woken in the background.
        case backgroundTasksAfterWake
        /// From an event in the background to the end of the time for its completion handler.
        case window
        /// The same for a processing task, which the system runs while the device is idle.
        case processingWindow
        /// The same for the events of a background session.
        case sessionWindow
        /// The same for a refresh task.
        case refreshWindow
        /// From an event of an accessory or a Bluetooth device to suspension.
        case accessoryWake
        /// From an event about the place of the device to suspension.
        case placeWake
        /// From data on a VoIP socket to suspension.
        case socketWake
        /// The span in which a VoIP socket may wake an app so many times.
        case socketWakes
        /// From the begin of a background task to the warning in the console.
        case taskWarning
        /// From `beginBackgroundTask` to the moment at which the task is granted.
        case taskRequest
        /// How long before the end of the budget the expiration handlers are called.
        case expirationLead

        /// From the start of a launch to the kill of an app that has not become active.
        case launch
        /// The same in the simulator of Xcode.
        case launchInSimulator
        /// From the user's return to the kill of an app that has not become active.
        case resume
        /// From leaving the screen to the kill of an app that is still in its callback.
        case enterBackground
        /// From `applicationWillTerminate(_:)` to the kill of an app that is still in it.
        case terminate

        /// What the span is, in words.
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

    /// The span of a kind on a version; every kind has one for every version.
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
        .inferred("Apple: \"shortly after\" the method returns; developers report 5 to 10 s")),
    Budget(
        "budget.tasks-before-7", .backgroundTasks, .before(7), .seconds(600),
        .observed("backgroundTimeRemaining logged as 599.x s before iOS 7")),
    Budget(
        "budget.tasks-7", .backgroundTasks, .from(7, before: 13), .seconds(180),
        .observed("crash reports: permittedBackgroundDuration 180 (Stack Overflow 22051324)")),
    Budget(
        "budget.tasks-13", .backgroundTasks, .from(13), .seconds(30),
        .observed("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    Budget(
        "budget.tasks-after-wake-before-7", .backgroundTasksAfterWake, .before(7),
        .seconds(600),
        .inferred("as from the foreground; sources name 10 s to 600 s")),
    Budget(
        "budget.tasks-after-wake-7", .backgroundTasksAfterWake, .from(7), .seconds(30),
        .inferred("Quinn's history of the API, Apple forum 391799")),
    Budget(
        "budget.window", .window, .all, .seconds(30),
        .documented("Apple, application(_:performFetchWithCompletionHandler:)")),
    Budget(
        "budget.session-window", .sessionWindow, .all, .seconds(30),
        .inferred("Apple documents the kill (0x2182bad3); the number is known without a page")),
    Budget(
        "budget.refresh-window", .refreshWindow, .all, .seconds(30),
        .documented("Apple, Choosing background strategies for your app")),
    Budget(
        "budget.accessory-wake", .accessoryWake, .all, .seconds(10),
        .documented("Apple, Core Bluetooth Programming Guide: Background Processing")),
    Budget(
        "budget.place-wake", .placeWake, .all, .seconds(10),
        .inferred("about 10 s are known; Apple's pages give no number")),
    Budget(
        "budget.socket-wake", .socketWake, .all, .seconds(10),
        .inferred("10 s are known of the keep-alive handler, without a page")),
    Budget(
        "budget.socket-wakes", .socketWakes, .all, .seconds(300),
        .observed("crash reports: 15 wakes in 300 s (0xbad22222)")),
    Budget(
        "budget.processing-window", .processingWindow, .all, .seconds(300),
        .inferred("Apple: \"minutes\"; 5 minutes is an assumption")),
    Budget(
        "budget.task-warning", .taskWarning, .all, .seconds(30),
        .observed("console on iOS 13.4 and later (GitHub OneSignal-iOS-SDK 1047)")),
    Budget(
        "budget.task-request", .taskRequest, .all, Span(milliseconds: 100),
        .inferred("Apple: \"shortly before\" suspension is too late; 0.1 s is an assumption")),
    Budget(
        "budget.expiration-lead", .expirationLead, .all, .seconds(5),
        .inferred("Apple: \"shortly before\" the time reaches 0; 5 s is an assumption")),
    Budget(
        "budget.launch", .launch, .all, .seconds(20),
        .observed("crash reports: 19.94 to 20.00 s (Apple, Addressing watchdog terminations)")),
    Budget(
        "budget.launch-in-simulator", .launchInSimulator, .all, .seconds(30),
        .observed("watchdog reports of simulators: process-launch 30 s")),
    Budget(
        "budget.resume", .resume, .all, .seconds(10),
        .observed("crash reports: \"failed to resume in time\", later scene-update 10.00 s")),
    Budget(
        "budget.enter-background", .enterBackground, .all, .seconds(10),
        .observed(
            "crash reports: scene-update 10.00 s (Kodi remote 684); Apple's page asks for 5 s")),
    Budget(
        "budget.terminate-before-9", .terminate, .before(9), .seconds(6),
        .observed("cnblogs 3678112: 6 s to quit; Apple's page says about 5 s")),
    Budget(
        "budget.terminate-9", .terminate, .from(9), .seconds(5),
        .observed(
            """
            crash reports: process-exit 5.00 s, failed to terminate gracefully after 5.0s; that it \
            began with iOS 9 is inferred
            """)),
]
