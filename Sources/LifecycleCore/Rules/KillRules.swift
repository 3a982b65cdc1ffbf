/// For what else the system ends a process at once.
let killRules: [Rule] = [
    Rule(
        "heat", "A device that is too hot ends processes.",
        on: .event(.deviceOverheats), from: [.inactive, .active, .background, .suspended],
        then: [.perform(.leave), .kill(.tooHot)],
        .documented("Apple, EXC_CRASH (SIGKILL): 0xc00010ff")),
    Rule(
        "heat.not-running", "There is no process to end.",
        on: .event(.deviceOverheats), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred("an app that is not running has no process")),
    Rule(
        "disk", "The system ends a process to delete its caches when space is short.",
        on: .event(.systemNeedsDiskSpace), from: [.inactive, .active, .background, .suspended],
        then: [.perform(.leave), .kill(.diskSpaceNeeded)],
        .documented("Apple, EXC_CRASH (SIGKILL): 0xbaddd15c")),
    Rule(
        "disk.not-running", "There is no process to end.",
        on: .event(.systemNeedsDiskSpace), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred("an app that is not running has no process")),
    Rule(
        "buttons", "On older devices the user could end an app that hung with two buttons.",
        on: .event(.userHoldsButtons), from: .foreground,
        then: [.show(.homeScreen), .kill(.forcedByButtons)],
        .observed("Apple's archived TN2151, as blogs quote it: 0xdeadfa11")),
    Rule(
        "buttons.off-screen", "The buttons end what is on screen.",
        on: .event(.userHoldsButtons), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("the report speaks of an app that hung before the user")),
    Rule(
        "overuse", "An app that uses too much of the system's resources is killed.",
        on: .action(.overuseSystem), from: .executing,
        then: [.recordAction, .perform(.leave), .kill(.systemOverused)],
        .documented("Apple, EXC_CRASH (SIGKILL): 0xd00d2bad")),
    Rule(
        "draw.background", "An app that draws with OpenGL ES in the background is killed at once.",
        on: .action(.draw), from: .background, then: [.recordAction, .kill(.drewInBackground)],
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    Rule(
        "draw", "In the foreground an app may draw.",
        on: .action(.draw), from: .foreground, then: [.recordAction],
        .documented("Apple, App Programming Guide for iOS: Background Execution")),
    Rule(
        "register.twice", "An app that registers two launch handlers for one task is killed.",
        versions: .from(13), on: .action(.registerTwice), from: .executing,
        then: [.recordAction, .perform(.leave), .kill(.registeredTwice)],
        .documented("Apple, BGTaskScheduler.register(forTaskWithIdentifier:using:launchHandler:)")),
    Rule(
        "register.twice-before-13", "BGTaskScheduler came with iOS 13.",
        versions: .before(13), on: .action(.registerTwice), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred("the feature came with that version")),
    Rule(
        "register.late",
        "A launch handler that is registered after the launch raises an exception.",
        versions: .from(13), on: .action(.registerLate), from: .executing,
        then: [.recordAction, .perform(.leave), .endByItself],
        .inferred("known of BGTaskScheduler; Apple's page asks for it before the launch ends")),
    Rule(
        "register.late-before-13", "BGTaskScheduler came with iOS 13.",
        versions: .before(13), on: .action(.registerLate), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred("the feature came with that version")),
]
