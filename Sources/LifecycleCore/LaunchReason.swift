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
        }
    }

    /// The background mode that the app must declare to be woken for it; nil where none is needed.
    public var requiredMode: BackgroundModes? {
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

/// What an app declares in `UIBackgroundModes`.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
    /// One bit for each mode.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The mode `audio`.
    public static let audio = BackgroundModes(rawValue: 1 << 0)
    /// The mode `location`.
    public static let location = BackgroundModes(rawValue: 1 << 1)
    /// The mode `voip`.
    public static let voip = BackgroundModes(rawValue: 1 << 2)
    /// The mode `fetch`.
    public static let fetch = BackgroundModes(rawValue: 1 << 3)
    /// The mode `remote-notification`.
    public static let remoteNotification = BackgroundModes(rawValue: 1 << 4)
    /// The mode `processing`.
    public static let processing = BackgroundModes(rawValue: 1 << 5)
    /// The mode `bluetooth-central`.
    public static let bluetooth = BackgroundModes(rawValue: 1 << 6)

    /// No mode of Info.plist: what `BGContinuedProcessingTask` permits from iOS 26 on.
    static let continuedProcessing = BackgroundModes(rawValue: 1 << 7)

    /// The modes with the names that Info.plist uses.
    public static let all: [(name: StaticString, mode: BackgroundModes)] = [
        ("audio", .audio), ("location", .location), ("voip", .voip), ("fetch", .fetch),
        ("remote-notification", .remoteNotification), ("processing", .processing),
        ("bluetooth-central", .bluetooth),
    ]
}

/// What an app can do in the background for as long as it likes, if it has the mode for it.
public enum Activity: UInt8, CaseIterable, Sendable {
    /// Plays or records sound.
    case audio
    /// Receives location updates.
    case locationUpdates
    /// Goes on with a `BGContinuedProcessingTask`, which the user began and can cancel.
    case continuedTask

    /// The mode that permits it.
    public var mode: BackgroundModes {
        switch self {
        case .audio: .audio
        case .locationUpdates: .location
        case .continuedTask: .continuedProcessing
        }
    }

    /// What it is, in words.
    public var name: StaticString {
        switch self {
        case .audio: "audio"
        case .locationUpdates: "location updates"
        case .continuedTask: "a continued task"
        }
    }
}
