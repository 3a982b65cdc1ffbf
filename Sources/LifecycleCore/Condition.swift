/// A condition that rules require or exclude.
///
/// Conditions have no opposites: a rule excludes one with `unless`.
public enum Condition: UInt8, CaseIterable, Sendable {
    /// A window of the app is on the screen, or returns to it after an overlay, a call or the lock
    /// screen.
    case appInFront
    /// The device is locked.
    case locked
    /// The app switcher is open.
    case switcherOpen
    /// A system alert is shown.
    case alertShown
    /// Another system alert waits after the one that is shown.
    case alertWaits
    /// The Face ID or Touch ID prompt is shown.
    case promptShown
    /// The app asks for Face ID, not Touch ID.
    case asksForFace
    /// The user has been asked for the permission in question.
    case permissionAsked
    /// Something covers the app and takes its events.
    case covered
    /// The user has set incoming calls to full screen.
    case callsSetFullScreen
    /// A call rings, full screen or as a banner.
    case callRings
    /// A call rings full screen.
    case callCoversScreen
    /// A call rings as a banner.
    case callIsBanner
    /// A call was answered full screen.
    case onCall
    /// The screen of a call that the user makes covers the app.
    case madeCallCovers
    /// At least one background task is open.
    case anyTaskOpen
    /// The background task in question is open.
    case taskOpen
    /// The expiration handlers of background tasks are being called.
    case expiring
    /// Info.plist sets `UIApplicationExitsOnSuspend`.
    case exitsOnSuspend
    /// No scene is connected, as after a launch in the background.
    case sceneUnattached
    /// The scene in question is connected.
    case sceneConnected
    /// No scene but the one in question is connected, except those with closed windows.
    case lastScene
    /// The app supports several windows.
    case supportsWindows
    /// The scene session of an earlier run is kept, so the scene will be restored.
    case sessionKept
    /// A scene session was closed while the app could not be notified.
    case sessionDiscarded
    /// Nothing keeps the app running: no task, no completion handler, no permitted activity.
    case noAssertion
    /// The device has a passcode.
    case hasPasscode
    /// The device was restarted and has not been unlocked since.
    case awaitingFirstUnlock
    /// The user swiped the app away and has not opened it since.
    case forceQuit
    /// Background App Refresh is off.
    case refreshOff
    /// The setting for background refresh turns off the reason to wake the app.
    case reasonObeysRefresh
    /// The reason to wake the app is a location event.
    case reasonIsLocation
    /// The reason to wake the app is a visit.
    case reasonIsVisit
    /// The reason to wake the app is a processing task.
    case reasonIsProcessingTask
    /// The reason to wake the app is health data.
    case reasonIsHealthData
    /// The reason to wake the app is a region that the device enters or leaves.
    case reasonIsRegion
    /// The reason to wake the app is an event of a Bluetooth device.
    case reasonIsBluetooth
    /// The app set up its Bluetooth accessories with AccessorySetupKit.
    case usesAccessorySetupKit
    /// The reason to open the app is the response to a notification.
    case reasonIsResponse
    /// The reason to wake the app is a call.
    case reasonIsCall
    /// The app does not declare the background mode that the reason to wake it needs.
    case modeMissing
    /// A launch method returns false.
    case launchReturnsFalse
    /// A launch method that returns false keeps the content of the launch from the app.
    case reasonObeysLaunchAnswer
    /// The app has set a delegate of `UNUserNotificationCenter`.
    case hasNotificationCenterDelegate
    /// The app saves and restores the state of its interface.
    case preservesState
    /// Saved interface state exists.
    case hasArchive
    /// A completion handler has not been called yet.
    case windowOpen
    /// The uncalled completion handler belongs to the events of a background session.
    case windowIsOfSession
    /// The process has just been launched.
    case justLaunched
    /// The activity in question is a continued task.
    case activityIsContinuedTask
    /// The device is an iPad.
    case onPad
    /// The time changed significantly while the app could not be notified.
    case timeChangeUntold
    /// The process was prewarmed.
    case prewarmed
    /// The app received a VoIP push and has not reported a call.
    case owesCallReport
    /// The number of open background tasks has reached the limit of a process.
    case tooManyTasks
    /// The app's code blocks the main thread.
    case busy
    /// The SDK requires the app to adopt scenes.
    case mustAdoptScenes
    /// The system takes the memory of another app next.
    case otherIsNextVictim
    /// The system takes the memory of this app next.
    case appIsNextVictim
    /// Another suspended app is in memory.
    case otherIsSuspended
    /// The app was launched or woken in the background.
    case woken
    /// The app's code holds a lock on a shared file.
    case holdsLock
    /// The device is asleep.
    case asleep
    /// The system allows no further wake by a VoIP socket.
    case wokenTooOften
    /// The app declares the background mode for calls.
    case hasCallMode
    /// The reason to wake the app is the end of a background session's transfers.
    case reasonIsSession
    /// The reason to wake the app is a silent push.
    case reasonIsSilentPush
    /// The reason to open the app is a URL.
    case reasonIsURL
    /// The reason to open the app is a user activity.
    case reasonIsActivity
    /// The reason to open the app is a URL or a user activity.
    case reasonIsContent
    /// The scene was told to expect a user activity and has not received it.
    case activityAnnounced
    /// A silent push is held back until the user opens the app.
    case pushHeld
    /// The system takes a snapshot after the work that the app was woken for.
    case snapshotDue
    /// Low Power Mode is on.
    case lowPower
    /// The app switcher, Notification Center, Control Center or Siri covers the app.
    case passingOverlayOpen
    /// The uncalled completion handler belongs to a VoIP push.
    case windowIsOfCall
    /// The uncalled completion handler belongs to a processing task.
    case windowIsOfProcessing
    /// A continued task of the app is running.
    case continuedTaskRuns
    /// The app runs under a debugger.
    case debugged
    /// Info.plist lists the task identifiers of BGTaskScheduler.
    case declaresTasks
    /// A background task that begins in the background is not granted.
    case lateTaskLoses
    /// The app will be suspended before a background task can be granted.
    case suspensionNear
    /// The system has offloaded the app, and keeps its data.
    case offloaded
    /// The user has deleted the app, and nothing has opened it since.
    case deleted
    /// The device was restarted and has not left the lock screen since.
    case restarted
    /// The user chose something on the lock screen that will open the app.
    case openingWaits
    /// The views of the app are loaded and have not been on screen yet.
    case viewsUnseen
    /// The app implements the method for pushes with a completion handler.
    case handlesPushesWithCompletion
    /// The display stays on while the device is locked.
    case hasAlwaysOnDisplay
    /// The trace shows the `scenePhase` that views of the app read.
    case watchesScenePhase
    /// The views of the scene in question have received no phase since it was connected.
    case phaseUntold
    /// What a declared background mode permits keeps the app running.
    case activityRuns
    /// The app has code in the expiration handler of tasks of BGTaskScheduler.
    case handlesTaskExpiry
    /// The uncalled completion belongs to a task of BGTaskScheduler.
    case windowIsOfTask
    /// The reason to wake the app is a task of BGTaskScheduler.
    case reasonIsTask
}

/// A requirement of a rule: a condition or option that must be met, or must not be.
public struct Requirement: Hashable, Sendable {
    /// The condition or option.
    public var subject: Subject
    /// Whether the subject must not be met.
    public var isNegated: Bool

    /// The subject of a requirement.
    public enum Subject: Hashable, Sendable {
        /// A condition of the world or the app.
        case condition(Condition)
        /// The other side of a contested question.
        case option(ContestedOption)

        /// The index among all subjects, from 0; options come after conditions.
        var index: Int {
            switch self {
            case .condition(let condition): Int(condition.rawValue)
            case .option(let option): Condition.allCases.count + Int(option.rawValue)
            }
        }
    }

    /// All requirements, by index.
    ///
    /// Conditions come before options, and each subject comes before its negation.
    package static let all: [Requirement] = {
        let subjects =
            Condition.allCases.map { Subject.condition($0) }
            + ContestedOption.allCases.map { .option($0) }
        return subjects.flatMap { subject in
            [false, true].map { Requirement(subject: subject, isNegated: $0) }
        }
    }()

    /// The index among all requirements, from 0.
    package var index: Int { 2 * subject.index + (isNegated ? 1 : 0) }

    /// Creates a requirement, positive or negated.
    public init(subject: Subject, isNegated: Bool) {
        self.subject = subject
        self.isNegated = isNegated
    }
}
