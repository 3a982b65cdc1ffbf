/// What must be so for a rule to answer.
public enum Condition: UInt8, CaseIterable, Sendable {
    /// The app is what the screen shows, or what the screen will show again behind an overlay, a
    /// call or the lock screen.
    case appInFront
    /// Something else is in front.
    case appNotInFront
    /// The device is locked.
    case locked
    /// The device is not locked.
    case unlocked
    /// The app switcher is open.
    case switcherOpen
    /// The app switcher is closed.
    case switcherClosed
    /// Nothing lies over the app that takes its events away.
    case uncovered
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
    /// The user has left incoming calls to show as banners.
    case callsSetBanner
    /// A call rings, in whichever way.
    case callRings
    /// A call rings and covers the screen.
    case callCoversScreen
    /// A call rings as a banner.
    case callIsBanner
    /// A call was answered full screen.
    case onCall
    /// No call was answered full screen.
    case notOnCall
    /// At least one background task is open.
    case anyTaskOpen
    /// No background task is open.
    case noTaskOpen
    /// The background task in question is open.
    case taskOpen
    /// The background task in question is not open.
    case taskNotOpen
    /// The expiration handlers of background tasks are being called.
    case expiring
    /// Info.plist says `UIApplicationExitsOnSuspend`.
    case exitsOnSuspend
    /// Info.plist does not say `UIApplicationExitsOnSuspend`.
    case staysInBackground
    /// No scene is connected, as after a launch in the background.
    case sceneUnattached
    /// The scene in question is connected.
    case sceneConnected
    /// The scene in question is not connected.
    case sceneGone
    /// No other scene than the one in question is connected, but for those whose windows the user
    /// has closed.
    case lastScene
    /// The app supports several windows.
    case supportsWindows
    /// The app has one window.
    case oneWindow
    /// The scene session of an earlier run is kept, so the scene is restored.
    case sessionKept
    /// There is no scene session yet, so a new one is made.
    case sessionNew
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
    /// From iOS 26.4 on a change of place no longer launches an app that was swiped away.
    case locationStaysQuit
    /// UIScene's notification of becoming active is posted before applicationState reads active.
    case sceneNotificationFirst
    /// On iOS 11 a push that is tapped over the app is handed over when the app is active again.
    case pushComesWhenActive
    /// From iOS 13 on a silent push launches an app that was swiped away, as some reports have it.
    case silentPushRelaunches
    /// On iOS 13 to 15 a scene is handed a URL before it enters the foreground, as on later versions.
    case contentBeforeForeground
    /// A process that is started ahead of a launch calls the launch methods, as logs have it.
    case prewarmCallsLaunchMethods
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
    /// No completion handler is waiting to be called.
    case windowClosed
    /// The activity in question is a continued task.
    case activityIsContinuedTask
    /// The device is an iPad.
    case onPad
    /// A launch method's answer of false is enough to keep the content from the app.
    case oneFalseIsEnough
    /// An app that exits on suspend never enters the background, as Apple's guide says.
    case exitsWithoutBackground
    /// A woken app is told again that it entered the background, as Apple's article says.
    case wakeEnters
    /// Each background launch sends `applicationDidEnterBackground(_:)`, as Apple's article says.
    case backgroundLaunchEnters
    /// The notification of entering the foreground comes before the method, as Apple's page says.
    case notificationFirst
    /// The time has changed significantly while the app could not be told.
    case timeChangeUntold
    /// The process was started ahead of a launch.
    case prewarmed
    /// The process was not started ahead of a launch.
    case notPrewarmed
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
    /// The app was not launched or woken in the background.
    case notWoken
    /// The code of the app holds a lock on a file that it shares.
    case holdsLock
    /// The device sleeps.
    case asleep
    /// The device is awake.
    case awake
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
    /// The scene of an app that is swiped away enters the background first, whatever the version.
    case swipedEnters
    /// The scene of an app that is swiped away disconnects at once, whatever the version.
    case swipedDisconnects
    /// A launch for a push calls the method without a completion handler, as one report says.
    case launchCallsShortPushMethod
    /// A quick swipe that takes an app away makes a second scene.
    case swipedQuickly
    /// An app in the background that is swiped away is notified once more that it entered it.
    case swipedEntersAgain
    /// A change of place launches an app that was swiped away from iOS 8 on, and not from 7.1 on.
    case relaunchFrom8
    /// The completion handler that is waiting came with a VoIP push.
    case windowIsOfCall
    /// The completion handler that is waiting came with a processing task.
    case windowIsOfProcessing
    /// A continued task of the app goes on.
    case continuedTaskRuns
    /// The device is an iPhone.
    case onPhone
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
    /// The device has no passcode.
    case noPasscode
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
    /// A view is told at a launch that its scene is inactive, as one comment has it.
    case firstPhaseIsInactive
}
