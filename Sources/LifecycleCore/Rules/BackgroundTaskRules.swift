/// Rules for `beginBackgroundTask(withName:expirationHandler:)`.
let backgroundTaskRules: [Rule] = [
    Rule(
        "task.too-many",
        "A process with about a thousand open tasks is killed at the next one.",
        versions: .from(11), on: .action(.beginTask), from: .executing, when: [.tooManyTasks],
        then: [.perform(.leave), .kill(.tooManyTasks)],
        .documented(.appleForum85066)),
    Rule(
        "task.begin", "A background task begun in the foreground sleeps until the app leaves.",
        on: .action(.beginTask), from: .foreground,
        then: [.openTask, .perform(.watchTask)],
        .documented(.appleForum85066)),
    Rule(
        "task.begin-loses",
        "A background task that is begun as the app leaves may lose to suspension.",
        on: .action(.beginTask), from: .background, when: [.lateTaskLoses, .noAssertion],
        then: [.openTask, .perform(.watchTask), .start(.taskRefusal)],
        .documented(
            .beginBackgroundTaskWithName,
            note: """
                the request is asynchronous; which of the two is first is not said, so a \
                scenario has to ask for it
                """)),
    Rule(
        "task.begin-too-late",
        "A background task that is begun just before the app is suspended is not granted.",
        on: .action(.beginTask), from: .background, when: [.suspensionNear, .noAssertion],
        then: [.openTask, .perform(.watchTask), .start(.taskRefusal)],
        .documented(.beginBackgroundTaskWithName)),
    Rule(
        "task.not-granted",
        """
        The expiration handler of a background task that is not granted is called, and the \
        app is suspended.
        """,
        on: .timer(.taskRefusal), from: .background,
        then: [
            .expireTasks, .loseTasks, .cancel(.expiration), .cancel(.assertionLimit),
            .perform(.suspendAtOnce), .perform(.unwatchTask),
        ],
        .documented(.beginBackgroundTaskWithName)),
    Rule(
        "task.refused-suspends",
        "An app that only the refused task would have kept running is suspended at once.",
        on: .transition(.suspendAtOnce), from: .background, when: [.noAssertion],
        then: [.end(.suspension)],
        .documented(.beginBackgroundTaskWithName)),
    Rule(
        "task.begin-beside-activity",
        "While something that a background mode permits goes on, no time runs for a task.",
        on: .action(.beginTask), from: .background, when: [.activityRuns],
        then: [.openTask, .perform(.watchTask)],
        .inferred(.limitWithoutActivity, .guideBackgroundExecution)),
    Rule(
        "task.begin-in-handler",
        "A background task that an expiration handler begins is not expired once more.",
        on: .action(.beginTask), from: .background, when: [.expiring],
        then: [.openTask, .perform(.watchTask), .cancel(.suspension), .start(.assertionLimit)],
        .inferred("The time is the app’s, and a second task adds none", .appleForum85066)),
    Rule(
        "task.begin-in-background",
        """
        A background task begun in the background keeps the app from being suspended, but the \
        time counts from entering the background: a second task adds none.
        """,
        on: .action(.beginTask), from: .background,
        then: [
            .openTask, .perform(.watchTask), .cancel(.suspension), .start(.expiration),
            .start(.assertionLimit),
        ],
        .documented(.appleForum85066)),
    Rule(
        "task.end",
        """
        Ending a task ends that task alone: with one identifier for two tasks, the one begun last.
        """,
        on: .action(.endTask), from: .executing, when: [.taskOpen],
        then: [.closeTask, .perform(.unwatchTask), .perform(.loseAssertion)],
        .documented(.endBackgroundTask)),
    Rule(
        "task.last-ended", "When the last assertion has gone the app is suspended shortly.",
        on: .transition(.loseAssertion), from: .background, when: [.noAssertion],
        then: [
            .cancel(.expiration), .cancel(.assertionLimit), .perform(.photographAfterWork),
            .start(.suspension),
        ],
        .documented(.guideBackgroundExecution)),
    Rule(
        "task.ended-beside",
        "When the last task has ended and something else goes on, no time runs.",
        on: .transition(.loseAssertion), from: .background, unless: [.anyTaskOpen],
        then: [.cancel(.expiration), .cancel(.assertionLimit)],
        .inferred("The time is for open tasks, and none is open")),
    Rule(
        "task.watched", "From iOS 13.4 on the console watches for tasks that stay open.",
        versions: .from(13, 4), on: .transition(.watchTask), from: .executing,
        then: [.start(.taskWarning)],
        .observed(
            .onesignal1047,
            note: "the report names no version of iOS; that it began with 13.4 is an assumption")),
    Rule(
        "task.unwatched", "The console does not warn of a task that has ended.",
        versions: .from(13, 4), on: .transition(.unwatchTask), from: .executing,
        then: [.start(.taskWarning)],
        .inferred("The warning speaks of an open task", .onesignal1047)),
    Rule(
        "task.warned", "The console warns once of a background task that has been open for long.",
        versions: .from(13, 4), on: .timer(.taskWarning), from: .executing,
        then: [.warn, .start(.taskWarning)],
        .observed(.onesignal1047, note: "the report names no version of iOS")),
    Rule(
        "task.end-unknown", "Ending a task that is not open does nothing.",
        on: .action(.endTask), from: .executing, unless: [.taskOpen],
        then: [.nothing(.taskNotOpen)],
        .inferred(
            "Ending a task needs the identifier that its own begin returned",
            .beginBackgroundTaskWithName)),
    Rule(
        "task.end-invalid", "Ending the invalid identifier does nothing.",
        on: .action(.endInvalidTask), from: .executing, then: [.nothing(.invalidTask)],
        .inferred(
            "The invalid identifier names no task; Apple’s page on endBackgroundTask does not mention it",
            .endBackgroundTask)),
    Rule(
        "task.expires",
        "Shortly before the time is used up the expiration handler of each open task is called.",
        on: .timer(.expiration), from: .background, then: [.expireTasks],
        .documented(
            .beginBackgroundTaskWithName,
            note: """
                a task that is still open when the time is short once more is told again, which is \
                an assumption
                """)),
    Rule(
        "task.leaked", "An app that still has a task open when the time is used up is killed.",
        on: .timer(.assertionLimit), from: .background,
        then: [.kill(.assertionsBeyondPermittedTime)],
        .documented(.guideBackgroundExecution, .endBackgroundTask, .so22051324)),
    Rule(
        "time.read",
        """
        backgroundTimeRemaining counts down in the background; before that, and while something that \
        a background mode permits goes on, it has no limit.
        """,
        on: .action(.readTimeRemaining), from: .executing, then: [.readTimeRemaining],
        .documented(
            .backgroundTimeRemaining, .appleForum391799,
            note: """
                the page: it is valid in the background; the thread: on the way there it has no \
                limit; that it has none beside such an activity is inferred
                """)),
]

/// Rules for actions while the app executes no code.
let frozenRules: [Rule] = ActionKind.allCases.map(frozenRule)

/// The rule that an action does nothing in an app that executes no code.
private func frozenRule(for kind: ActionKind) -> Rule {
    let id: StaticString
    switch kind {
    case .beginTask: id = "code.frozen-begin"
    case .endTask: id = "code.frozen-end"
    case .readTimeRemaining: id = "code.frozen-read"
    case .block: id = "code.frozen-block"
    case .complete: id = "code.frozen-complete"
    case .startActivity: id = "code.frozen-start"
    case .stopActivity: id = "code.frozen-stop"
    case .raiseBadge: id = "code.frozen-badge"
    case .reportCall: id = "code.frozen-report"
    case .openOtherApp: id = "code.frozen-open"
    case .endInvalidTask: id = "code.frozen-end-invalid"
    case .lockFile: id = "code.frozen-lock"
    case .unlockFile: id = "code.frozen-unlock"
    case .exceedMemoryLimit: id = "code.frozen-memory"
    case .overuseSystem: id = "code.frozen-overuse"
    case .draw: id = "code.frozen-draw"
    case .registerTwice: id = "code.frozen-register-twice"
    case .registerLate: id = "code.frozen-register-late"
    case .readActivationState: id = "code.frozen-read-scene"
    case .readProtectedData: id = "code.frozen-read-protected"
    case .askForBiometrics: id = "code.frozen-ask-biometrics"
    case .askForPermission: id = "code.frozen-ask-permission"
    case .crash: id = "code.frozen-crash"
    case .exit: id = "code.frozen-exit"
    }
    return Rule(
        id, "An app that executes no code does nothing.",
        on: .action(kind), from: [.notRunning, .suspended], then: [.nothing(.codeNotRunning)],
        .documented(.guideStateTransitions))
}
