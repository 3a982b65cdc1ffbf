/// What happens while the app's code keeps the main thread busy, and who puts an end to it.
///
/// All lifecycle callbacks come on the main thread, one after the other; the system waits for
/// them, but not for ever.
let mainThreadRules: [Rule] =
    [
        Rule(
            "thread.block", "Work on the main thread delays whatever comes meanwhile.",
            on: .action(.block), from: .executing, then: [.blockMainThread],
            .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
        Rule(
            "watchdog.launch", "An app that has not finished launching in time is killed.",
            on: .timer(.launchWatchdog), from: .executing,
            then: [.show(.homeScreen), .kill(.launchTooSlow)],
            .documented("Apple, Addressing watchdog terminations")),
        Rule(
            "watchdog.resume", "An app that has not returned to the foreground in time is killed.",
            on: .timer(.resumeWatchdog), from: .executing,
            then: [.show(.homeScreen), .kill(.resumeTooSlow)],
            .observed("crash reports with scene-update and visibility foreground")),
        Rule(
            "watchdog.background", "An app that has not gone to the background in time is killed.",
            on: .timer(.backgroundWatchdog), from: .executing,
            then: [.show(.homeScreen), .kill(.backgroundTooSlow)],
            .observed("crash reports with scene-update and visibility background (Kodi remote 684)")
        ),
        Rule(
            "watchdog.terminate", "An app that has not terminated in time is killed.",
            on: .timer(.terminationWatchdog), from: .executing, then: [.kill(.terminationTooSlow)],
            .observed("crash reports: failed to terminate gracefully after 5.0s")),
        Rule(
            "thread.suspension-waits", "A process is not suspended in the middle of a callback.",
            on: .timer(.suspension), from: .background, when: [.busy], then: [.start(.suspension)],
            .inferred("suspension comes after the method has returned")),
        Rule(
            "thread.expiration-waits", "Expiration handlers come on the main thread too.",
            on: .timer(.expiration), from: .background, when: [.busy], then: [.waitToExpire],
            .documented("Apple, beginBackgroundTask(withName:expirationHandler:)")),
    ] + impatientRules

/// What the user and the system do while the main thread is busy, and do not wait for ever for.
private let impatientRules: [Rule] = [
    impatient("thread.home-waits", .userGoesHome, .foreground, .backgroundWatchdog),
    impatient("thread.other-app-waits", .userOpensOtherApp, .foreground, .backgroundWatchdog),
    impatient("thread.lock-waits", .userLocksDevice, .foreground, .backgroundWatchdog),
    impatient("thread.answer-waits", .userAnswersCall, .foreground, .backgroundWatchdog),
    impatient("thread.open-waits", .userOpensApp, .background, .resumeWatchdog),
    impatient("thread.unlock-waits", .userUnlocksDevice, .background, .resumeWatchdog),
    impatient("thread.call-end-waits", .callEnds, .background, .resumeWatchdog),
    impatient("thread.swipe-waits", .userSwipesAppAway, .executing, .terminationWatchdog),
    impatient("thread.eviction-waits", .systemEvictsApp, .background, .terminationWatchdog),
]

private func impatient(
    _ id: StaticString, _ event: Event, _ from: LifecycleStates, _ watchdog: SystemTimer
) -> Rule {
    Rule(
        id, "What comes while the main thread is busy is handled when it is free, if that is soon.",
        on: .event(event), from: from, when: [.busy], then: [.start(watchdog), .wait],
        .documented("Apple, Addressing watchdog terminations"))
}
