/// Rules for the app switcher.
let switcherRules: [Rule] = [
    Rule(
        "switcher.locked", "The lock screen offers no switcher.",
        on: .event(.userOpensSwitcher), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred(.lockNoSwitcher)),
    Rule(
        "switcher.open",
        "Opening the app switcher makes the app inactive; it stays in the foreground.",
        on: .event(.userOpensSwitcher), from: .foreground, unless: [.switcherOpen],
        then: [.cover(.switcher)],
        .observed(.eComNet253833, note: "iOS 4.3 and 5.0")),
    Rule(
        "switcher.open-twice", "An open switcher cannot be opened again.",
        on: .event(.userOpensSwitcher), from: .any, when: [.switcherOpen],
        then: [.nothing(.switcherOpen)],
        .inferred(.oneSwitcher)),
    Rule(
        "switcher.open-off-screen", "The switcher does nothing to an app that is not on screen.",
        on: .event(.userOpensSwitcher), from: .offScreen,
        then: [.cover(.switcher), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "switcher.close", "Closing the switcher makes the app under it active again.",
        on: .event(.userClosesSwitcher), from: .foreground, when: [.switcherOpen],
        then: [.uncover(.switcher)],
        .observed(.eComNet253833, note: "iOS 4.3 and 5.0")),
    Rule(
        "switcher.close-off-screen", "Closing the switcher over another app does nothing.",
        on: .event(.userClosesSwitcher), from: .offScreen, when: [.switcherOpen],
        then: [.uncover(.switcher), .nothing(.notOnScreen)],
        .inferred(.offScreenNothingToResign)),
    Rule(
        "switcher.not-open", "A switcher that is not open cannot be closed.",
        on: .event(.userClosesSwitcher), from: .any, then: [.nothing(.switcherNotOpen)],
        .inferred(.oneSwitcher)),
]
