// Theory of operation.
//
// ScenarioText turns the scenario language into values of the core and a trace into its canonical
// text. It knows words and columns; it does not know Markdown, HTML or files.
//
// `Grammar.swift` is the whole language as a table of phrases; `Parser.swift` matches lines
// against it, so a phrase that is added to the table is parsed, suggested and documented.

import Diagnostics
public import LifecycleCore

extension Event {
    /// The event as a scenario writes it, without the actor in front.
    public var phrase: StaticString {
        switch self {
        case .userOpensApp: "opens app"
        case .userGoesHome: "goes home"
        case .userOpensSwitcher: "opens switcher"
        case .userClosesSwitcher: "closes switcher"
        case .userOpensOtherApp: "opens other app"
        case .userSwipesAppAway: "swipes app away"
        case .userLocksDevice: "locks device"
        case .userUnlocksDevice: "unlocks device"
        case .callRings: "call rings"
        case .userAnswersCall: "answers call"
        case .userDeclinesCall: "declines call"
        case .callEnds: "call ends"
        case .alertAppears: "alert appears"
        case .userDismissesAlert: "dismisses alert"
        case .userOpensNotificationCenter: "opens Notification Center"
        case .userClosesNotificationCenter: "closes Notification Center"
        case .userOpensControlCenter: "opens Control Center"
        case .userClosesControlCenter: "closes Control Center"
        case .systemEvictsApp: "evicts app"
        }
    }

    /// Whether a scenario writes the actor in front of the phrase.
    var namesActor: Bool {
        switch self {
        case .callRings, .callEnds, .alertAppears: false
        default: true
        }
    }
}

extension Callback {
    /// The name without its argument list, as `when` and `expect` take it.
    ///
    /// Methods that share their first word, such as `application(_:…)`, go by the label that tells
    /// them apart: `didFinishLaunchingWithOptions`.
    public var shortName: StaticString {
        switch self {
        case .willFinishLaunching: "willFinishLaunchingWithOptions"
        case .didFinishLaunching: "didFinishLaunchingWithOptions"
        case .didBecomeActive: "applicationDidBecomeActive"
        case .willResignActive: "applicationWillResignActive"
        case .didEnterBackground: "applicationDidEnterBackground"
        case .willEnterForeground: "applicationWillEnterForeground"
        case .willTerminate: "applicationWillTerminate"
        case .configurationForConnecting: "configurationForConnecting"
        case .didDiscardSceneSessions: "didDiscardSceneSessions"
        case .sceneWillConnect: "willConnectTo"
        case .sceneDidDisconnect: "sceneDidDisconnect"
        case .sceneDidBecomeActive: "sceneDidBecomeActive"
        case .sceneWillResignActive: "sceneWillResignActive"
        case .sceneDidEnterBackground: "sceneDidEnterBackground"
        case .sceneWillEnterForeground: "sceneWillEnterForeground"
        }
    }
}

extension LifecycleState {
    /// The state as a scenario writes it: one word.
    var word: StaticString {
        switch self {
        case .notRunning: "not-running"
        case .inactive: "inactive"
        case .active: "active"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}
