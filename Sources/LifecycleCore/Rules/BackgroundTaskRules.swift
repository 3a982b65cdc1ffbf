/// `beginBackgroundTask(withName:expirationHandler:)` and what follows from it.
let backgroundTaskRules: [Rule] = [
    Rule(
        "task.begin", "A background task begun in the foreground sleeps until the app leaves.",
        on: .action(.beginTask), from: .foreground, then: [.openTask],
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    Rule(
        "task.begin-in-background",
        """
        A background task begun in the background keeps the app from being suspended, but the \
        time counts from entering the background: a second task adds none.
        """,
        on: .action(.beginTask), from: .background,
        then: [
            .openTask, .cancel(.suspension), .start(.expiration), .start(.assertionLimit),
        ],
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    Rule(
        "task.end", "Ending a task ends that task alone.",
        on: .action(.endTask), from: .executing, when: [.taskOpen],
        then: [.closeTask, .perform(.loseAssertion)],
        .documented("Apple, endBackgroundTask(_:)")),
    Rule(
        "task.last-ended", "When the last task has ended the app is suspended shortly.",
        on: .transition(.loseAssertion), from: .background, when: [.noTaskOpen],
        then: [.cancel(.expiration), .cancel(.assertionLimit), .start(.suspension)],
        .documented("Quinn, \"UIApplication Background Task Notes\", Apple forum 85066")),
    Rule(
        "task.end-unknown", "Ending a task that is not open does nothing.",
        on: .action(.endTask), from: .executing, when: [.taskNotOpen],
        then: [.nothing(.taskNotOpen)],
        .inferred("each end needs the identifier of its own begin")),
    Rule(
        "task.expires",
        "Shortly before the time is used up the expiration handler of each open task is called.",
        on: .timer(.expiration), from: .background, then: [.expireTasks],
        .documented("Apple, beginBackgroundTask(withName:expirationHandler:)")),
    Rule(
        "task.leaked", "An app that still has a task open when the time is used up is killed.",
        on: .timer(.assertionLimit), from: .background,
        then: [.kill(.assertionsBeyondPermittedTime)],
        .documented("Apple, EXC_CRASH (SIGKILL); crash log in Stack Overflow 22051324")),
    Rule(
        "time.read",
        "backgroundTimeRemaining counts down in the background; before that it has no limit.",
        on: .action(.readTimeRemaining), from: .executing, then: [.readTimeRemaining],
        .documented("Apple, UIApplication.backgroundTimeRemaining")),
    Rule(
        "code.frozen-begin", "An app that executes no code begins no task.",
        on: .action(.beginTask), from: [.notRunning, .suspended],
        then: [.nothing(.codeNotRunning)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "code.frozen-end", "An app that executes no code ends no task.",
        on: .action(.endTask), from: [.notRunning, .suspended], then: [.nothing(.codeNotRunning)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
    Rule(
        "code.frozen-read", "An app that executes no code reads nothing.",
        on: .action(.readTimeRemaining), from: [.notRunning, .suspended],
        then: [.nothing(.codeNotRunning)],
        .documented("Apple, App Programming Guide for iOS: The App Life Cycle")),
]
