/// Rules for changes to the device.
let deviceRules: [Rule] = [
    Rule(
        "time.changes",
        """
        When the time has changed significantly applicationSignificantTimeChange is called in a \
        running app.
        """,
        on: .event(.timeChanges), from: .executing, then: [.call(.significantTimeChange)],
        .documented(.applicationSignificantTimeChange)),
    Rule(
        "time.changes-queued",
        "In a suspended app applicationSignificantTimeChange is called when the user comes back.",
        on: .event(.timeChanges), from: .suspended,
        then: [.set(.timeChangeUntold, true), .nothing(.toldLater)],
        .documented(.applicationSignificantTimeChange)),
    Rule(
        "time.changes-told", "What was queued for a suspended app is delivered once.",
        on: .transition(.tellTimeChange), from: .background, when: [.timeChangeUntold],
        then: [.set(.timeChangeUntold, false), .call(.significantTimeChange)],
        .documented(.applicationSignificantTimeChange)),
    Rule(
        "time.changes-unheard", "An app that is not running does not hear of it.",
        on: .event(.timeChanges), from: .notRunning, then: [.nothing(.codeNotRunning)],
        .inferred(.noCodeToNotify)),
    setting("refresh.off", .userTurnsRefreshOff, .refreshOff, true),
    setting("refresh.on", .userTurnsRefreshOn, .refreshOff, false),
    absent("low-power.on-before-9", .userTurnsLowPowerOn, "Low Power Mode came with iOS 9.", 9),
    absent(
        "low-power.off-before-9", .userTurnsLowPowerOff, "Low Power Mode came with iOS 9.", 9),
    Rule(
        "low-power.on", "The user switches Low Power Mode on, and a running app is notified.",
        on: .event(.userTurnsLowPowerOn), from: .executing,
        then: [.set(.lowPower, true), .post(.powerStateDidChange)],
        .documented(.isLowPowerModeEnabled)),
    Rule(
        "low-power.off", "The user switches Low Power Mode off, and a running app is notified.",
        on: .event(.userTurnsLowPowerOff), from: .executing,
        then: [.set(.lowPower, false), .post(.powerStateDidChange)],
        .documented(.isLowPowerModeEnabled)),
    Rule(
        "low-power.on-queued", "A suspended app is notified when it resumes.",
        on: .event(.userTurnsLowPowerOn), from: .suspended,
        then: [.set(.lowPower, true), .queue(.powerStateDidChange)],
        .inferred(.queuedLikeOthers, .appleQueuedNotifications)),
    Rule(
        "low-power.off-queued", "A suspended app is notified when it resumes.",
        on: .event(.userTurnsLowPowerOff), from: .suspended,
        then: [.set(.lowPower, false), .queue(.powerStateDidChange)],
        .inferred(.queuedLikeOthers, .appleQueuedNotifications)),
    Rule(
        "low-power.on-unheard", "Low Power Mode is a setting of the device: no app has to run.",
        on: .event(.userTurnsLowPowerOn), from: .notRunning, then: [.set(.lowPower, true)],
        .documented(.isLowPowerModeEnabled)),
    Rule(
        "low-power.off-unheard", "Low Power Mode is a setting of the device: no app has to run.",
        on: .event(.userTurnsLowPowerOff), from: .notRunning, then: [.set(.lowPower, false)],
        .documented(.isLowPowerModeEnabled)),
]

/// Rules for changes to the device and its settings of which the app is notified.
let changeRules: [Rule] =
    changes(
        "locale.changes", "locale.changes-queued", "locale.changes-unheard", .localeChanges,
        .localeDidChange)
    + changes(
        "settings.change", "settings.change-queued", "settings.change-unheard", .settingsChange,
        .settingsDidChange)
    + changes(
        "rotation", "rotation.queued", "rotation.unheard", .deviceRotates, .orientationDidChange)

/// The rules for a change: the app is notified at once, or once when it resumes.
private func changes(
    _ id: StaticString, _ queuedID: StaticString, _ unheardID: StaticString, _ event: Event,
    _ name: NotificationName
) -> [Rule] {
    [
        Rule(
            id, "A running app is notified of the change.",
            on: .event(event), from: .executing, then: [.post(name)],
            .documented(.appleQueuedNotifications, .guideStateTransitions)),
        Rule(
            queuedID, "A suspended app is notified once, when it resumes.",
            on: .event(event), from: .suspended, then: [.queue(name), .nothing(.toldLater)],
            .documented(.appleQueuedNotifications, .guideStateTransitions)),
        Rule(
            unheardID, "An app that is not running does not hear of it.",
            on: .event(event), from: .notRunning, then: [.nothing(.codeNotRunning)],
            .inferred(.noCodeToNotify)),
    ]
}

@inline(__always)
private func setting(_ id: StaticString, _ event: Event, _ fact: Fact, _ isSo: Bool) -> Rule {
    Rule(
        id, "A setting of the user that decides what may wake the app.",
        on: .event(event), from: .any, then: [.set(fact, isSo), .nothing(.changesASetting)],
        .documented(.backgroundRefreshStatus))
}
