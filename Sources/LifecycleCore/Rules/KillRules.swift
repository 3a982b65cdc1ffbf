/// Rules for other kills.
let killRules: [Rule] = [
    Rule(
        "heat", "A device that is too hot ends processes.",
        on: .event(.deviceOverheats), from: [.inactive, .active, .background, .suspended],
        then: [.perform(.leave), .kill(.tooHot)],
        .documented(.appleSigkill, note: "0xc00010ff")),
    Rule(
        "heat.not-running", "An app that is not running has no process that could be ended.",
        on: .event(.deviceOverheats), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred(.noProcess)),
    Rule(
        "disk", "The system ends a process to delete its caches when space is short.",
        on: .event(.systemNeedsDiskSpace), from: [.inactive, .active, .background, .suspended],
        then: [.perform(.leave), .kill(.diskSpaceNeeded)],
        .documented(.appleSigkill, note: "0xbaddd15c")),
    Rule(
        "disk.not-running", "An app that is not running has no process that could be ended.",
        on: .event(.systemNeedsDiskSpace), from: .notRunning, then: [.nothing(.notRunning)],
        .inferred(.noProcess)),
    Rule(
        "buttons", "On older devices the user could end an app that hung with two buttons.",
        on: .event(.userHoldsButtons), from: .foreground,
        then: [.show(.homeScreen), .kill(.forcedByButtons)],
        .documented(.tn2151, note: "as others quote it: 0xdeadfa11")),
    Rule(
        "buttons.off-screen", "The buttons end what is on screen.",
        on: .event(.userHoldsButtons), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred(
            "The report speaks of an app that hung on screen, so one off the screen is not ended in this way"
        )),
    Rule(
        "overuse", "An app that uses too much of the system's resources is killed.",
        on: .action(.overuseSystem), from: .executing,
        then: [.recordAction, .perform(.leave), .kill(.systemOverused)],
        .documented(.appleSigkill, note: "0xd00d2bad")),
    Rule(
        "draw.background", "An app that draws with OpenGL ES in the background is killed at once.",
        on: .action(.draw), from: .background, then: [.recordAction, .kill(.drewInBackground)],
        .documented(.guideBackgroundExecution)),
    Rule(
        "draw", "In the foreground an app may draw.",
        on: .action(.draw), from: .foreground, then: [.recordAction],
        .documented(.guideBackgroundExecution)),
    Rule(
        "register.twice", "An app that registers two launch handlers for one task is killed.",
        versions: .from(13), on: .action(.registerTwice), from: .executing,
        then: [.recordAction, .perform(.leave), .kill(.registeredTwice)],
        .documented(.bgTaskSchedulerRegister)),
    Rule(
        "register.twice-before-13", "BGTaskScheduler came with iOS 13.",
        versions: .before(13), on: .action(.registerTwice), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred(.featureCameLater)),
    Rule(
        "register.late",
        "A launch handler that is registered after the launch raises an exception.",
        versions: .from(13), on: .action(.registerLate), from: .executing,
        then: [.recordAction, .perform(.leave), .endByItself],
        .inferred(
            "Apple’s page asks for the registration before the launch ends; that a later one ends the process is known of BGTaskScheduler",
            .bgTaskSchedulerRegister)),
    Rule(
        "register.late-before-13", "BGTaskScheduler came with iOS 13.",
        versions: .before(13), on: .action(.registerLate), from: .executing,
        then: [.nothing(.notOnThisVersion)], .inferred(.featureCameLater)),
]
