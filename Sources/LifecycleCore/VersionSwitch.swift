/// A behaviour of the system that began or ended with a version of iOS.
public struct VersionSwitch: Sendable {
    /// The stable id: `version`, a dot, the behaviour.
    public var id: StaticString
    /// The behaviour.
    public var kind: Kind
    /// The versions with the behaviour.
    public var versions: VersionRange
    /// The evidence for the behaviour.
    public var evidence: Evidence

    /// A behaviour that depends on the version.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// An app can adopt scenes.
        case scenesAvailable
        /// A task that the user began can continue in the background for minutes.
        case continuedTasks
        /// An app built with the SDK of the version has to adopt scenes.
        case scenesRequired

        /// The behaviour in words.
        public var name: StaticString {
            switch self {
            case .scenesAvailable: "an app can adopt scenes"
            case .continuedTasks: "a task that the user began can go on (BGContinuedProcessingTask)"
            case .scenesRequired: "an app built with this SDK must adopt scenes"
            }
        }
    }

    /// Returns whether a version has the behaviour.
    static func isOn(_ kind: Kind, in version: IOSVersion) -> Bool {
        for row in versionSwitches where row.kind == kind { return row.versions.contains(version) }
        return false
    }
}

/// The behaviours that are not rules; what differs within a row is in its range of versions.
public let versionSwitches: [VersionSwitch] = [
    VersionSwitch(
        id: "version.scenes", kind: .scenesAvailable, versions: .from(13),
        evidence: .documented(.appleSceneTransition)),
    VersionSwitch(
        id: "version.continued-tasks", kind: .continuedTasks, versions: .from(26),
        evidence: .documented(.appleContinuedProcessing)),
    VersionSwitch(
        id: "version.scenes-required", kind: .scenesRequired, versions: .from(27),
        evidence: .documented(.tn3187)),
]
