import LifecycleCore
import TraceViews

extension Requirement {
    /// The requirement in words; nil if a line need not mention it.
    ///
    /// This is so for the ordinary case, for what the trigger implies, and for contested questions,
    /// which have lines of their own.
    var words: Word? {
        guard case .condition(let condition) = subject else { return nil }
        return isNegated ? condition.opposite : condition.words
    }

    /// The requirement in words where a reader asks why a method is not called; nil as for `words`.
    var wordsForNonCall: Word? {
        guard case .condition(let condition) = subject, isNegated else { return words }
        return condition.rareOpposite
    }
}

extension WayLine {
    /// A condition in words; nil as for `Requirement.words`.
    func words(for condition: Requirement) -> Word? {
        // Of what was chosen on the lock screen only one thing leads to the method that receives it.
        condition.subject == .condition(.openingWaits) && !condition.isNegated
            && ways.allSatisfy(\.handsContentOver)
            ? Word("what it hands over was chosen on the lock screen") : condition.words
    }
}

extension Way {
    /// Whether it ends in a method that receives what the app was opened or woken for.
    fileprivate var handsContentOver: Bool {
        guard let last = path.last, end.callback != nil else { return false }
        return last.on.isDelivery || last.on == .transition(.announceContent)
    }
}

extension Condition {
    /// The words if the condition is not met, for conditions that rules exclude and that are not
    /// the ordinary case.
    fileprivate var opposite: Word? {
        switch self {
        case .covered: Word("nothing else lies over the app")
        case .onCall: Word("no call has taken the screen")
        case .anyTaskOpen, .taskOpen: Word("no background task is open")
        case .sceneConnected: Word("the scene was disconnected meanwhile")
        case .sceneUnattached: Word("another scene is connected")
        case .supportsWindows: Word("the app has one window")
        case .sessionKept:
            Word(
                """
                for a new session (a window that was closed gets one; a scene that the system \
                disconnected keeps its own)
                """)
        case .hasPasscode: Word("without a passcode")
        case .phaseUntold: Word("the scene was on the screen before")
        case .declaresTasks: Word("on iOS 13 and later the app lists no tasks")
        case .onPad: Word("on an iPhone")
        case .lastScene: Word("it is not the last connected window")
        case .hasNotificationCenterDelegate:
            Word("without a delegate of UNUserNotificationCenter")
        case .handlesPushesWithCompletion:
            Word(
                """
                if the app does not implement \
                application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
                """)
        default: nil
        }
    }

    /// The words if the condition is not met, for conditions that are worth a word only where a
    /// reader asks why a method is not called.
    fileprivate var rareOpposite: Word? {
        switch self {
        case .appInFront: Word("the app was not in front before")
        case .openingWaits: Word("nothing chosen on the lock screen opens it")
        case .windowIsOfProcessing: Word("no processing task is running")
        case .usesAccessorySetupKit: Word("on iOS 26 and later without AccessorySetupKit")
        case .viewsUnseen: Word("the views were shown before")
        case .switcherOpen: Word("the app switcher is closed")
        case .hasAlwaysOnDisplay: Word("the display goes dark")
        default: opposite
        }
    }

    /// The words if the condition is met.
    fileprivate var words: Word? {
        switch self {
        case .appInFront: Word("the app was in front before")
        case .locked: Word("the device is locked")
        case .switcherOpen: Word("the app switcher is open")
        case .covered: Word("something lies over the app")
        case .passingOverlayOpen:
            Word("the user has opened something over the app")
        case .callsSetFullScreen: Word("calls are set to take the full screen")
        case .callRings: Word("a call rings")
        case .callCoversScreen: Word("the call covers the screen")
        case .callIsBanner: Word("the call shows as a banner")
        case .onCall: Word("the user has answered the call")
        case .madeCallCovers: Word("a call that the user makes covers the app")
        case .anyTaskOpen, .taskOpen: Word("a background task is open")
        case .expiring: Word("the expiration handlers are being called")
        case .tooManyTasks: Word("too many background tasks are open")
        case .exitsOnSuspend:
            Word("with UIApplicationExitsOnSuspend")
        case .sceneUnattached: Word("no scene is connected")
        case .sceneConnected: Word("the scene is connected")
        case .lastScene: Word("it is the last connected window")
        case .supportsWindows: Word("the app supports several windows")
        case .sessionKept: Word("the session is kept")
        case .sessionDiscarded: Word("a session was discarded meanwhile")
        case .hasPasscode: Word("with a passcode")
        case .restarted: Word("after a restart, before the first unlock")
        case .awaitingFirstUnlock:
            Word("after a restart, before the first unlock, with a passcode")
        case .forceQuit: Word("the user has swiped the app away")
        case .refreshOff: Word("Background App Refresh is off")
        case .lowPower: Word("Low Power Mode is on")
        case .modeMissing: Word("the app lacks the background mode")
        case .launchReturnsFalse: Word("a launch method returns false")
        case .hasNotificationCenterDelegate:
            Word("with a delegate of UNUserNotificationCenter")
        case .handlesPushesWithCompletion:
            Word(
                """
                if the app implements \
                application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
                """)
        case .preservesState: Word("the app preserves its state")
        case .hasArchive: Word("state was saved")
        case .windowOpen: Word("a completion handler is waiting")
        case .windowIsOfSession: Word("the app was woken for a background session")
        case .windowIsOfCall: Word("the app was woken for a VoIP push")
        case .windowIsOfProcessing: Word("a processing task is running")
        case .activityRuns: Word("something that a background mode permits goes on")
        case .windowIsOfTask: Word("a task of BGTaskScheduler is running")
        case .handlesTaskExpiry: Word("the task has an expiration handler")
        case .continuedTaskRuns: Word("a continued task is running")
        case .onPad: Word("on an iPad")
        case .watchesScenePhase: Word("a view reads scenePhase")
        case .phaseUntold: Word("for the first time")
        case .hasAlwaysOnDisplay: Word("the display stays on")
        case .timeChangeUntold: Word("the time has changed meanwhile")
        case .prewarmed: Word("the process was prewarmed")
        case .owesCallReport: Word("the app has reported no call")
        case .busy: Word("the main thread is busy")
        case .mustAdoptScenes: Word("built with the SDK of iOS 27")
        case .appIsNextVictim: Word("the app's memory is taken next")
        case .otherIsNextVictim: Word("another app's memory is taken next")
        case .otherIsSuspended: Word("another app is suspended")
        case .woken: Word("the app was woken in the background")
        case .holdsLock: Word("the app holds a lock on a shared file")
        case .asleep: Word("the device sleeps")
        case .wokenTooOften: Word("a socket has woken it too often")
        case .hasCallMode: Word("with the mode voip")
        case .pushHeld: Word("a silent push was held back")
        case .debugged: Word("under a debugger")
        case .usesAccessorySetupKit: Word("with AccessorySetupKit")
        case .declaresTasks: Word("the app lists its tasks")
        case .suspensionNear: Word("suspension is near")
        case .offloaded: Word("the app was offloaded")
        case .deleted: Word("the app was deleted")
        case .openingWaits:
            Word("something chosen on the lock screen opens it")
        case .alertShown: Word("a system alert is shown")
        case .alertWaits: Word("another alert waits")
        case .promptShown: Word("a prompt is shown")
        case .asksForFace: Word("it is a face that is asked for")
        case .permissionAsked: Word("the user has been asked before")
        case .activityAnnounced:
            Word("scene(_:willContinueUserActivityWithType:) was called before")
        case .activityIsContinuedTask: Word("it is a continued task")
        case .viewsUnseen: Word("the views were loaded and not shown yet")
        // The trigger implies these.
        case .reasonIsLocation, .reasonIsVisit, .reasonIsProcessingTask, .reasonIsHealthData,
            .reasonIsResponse, .reasonIsCall, .reasonIsSession, .reasonIsSilentPush,
            .reasonIsRegion, .reasonIsBluetooth, .reasonIsURL, .reasonIsActivity,
            .reasonIsContent, .reasonIsTask, .reasonObeysRefresh, .reasonObeysLaunchAnswer,
            .justLaunched:
            nil
        // These are the ordinary case.
        case .noAssertion, .snapshotDue, .lateTaskLoses: nil
        }
    }

    /// Whether it is met for a single reason of a launch.
    var isOfReason: Bool {
        switch self {
        case .reasonIsLocation, .reasonIsVisit, .reasonIsProcessingTask, .reasonIsHealthData,
            .reasonIsCall, .reasonIsSession, .reasonIsSilentPush, .reasonIsRegion,
            .reasonIsBluetooth, .reasonIsURL, .reasonIsActivity:
            true
        default: false
        }
    }
}
