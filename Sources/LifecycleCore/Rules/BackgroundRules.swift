/// How long an app stays in the background, and how it is suspended and thawed.
let backgroundRules: [Rule] = [
    Rule(
        "background.exits",
        "Until iOS 12 an app with UIApplicationExitsOnSuspend is terminated on its way out.",
        versions: .before(13), on: .transition(.startBackgroundTime), from: .background,
        when: [.exitsOnSuspend], then: [.perform(.terminate)],
        .contested(
            """
            observed: applicationDidEnterBackground comes before applicationWillTerminate \
            (twocanoes.com, csdn 95166914); Apple's guide: the app never enters the background
            """)),
    Rule(
        "background.with-task",
        "With a background task open, the app's time in the background runs.",
        on: .transition(.startBackgroundTime), from: .background, when: [.anyTaskOpen],
        then: [.start(.expiration), .start(.assertionLimit)],
        .documented("Apple, Extending your app's background execution time")),
    Rule(
        "background.no-task", "Without an assertion the app is suspended shortly.",
        on: .transition(.startBackgroundTime), from: .background, when: [.noAssertion],
        then: [.start(.suspension)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "background.left", "Back in the foreground no time runs.",
        on: .transition(.stopBackgroundTime), from: .background,
        then: [
            .cancel(.suspension), .cancel(.expiration), .cancel(.assertionLimit),
            .cancel(.window),
        ],
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    Rule(
        "background.busy", "What a background mode permits keeps the app running.",
        on: .transition(.startBackgroundTime), from: .background, then: [],
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    Rule(
        "activity.continued-in-background", "A continued task begins in the foreground only.",
        on: .action(.startActivity), from: .background, when: [.activityIsContinuedTask],
        then: [.nothing(.notOnScreen)],
        .documented("Apple, BGContinuedProcessingTask")),
    Rule(
        "activity.start", "What a background mode permits may begin at any time.",
        on: .action(.startActivity), from: .executing, then: [.changeActivity],
        .documented("Apple, UIBackgroundModes")),
    Rule(
        "activity.stop", "When it stops the app may be suspended.",
        on: .action(.stopActivity), from: .executing,
        then: [.changeActivity, .perform(.loseAssertion)],
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    Rule(
        "badge.raise", "The number on the icon shows whether code still runs.",
        on: .action(.raiseBadge), from: .executing, then: [.raiseBadge],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "suspend", "An app without an assertion is suspended; it is not told.",
        on: .timer(.suspension), from: .background, then: [.become(.suspended)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "thaw", "A suspended app runs again; it is not told, and work that fell due runs first.",
        on: .transition(.thaw), from: .suspended,
        then: [.become(.background), .runOverdueWork],
        .observed("developers see overdue timers fire before the next callback")),
]
