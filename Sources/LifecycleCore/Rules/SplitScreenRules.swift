/// Rules for two apps side by side on an iPad.
let splitScreenRules: [Rule] = [
    absent("split.touched-before-9", .userTouchesAppBeside, "Split View came with iOS 9.", 9),
    absent("split.dragged-before-9", .userDragsDivider, "Split View came with iOS 9.", 9),
    absent("split.pushed-before-9", .userPushesAppOffScreen, "Split View came with iOS 9.", 9),
    onPhone("split.touched-phone", .userTouchesAppBeside),
    onPhone("split.dragged-phone", .userDragsDivider),
    onPhone("split.pushed-phone", .userPushesAppOffScreen),
    offScreen("split.touched-off-screen", .userTouchesAppBeside),
    offScreen("split.dragged-off-screen", .userDragsDivider),
    offScreen("split.pushed-off-screen", .userPushesAppOffScreen),
    Rule(
        "split.touched", "A touch in the app beside calls nothing: both apps are active.",
        versions: .from(9), on: .event(.userTouchesAppBeside), from: .foreground,
        then: [.nothing(.sharesScreen)],
        .documented(.ipadMultitasking)),
    Rule(
        "split.dragged", "While the user drags the divider the app is inactive.",
        versions: .from(9), on: .event(.userDragsDivider), from: .foreground,
        then: [.cover(.divider), .uncover(.divider)],
        .inferred(
            "While the divider is dragged the app resigns and becomes active again; this is concluded from a developer’s article (captech), no log was found",
            .captech)),
    Rule(
        "split.pushed", "An app whose side is pushed off the screen leaves, as when going home.",
        versions: .from(9), on: .event(.userPushesAppOffScreen), from: .foreground,
        then: [
            .show(.otherApp), .perform(.leaveScreen),
        ],
        .documented(.ipadMultitasking)),
]

private func onPhone(_ id: StaticString, _ event: Event) -> Rule {
    Rule(
        id, "An iPhone shows one app at a time.",
        on: .event(event), from: .any, unless: [.onPad], then: [.nothing(.noSplitScreen)],
        .documented(
            .ipadMultitasking, note: "the page is about iPads; that no iPhone does so is inferred"))
}

private func offScreen(_ id: StaticString, _ event: Event) -> Rule {
    Rule(
        id, "It does nothing to an app that is not on screen.",
        on: .event(event), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("The screen is shared by two other apps"))
}
