/// Rules for a blocked main thread, and for the watchdogs that end it.
///
/// All lifecycle callbacks come on the main thread, one after the other. The system waits for
/// them for a limited time.
let mainThreadRules: [Rule] = [
    Rule(
        "thread.block", "Work on the main thread delays whatever comes meanwhile.",
        on: .action(.block), from: .executing, then: [.blockMainThread],
        .documented(.guideAppLifeCycle)),
    Rule(
        "watchdog.launch", "An app that has not finished launching in time is killed.",
        on: .timer(.launchWatchdog), from: .executing,
        then: [.show(.homeScreen), .kill(.launchTooSlow)],
        .documented(.appleWatchdogTerminations)),
    Rule(
        "watchdog.resume", "An app that has not returned to the foreground in time is killed.",
        on: .timer(.resumeWatchdog), from: .executing,
        then: [.show(.homeScreen), .kill(.resumeTooSlow)],
        .observed(.crashSceneUpdateForeground)),
    Rule(
        "watchdog.background", "An app that has not gone to the background in time is killed.",
        on: .timer(.backgroundWatchdog), from: .executing,
        then: [.show(.homeScreen), .kill(.backgroundTooSlow)],
        .observed(.kodiRemote684, note: "scene-update, visibility background")
    ),
    Rule(
        "watchdog.terminate", "An app that has not terminated in time is killed.",
        on: .timer(.terminationWatchdog), from: .executing, then: [.kill(.terminationTooSlow)],
        .observed(.crashTerminateGracefully)),
    Rule(
        "thread.suspension-waits", "A process is not suspended in the middle of a callback.",
        on: .timer(.suspension), from: .background, when: [.busy], then: [.start(.suspension)],
        .inferred(
            "The app is suspended only after the method has returned", .appleExtendingBackgroundTime
        )),
    Rule(
        "thread.refusal-waits",
        "A task that is not granted is told of when the thread is free.",
        on: .timer(.taskRefusal), from: .background, when: [.busy],
        then: [.start(.taskRefusal)],
        .documented(.beginBackgroundTaskWithName)),
    Rule(
        "thread.expiration-waits", "Expiration handlers come on the main thread too.",
        on: .timer(.expiration), from: .background, when: [.busy],
        then: [.waitToExpire(.expiration)],
        .documented(.beginBackgroundTaskWithName)),
    Rule(
        "thread.task-expiry-waits",
        "In the model the expiration handler of a task of BGTaskScheduler waits for the thread, too.",
        on: .timer(.taskExpiry), from: .background, when: [.busy],
        then: [.waitToExpire(.taskExpiry)],
        .inferred(.modelLimit)),
]

/// Rules that disable timers while a debugger is attached.
let debuggerRules: [Rule] = [
    unenforced("debugger.suspension", .suspension), unenforced("debugger.refusal", .taskRefusal),
    unenforced("debugger.expiration", .expiration),
    unenforced("debugger.assertions", .assertionLimit), unenforced("debugger.window", .window),
    unenforced("debugger.task-expiry", .taskExpiry),
    patient("debugger.launch", .launchWatchdog), patient("debugger.resume", .resumeWatchdog),
    patient("debugger.background", .backgroundWatchdog),
    patient("debugger.termination", .terminationWatchdog),
]

private func patient(_ id: StaticString, _ timer: SystemTimer) -> Rule {
    Rule(
        id, "Under a debugger no watchdog ends the app.",
        on: .timer(timer), from: .executing, when: [.debugged], then: nil,
        .observed(.cnblogs3678112, note: "a hanging app lives on under Xcode"))
}

private func unenforced(_ id: StaticString, _ timer: SystemTimer) -> Rule {
    Rule(
        id, "Under a debugger the app is not suspended, and its time in the background has no end.",
        on: .timer(timer), from: .executing, when: [.debugged], then: nil,
        .inferred(
            "The debugger prevents suspension, so the time in the background has no end",
            .appleForum14855))
}

/// Rules for events that wait for the main thread and start a watchdog.
let impatientRules: [Rule] = [
    impatient("thread.home-waits", .event(.userGoesHome), .foreground, .backgroundWatchdog),
    impatient(
        "thread.other-app-waits", .event(.userOpensOtherApp), .foreground, .backgroundWatchdog),
    impatient("thread.lock-waits", .event(.userLocksDevice), .foreground, .backgroundWatchdog),
    impatient("thread.answer-waits", .event(.userAnswersCall), .foreground, .backgroundWatchdog),
    impatient("thread.open-waits", .event(.userOpensApp), .background, .resumeWatchdog),
    impatient("thread.unlock-waits", .event(.userUnlocksDevice), .background, .resumeWatchdog),
    impatient("thread.call-end-waits", .event(.callEnds), .background, .resumeWatchdog),
    impatient("thread.swipe-waits", .event(.userSwipesAppAway), .executing, .terminationWatchdog),
    impatient(
        "thread.eviction-waits", .event(.systemEvictsApp), .background, .terminationWatchdog),
    impatient(
        "thread.hidden-window-waits", .event(.userHidesWindow), .foreground, .backgroundWatchdog),
    impatient(
        "thread.shown-window-waits", .event(.userShowsWindow), .background, .resumeWatchdog,
        [.busy, .sessionKept]),
    impatient(
        "thread.closed-window-waits", .event(.userClosesWindow), .executing, .terminationWatchdog,
        [.busy, .sceneConnected, .lastScene]),
]

@inline(__always)
private func impatient(
    _ id: StaticString, _ trigger: Trigger, _ from: LifecycleStates, _ watchdog: SystemTimer,
    _ conditions: [Condition] = [.busy]
) -> Rule {
    Rule(
        id, "What comes while the main thread is busy is handled when it is free, if that is soon.",
        on: trigger, from: from, when: conditions, then: [.start(watchdog), .wait],
        .documented(.appleWatchdogTerminations))
}
