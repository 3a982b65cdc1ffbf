import LifecycleCore

/// What to do and what not to do in a method.
struct CallbackAdvice {
    var dos: [Advice]
    var donts: [Advice]

    var all: [Advice] { dos + donts }
}

/// A piece of advice, with the rule whose runs show why.
struct Advice {
    var fact: SourcedSentence
    /// The id of the rule; nil if no rule shows it.
    var rule: StaticString?

    init(_ english: StaticString, _ evidence: Evidence, shownBy rule: StaticString? = nil) {
        fact = SourcedSentence(english, evidence)
        self.rule = rule
    }
}

extension Callback {
    /// What to do and not to do in the method; nil if nothing is known.
    var advice: CallbackAdvice? {
        appDelegateAdvice[self] ?? deliveryAdvice[self] ?? sceneAdvice[self] ?? viewAdvice[self]
            ?? objectAdvice[self]
    }
}

// Advice for several methods, named after what an app does that follows or ignores it.

let setsDelegateAtLaunch = Advice(
    "Set the delegate of UNUserNotificationCenter before the launch ends.",
    .documented(.userNotificationCenterDelegate))

let implementsBothStateMethods = Advice(
    """
    Implement both methods that ask, to save and to restore, and return true: otherwise no state \
    is preserved.
    """,
    .documented(
        .applicationShouldSaveApplicationState,
        .applicationShouldRestoreApplicationState))

let expectsDeletedState = Advice(
    "Expect it after the user has swiped the app away: the saved state goes with the app.",
    .documented(.appleStateRestore), shownBy: "force-quit.state-deleted")

let keepsDataInState = Advice(
    """
    Keep the user's data in the state: it is no substitute for a file, and goes when \
    the user swipes the app away.
    """,
    .documented(.applicationWillEncodeRestorableStateWith, .appleStateRestore),
    shownBy: "force-quit.state-deleted")

let countsOnMemoryWarning = Advice(
    "Count on it in the background: a suspended app is not warned, and loses its memory first.",
    .documented(.appleMemoryWarnings), shownBy: "memory.warning-unheard")

let completesQuickAction = Advice(
    "Call the completion handler when the action is done, and say whether it succeeded.",
    .documented(
        .applicationPerformActionForCompletionHandler,
        .windowScenePerformActionForCompletionHandler))

let acceptsShare = Advice(
    "Accept the share with a CKAcceptSharesOperation for the metadata that you are handed.",
    .documented(
        .applicationUserDidAcceptCloudKitShareWith,
        .windowSceneUserDidAcceptCloudKitShareWith))

let reliesOnConnectedScene = Advice(
    """
    Rely on it alone: what a scene is created for is in the options of \
    scene(_:willConnectTo:options:) instead.
    """,
    .documented(.sceneConnectionOptions))

let mistakesLoadedForSeen = Advice(
    """
    Mistake it for the user seeing the view: without scenes a launch in the background \
    calls it too.
    """,
    .observed(.devgem, note: "iOS 17.5.1"), shownBy: "launch.background-views")

let expectsViewOnReturn = Advice(
    "Expect it when the app comes back to the screen: its view never left.",
    .inferred(.viewStays, .viewWillAppear, .viewDidAppear))

let expectsViewOnLeaving = Advice(
    "Expect it when the app leaves the screen: the view stays where it is.",
    .inferred(.viewStays, .viewWillDisappear, .viewDidDisappear))

let worksOnceInLayout = Advice(
    "Do in it what is to happen once: it is called whenever the bounds of the view change.",
    .documented(.viewWillLayoutSubviews, .viewDidLayoutSubviews))

let makesLocationManager = Advice(
    """
    Make the location manager and set its delegate at each launch: an app that is \
    launched for a place learns which one from its delegate alone.
    """,
    .documented(.launchOptionsLocation))

let mistakesPlaceForUser = Advice(
    """
    Mistake it for a sign that the user has opened the app: iOS also launches it in \
    the background for a place.
    """,
    .documented(.launchOptionsLocation), shownBy: "wake.by-location")

let tellsRegionsByIdentifier = Advice(
    "Tell regions apart by their identifier: the object may not be the one that you registered.",
    .documented(.locationManagerDidExitRegion))

let expectsOneCallForRegion = Advice(
    "Expect one call if there are several location managers: each tells its delegate.",
    .documented(.locationManagerDidExitRegion))

let restoresBluetooth = Advice(
    "Bring the state of the app in line with what the dictionary hands back.",
    .documented(.centralManagerWillRestoreState, .peripheralManagerWillRestoreState))

let expectsRestorationUnasked = Advice(
    """
    Expect it if the manager was made without a restoration identifier: an app asks \
    for restoration with that.
    """,
    .documented(.centralManagerWillRestoreState, .peripheralManagerWillRestoreState))

let commandsWhenPoweredOn = Advice(
    "Give commands to the manager only while its state is poweredOn.",
    .documented(.centralManagerDidUpdateState, .peripheralManagerDidUpdateState))
