import Diagnostics
import LifecycleCore

/// A type of the app that has methods which the system calls.
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

    /// The type in which a method stands, or from which a handler is set; nil for the expiration handler of
    /// a background task, which stands where the task is begun.
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

    /// How it is declared.
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

    /// Whether its isolation has to be said, as nothing that it inherits says it.
    var isObject: Bool { rawValue >= TypeOfApp.notificationDelegate.rawValue }

    /// The modules that its methods use beside UIKit.
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

    /// A method that its protocol requires, beside which others stand.
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
    /// What calls the completion handler that comes with the method; nil where none comes.
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

    /// Whether the completion handler is that of an event that 'complete event' completes.
    var completesEvent: Bool {
        switch self {
        case .didReceiveSilentNotification, .performFetch, .handleEventsForBackgroundURLSession,
            .didReceiveIncomingPush:
            true
        default: false
        }
    }

    /// What the method returns; nil where it returns nothing.
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

    /// The modules that its declaration uses beside UIKit.
    var modules: SwiftModules {
        switch self {
        case .userDidAcceptShare, .windowSceneUserDidAcceptShare: .cloud
        case .healthUpdate: .health
        case .taskExpirationHandler: .tasks
        default: []
        }
    }
}
