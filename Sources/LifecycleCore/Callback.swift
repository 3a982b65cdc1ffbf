/// A method that UIKit calls on the app delegate or on the scene delegate.
public enum Callback: UInt8, CaseIterable, Sendable {
    case willFinishLaunching
    case didFinishLaunching
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case willTerminate
    case configurationForConnecting
    case didDiscardSceneSessions
    case sceneWillConnect
    case sceneDidDisconnect
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneWillEnterForeground

    /// The name as Apple's Swift documentation spells it.
    public var name: StaticString {
        switch self {
        case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .didBecomeActive: "applicationDidBecomeActive(_:)"
        case .willResignActive: "applicationWillResignActive(_:)"
        case .didEnterBackground: "applicationDidEnterBackground(_:)"
        case .willEnterForeground: "applicationWillEnterForeground(_:)"
        case .willTerminate: "applicationWillTerminate(_:)"
        case .configurationForConnecting: "application(_:configurationForConnecting:options:)"
        case .didDiscardSceneSessions: "application(_:didDiscardSceneSessions:)"
        case .sceneWillConnect: "scene(_:willConnectTo:options:)"
        case .sceneDidDisconnect: "sceneDidDisconnect(_:)"
        case .sceneDidBecomeActive: "sceneDidBecomeActive(_:)"
        case .sceneWillResignActive: "sceneWillResignActive(_:)"
        case .sceneDidEnterBackground: "sceneDidEnterBackground(_:)"
        case .sceneWillEnterForeground: "sceneWillEnterForeground(_:)"
        }
    }

    /// The name as Objective-C spells the selector, which logs print.
    public var selector: StaticString {
        switch self {
        case .willFinishLaunching: "application:willFinishLaunchingWithOptions:"
        case .didFinishLaunching: "application:didFinishLaunchingWithOptions:"
        case .didBecomeActive: "applicationDidBecomeActive:"
        case .willResignActive: "applicationWillResignActive:"
        case .didEnterBackground: "applicationDidEnterBackground:"
        case .willEnterForeground: "applicationWillEnterForeground:"
        case .willTerminate: "applicationWillTerminate:"
        case .configurationForConnecting:
            "application:configurationForConnectingSceneSession:options:"
        case .didDiscardSceneSessions: "application:didDiscardSceneSessions:"
        case .sceneWillConnect: "scene:willConnectToSession:options:"
        case .sceneDidDisconnect: "sceneDidDisconnect:"
        case .sceneDidBecomeActive: "sceneDidBecomeActive:"
        case .sceneWillResignActive: "sceneWillResignActive:"
        case .sceneDidEnterBackground: "sceneDidEnterBackground:"
        case .sceneWillEnterForeground: "sceneWillEnterForeground:"
        }
    }

    /// Whether the method belongs to the scene delegate.
    public var isOfScene: Bool {
        switch self {
        case .sceneWillConnect, .sceneDidDisconnect, .sceneDidBecomeActive,
            .sceneWillResignActive, .sceneDidEnterBackground, .sceneWillEnterForeground:
            true
        default: false
        }
    }
}
