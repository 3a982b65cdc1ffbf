/// The modes that an app declares in `UIBackgroundModes`.
public struct BackgroundModes: OptionSet, Hashable, Sendable {
    /// A bit for each mode.
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

    /// The mode `bluetooth-peripheral`.
    public static let bluetoothPeripheral = BackgroundModes(rawValue: 1 << 8)
    /// The mode `external-accessory`.
    public static let externalAccessory = BackgroundModes(rawValue: 1 << 9)
    /// The mode `newsstand-content`.
    public static let newsstand = BackgroundModes(rawValue: 1 << 10)
    /// The mode `network-authentication`.
    public static let networkAuthentication = BackgroundModes(rawValue: 1 << 11)
    /// The mode `nearby-interaction`.
    public static let nearbyInteraction = BackgroundModes(rawValue: 1 << 12)
    /// The mode `push-to-talk`.
    public static let pushToTalk = BackgroundModes(rawValue: 1 << 13)

    /// A mode that is not in Info.plist: `BGContinuedProcessingTask` permits it from iOS 26 on.
    static let continuedProcessing = BackgroundModes(rawValue: 1 << 7)

    /// The modes with the names that Info.plist uses.
    public static let all: [(name: StaticString, mode: BackgroundModes)] = [
        ("audio", .audio), ("location", .location), ("voip", .voip), ("fetch", .fetch),
        ("remote-notification", .remoteNotification), ("processing", .processing),
        ("bluetooth-central", .bluetooth), ("bluetooth-peripheral", .bluetoothPeripheral),
        ("external-accessory", .externalAccessory), ("newsstand-content", .newsstand),
        ("network-authentication", .networkAuthentication),
        ("nearby-interaction", .nearbyInteraction), ("push-to-talk", .pushToTalk),
    ]
}

/// An activity that can continue in the background without limit if the app has its mode.
public enum Activity: UInt8, CaseIterable, Sendable {
    /// Plays or records sound.
    case audio
    /// Receives location updates.
    case locationUpdates
    /// Continues a `BGContinuedProcessingTask`, which the user began and can cancel.
    case continuedTask

    /// The mode that permits the activity.
    public var mode: BackgroundModes {
        switch self {
        case .audio: .audio
        case .locationUpdates: .location
        case .continuedTask: .continuedProcessing
        }
    }

    /// The activity in words.
    public var name: StaticString {
        switch self {
        case .audio: "audio"
        case .locationUpdates: "location updates"
        case .continuedTask: "a continued task"
        }
    }
}
