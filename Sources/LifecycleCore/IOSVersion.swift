/// A version of iOS, such as 12 or 13.4.
public struct IOSVersion: Hashable, Comparable, Sendable {
    /// The number before the dot, from 4 to 27.
    public var major: UInt8
    /// The number behind the dot, 0 where none is written.
    public var minor: UInt8

    /// Creates a version from its two numbers.
    public init(_ major: UInt8, _ minor: UInt8 = 0) {
        self.major = major
        self.minor = minor
    }

    /// The oldest version that is modelled: the first one with multitasking.
    public static let oldest = IOSVersion(4)
    /// The newest version that is modelled.
    public static let newest = IOSVersion(27)
    /// The whole versions that are modelled, from the oldest on: Apple went from 18 to 26.
    public static var majors: [UInt8] {
        (oldest.major...newest.major).filter { !(19...25).contains($0) }
    }
    /// The last number behind the dot of each version that Apple has ended, from iOS 4 on; no version
    /// has ever had a greater one than 8.
    private static let lastMinors: [UInt8] = [3, 1, 1, 1, 4, 3, 3, 4, 5, 7, 8, 8, 7, 7, 7]
    /// Whether a version with a greater number before the dot has taken its place, so that all of its
    /// own numbers behind the dot are known.
    public var hasEnded: Bool {
        Self.lastMinors.indices.contains(Int(major) - Int(Self.oldest.major))
    }
    /// The greatest number behind the dot of a version with the same number before it.
    public var lastMinor: UInt8 {
        hasEnded ? Self.lastMinors[Int(major) - Int(Self.oldest.major)] : 8
    }
    /// Whether there was such a version: Apple went from 18 to 26.
    public var exists: Bool { Self.majors.contains(major) && minor <= lastMinor }

    /// What a scenario runs on that names no version: the newest band with observations.
    public static let standard = IOSVersion(26)

    /// Tells whether one version is older than another.
    public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
        left.major == right.major ? left.minor < right.minor : left.major < right.major
    }
}

/// A run of iOS versions: from one version to just before another.
public struct VersionRange: Equatable, Sendable {
    /// The first version in the range.
    public var first: IOSVersion
    /// The first version behind the range; nil where the range has no end yet.
    public var end: IOSVersion?

    /// Every version that is modelled.
    public static let all = VersionRange(first: .oldest, end: nil)

    /// The versions from one on.
    public static func from(_ major: UInt8, _ minor: UInt8 = 0) -> VersionRange {
        VersionRange(first: IOSVersion(major, minor), end: nil)
    }

    /// The versions from the oldest to just before one.
    public static func before(_ major: UInt8) -> VersionRange {
        VersionRange(first: .oldest, end: IOSVersion(major))
    }

    /// The versions from one to just before another.
    public static func from(_ first: UInt8, before end: UInt8) -> VersionRange {
        VersionRange(first: IOSVersion(first), end: IOSVersion(end))
    }

    /// Whether a version is in the range.
    public func contains(_ version: IOSVersion) -> Bool {
        if let end, version >= end { return false }
        return version >= first
    }
}
