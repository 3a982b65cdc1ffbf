/// One thing that a rule makes happen.
public enum Effect: Equatable, Sendable {
    /// UIKit calls a method; the app's code in it runs before the next effect.
    case call(Callback)
    /// UIKit posts a notification.
    case post(NotificationName)
    /// The views of the scene in question are told its phase, if it is another one than they know.
    case tellPhase(ScenePhase)
    /// The app is in another state from here on, or the scene in question, and with it the app.
    case become(LifecycleState)
    /// The app hands an event to its window.
    case sendEvent
    /// An event goes from responder to responder until one handles it.
    case climbResponders
    /// The scene in question is connected, or no longer.
    case connectScene(Bool)
    /// The window in question is one that the user sees when the app is in front, or no longer.
    case putWindowInFront(Bool)
    /// The rules of a transition come next.
    case perform(Transition)
    /// Why the app is launched, brought to the front or woken.
    case because(LaunchReason)
    /// What the app is launched, brought to the front or woken for is handed to it.
    case deliver
    /// The app comes to the front for a reason when the device is unlocked; for the icon it does not.
    case openAtUnlock(LaunchReason)
    /// What the user has chosen on the lock screen is the reason from here on.
    case becauseOfTap
    /// The system calls the block that the app has registered for a background task; the app may
    /// go on until it says that it is done.
    case callLaunchHandler(LaunchReason)
    /// A method of a view controller is called, if the app watches its views.
    case callView(Callback)
    /// UIKit calls a method with a completion handler, until whose call the app may go on.
    case callToComplete(Callback)
    /// That handler has been called.
    case closeWindow
    /// The system waits for that handler no longer.
    case endWindow
    /// A continued task of the app is over.
    case endContinuedTask
    /// The app has to report a call before it returns.
    case expectCallReport
    /// The app has reported a call.
    case reportCall
    /// The system does not wake the app, and the trace says why.
    case declineToWake(Reason)
    /// Something changes about the device or what the system knows of the app.
    case set(Fact, Bool)
    /// An activity of the app begins or ends.
    case changeActivity
    /// The number on the icon is raised.
    case raiseBadge
    /// The process ends by its own doing.
    case endByItself
    /// Something covers the app and takes its events; an active app resigns.
    case cover(Overlay)
    /// Something that covered the app goes; an inactive app with nothing over it becomes active.
    case uncover(Overlay)
    /// Something no longer covers the screen, but that is not what makes the app active.
    case clear(Overlay)
    /// One more alert waits behind the one that is shown, or the first of them takes its place.
    case queueAlert(Bool)
    /// The user has been asked for the permission in question.
    case rememberAsked
    /// The screen shows something else.
    case show(Front)
    /// The lock screen comes or goes.
    case lock(Bool)
    /// What becomes of a call.
    case phone(CallStage)
    /// A span begins to run.
    case start(SystemTimer)
    /// A span no longer matters.
    case cancel(SystemTimer)
    /// A span is over at once.
    case end(SystemTimer)
    /// The time that the app has been in the background counts from here.
    case countBackground
    /// What lived in the memory of the process is gone.
    case forgetProcess
    /// The task in question is open from here on.
    case openTask
    /// The task in question is closed.
    case closeTask
    /// The expiration handler of each open task is called.
    case expireTasks
    /// The system launches the app again when the device has started.
    case relaunchAfterBoot
    /// The background tasks that were not granted are forgotten.
    case loseTasks
    /// The app's code reads the state of each connected scene.
    case readActivationState
    /// A scene that has just been connected is attached to its session.
    case attachScene
    /// The app's code reads whether protected files can be read.
    case readProtectedData
    /// The console warns of a background task that is open for long.
    case warn
    /// The app learns how much time it has left.
    case readTimeRemaining
    /// The app's code keeps the main thread busy for the span in question.
    case blockMainThread
    /// What was due while the app was suspended runs now.
    case runOverdueWork
    /// The scene session is kept, thrown away, or its end is told to the app.
    case session(Session)
    /// The system ends the process, and a crash report says why.
    case kill(KillReason)
    /// The memory of the other app that is the next victim is taken.
    case purgeOther
    /// The memory of each other app that is suspended is taken, the largest first.
    case purgeSuspended
    /// A notification waits for the thaw, and is posted once.
    case queue(NotificationName)
    /// What waits for the thaw is posted.
    case postQueued
    /// The system takes a picture of the app for the switcher.
    case takeSnapshot
    /// The system discards the silent push that it held back.
    case discardHeldPush
    /// A method is called if the app has code in it, as it has to ask for the call.
    case callIfHandled(Callback)
    /// The window finds the view under the finger.
    case hitTest
    /// The app's code did what it was to do, and the trace says so.
    case recordAction
    /// The device falls asleep, or wakes up.
    case sleep(Bool)
    /// A wake by a VoIP socket is counted.
    case countSocketWake
    /// The event goes on when the main thread is free.
    case wait
    /// The expiration handlers are called when the main thread is free.
    case waitToExpire
    /// Nothing happens to the app, and the trace says why.
    case nothing(Reason)
    /// The system does not launch the app, and the trace says why.
    case refuseLaunch(Reason)
}

/// What can lie over an app and take its events: Apple's reasons to deactivate an app.
public struct Overlay: OptionSet, Hashable, Sendable {
    /// One bit for each thing.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The app switcher.
    public static let switcher = Overlay(rawValue: 1 << 0)
    /// A ringing call that takes the whole screen.
    public static let call = Overlay(rawValue: 1 << 1)
    /// A system alert, such as a question for permission.
    public static let alert = Overlay(rawValue: 1 << 2)
    /// Notification Center.
    public static let notificationCenter = Overlay(rawValue: 1 << 3)
    /// Control Center.
    public static let controlCenter = Overlay(rawValue: 1 << 4)
    /// Siri.
    public static let siri = Overlay(rawValue: 1 << 6)
    /// The sheet that asks for a face or a finger.
    public static let biometricPrompt = Overlay(rawValue: 1 << 7)
    /// A notification that shows as an alert.
    public static let notificationAlert = Overlay(rawValue: 1 << 8)
    /// The divider between two apps, while the user drags it.
    public static let divider = Overlay(rawValue: 1 << 9)
    /// The lock screen of iOS 4, under which the app stays in the foreground.
    public static let lockScreen = Overlay(rawValue: 1 << 5)
    /// What a restart of the device takes away.
    public static let everything = Overlay(rawValue: .max)
    /// What goes away when the user leaves for the home screen or another app.
    ///
    /// That the prompt for a face or a finger does was seen on iOS 9 (koze.hatenablog.jp
    /// 2016/07/20): the app is told that it is cancelled.
    public static let leftBehind: Overlay = [
        .switcher, .notificationCenter, .controlCenter, .siri, .biometricPrompt,
    ]
}

/// Something that is so or not, about the device or about what the system knows of the app.
public enum Fact: UInt8, CaseIterable, Sendable {
    /// The user swiped the app away, and has not opened it since.
    case forceQuit
    /// The device was restarted and not unlocked since.
    case awaitingFirstUnlock
    /// The user has switched Background App Refresh off.
    case refreshOff
    /// Low Power Mode is on.
    case lowPower
    /// There is saved interface state to restore.
    case archive
    /// The app was launched or woken in the background.
    case woken
    /// The process has just been launched.
    case justLaunched
    /// The time has changed significantly while the app could not be told.
    case timeChangeUntold
    /// The process was started ahead of a launch, and waits before its first method.
    case prewarmed
    /// A silent push is held back until the app is opened.
    case pushHeld
    /// The app's code holds a lock on a file that it shares.
    case holdsLock
    /// The system has removed the app, and keeps its data.
    case offloaded
    /// The views of the app were loaded and have not been on screen yet.
    case viewsUnseen
    /// The system takes a snapshot when the app is done with what it was woken for.
    case snapshotDue
    /// The scene has been told that an activity of the user comes, and not been handed it.
    case activityAnnounced
    /// The device was locked, and protected files are out of reach.
    case protectedDataAway
}

/// What the screen shows when nothing lies over it.
public enum Front: UInt8, Sendable {
    case homeScreen
    case app
    case otherApp
}

/// What becomes of a phone call.
public enum CallStage: UInt8, Sendable {
    case none
    case ringingFullScreen
    case ringingAsBanner
    /// The phone app has taken the screen from the app.
    case answered
    /// The call goes on beside whatever is on screen.
    case answeredAsBanner
}

/// What becomes of the session of the app's scene.
public enum Session: UInt8, Sendable {
    /// The session outlives the process.
    case keep
    /// The user closed it while the app could not be told.
    case discardUntold
    /// The app is told of those that were closed while it could not be told; the others stay.
    case tellDiscarded
    /// The app is told, or has been told.
    case discard
}
