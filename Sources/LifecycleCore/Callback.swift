/// A callback: a method that the system calls in an app.
public enum Callback: UInt8, CaseIterable, Sendable {
    case willFinishLaunching
    case didFinishLaunching
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case willTerminate
    case openURL
    case willContinueUserActivity
    case continueUserActivity
    case performAction
    case didReceiveRemoteNotification
    case didReceiveSilentNotification
    case didReceiveLocalNotification
    case didReceiveResponse
    case willPresentNotification
    case userDidAcceptShare
    case performFetch
    case handleEventsForBackgroundURLSession
    case didReceiveMemoryWarning
    case protectedDataWillBecomeUnavailable
    case protectedDataDidBecomeAvailable
    case significantTimeChange
    case configurationForConnecting
    case didDiscardSceneSessions
    case shouldRestoreState
    case didDecodeState
    case shouldSaveState
    case willEncodeState
    case sceneWillConnect
    case sceneDidDisconnect
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneWillEnterForeground
    case sceneOpenURLContexts
    case sceneWillContinueUserActivity
    case sceneContinueUserActivity
    case windowScenePerformAction
    case windowSceneUserDidAcceptShare
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewControllerMemoryWarning
    case didUpdateLocations
    case willRestoreCentral
    case didUpdateCentral
    case didReceiveIncomingPush
    case didReceiveIncomingPushFor
    case urlSessionDidFinishEvents
    case stateRestorationActivity
    case loadView
    case viewWillLayoutSubviews
    case viewDidLayoutSubviews
    case memoryPressureHandler
    case didEnterRegion
    case didExitRegion
    case didVisit
    case willRestorePeripheral
    case didUpdatePeripheral
    case accessoryStream
    case newsstandDownload
    case socketData
    case healthUpdate
    case taskExpirationHandler
    case viewControllerWithRestorationPath
    case viewWillDisappear
    case viewDidDisappear
    case scenePhaseActive
    case scenePhaseInactive
    case scenePhaseBackground

    /// The name as Apple's Swift documentation spells it.
    public var name: StaticString { facts.name }

    /// The Objective-C selector, which logs print.
    public var selector: StaticString { facts.selector }

    /// The name of the method in a scenario.
    ///
    /// It is the name without its argument list, or the label that distinguishes it from others.
    public var alias: StaticString { facts.alias }

    /// The object that has the method.
    public var receiver: Receiver { facts.receiver }

    /// The type that declares the method, as Apple's documentation spells it.
    public var typeName: StaticString {
        switch self {
        case .windowScenePerformAction, .windowSceneUserDidAcceptShare: "UIWindowSceneDelegate"
        default: receiver.name
        }
    }

    private var facts: CallbackFacts { callbackFacts[Int(rawValue)] }
}

/// An object of the app that the system calls.
public enum Receiver: UInt8, CaseIterable, Sendable {
    case appDelegate
    case sceneDelegate
    case viewController
    case notificationCenterDelegate
    case locationManagerDelegate
    case centralManagerDelegate
    case pushRegistryDelegate
    case urlSessionDelegate
    case dispatchSource
    case peripheralManagerDelegate
    case streamDelegate
    case newsstandDownloadDelegate
    case voipSocket
    case observerQuery
    case backgroundTask
    case swiftUIView

    /// Whether each scene has its own object.
    public var isOfScene: Bool { self == .sceneDelegate || self == .swiftUIView }

    /// The name of the type, as Apple's documentation spells it.
    public var name: StaticString {
        switch self {
        case .appDelegate: "UIApplicationDelegate"
        case .sceneDelegate: "UISceneDelegate"
        case .viewController: "UIViewController"
        case .notificationCenterDelegate: "UNUserNotificationCenterDelegate"
        case .locationManagerDelegate: "CLLocationManagerDelegate"
        case .centralManagerDelegate: "CBCentralManagerDelegate"
        case .pushRegistryDelegate: "PKPushRegistryDelegate"
        case .urlSessionDelegate: "URLSessionDelegate"
        case .dispatchSource: "DispatchSourceMemoryPressure"
        case .peripheralManagerDelegate: "CBPeripheralManagerDelegate"
        case .streamDelegate: "StreamDelegate"
        case .newsstandDownloadDelegate: "NSURLConnectionDownloadDelegate"
        case .voipSocket: "UIApplication"
        case .observerQuery: "HKObserverQuery"
        case .backgroundTask: "BGTask"
        case .swiftUIView: "View"
        }
    }
}
