/// A behaviour of the system that came or went with a version of iOS.
public struct VersionSwitch: Sendable {
    /// What is switched.
    public var kind: Kind
    /// The versions that have it.
    public var versions: VersionRange
    /// On whose word it stands.
    public var evidence: Evidence

    /// What can be switched.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// An app can adopt scenes.
        case scenesAvailable
        /// A task that the user began can go on in the background for minutes.
        case continuedTasks
        /// Launch options name the Bluetooth managers to restore.
        case bluetoothOptions
        /// An app built with the SDK of the version has to adopt scenes.
        case scenesRequired
        /// Crash reports name watchdogs after scenes, and the one of the end `process-exit`.
        case watchdogsNamed
        /// Crash reports say that an app failed to terminate gracefully.
        case gracefulEndNamed

        /// What is switched, in words.
        public var name: StaticString {
            switch self {
            case .scenesAvailable: "an app can adopt scenes"
            case .continuedTasks: "a task that the user began can go on (BGContinuedProcessingTask)"
            case .bluetoothOptions: "launch options name the Bluetooth managers to restore"
            case .watchdogsNamed: "crash reports name the watchdogs scene-create and scene-update"
            case .gracefulEndNamed: "crash reports say: failed to terminate gracefully"
            case .scenesRequired: "an app built with this SDK must adopt scenes"
            }
        }
    }

    /// Whether a version has the behaviour.
    static func isOn(_ kind: Kind, in version: IOSVersion) -> Bool {
        for row in versionSwitches where row.kind == kind { return row.versions.contains(version) }
        return false
    }
}

/// The switches that are no rules of their own; what changes inside a rule stands in its range.
public let versionSwitches: [VersionSwitch] = [
    VersionSwitch(
        kind: .scenesAvailable, versions: .from(13),
        evidence: .documented("Apple, UIKit scene-based life cycle")),
    VersionSwitch(
        kind: .continuedTasks, versions: .from(26),
        evidence: .documented("Apple, article of WWDC25 on BGContinuedProcessingTask")),
    VersionSwitch(
        kind: .bluetoothOptions, versions: .from(7),
        evidence: .documented("Apple, UIApplication.LaunchOptionsKey.bluetoothCentrals")),
    VersionSwitch(
        kind: .watchdogsNamed, versions: .from(9),
        evidence: .observed(
            "crash reports; before, \"failed to resume in time\", so likewise (cnblogs 3678112)")),
    VersionSwitch(
        kind: .gracefulEndNamed, versions: .from(13),
        evidence: .observed("crash reports; on iOS 9 to 12 they name the watchdog process-exit")),
    VersionSwitch(
        kind: .scenesRequired, versions: .from(27),
        evidence: .documented("Apple, TN3187: Migrating to the UIKit scene-based life cycle")),
]
