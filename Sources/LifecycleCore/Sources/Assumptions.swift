/// Sentences about what is known or assumed without a page or a log.
let assumptions: [SourceRow] = [
    SourceRow(
        sentence: .alertsAreBanners11, "alerts-are-banners-11",
        "That notifications show as banners from iOS 11 on is known; no log was found"),
    SourceRow(
        sentence: .backgroundLaunchViews, "background-launch-views",
        "No log shows where in the launch the views load; they load as in a launch to the screen"),
    SourceRow(
        sentence: .callBanner, "call-banner",
        "A banner does not deactivate the app, as Apple’s guide says of notifications; no log of a call that shows as a banner was found"
    ),
    SourceRow(
        sentence: .callBannerExpanded, "call-banner-expanded",
        "An expanded banner acts as a call that takes the whole screen; no log was found"),
    SourceRow(
        sentence: .callFullScreen14, "call-full-screen-14",
        "A call that takes the whole screen acts as before iOS 14; no log was found"),
    SourceRow(
        sentence: .delete, "delete",
        "That deleting ends the process and removes the data is known; no log was found"),
    SourceRow(
        sentence: .expiration5sBefore, "expiration-5s-before",
        "Apple says that the handler is called shortly before the time reaches 0; 5 seconds before is an assumption"
    ),
    SourceRow(
        sentence: .firstScene, "first-scene",
        "An app with one window has one scene; with several it is an assumption"),
    SourceRow(
        sentence: .handlersInOrder, "handlers-in-order",
        "The handlers are called on the main thread; their order is an assumption"),
    SourceRow(
        sentence: .lateBegin100ms, "late-begin-100ms",
        "Apple says that shortly before suspension is too late; 0.1 seconds is an assumption"),
    SourceRow(
        sentence: .nameOfMode, "name-of-mode",
        "The name of the mode says so; Apple’s page lists the mode without a word on it"),
    SourceRow(
        sentence: .newestTaskCounts, "newest-task-counts",
        "The console names one task; that the newest counts is an assumption"),
    SourceRow(
        sentence: .notificationCenter122, "notification-center-12-2",
        "A log of iOS 13.5 shows it; of the other versions from 12.2 to 15 none was found"),
    SourceRow(
        sentence: .offload, "offload",
        "That offloading ends the process and keeps the data is known; no log was found"),
    SourceRow(
        sentence: .overlaysClosed, "overlays-closed",
        "What lies over the app goes as when the user goes home; no log has a second reason"),
    SourceRow(
        sentence: .ownAlert, "own-alert",
        "That an alert of the app itself leaves it active is known of UIAlertController; no log was found"
    ),
    SourceRow(
        sentence: .processing5Minutes, "processing-5-minutes",
        "Apple speaks of minutes; 5 minutes is an assumption"),
    SourceRow(
        sentence: .protectedDataBefore7, "protected-data-before-7",
        "The method came with iOS 4; no log of these versions was found"),
    SourceRow(
        sentence: .pushkitAfterForceQuit, "pushkit-after-force-quit",
        "That a VoIP push launches an app that was swiped away is known of PushKit; no page was found that says so"
    ),
    SourceRow(
        sentence: .queueOrder, "queue-order",
        "Apple names no order; one is needed for the same trace each time"),
    SourceRow(
        sentence: .registerLate, "register-late",
        "Apple’s page asks for the registration before the launch ends; that a later one ends the process is known of BGTaskScheduler"
    ),
    SourceRow(
        sentence: .scenesInOrder, "scenes-in-order",
        "Each scene has a delegate of its own; the order among scenes is an assumption"),
    SourceRow(
        sentence: .secondMethodUnnamed, "second-method-unnamed",
        "Apple’s pages name both methods; which comes first they do not say"),
    SourceRow(
        sentence: .session30s, "session-30s",
        "Apple documents the kill (0x2182bad3) and gives no number; no page was found for the 30 seconds"
    ),
    SourceRow(
        sentence: .siri, "siri",
        "That Siri makes an app inactive is known of all versions; no log was found"),
    SourceRow(
        sentence: .someWindowSeen, "some-window-seen",
        "Some window has to be seen; which one it is on a device is not documented"),
    SourceRow(
        sentence: .splitDivider, "split-divider",
        "While the divider is dragged the app resigns and becomes active again; this is concluded from a developer’s article (captech), no log was found"
    ),
    SourceRow(
        sentence: .suspensionAfter5s, "suspension-after-5s",
        "Apple says that the app is suspended shortly after the method returns; developers report 5 to 10 seconds"
    ),
    SourceRow(
        sentence: .unlockReturnIos4, "unlock-return-ios4",
        "After the unlock the system returns to what was in front; no log was found"),
    SourceRow(
        sentence: .update, "update",
        "That an update ends the process is known of the App Store; no log was found"),
    SourceRow(
        sentence: .viewsInBackgroundBefore13, "views-in-background-before-13",
        "The views load as on iOS 14 and 17.5.1; no log of these versions was found"),
    SourceRow(
        sentence: .voipSockets4To9, "voip-sockets-4-to-9",
        "Apple’s page marks the VoIP API of iOS 4 to 9 as deprecated; it names no version in which sockets stop waking"
    ),
    SourceRow(
        sentence: .wallTimeInSleep, "wall-time-in-sleep",
        "That a deadline of DispatchWallTime advances while the device sleeps was not found on a page"
    ),
    SourceRow(
        sentence: .wordsOfMeaning, "words-of-meaning",
        "The words follow from the meaning of the code; no report was found that prints any"),
]
