/// Rules for touches, shakes, remote controls and other input.
let responderRules: [Rule] = [
    Rule(
        "touch.delivered",
        """
        A touch goes from the app to the window, to the deepest view under the finger, and up the \
        chain to the first responder that handles it.
        """,
        on: .event(.userTouches), from: .active, then: [.sendEvent, .hitTest, .climbResponders],
        .documented(
            .appleResponderChain, .uiViewHitTest,
            note: "that the scene follows the window from iOS 13 on is known without a log")),
    Rule(
        "touch.not-delivered", "An inactive app is on screen, but touches do not reach it.",
        on: .event(.userTouches), from: .inactive, then: [.nothing(.eventsNotDelivered)],
        .documented(.guideStateTransitions)),
    Rule(
        "touch.off-screen", "What is not on screen cannot be touched.",
        on: .event(.userTouches), from: .offScreen, then: [.nothing(.notOnScreen)],
        .inferred("A touch belongs to what is on the screen")),
    Rule(
        "shake.delivered", "A shake goes to the first responder, then up the chain.",
        on: .event(.userShakesDevice), from: .active, then: [.climbResponders],
        .documented(.appleResponderChain)),
    Rule(
        "shake.not-delivered", "A shake reaches an active app only.",
        on: .event(.userShakesDevice), from: [.notRunning, .inactive, .background, .suspended],
        then: [.nothing(.eventsNotDelivered)],
        .inferred("Motion events are delivered like touches")),
    Rule(
        "remote-control.delivered",
        "A remote control goes to the first responder, then up the chain.",
        on: .event(.userPressesRemoteControl), from: .executing, then: [.climbResponders],
        .documented(.appleResponderChain)),
    Rule(
        "remote-control.not-delivered", "A remote control does not reach code that is frozen.",
        on: .event(.userPressesRemoteControl), from: [.notRunning, .suspended],
        then: [.nothing(.codeNotRunning)],
        .documented(.guideStateTransitions)),
    Rule(
        "action.delivered",
        "An action without a target goes up the responder chain.",
        on: .event(.userTriggersAction), from: .active, then: [.climbResponders],
        .documented(.appleResponderChain)),
    Rule(
        "action.not-delivered", "Without touches no control sends its action.",
        on: .event(.userTriggersAction), from: [.notRunning, .inactive, .background, .suspended],
        then: [.nothing(.eventsNotDelivered)],
        .inferred(
            "A control sends its action when it is touched, and an app that receives no touches sends none"
        )),
    Rule(
        "menu.delivered", "The editing menu asks the first responder, then up the chain.",
        on: .event(.userOpensEditingMenu), from: .active, then: [.climbResponders],
        .documented(.appleResponderChain)),
    Rule(
        "menu.not-delivered", "Without touches no menu opens.",
        on: .event(.userOpensEditingMenu), from: [.notRunning, .inactive, .background, .suspended],
        then: [.nothing(.eventsNotDelivered)],
        .inferred(
            "The user opens the menu with a touch, and an app that receives no touches opens none")),
]
