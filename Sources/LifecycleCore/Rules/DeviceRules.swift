/// What happens to the device, and what of it the app hears.
let deviceRules: [Rule] = [
    Rule(
        "memory.warning", "A running app is warned that memory is short.",
        on: .event(.systemWarnsOfMemory), from: .executing,
        then: [
            .call(.didReceiveMemoryWarning), .callView(.viewControllerMemoryWarning),
            .post(.didReceiveMemoryWarning),
        ],
        .documented("Apple, Responding to memory warnings")),
    Rule(
        "memory.warning-unheard", "An app that executes no code is not warned.",
        on: .event(.systemWarnsOfMemory), from: [.notRunning, .suspended],
        then: [.nothing(.codeNotRunning)],
        .documented("Apple, Responding to memory warnings")),
    Rule(
        "time.changes", "A running app is told that the time has changed significantly.",
        on: .event(.timeChanges), from: .executing, then: [.call(.significantTimeChange)],
        .documented("Apple, applicationSignificantTimeChange(_:)")),
    Rule(
        "time.changes-queued", "A suspended app is told when the user comes back.",
        on: .event(.timeChanges), from: .suspended,
        then: [.set(.timeChangeUntold, true), .nothing(.codeNotRunning)],
        .documented("Apple, applicationSignificantTimeChange(_:)")),
    Rule(
        "time.changes-told", "What was queued for a suspended app is delivered once.",
        on: .transition(.tellTimeChange), from: .background, when: [.timeChangeUntold],
        then: [.set(.timeChangeUntold, false), .call(.significantTimeChange)],
        .documented("Apple, applicationSignificantTimeChange(_:)")),
    Rule(
        "time.changes-unheard", "An app that is not running does not hear of it.",
        on: .event(.timeChanges), from: .notRunning, then: [.nothing(.codeNotRunning)],
        .documented("Apple, applicationSignificantTimeChange(_:)")),
    setting("refresh.off", .userTurnsRefreshOff, .refreshOff, true),
    setting("refresh.on", .userTurnsRefreshOn, .refreshOff, false),
    setting("low-power.on", .userTurnsLowPowerOn, .lowPower, true),
    setting("low-power.off", .userTurnsLowPowerOff, .lowPower, false),
]

private func setting(_ id: StaticString, _ event: Event, _ fact: Fact, _ isSo: Bool) -> Rule {
    Rule(
        id, "A setting of the user that decides what may wake the app.",
        on: .event(event), from: .any, then: [.set(fact, isSo), .nothing(.changesASetting)],
        .documented("Apple, UIApplication.backgroundRefreshStatus"))
}
