import Diagnostics
import LifecycleCore

/// A type of the app with methods that the system calls.
enum TypeOfApp: UInt8, CaseIterable {
    case view
    case appDelegate
    case sceneDelegate
    case viewController
    case notificationDelegate
    case locationDelegate
    case centralDelegate
    case peripheralDelegate
    case pushDelegate
    case sessionDelegate
    case streamDelegate
    case newsstandDelegate

    /// The type that contains a method, or from which a handler is set.
    ///
    /// It is nil for the expiration handler of a background task, which is set where the task
    /// begins.
    init?(of method: HandledMethod) {
        switch method {
        case .callback(let callback): self.init(of: callback.receiver)
        case .launchHandler: self = .appDelegate
        case .expiration: return nil
        }
    }

    private init(of receiver: Receiver) {
        self =
            switch receiver {
            case .swiftUIView: .view
            case .sceneDelegate: .sceneDelegate
            case .viewController: .viewController
            case .notificationCenterDelegate: .notificationDelegate
            case .locationManagerDelegate: .locationDelegate
            case .centralManagerDelegate: .centralDelegate
            case .peripheralManagerDelegate: .peripheralDelegate
            case .pushRegistryDelegate: .pushDelegate
            case .urlSessionDelegate: .sessionDelegate
            case .streamDelegate: .streamDelegate
            case .newsstandDownloadDelegate: .newsstandDelegate
            case .appDelegate, .dispatchSource, .voipSocket, .observerQuery, .backgroundTask:
                .appDelegate
            }
    }

    /// The head of its declaration.
    var head: StaticString {
        switch self {
        case .view: "struct ContentView: View"
        case .appDelegate: "final class AppDelegate: UIResponder, UIApplicationDelegate"
        case .sceneDelegate: "final class SceneDelegate: UIResponder, UIWindowSceneDelegate"
        case .viewController: "final class ViewController: UIViewController"
        case .notificationDelegate:
            "final class NotificationDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate"
        case .locationDelegate:
            "final class LocationDelegate: NSObject, @MainActor CLLocationManagerDelegate"
        case .centralDelegate:
            "final class CentralDelegate: NSObject, @MainActor CBCentralManagerDelegate"
        case .peripheralDelegate:
            "final class PeripheralDelegate: NSObject, @MainActor CBPeripheralManagerDelegate"
        case .pushDelegate: "final class PushDelegate: NSObject, @MainActor PKPushRegistryDelegate"
        case .sessionDelegate: "final class SessionDelegate: NSObject, URLSessionDelegate"
        case .streamDelegate: "final class AccessoryDelegate: NSObject, @MainActor StreamDelegate"
        case .newsstandDelegate:
            "final class IssueDelegate: NSObject, @MainActor NSURLConnectionDownloadDelegate"
        }
    }

    /// Whether it must state its isolation, because it does not inherit it.
    var isObject: Bool { rawValue >= TypeOfApp.notificationDelegate.rawValue }

    /// The modules that its methods use besides UIKit.
    var modules: SwiftModules {
        switch self {
        case .view: .views
        case .notificationDelegate: .notifications
        case .locationDelegate: .location
        case .centralDelegate, .peripheralDelegate: .bluetooth
        case .pushDelegate: .pushes
        default: []
        }
    }

    /// A method that its protocol requires in addition to those in use.
    var required: (callback: Callback?, lines: StaticString)? {
        switch self {
        case .centralDelegate:
            (
                .didUpdateCentral,
                "func centralManagerDidUpdateState(_ central: CBCentralManager) {}"
            )
        case .peripheralDelegate:
            (
                .didUpdatePeripheral,
                "func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {}"
            )
        case .pushDelegate:
            (
                nil,
                """
                func pushRegistry(
                    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials,
                    for type: PKPushType
                ) {}
                """
            )
        default: nil
        }
    }
}

extension Callback {
    /// The call of the completion handler that the method receives; nil if it receives none.
    var completion: StaticString? {
        switch self {
        case .didReceiveSilentNotification, .performFetch: "completionHandler(.newData)"
        case .handleEventsForBackgroundURLSession, .didReceiveResponse: "completionHandler()"
        case .performAction, .windowScenePerformAction: "completionHandler(true)"
        case .willPresentNotification: "completionHandler([.banner])"
        case .didReceiveIncomingPush, .healthUpdate: "completion()"
        default: nil
        }
    }

    /// Whether 'complete event' refers to the completion handler of this method.
    var completesEvent: Bool {
        switch self {
        case .didReceiveSilentNotification, .performFetch, .handleEventsForBackgroundURLSession,
            .didReceiveIncomingPush:
            true
        default: false
        }
    }

    /// The value that the method returns; nil if none.
    func result(isLaunched: Bool) -> StaticString? {
        switch self {
        case .willFinishLaunching, .didFinishLaunching: isLaunched ? "true" : "false"
        case .openURL, .willContinueUserActivity, .continueUserActivity, .shouldRestoreState,
            .shouldSaveState:
            "true"
        case .configurationForConnecting:
            "UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)"
        case .stateRestorationActivity, .viewControllerWithRestorationPath: "nil"
        default: nil
        }
    }

    /// The modules that its declaration uses besides UIKit.
    var modules: SwiftModules {
        switch self {
        case .userDidAcceptShare, .windowSceneUserDidAcceptShare: .cloud
        case .healthUpdate: .health
        case .taskExpirationHandler: .tasks
        default: []
        }
    }
}
