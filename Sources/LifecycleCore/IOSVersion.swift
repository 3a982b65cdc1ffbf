/// A version of iOS, such as 12 or 13.4.
public struct IOSVersion: Hashable, Comparable, Sendable {
    /// The major version, from 4 to 27.
    public var major: UInt8
    /// The minor version, 0 if none is written.
    public var minor: UInt8

    /// Creates a version from its major and minor numbers.
    public init(_ major: UInt8, _ minor: UInt8 = 0) {
        self.major = major
        self.minor = minor
    }

    /// The oldest version in the model, the first one with multitasking.
    public static let oldest = IOSVersion(4)
    /// The newest version in the model.
    public static let newest = IOSVersion(27)
    /// The major versions in the model, from the oldest on; Apple went from 18 to 26.
    public static var majors: [UInt8] {
        (oldest.major...newest.major).filter { !(19...25).contains($0) }
    }
    /// The last minor version of each major version that has ended, from iOS 4 on.
    ///
    /// No version has had a minor number greater than 8.
    private static let lastMinors: [UInt8] = [3, 1, 1, 1, 4, 3, 3, 4, 5, 7, 8, 8, 7, 7, 7]
    /// Whether a newer major version has replaced this one, so its minor versions are all known.
    public var hasEnded: Bool {
        Self.lastMinors.indices.contains(Int(major) - Int(Self.oldest.major))
    }
    /// The greatest minor number of the major version.
    public var lastMinor: UInt8 {
        hasEnded ? Self.lastMinors[Int(major) - Int(Self.oldest.major)] : 8
    }
    /// Whether the version was released; Apple went from 18 to 26.
    public var exists: Bool { Self.majors.contains(major) && minor <= lastMinor }

    /// The version of a scenario that names none: the newest one with observations.
    public static let standard = IOSVersion(26)

    /// Returns whether one version is older than another.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        left.major == right.major ? left.minor < right.minor : left.major < right.major
    }
}

/// A range of iOS versions.
public struct VersionRange: Equatable, Sendable {
    /// The first version in the range.
    public var first: IOSVersion
    /// The first version after the range; nil if the range is open.
    public var end: IOSVersion?

    /// Every version in the model.
    public static let all = VersionRange(first: .oldest, end: nil)

    /// The versions from a version on.
    public static func from(_ major: UInt8, _ minor: UInt8 = 0) -> VersionRange {
        VersionRange(first: IOSVersion(major, minor), end: nil)
    }

    /// The versions before a version.
    public static func before(_ major: UInt8) -> VersionRange {
        VersionRange(first: .oldest, end: IOSVersion(major))
    }

    /// The versions from one version to just before another.
    public static func from(_ first: UInt8, before end: UInt8) -> VersionRange {
        VersionRange(first: IOSVersion(first), end: IOSVersion(end))
    }

    /// Returns whether a version is in the range.
    public func contains(_ version: IOSVersion) -> Bool {
        if let end, version >= end { return false }
        return version >= first
    }
}
