/// A question on which sources disagree.
///
/// The model takes one side; an app can be set to take the other, which the case names.
public enum ContestedOption: UInt8, CaseIterable, Sendable {
    /// Content is withheld at launch only if both launch methods return false.
    ///
    /// One page of Apple's says so; two others say that one false is enough.
    case oneFalseIsNotEnough
    /// An app with `UIApplicationExitsOnSuspend` never enters the background.
    ///
    /// Apple's guide says so; developers saw it enter.
    case exitsWithoutBackground
    /// A suspended app that is woken is told again that it entered the background.
    ///
    /// An article of Apple's says so; a log does not show it.
    case wakeEnters
    /// A background launch calls `applicationDidEnterBackground(_:)`.
    ///
    /// An article of Apple's says so; logs do not show it.
    case backgroundLaunchEnters
    /// The notification of entering the foreground comes before the method.
    ///
    /// A page of Apple's says so; the implementation has the opposite order.
    case notificationFirst
    /// The scene of an app that is swiped away enters the background first; reports contradict each
    /// other.
    case swipedSceneEnters
    /// The scene of an app that is swiped away disconnects without entering the background.
    case swipedSceneDisconnects
    /// After a quick swipe the scene disconnects, and a second scene comes and goes.
    case quickSwipeMakesScene
    /// An app that is swiped away in the background is told again that it entered the background.
    ///
    /// One report on iOS 6.1 says so.
    case swipedAppEntersAgain
    /// From iOS 8 on, a location event launches an app that was swiped away.
    ///
    /// Apple's guide says so; one report says that it does from iOS 7.1 on.
    case relaunchesFrom8
    /// A launch for a push calls the method without a completion handler.
    ///
    /// One report says so; a page of Apple's says that it does not.
    case launchCallsShortPushMethod
    /// From iOS 26.4 on, a location event no longer launches an app that was swiped away.
    ///
    /// One report says so; Apple's guide says that it does.
    case locationStaysQuit
    /// A prewarmed process calls the launch methods.
    ///
    /// Logs and reports on iOS 15 to 18 say so; Apple says that no code of the app runs.
    case prewarmCallsLaunchMethods
    /// On iOS 13 to 15 too, a scene receives a URL before it enters the foreground.
    ///
    /// Tests on later versions show this order.
    case contentBeforeForeground
    /// From iOS 13 on, a silent push launches an app that was swiped away.
    ///
    /// Three reports say so; Apple's pages say that it does not.
    case silentPushRelaunches
    /// On iOS 11 a push that is tapped over the app is delivered once the app is active again.
    ///
    /// One report says so; Apple's guide says that it is delivered before.
    case pushComesWhenActive
    /// `applicationState` reads inactive while a scene's notification of becoming active is posted.
    ///
    /// One report says so; logs of the method next to it say active.
    case sceneNotificationFirst
    /// At a launch a view receives the phase inactive before the phase active.
    ///
    /// A comment of a developer says so; three who printed it saw only active.
    case firstPhaseIsInactive
    /// After a restart, what wakes an app launches it before the first unlock.
    ///
    /// Reports of iOS 7 and later and an engineer say so; Apple's pages say that nothing is launched.
    case launchesBeforeFirstUnlock
    /// A visit does not launch an app that was swiped away.
    ///
    /// A report says so; Apple's page says that an app that is terminated is launched.
    case visitStaysQuit
    /// A processing task launches an app that was swiped away.
    ///
    /// Reports of iOS 18.3 and later and an engineer say so; an older answer of Apple says that no
    /// task is run.
    case processingTaskRelaunches
    /// Health data launches an app that was swiped away.
    ///
    /// Two reports say so; Apple's guide says that no such app is launched.
    case healthDataRelaunches

    /// The question of the option, named by its first option.
    ///
    /// Options on the same question exclude each other.
    package var question: ContestedOption {
        switch self {
        case .swipedSceneDisconnects, .quickSwipeMakesScene: .swipedSceneEnters
        default: self
        }
    }

    /// The contested rules of both sides.
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
            ["wake.location-stays-quit-26", "wake.location-after-force-quit-26"]
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
        case .launchesBeforeFirstUnlock:
            ["wake.before-first-unlock-launches", "wake.before-first-unlock"]
        case .visitStaysQuit: ["wake.visit-stays-quit", "wake.visit-after-force-quit"]
        case .processingTaskRelaunches:
            ["wake.processing-after-force-quit", "wake.processing-stays-quit"]
        case .healthDataRelaunches: ["wake.health-after-force-quit", "wake.health-stays-quit"]
        }
    }

    /// Returns whether a rule is on one of the sides.
    public func decides(_ rule: Rule) -> Bool {
        rules.contains { $0.hasSameBytes(as: rule.id) }
    }

    /// How the scene of an app that is swiped away ends by default.
    private static let sceneEnds: [StaticString] = [
        "force-quit.scenes", "force-quit.scenes-several",
    ]
}

/// The contested options of an app that differ from the model, at most one for each question.
struct ContestedOptions: Hashable, Sendable {
    /// A bit for each option, by its raw value.
    fileprivate var bits: UInt32 = 0
}

extension App {
    /// Whether the app takes the other side of a contested question.
    ///
    /// Of several options on one question, the one that was set last counts.
    public subscript(option: ContestedOption) -> Bool {
        get { otherSides.bits & option.bit != 0 }
        set {
            for other in ContestedOption.allCases where other.question == option.question {
                otherSides.bits &= ~other.bit
            }
            if newValue { otherSides.bits |= option.bit }
        }
    }

    /// Whether the app takes the other side of any contested question.
    public var hasContestedOption: Bool { otherSides.bits != 0 }
}

extension ContestedOption {
    fileprivate var bit: UInt32 { 1 << UInt32(rawValue) }
}

extension StaticString {
    /// Whether two literals have the same bytes; `==` on strings would link the Unicode tables.
    fileprivate func hasSameBytes(as other: StaticString) -> Bool {
        withUTF8Buffer { mine in
            other.withUTF8Buffer { theirs in mine.elementsEqual(theirs) }
        }
    }
}
