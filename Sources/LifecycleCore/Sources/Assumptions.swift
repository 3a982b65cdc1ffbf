/// Sentences about what is known or assumed without a page or a log, each for several facts.
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
        sentence: .delete, "delete",
        "That deleting ends the process and removes the data is known; no log was found"),
    SourceRow(
        sentence: .expiration5sBefore, "expiration-5s-before",
        "Apple says that the handler is called shortly before the time reaches 0; 5 seconds before is an assumption"
    ),
    SourceRow(
        sentence: .nameOfMode, "name-of-mode",
        "The name of the mode says so; Apple’s page lists the mode without a word on it"),
    SourceRow(
        sentence: .processing5Minutes, "processing-5-minutes",
        "Apple speaks of minutes; 5 minutes is an assumption"),
    SourceRow(
        sentence: .protectedDataBefore7, "protected-data-before-7",
        "The method came with iOS 4; no log of these versions was found"),
    SourceRow(
        sentence: .session30s, "session-30s",
        "Apple documents the kill (0x2182bad3) and gives no number; no page was found for the 30 seconds"
    ),
    SourceRow(
        sentence: .siri, "siri",
        "That Siri makes an app inactive is known of all versions; no log was found"),
    SourceRow(
        sentence: .suspensionAfter5s, "suspension-after-5s",
        "Apple says that the app is suspended shortly after the method returns; developers report 5 to 10 seconds"
    ),
    SourceRow(
        sentence: .update, "update",
        "That an update ends the process is known of the App Store; no log was found"),
]
