/// A behaviour of the system that came or went with a version of iOS.
public struct VersionSwitch: Sendable {
    /// The stable id: `version`, a dot, what is switched.
    public var id: StaticString
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
        /// An app built with the SDK of the version has to adopt scenes.
        case scenesRequired

        /// What is switched, in words.
        public var name: StaticString {
            switch self {
            case .scenesAvailable: "an app can adopt scenes"
            case .continuedTasks: "a task that the user began can go on (BGContinuedProcessingTask)"
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

/// The switches that are not rules; what changes inside another row stands in its range.
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
