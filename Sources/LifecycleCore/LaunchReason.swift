/// Why an app is launched, brought to the front or woken.
public enum LaunchReason: UInt8, CaseIterable, Sendable {
    case icon
    case url
    case userActivity
    case remoteNotification
    case localNotification
    case quickAction
    case share
    case silentPush
    case fetch
    case refreshTask
    case processingTask
    case sessionEvents
    case location
    case bluetooth
    case voipPush

    /// Apple's name of the key in `launchOptions` of an app without scenes; nil where there is
    /// none.
    public var launchOption: StaticString? {
        switch self {
        case .url: "url"
        case .userActivity: "userActivityDictionary"
        case .remoteNotification, .silentPush: "remoteNotification"
        case .localNotification: "localNotification"
        case .quickAction: "shortcutItem"
        case .share: "cloudKitShareMetadata"
        case .location: "location"
        case .bluetooth: "bluetoothCentrals"
        case .icon, .fetch, .refreshTask, .processingTask, .sessionEvents, .voipPush: nil
        }
    }

    /// The key on a version of iOS; nil where it came later.
    func launchOption(on version: IOSVersion) -> StaticString? {
        self == .bluetooth && !VersionSwitch.isOn(.bluetoothOptions, in: version)
            ? nil : launchOption
    }

    /// Apple's name of the property of `UIScene.ConnectionOptions`; nil where there is none.
    public var connectionOption: StaticString? {
        switch self {
        case .url: "urlContexts"
        case .userActivity: "userActivities"
        case .remoteNotification, .localNotification: "notificationResponse"
        case .quickAction: "shortcutItem"
        case .share: "cloudKitShareMetadata"
        case .icon, .silentPush, .fetch, .refreshTask, .processingTask, .sessionEvents, .location,
            .bluetooth, .voipPush:
            nil
        }
    }

    /// The transition that hands the content to the app; nil for the icon, which has none.
    var delivery: Transition? {
        switch self {
        case .icon: nil
        case .url: .deliverURL
        case .userActivity: .deliverUserActivity
        case .remoteNotification: .deliverRemoteNotification
        case .localNotification: .deliverLocalNotification
        case .quickAction: .deliverQuickAction
        case .share: .deliverShare
        case .silentPush: .deliverSilentPush
        case .fetch: .deliverFetch
        case .refreshTask: .deliverRefreshTask
        case .processingTask: .deliverProcessingTask
        case .sessionEvents: .deliverSessionEvents
        case .location: .deliverLocation
        case .bluetooth: .deliverBluetoothEvent
        case .voipPush: .deliverVoIPPush
        }
    }

    /// The background mode that the app must declare to be woken for it; nil where none is needed.
    var requiredMode: BackgroundModes? {
        switch self {
        case .silentPush: .remoteNotification
        case .fetch, .refreshTask: .fetch
        case .processingTask: .processing
        case .bluetooth: .bluetooth
        case .voipPush: .voip
        case .icon, .url, .userActivity, .remoteNotification, .localNotification, .quickAction,
            .share, .sessionEvents, .location:
            nil
        }
    }

    /// Whether Background App Refresh and Low Power Mode switch it off.
    var obeysRefreshSetting: Bool {
        switch self {
        case .silentPush, .fetch, .refreshTask, .processingTask: true
        default: false
        }
    }

    /// Whether a launch method that returns false keeps the content from the app.
    var obeysLaunchAnswer: Bool {
        switch self {
        case .url, .userActivity, .quickAction: true
        default: false
        }
    }
}

extension Callback {
    /// What an app is woken for when this method with a completion handler is called.
    var reason: LaunchReason {
        switch self {
        case .performFetch: .fetch
        case .handleEventsForBackgroundURLSession: .sessionEvents
        case .didReceiveIncomingPush: .voipPush
        default: .silentPush
        }
    }
}
