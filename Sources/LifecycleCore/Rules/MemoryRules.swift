/// Rules for memory warnings.
let memoryWarningRules: [Rule] = [
    Rule(
        "memory.warning-after-purge",
        "A warning is sent only after the apps that are suspended have lost their memory.",
        versions: .from(8), on: .event(.systemWarnsOfMemory), from: .executing,
        when: [.otherIsSuspended], then: [.purgeSuspended] + warning,
        .documented(.appleMemoryWarnings, note: "the order of the four ways is inferred")),
    Rule(
        "memory.warning", "A running app is warned that memory is short.",
        versions: .from(8), on: .event(.systemWarnsOfMemory), from: .executing, then: warning,
        .documented(.appleMemoryWarnings, note: "the order of the four ways is inferred")),
    Rule(
        "memory.warning-after-purge-before-8",
        """
        Before iOS 8, too, a warning is sent only after the apps that are suspended have lost their \
        memory.
        """,
        versions: .before(8), on: .event(.systemWarnsOfMemory), from: .executing,
        when: [.otherIsSuspended], then: [.purgeSuspended] + warningBefore8,
        .documented(.appleMemoryWarnings, note: "the order of the three ways is inferred")),
    Rule(
        "memory.warning-before-8",
        "Before iOS 8 a running app is warned as well; it cannot watch the memory pressure.",
        versions: .before(8), on: .event(.systemWarnsOfMemory), from: .executing,
        then: warningBefore8,
        .documented(
            .appleMemoryWarnings, .dispatchSourceMemoryPressure,
            note: "the order of the three ways is inferred")),
    Rule(
        "memory.warning-unheard", "An app that executes no code is not warned.",
        on: .event(.systemWarnsOfMemory), from: [.notRunning, .suspended],
        then: [.nothing(.codeNotRunning)],
        .documented(.appleMemoryWarnings)),
]

/// Rules for apps that lose their memory or exceed its limit.
let memoryRules: [Rule] = [
    // The system takes memory from one process after the other.
    Rule(
        "memory.takes-other", "Suspended apps lose their memory first, and of them the largest.",
        on: .event(.systemReclaimsMemory), from: .any, when: [.otherIsNextVictim],
        then: [.purgeOther],
        .documented(.appleMemoryWarnings, .guideStateTransitions)),
    Rule(
        "memory.takes-suspended", "A suspended app whose turn it is ends without a word.",
        on: .event(.systemReclaimsMemory), from: .suspended, when: [.appIsNextVictim],
        then: [.perform(.exit)],
        .documented(.guideAppLifeCycle)),
    Rule(
        "memory.takes-background",
        "After the suspended ones come those that run in the background.",
        on: .event(.systemReclaimsMemory), from: .background, when: [.appIsNextVictim],
        then: [.kill(.memoryShortage)],
        .documented(.appleJetsam)),
    Rule(
        "memory.takes-foreground", "An app on screen is the last resort.",
        on: .event(.systemReclaimsMemory), from: .foreground, when: [.appIsNextVictim],
        then: [.show(.homeScreen), .kill(.memoryLimit)],
        .documented(.appleJetsam)),
    Rule(
        "memory.nothing-to-take", "No app is in memory.",
        on: .event(.systemReclaimsMemory), from: .any, then: [.nothing(.nothingToReclaim)],
        .inferred(.noMemory)),
    Rule(
        "memory.limit",
        "An app that takes more memory than a process may have ends without a word.",
        on: .action(.exceedMemoryLimit), from: .executing,
        then: [.recordAction, .perform(.leave), .kill(.memoryLimit)],
        .documented(.appleJetsam)),

    Rule(
        "evict.suspended", "A suspended app is evicted without a word.",
        on: .event(.systemEvictsApp), from: .suspended, then: [.perform(.exit)],
        .documented(.guideAppLifeCycle)),
    Rule(
        "evict.background",
        "An app that is running in the background is evicted after applicationWillTerminate.",
        on: .event(.systemEvictsApp), from: .background, then: [.perform(.terminate)],
        .documented(.applicationWillTerminate)),
    Rule(
        "evict.foreground", "An app on screen that uses too much memory ends without a word.",
        on: .event(.systemEvictsApp), from: .foreground,
        then: [.show(.homeScreen), .kill(.memoryLimit)],
        .documented(.appleJetsam)),
    Rule(
        "evict.not-running", "An app that is not running holds no memory.",
        on: .event(.systemEvictsApp), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred(.noMemory)),
]

/// The four documented ways of a memory warning; their order is inferred.
private let warning: [Effect] = warningBefore8 + [.callIfHandled(.memoryPressureHandler)]

private let warningBefore8: [Effect] = [
    .call(.didReceiveMemoryWarning), .callView(.viewControllerMemoryWarning),
    .post(.didReceiveMemoryWarning),
]
