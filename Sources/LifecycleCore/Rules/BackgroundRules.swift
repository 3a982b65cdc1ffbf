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
        "background.no-task", "Without a background task the app is suspended shortly.",
        on: .transition(.startBackgroundTime), from: .background, when: [.noTaskOpen],
        then: [.start(.suspension)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "background.left", "Back in the foreground no time runs.",
        on: .transition(.stopBackgroundTime), from: .background,
        then: [.cancel(.suspension), .cancel(.expiration), .cancel(.assertionLimit)],
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
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
