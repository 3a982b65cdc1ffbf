/// The reason why an event does nothing to the app.
public enum Reason: UInt8, CaseIterable, Sendable {
    case alreadyOnScreen
    case notOnScreen
    case notRunning
    case deviceLocked
    case deviceUnlocked
    case bannerCoversNothing
    case bannerTakesNothing
    case alertNotShown
    case alertWaits
    case nextAlertShows
    case promptNotShown
    case askedBefore
    case switcherNotOpen
    case switcherOpen
    case otherInFront
    case taskNotOpen
    case codeNotRunning
    case noDifference
    case notOnThisVersion
    case modeMissing
    case refreshOff
    case lowPower
    case toldLater
    case forceQuit
    case notUnlockedSinceRestart
    case nothingToComplete
    case changesASetting
    case alreadyPrewarmed
    case eventsNotDelivered
    case oneWindow
    case notInBackground
    case noSuchWindow
    case needsScenes
    case ownAlert
    case nothingToReclaim
    case persistentBanner
    case shownAsBanner
    case deviceAwake
    case deviceAsleep
    case invalidTask
    case transfersCancelled
    case heldBack
    case sceneConnected
    case sceneGone
    case sharesScreen
    case noSplitScreen
    case noScene
    case appOffloaded
    case appDeleted
    case fetchReplaced
    case taskNotListed
    case noRule

    /// The words of the reason, to follow "nothing happens:".
    public var text: StaticString {
        switch self {
        case .alreadyOnScreen: "the app is on screen already"
        case .notOnScreen: "the app is not on screen"
        case .notRunning: "the app is not running"
        case .deviceLocked: "the device is locked"
        case .deviceUnlocked: "the device is not locked"
        case .bannerCoversNothing: "the call shows as a banner, which takes no events away"
        case .bannerTakesNothing: "a banner takes no events away"
        case .alertNotShown: "no alert is shown"
        case .alertWaits: "it waits behind the alert that is shown"
        case .nextAlertShows: "the next alert takes its place"
        case .promptNotShown: "no prompt is shown"
        case .askedBefore: "the system has asked the user already, and asks once"
        case .switcherNotOpen: "the app switcher is not open"
        case .switcherOpen: "the app switcher is open already"
        case .otherInFront: "something else is in front"
        case .taskNotOpen: "no background task has this identifier"
        case .codeNotRunning: "the app executes no code"
        case .noDifference: "it makes no difference to the app"
        case .notOnThisVersion: "this version of iOS has no such thing"
        case .modeMissing: "the app does not declare the background mode for it"
        case .refreshOff: "background refresh is switched off"
        case .lowPower: "Low Power Mode is on"
        case .toldLater: "the app is suspended and is told later"
        case .forceQuit: "the user swiped the app away and has not opened it since"
        case .notUnlockedSinceRestart: "the device was not unlocked since its restart"
        case .nothingToComplete: "no completion handler is waiting"
        case .changesASetting: "it changes a setting and calls nothing"
        case .alreadyPrewarmed: "the process waits already"
        case .oneWindow: "the app has one window"
        case .notInBackground: "the scene is not in the background"
        case .noSuchWindow: "there is no such window"
        case .eventsNotDelivered: "events are not delivered to the app"
        case .needsScenes: "an app built with the iOS 27 SDK must adopt scenes to launch"
        case .ownAlert: "an alert of the app itself takes no events away from it"
        case .nothingToReclaim: "no app holds memory that could be taken"
        case .persistentBanner: "from iOS 11 on it stays as a banner, which takes no events away"
        case .shownAsBanner: "the system shows it, and the app is not called"
        case .deviceAwake: "something keeps the device awake"
        case .deviceAsleep: "the device sleeps"
        case .invalidTask: "the identifier is UIBackgroundTaskIdentifier.invalid"
        case .transfersCancelled: "its transfers were cancelled when the user swiped the app away"
        case .heldBack: "the newest push is held back until the user opens the app"
        case .sceneConnected: "its scene is connected already"
        case .sceneGone: "its scene is not connected"
        case .sharesScreen: "both apps on the screen are active"
        case .noSplitScreen: "only an iPad from iOS 9 on shows two apps side by side"
        case .noScene: "the app has no connected scene"
        case .appOffloaded: "the app is offloaded until the user opens it"
        case .appDeleted: "the app is not on the device until the user installs it again"
        case .fetchReplaced: "BGTaskScheduler takes the place of fetch in this app"
        case .taskNotListed: "BGTaskSchedulerPermittedIdentifiers does not list the task"
        case .noRule: "no rule speaks of this event in this state"
        }
    }
}
