/// An effect of a rule.
public enum Effect: Equatable, Sendable {
    /// Calls a method; the app's code in it runs before the next effect.
    case call(Callback)
    /// Posts a notification.
    case post(NotificationName)
    /// Tells the views of the scene in question their phase, if it differs from the one they know.
    case tellPhase(ScenePhase)
    /// Changes the state of the app, or of the scene in question and with it the app's.
    case become(LifecycleState)
    /// Hands an event to the window.
    case sendEvent
    /// Passes an event along the responder chain until a responder handles it.
    case climbResponders
    /// Connects or disconnects the scene in question.
    case connectScene(Bool)
    /// Makes the window in question visible or not when the app is in front.
    case putWindowInFront(Bool)
    /// Performs a transition: its rules come next.
    case perform(Transition)
    /// Sets the reason why the app is launched, opened or woken.
    case because(LaunchReason)
    /// Delivers the content of that reason to the app.
    case deliver
    /// Opens the app for a reason once the device is unlocked; for the icon it does not open.
    case openAtUnlock(LaunchReason)
    /// Makes what the user chose on the lock screen the reason.
    case becauseOfTap
    /// Calls the launch handler of a background task; the app may run until it completes the task.
    case callLaunchHandler(LaunchReason)
    /// Calls a method of a view controller, if the trace shows views or the app has code in it.
    case callView(Callback)
    /// Calls a method with a completion handler; the app may run until it calls the handler.
    case callToComplete(Callback)
    /// Ends the wait because the app has called that handler.
    case closeWindow
    /// Ends the wait for that handler.
    case endWindow
    /// Ends the continued task of the app.
    case endContinuedTask
    /// Requires the app to report a call before the method returns.
    case expectCallReport
    /// Reports a call.
    case reportCall
    /// Does not wake the app; the trace says why.
    case declineToWake(Reason)
    /// Sets a fact about the device or the app.
    case set(Fact, Bool)
    /// Starts or stops an activity of the app.
    case changeActivity
    /// Raises the number on the icon.
    case raiseBadge
    /// Ends the process because the app crashed or exited.
    case endByItself
    /// Covers the app, which loses its events; an active app resigns.
    case cover(Overlay)
    /// Removes a cover; an inactive app without any cover becomes active.
    case uncover(Overlay)
    /// Removes a cover without making the app active.
    case clear(Overlay)
    /// Adds an alert to the queue, or shows the first of the queue.
    case queueAlert(Bool)
    /// Remembers that the user was asked for the permission in question.
    case rememberAsked
    /// Forgets everything that the device keeps of the app.
    case forgetApp
    /// Changes what is on the screen.
    case show(Front)
    /// Shows or removes the lock screen.
    case lock(Bool)
    /// Changes the stage of a call.
    case phone(CallStage)
    /// Starts a timer.
    case start(SystemTimer)
    /// Cancels a timer.
    case cancel(SystemTimer)
    /// Ends a timer at once.
    case end(SystemTimer)
    /// Starts counting the time in the background.
    case countBackground
    /// Forgets everything in the memory of the process.
    case forgetProcess
    /// Opens the background task in question.
    case openTask
    /// Closes the background task in question.
    case closeTask
    /// Calls the expiration handlers of all open tasks.
    case expireTasks
    /// Launches the app again after the device has started.
    case relaunchAfterBoot
    /// Forgets the background tasks that were not granted.
    case loseTasks
    /// Reads the state of each connected scene.
    case readActivationState
    /// Attaches a newly connected scene to its session.
    case attachScene
    /// Reads whether protected data is available.
    case readProtectedData
    /// Records that a task of BGTaskScheduler expires without an expiration handler.
    case noteExpiry
    /// Warns on the console of a background task that has been open for long.
    case warn
    /// Reads the remaining background time.
    case readTimeRemaining
    /// Blocks the main thread for the span in question.
    case blockMainThread
    /// Runs the work that fell due while the app was suspended.
    case runOverdueWork
    /// Changes the session of the scene.
    case session(Session)
    /// Kills the process, with the reason for the crash report.
    case kill(KillReason)
    /// Takes the memory of the other app that is next.
    case purgeOther
    /// Takes the memory of all other suspended apps, the largest first.
    case purgeSuspended
    /// Queues a notification until the app resumes, once for each kind.
    case queue(NotificationName)
    /// Posts the queued notifications.
    case postQueued
    /// Takes a snapshot of the app for the switcher.
    case takeSnapshot
    /// Discards the silent push that is held back.
    case discardHeldPush
    /// Calls a method that an app has to ask for, if the app has code in it.
    case callIfHandled(Callback)
    /// Finds the view at the touched point.
    case hitTest
    /// Records an action of the app's code in the trace.
    case recordAction
    /// Puts the device to sleep or wakes it.
    case sleep(Bool)
    /// Counts a wake by a VoIP socket.
    case countSocketWake
    /// Makes the event wait for the main thread.
    case wait
    /// Makes expiration handlers that a timer calls wait for the main thread.
    case waitToExpire(SystemTimer)
    /// Does nothing to the app; the trace says why.
    case nothing(Reason)
    /// Does not launch the app; the trace says why.
    case refuseLaunch(Reason)
}

/// Something that covers an app and takes its events: Apple's reasons to deactivate an app.
public struct Overlay: OptionSet, Hashable, Sendable {
    /// A bit for each cover.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The app switcher.
    public static let switcher = Overlay(rawValue: 1 << 0)
    /// A ringing call that takes the whole screen.
    public static let call = Overlay(rawValue: 1 << 1)
    /// A system alert, such as a permission request.
    public static let alert = Overlay(rawValue: 1 << 2)
    /// Notification Center.
    public static let notificationCenter = Overlay(rawValue: 1 << 3)
    /// Control Center.
    public static let controlCenter = Overlay(rawValue: 1 << 4)
    /// Siri.
    public static let siri = Overlay(rawValue: 1 << 6)
    /// The Face ID or Touch ID prompt.
    public static let biometricPrompt = Overlay(rawValue: 1 << 7)
    /// A notification shown as an alert.
    public static let notificationAlert = Overlay(rawValue: 1 << 8)
    /// The screen of a call that the user makes.
    public static let madeCall = Overlay(rawValue: 1 << 10)
    /// The divider between two apps while the user drags it.
    public static let divider = Overlay(rawValue: 1 << 9)
    /// The lock screen over an app in the foreground: on iOS 4, and during an unlock that is given up.
    public static let lockScreen = Overlay(rawValue: 1 << 5)
    /// Everything that a restart of the device removes.
    public static let everything = Overlay(rawValue: .max)
    /// What disappears when the user leaves for the home screen or another app.
    ///
    /// The biometric prompt is included because it did so on iOS 9, where the app was told that the
    /// prompt was cancelled (koze.hatenablog.jp 2016/07/20).
    public static let leftBehind: Overlay = [
        .switcher, .notificationCenter, .controlCenter, .siri, .biometricPrompt, .madeCall,
    ]
}

/// A fact about the device, or about what the system knows of the app; true or false.
public enum Fact: UInt8, CaseIterable, Sendable {
    /// The user swiped the app away and has not opened it since.
    case forceQuit
    /// The device was restarted and has not been unlocked since.
    case awaitingFirstUnlock
    /// The user has switched Background App Refresh off.
    case refreshOff
    /// Low Power Mode is on.
    case lowPower
    /// Saved interface state exists.
    case archive
    /// The app was launched or woken in the background.
    case woken
    /// The process has just been launched.
    case justLaunched
    /// The time changed significantly while the app could not be notified.
    case timeChangeUntold
    /// The process was prewarmed, and waits before its first method.
    case prewarmed
    /// A silent push is held back until the user opens the app.
    case pushHeld
    /// The app's code holds a lock on a shared file.
    case holdsLock
    /// The system has offloaded the app, and keeps its data.
    case offloaded
    /// The user has deleted the app, and nothing has opened it since.
    case deleted
    /// The views of the app are loaded and have not been on screen yet.
    case viewsUnseen
    /// The system takes a snapshot after the work that the app was woken for.
    case snapshotDue
    /// The scene was told to expect a user activity and has not received it.
    case activityAnnounced
    /// The device was locked, and protected files are not accessible.
    case protectedDataAway
}

/// What is on the screen below all overlays.
public enum Front: UInt8, Sendable {
    case homeScreen
    case app
    case otherApp
}

/// The stage of a phone call.
public enum CallStage: UInt8, Sendable {
    case none
    case ringingFullScreen
    case ringingAsBanner
    /// The phone app has taken the screen.
    case answered
    /// The call continues without taking the screen.
    case answeredAsBanner
}

/// A change to the session of a scene.
public enum Session: UInt8, Sendable {
    /// The session outlives the process.
    case keep
    /// The user closed it while the app could not be notified.
    case discardUntold
    /// The app is told of the sessions closed while it could not be notified; others are kept.
    case tellDiscarded
    /// The session ends; the app is told, or has been told.
    case discard
}
