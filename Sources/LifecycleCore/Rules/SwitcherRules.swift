/// What opening and closing the app switcher does.
let switcherRules: [Rule] = [
    Rule(
        "switcher.locked", "The lock screen offers no switcher.",
        on: .event(.userOpensSwitcher), from: .any, when: [.locked],
        then: [.nothing(.deviceLocked)],
        .inferred("the lock screen offers no switcher")),
    Rule(
        "switcher.open",
        "Opening the app switcher makes the app inactive; it stays in the foreground.",
        on: .event(.userOpensSwitcher), from: .foreground, when: [.switcherClosed],
        then: [.cover(.switcher)],
        .observed("test note on iOS 4.3 and 5.0 (e-com-net.com 253833)")),
    Rule(
        "switcher.open-twice", "An open switcher cannot be opened again.",
        on: .event(.userOpensSwitcher), from: .any, when: [.switcherOpen],
        then: [.nothing(.switcherOpen)],
        .inferred("there is one switcher")),
    Rule(
        "switcher.open-off-screen", "The switcher does nothing to an app that is not on screen.",
        on: .event(.userOpensSwitcher), from: .offScreen,
        then: [.cover(.switcher), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "switcher.close", "Closing the switcher makes the app under it active again.",
        on: .event(.userClosesSwitcher), from: .foreground, when: [.switcherOpen],
        then: [.uncover(.switcher)],
        .observed("test note on iOS 4.3 and 5.0 (e-com-net.com 253833)")),
    Rule(
        "switcher.close-off-screen", "Closing the switcher over another app does nothing.",
        on: .event(.userClosesSwitcher), from: .offScreen, when: [.switcherOpen],
        then: [.uncover(.switcher), .nothing(.notOnScreen)],
        .inferred("an app without a user interface on screen has nothing to resign")),
    Rule(
        "switcher.not-open", "A switcher that is not open cannot be closed.",
        on: .event(.userClosesSwitcher), from: .any, then: [.nothing(.switcherNotOpen)],
        .inferred("there is one switcher")),
]
