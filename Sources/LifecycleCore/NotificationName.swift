/// A notification that UIKit posts along with a callback.
public enum NotificationName: UInt8, CaseIterable, Sendable {
    case didFinishLaunching
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case willTerminate
    case didReceiveMemoryWarning
    case powerStateDidChange
    case localeDidChange
    case settingsDidChange
    case orientationDidChange
    case sceneWillConnect
    case sceneDidDisconnect
    case sceneDidActivate
    case sceneWillDeactivate
    case sceneDidEnterBackground
    case sceneWillEnterForeground

    /// The name as Apple's Swift documentation spells it.
    public var name: StaticString {
        switch self {
        case .didFinishLaunching: "UIApplication.didFinishLaunchingNotification"
        case .didBecomeActive: "UIApplication.didBecomeActiveNotification"
        case .willResignActive: "UIApplication.willResignActiveNotification"
        case .didEnterBackground: "UIApplication.didEnterBackgroundNotification"
        case .willEnterForeground: "UIApplication.willEnterForegroundNotification"
        case .willTerminate: "UIApplication.willTerminateNotification"
        case .didReceiveMemoryWarning: "UIApplication.didReceiveMemoryWarningNotification"
        case .powerStateDidChange: "NSNotification.Name.NSProcessInfoPowerStateDidChange"
        case .localeDidChange: "NSLocale.currentLocaleDidChangeNotification"
        case .settingsDidChange: "UserDefaults.didChangeNotification"
        case .orientationDidChange: "UIDevice.orientationDidChangeNotification"
        case .sceneWillConnect: "UIScene.willConnectNotification"
        case .sceneDidDisconnect: "UIScene.didDisconnectNotification"
        case .sceneDidActivate: "UIScene.didActivateNotification"
        case .sceneWillDeactivate: "UIScene.willDeactivateNotification"
        case .sceneDidEnterBackground: "UIScene.didEnterBackgroundNotification"
        case .sceneWillEnterForeground: "UIScene.willEnterForegroundNotification"
        }
    }

    /// Whether the notification is about one scene.
    package var isOfScene: Bool {
        switch self {
        case .sceneWillConnect, .sceneDidDisconnect, .sceneDidActivate, .sceneWillDeactivate,
            .sceneDidEnterBackground, .sceneWillEnterForeground:
            true
        default: false
        }
    }
}
