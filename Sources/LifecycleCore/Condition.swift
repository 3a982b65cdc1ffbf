/// Something that may be so, which the rows of rules ask for or rule out.
///
/// It has no opposite of its own: a row says `unless` for that.
public enum Condition: UInt8, CaseIterable, Sendable {
    /// The app is what the screen shows, or what the screen will show again behind an overlay, a
    /// call or the lock screen.
    case appInFront
    /// The device is locked.
    case locked
    /// The app switcher is open.
    case switcherOpen
    /// A system alert is shown.
    case alertShown
    /// Another system alert waits behind the one that is shown.
    case alertWaits
    /// The prompt for a face or a finger is shown.
    case promptShown
    /// What the app asks for is a face, not a finger.
    case asksForFace
    /// The user has been asked for the permission in question.
    case permissionAsked
    /// Something lies over the app that takes its events away.
    case covered
    /// The user has set incoming calls to take the whole screen.
    case callsSetFullScreen
    /// A call rings, in whichever way.
    case callRings
    /// A call rings and covers the screen.
    case callCoversScreen
    /// A call rings as a banner.
    case callIsBanner
    /// A call was answered full screen.
    case onCall
    /// At least one background task is open.
    case anyTaskOpen
    /// The background task in question is open.
    case taskOpen
    /// The expiration handlers of background tasks are being called.
    case expiring
    /// Info.plist says `UIApplicationExitsOnSuspend`.
    case exitsOnSuspend
    /// No scene is connected, as after a launch in the background.
    case sceneUnattached
    /// The scene in question is connected.
    case sceneConnected
    /// No other scene than the one in question is connected, but for those whose windows the user
    /// has closed.
    case lastScene
    /// The app supports several windows.
    case supportsWindows
    /// The scene session of an earlier run is kept, so the scene is restored.
    case sessionKept
    /// A scene session was closed while the app could not be told.
    case sessionDiscarded
    /// Nothing keeps the app from being suspended: no task, no window, no permitted activity.
    case noAssertion
    /// The device has a passcode.
    case hasPasscode
    /// The device was restarted and not unlocked since.
    case awaitingFirstUnlock
    /// The user swiped the app away, and has not opened it since.
    case forceQuit
    /// Background App Refresh is off.
    case refreshOff
    /// What the app would be woken for is switched off with background refresh.
    case reasonObeysRefresh
    /// What the app would be woken for is a change of place.
    case reasonIsLocation
    /// What the app would be woken for is a region that the device enters or leaves.
    case reasonIsRegion
    /// What the app would be woken for comes from a Bluetooth device.
    case reasonIsBluetooth
    /// The app set up its Bluetooth accessories with AccessorySetupKit.
    case usesAccessorySetupKit
    /// What the app is opened for is the response to a notification.
    case reasonIsResponse
    /// What the app would be woken for is a call.
    case reasonIsCall
    /// The app does not declare the mode that what it would be woken for needs.
    case modeMissing
    /// A launch method returns false.
    case launchReturnsFalse
    /// What the app is launched for is kept from it if a launch method returns false.
    case reasonObeysLaunchAnswer
    /// The app has set a delegate of `UNUserNotificationCenter`.
    case hasNotificationCenterDelegate
    /// The app saves and restores the state of its interface.
    case preservesState
    /// There is saved interface state.
    case hasArchive
    /// A completion handler is waiting to be called.
    case windowOpen
    /// The completion handler that is waiting came with the events of a background session.
    case windowIsOfSession
    /// The process has just been launched.
    case justLaunched
    /// The activity in question is a continued task.
    case activityIsContinuedTask
    /// The device is an iPad.
    case onPad
    /// The time has changed significantly while the app could not be told.
    case timeChangeUntold
    /// The process was started ahead of a launch.
    case prewarmed
    /// The app has been handed a VoIP push and not reported a call.
    case owesCallReport
    /// As many background tasks are open as a process may have.
    case tooManyTasks
    /// The app's code keeps the main thread busy.
    case busy
    /// The SDK that the app is built with makes it adopt scenes.
    case mustAdoptScenes
    /// Another app is the next one whose memory the system takes.
    case otherIsNextVictim
    /// This app is the next one whose memory the system takes.
    case appIsNextVictim
    /// Another app that is in memory is suspended.
    case otherIsSuspended
    /// The app was launched or woken in the background.
    case woken
    /// The code of the app holds a lock on a file that it shares.
    case holdsLock
    /// The device sleeps.
    case asleep
    /// A socket of the app has woken it as often as the system allows.
    case wokenTooOften
    /// The app declares the background mode for calls.
    case hasCallMode
    /// What the app would be woken for is the end of a background session's transfers.
    case reasonIsSession
    /// What the app would be woken for is a silent push.
    case reasonIsSilentPush
    /// What the app is opened for is a URL.
    case reasonIsURL
    /// What the app is opened for is an activity of the user.
    case reasonIsActivity
    /// What the app is opened for is a URL or an activity of the user.
    case reasonIsContent
    /// The scene has been told that an activity of the user comes, and not been handed it.
    case activityAnnounced
    /// A silent push is held back until the app is opened.
    case pushHeld
    /// The system takes a snapshot when the app is done with what it was woken for.
    case snapshotDue
    /// Low Power Mode is on.
    case lowPower
    /// The app switcher, Notification Center, Control Center or Siri lies over the app.
    case passingOverlayOpen
    /// The completion handler that is waiting came with a VoIP push.
    case windowIsOfCall
    /// The completion handler that is waiting came with a processing task.
    case windowIsOfProcessing
    /// A continued task of the app goes on.
    case continuedTaskRuns
    /// The app runs under a debugger.
    case debugged
    /// Info.plist lists the identifiers of the tasks of BGTaskScheduler.
    case declaresTasks
    /// A background task that is asked for in the background is not granted.
    case lateTaskLoses
    /// The app is suspended before a background task could be granted.
    case suspensionNear
    /// The system has removed the app, and keeps its data.
    case offloaded
    /// The device was restarted, and its lock screen not left since.
    case restarted
    /// The user has chosen something on the lock screen that opens the app.
    case openingWaits
    /// The views of the app were loaded and have not been on screen yet.
    case viewsUnseen
    /// The app implements the method for notifications that comes with a completion handler.
    case handlesPushesWithCompletion
    /// The display stays on while the device is locked.
    case hasAlwaysOnDisplay
    /// Views of the app read `scenePhase`, and the trace shows it.
    case watchesScenePhase
    /// The views of the scene in question were told no phase since it was connected.
    case phaseUntold
}

/// What a rule asks for besides its trigger and its states: that something is so, or that it is not.
public struct Requirement: Hashable, Sendable {
    /// What it is about.
    public var subject: Subject
    /// Whether that must not be so.
    public var isNegated: Bool

    /// What a rule can ask for.
    public enum Subject: Hashable, Sendable {
        /// A condition is met.
        case condition(Condition)
        /// The app takes the other side of a contested question.
        case option(ContestedOption)

        /// The place among all subjects, from 0: options come behind the conditions.
        var index: Int {
            switch self {
            case .condition(let condition): Int(condition.rawValue)
            case .option(let option): Condition.allCases.count + Int(option.rawValue)
            }
        }
    }

    /// Every requirement that a row can have, each at its index: conditions come before options, and
    /// each of them before its opposite.
    package static let all: [Requirement] = {
        let subjects =
            Condition.allCases.map { Subject.condition($0) }
            + ContestedOption.allCases.map { .option($0) }
        return subjects.flatMap { subject in
            [false, true].map { Requirement(subject: subject, isNegated: $0) }
        }
    }()

    /// The place among all requirements, from 0.
    package var index: Int { 2 * subject.index + (isNegated ? 1 : 0) }

    /// Creates a requirement.
    public init(subject: Subject, isNegated: Bool) {
        self.subject = subject
        self.isNegated = isNegated
    }
}
