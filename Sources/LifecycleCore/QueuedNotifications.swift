/// The notifications that a suspended app misses.
///
/// Each is posted once when the app resumes, however often it occurred (Apple, App Programming
/// Guide for iOS: "Processing Queued Notifications").
struct QueuedNotifications: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let powerState = QueuedNotifications(rawValue: 1 << 0)
    static let locale = QueuedNotifications(rawValue: 1 << 1)
    static let settings = QueuedNotifications(rawValue: 1 << 2)
    static let orientation = QueuedNotifications(rawValue: 1 << 3)

    /// The notifications in the order of posting (`TableException.queueOrder`).
    static let all: [(queued: QueuedNotifications, name: NotificationName)] = [
        (.powerState, .powerStateDidChange), (.locale, .localeDidChange),
        (.settings, .settingsDidChange), (.orientation, .orientationDidChange),
    ]
}
