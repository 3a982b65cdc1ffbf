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
    case regionEntry
    case regionExit
    case visit
    case peripheral
    case accessory
    case newsstand
    case voipSocket
    case healthData

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
        case .location, .regionEntry, .regionExit, .visit: "location"
        case .bluetooth: "bluetoothCentrals"
        case .peripheral: "bluetoothPeripherals"
        case .newsstand: "newsstandDownloads"
        case .icon, .fetch, .refreshTask, .processingTask, .sessionEvents, .voipPush, .accessory,
            .voipSocket, .healthData:
            nil
        }
    }

    /// The key on a version of iOS; nil where it came later.
    func launchOption(on version: IOSVersion) -> StaticString? {
        let isBluetooth = self == .bluetooth || self == .peripheral
        return isBluetooth && !VersionSwitch.isOn(.bluetoothOptions, in: version)
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
            .bluetooth, .voipPush, .regionEntry, .regionExit, .visit, .peripheral, .accessory,
            .newsstand, .voipSocket, .healthData:
            nil
        }
    }

    /// The transition that hands the content to the app; nil for the icon, which has none.
    public var delivery: Transition? {
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
        case .regionEntry: .deliverRegionEntry
        case .regionExit: .deliverRegionExit
        case .visit: .deliverVisit
        case .peripheral: .deliverPeripheralEvent
        case .accessory: .deliverAccessory
        case .newsstand: .deliverNewsstand
        case .voipSocket: .deliverSocketData
        case .healthData: .deliverHealthData
        }
    }

    /// The background mode that the app must declare to be woken for it; nil where none is needed.
    public var requiredMode: BackgroundModes? {
        switch self {
        case .silentPush: .remoteNotification
        case .fetch, .refreshTask: .fetch
        case .processingTask: .processing
        case .bluetooth: .bluetooth
        case .voipPush, .voipSocket: .voip
        case .peripheral: .bluetoothPeripheral
        case .accessory: .externalAccessory
        case .newsstand: .newsstand
        case .icon, .url, .userActivity, .remoteNotification, .localNotification, .quickAction,
            .share, .sessionEvents, .location, .regionEntry, .regionExit, .visit, .healthData:
            nil
        }
    }

    /// Whether an app on screen hears of it without the background mode.
    var isHeardOnScreen: Bool {
        switch self {
        case .silentPush, .bluetooth, .peripheral, .accessory: true
        default: false
        }
    }

    /// Whether it is about the place of the device.
    var isPlace: Bool {
        switch self {
        case .location, .regionEntry, .regionExit, .visit: true
        default: false
        }
    }

    /// The time that it gives an app which it wakes; nil where that is the usual one.
    var wakeBudget: Budget.Kind? {
        switch self {
        case .location, .regionEntry, .regionExit, .visit: .placeWake
        case .bluetooth, .peripheral, .accessory: .accessoryWake
        case .voipSocket: .socketWake
        default: nil
        }
    }

    /// The time until a completion handler that comes with it has to be called.
    var windowBudget: Budget.Kind {
        switch self {
        case .processingTask: .processingWindow
        case .refreshTask: .refreshWindow
        case .sessionEvents: .sessionWindow
        default: .window
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
