/// A question that sources answer in two ways: the model takes one side, and an app can be set to
/// take the other.
public enum ContestedOption: UInt8, CaseIterable, Sendable {
    /// A launch keeps its content from the app only if both launch methods return false: one
    /// page of Apple's says so, two others that one is enough.
    case oneFalseIsNotEnough
    /// An app with `UIApplicationExitsOnSuspend` never enters the background: Apple's guide
    /// says so, developers saw it enter.
    case exitsWithoutBackground
    /// A suspended app that is woken is told again that it entered the background: an
    /// article of Apple's says so, a log shows nothing of it.
    case wakeEnters
    /// A background launch sends `applicationDidEnterBackground(_:)`: an article of
    /// Apple's says so, logs show nothing of it.
    case backgroundLaunchEnters
    /// The notification of entering the foreground comes before the method: a page of
    /// Apple's says so, the implementation does it the other way round.
    case notificationFirst
    /// The scene of an app that is swiped away enters the background first: reports contradict each
    /// other.
    case swipedSceneEnters
    /// The scene of an app that is swiped away disconnects without entering the background.
    case swipedSceneDisconnects
    /// The swipe is quick: the scene disconnects, and a second one comes and goes.
    case quickSwipeMakesScene
    /// An app in the background that is swiped away is notified once more that it entered it:
    /// one report on iOS 6.1 says so.
    case swipedAppEntersAgain
    /// A change of place launches an app that was swiped away from iOS 8 on, as Apple's
    /// guide says, and not from iOS 7.1 on, as one report says.
    case relaunchesFrom8
    /// A launch for a push calls the method without a completion handler: one report says
    /// so, a page of Apple's says that it does not.
    case launchCallsShortPushMethod
    /// A change of place no longer launches an app that was swiped away from iOS 26.4 on: one
    /// report says so, Apple's guide says that it does.
    case locationStaysQuit
    /// A process that is started ahead of a launch calls the launch methods: logs and reports
    /// on iOS 15 to 18 say so, Apple says that no code of the app runs.
    case prewarmCallsLaunchMethods
    /// A scene is handed a URL before it enters the foreground on iOS 13 to 15 too, as tests on
    /// later versions have it.
    case contentBeforeForeground
    /// A silent push launches an app that was swiped away from iOS 13 on: three reports say so,
    /// Apple's pages say that it does not.
    case silentPushRelaunches
    /// A push that is tapped over the app on iOS 11 is handed over when the app is active again:
    /// one report says so, Apple's guide has it before.
    case pushComesWhenActive
    /// `applicationState` reads inactive while a scene's notification of becoming active is
    /// posted: one report says so, logs of the method beside it say active.
    case sceneNotificationFirst
    /// A view is told at a launch that its scene is inactive before it is told that it is
    /// active: a comment of a developer says so, three who printed it saw active alone.
    case firstPhaseIsInactive

    /// The question that it answers, by the first option that does: options with one question exclude
    /// each other.
    package var question: ContestedOption {
        switch self {
        case .swipedSceneDisconnects, .quickSwipeMakesScene: .swipedSceneEnters
        default: self
        }
    }

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

/// The sides of contested questions that an app takes and the model does not, one for each question
/// at most.
struct ContestedOptions: Hashable, Sendable {
    /// One bit for each option, by its raw value.
    fileprivate var bits: UInt32 = 0
}

extension App {
    /// Whether the app takes the other side of a contested question; of several other sides of one
    /// question it takes the one that was set last.
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
    /// Whether two literals have the same bytes; `==` on strings would need the Unicode tables.
    fileprivate func hasSameBytes(as other: StaticString) -> Bool {
        withUTF8Buffer { mine in
            other.withUTF8Buffer { theirs in mine.elementsEqual(theirs) }
        }
    }
}
