/// Notifications that came while the app was suspended: each is posted once when it is thawed,
/// however often it came (Apple, App Programming Guide for iOS: "Processing Queued Notifications").
struct QueuedNotifications: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let powerState = QueuedNotifications(rawValue: 1 << 0)
    static let locale = QueuedNotifications(rawValue: 1 << 1)
    static let settings = QueuedNotifications(rawValue: 1 << 2)
    static let orientation = QueuedNotifications(rawValue: 1 << 3)

    /// Each with the notification that is posted, in the order in which they are
    /// (`TableException.queueOrder`).
    static let all: [(queued: QueuedNotifications, name: NotificationName)] = [
        (.powerState, .powerStateDidChange), (.locale, .localeDidChange),
        (.settings, .settingsDidChange), (.orientation, .orientationDidChange),
    ]
}
