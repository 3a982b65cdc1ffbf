/// A question that sources answer in two ways: the model takes one side, and an app can be set to
/// take the other.
public enum ContestedOption: UInt8, CaseIterable, Sendable {
    case oneFalseIsNotEnough
    case exitsWithoutBackground
    case wakeEnters
    case backgroundLaunchEnters
    case notificationFirst
    case swipedSceneEnters
    case swipedSceneDisconnects
    case quickSwipeMakesScene
    case swipedAppEntersAgain
    case relaunchesFrom8
    case launchCallsShortPushMethod
    case locationStaysQuit
    case prewarmCallsLaunchMethods
    case contentBeforeForeground
    case silentPushRelaunches
    case pushComesWhenActive
    case sceneNotificationFirst
    case firstPhaseIsInactive

    /// The contested rules that it decides between, those of both sides.
    public var rules: [StaticString] {
        switch self {
        case .oneFalseIsNotEnough: ["launch.content-refused"]
        case .exitsWithoutBackground: ["background.skipped", "background.exits"]
        case .wakeEnters: ["wake.enters", "wake.thaw"]
        case .backgroundLaunchEnters:
            ["launch.background-enters", "launch.background", "launch.background-before-6"]
        case .notificationFirst: ["foreground.notification-first", "foreground.delegate"]
        case .swipedSceneEnters: ["force-quit.scenes-enters"] + Self.sceneEnds
        case .swipedSceneDisconnects:
            ["force-quit.scenes-disconnects"] + Self.sceneEnds
                + ["window.last-closed-disconnects", "window.last-closed"]
        case .quickSwipeMakesScene: ["force-quit.quick"] + Self.sceneEnds
        case .swipedAppEntersAgain: ["force-quit.background-enters-again"]
        case .relaunchesFrom8:
            ["wake.location-7-1-refused", "wake.location-after-force-quit-7-1"]
        case .launchCallsShortPushMethod:
            ["deliver.push-at-launch-called", "deliver.push-at-launch"]
        case .locationStaysQuit:
            ["wake.location-stays-quit-26-4", "wake.location-after-force-quit-26-4"]
        case .prewarmCallsLaunchMethods: ["prewarm.calls-launch-methods", "prewarm"]
        case .contentBeforeForeground:
            [
                "front.url-first-by-option", "front.activity-announced-by-option",
                "front.content-later",
            ]
        case .silentPushRelaunches: ["wake.push-after-force-quit", "wake.push-stays-quit"]
        case .pushComesWhenActive: ["front.push-when-active", "front.push-before-active"]
        case .sceneNotificationFirst: ["activate.scenes-notification-first"]
        case .firstPhaseIsInactive: ["phase.first-inactive", "phase.first"]
        }
    }

    /// Whether it decides between a rule and another one.
    public func decides(_ rule: Rule) -> Bool {
        rules.contains { $0.hasSameBytes(as: rule.id) }
    }

    /// How the scene of an app that is swiped away ends where no option is set.
    private static let sceneEnds: [StaticString] = [
        "force-quit.scenes", "force-quit.scenes-several",
    ]
}

extension App {
    /// Whether the app takes the other side of a contested question.
    public subscript(option: ContestedOption) -> Bool {
        get {
            switch option {
            case .oneFalseIsNotEnough: oneFalseIsNotEnough
            case .exitsWithoutBackground: exitsWithoutBackground
            case .wakeEnters: wakeEnters
            case .backgroundLaunchEnters: backgroundLaunchEnters
            case .notificationFirst: notificationFirst
            case .swipedSceneEnters: swipedScene == .entersBackground
            case .swipedSceneDisconnects: swipedScene == .disconnects
            case .quickSwipeMakesScene: swipedScene == .secondScene
            case .swipedAppEntersAgain: swipedEntersAgain
            case .relaunchesFrom8: relaunchesFrom8
            case .launchCallsShortPushMethod: launchCallsShortPushMethod
            case .locationStaysQuit: locationStaysQuit
            case .prewarmCallsLaunchMethods: prewarmCallsLaunchMethods
            case .contentBeforeForeground: contentBeforeForeground
            case .silentPushRelaunches: silentPushRelaunches
            case .pushComesWhenActive: pushComesWhenActive
            case .sceneNotificationFirst: sceneNotificationFirst
            case .firstPhaseIsInactive: firstPhaseIsInactive
            }
        }
        set {
            switch option {
            case .oneFalseIsNotEnough: oneFalseIsNotEnough = newValue
            case .exitsWithoutBackground: exitsWithoutBackground = newValue
            case .wakeEnters: wakeEnters = newValue
            case .backgroundLaunchEnters: backgroundLaunchEnters = newValue
            case .notificationFirst: notificationFirst = newValue
            case .swipedSceneEnters: swipedScene = newValue ? .entersBackground : .byVersion
            case .swipedSceneDisconnects: swipedScene = newValue ? .disconnects : .byVersion
            case .quickSwipeMakesScene: swipedScene = newValue ? .secondScene : .byVersion
            case .swipedAppEntersAgain: swipedEntersAgain = newValue
            case .relaunchesFrom8: relaunchesFrom8 = newValue
            case .launchCallsShortPushMethod: launchCallsShortPushMethod = newValue
            case .locationStaysQuit: locationStaysQuit = newValue
            case .prewarmCallsLaunchMethods: prewarmCallsLaunchMethods = newValue
            case .contentBeforeForeground: contentBeforeForeground = newValue
            case .silentPushRelaunches: silentPushRelaunches = newValue
            case .pushComesWhenActive: pushComesWhenActive = newValue
            case .sceneNotificationFirst: sceneNotificationFirst = newValue
            case .firstPhaseIsInactive: firstPhaseIsInactive = newValue
            }
        }
    }

    /// Whether the app takes the other side of any contested question.
    public var hasContestedOption: Bool {
        ContestedOption.allCases.contains { self[$0] }
    }
}

extension StaticString {
    /// Whether two literals have the same bytes; `==` on strings would need the Unicode tables.
    fileprivate func hasSameBytes(as other: StaticString) -> Bool {
        withUTF8Buffer { mine in
            other.withUTF8Buffer { theirs in mine.elementsEqual(theirs) }
        }
    }
}
