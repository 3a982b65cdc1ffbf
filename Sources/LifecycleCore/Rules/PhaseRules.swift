/// Rules for the `scenePhase` that SwiftUI views receive.
let phaseRules: [Rule] = [
    Rule(
        "phase.first-inactive",
        "By one comment scenePhase is first inactive, then active.",
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .inactive,
        when: [.watchesScenePhase, .phaseUntold], option: .firstPhaseIsInactive,
        then: [.tellPhase(.inactive)],
        .contested(
            .phaseComments2026, .sujinnaljinScenePhase, .qiitaOssamoon, .byungwookAn,
            note: """
                one comment says so; three developers who printed it saw only active, so a \
                scenario has to ask for it
                """)),
    Rule(
        "phase.first",
        """
        When a scene comes to the screen for the first time scenePhase becomes active, and is \
        not inactive before.
        """,
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .inactive,
        when: [.watchesScenePhase, .phaseUntold], then: nil,
        .contested(
            .sujinnaljinScenePhase, .qiitaOssamoon, .byungwookAn, .phaseComments2026,
            note: """
                three developers who printed it: only active; one comment: inactive first, see \
                phase.first-inactive; two more: nothing, as it is active from the start
                """)),
    Rule(
        "phase.locked",
        """
        A lock takes a scene to the background so fast that scenePhase is not inactive in \
        between.
        """,
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .inactive,
        when: [.watchesScenePhase, .locked], then: nil,
        .observed(
            .dialerComments,
            note: """
                before didEnterBackgroundNotification; that inactive does not come after it is \
                inferred; the code names no version
                """)),
    Rule(
        "phase.inactive",
        """
        When a scene has become inactive scenePhase changes, after the calls and notifications \
        of UIKit.
        """,
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .inactive,
        when: [.watchesScenePhase], then: [.tellPhase(.inactive)],
        .observed(
            .dialerComments, .sujinnaljinScenePhase, .phaseComments2026,
            note: """
                after willResignActiveNotification and before didEnterBackgroundNotification; the \
                place among the calls of a return is inferred
                """)),
    Rule(
        "phase.active",
        """
        When a scene has become active scenePhase changes, after the calls and notifications of \
        UIKit.
        """,
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .active,
        when: [.watchesScenePhase], then: [.tellPhase(.active)],
        .observed(
            .sujinnaljinScenePhase, .qiitaOssamoon, .byungwookAn,
            note: "iOS 14 and later; that it comes after sceneDidBecomeActive is inferred")),
    Rule(
        "phase.background",
        """
        When a scene has left the screen scenePhase changes, after the calls and notifications \
        of UIKit.
        """,
        versions: .from(14), models: .scenes, on: .transition(.tellPhase), from: .background,
        when: [.watchesScenePhase], then: [.tellPhase(.background)],
        .observed(
            .sujinnaljinScenePhase, .qiitaOssamoon, .byungwookAn,
            note: "iOS 14 and later; that it comes after sceneDidEnterBackground is inferred")),
]
