import LifecycleCore

/// The release dates of iOS versions, to tell which version a log of some date is likely to be
/// from.
enum ReleaseDates {
    /// The month of each major release.
    ///
    /// Releases came in June in 2010, in October for iOS 5, and in September since (Wikipedia, "IOS
    /// version history", https://en.wikipedia.org/wiki/IOS_version_history). After 18 came 26.
    private static let months: [(major: UInt8, month: Int)] = [
        (4, month(6, 2010)), (5, month(10, 2011)), (6, month(9, 2012)), (7, month(9, 2013)),
        (8, month(9, 2014)), (9, month(9, 2015)), (10, month(9, 2016)), (11, month(9, 2017)),
        (12, month(9, 2018)), (13, month(9, 2019)), (14, month(9, 2020)), (15, month(9, 2021)),
        (16, month(9, 2022)), (17, month(9, 2023)), (18, month(9, 2024)), (26, month(9, 2025)),
        (27, month(9, 2026)),
    ]

    private static func month(_ number: Int, _ year: Int) -> Int { 12 * year + number - 1 }

    /// The newest major version in a month, counted from the year 0; the oldest one before the
    /// first.
    static func current(in month: Int) -> IOSVersion {
        months.last { $0.month <= month }.map { IOSVersion($0.major) } ?? .oldest
    }

    /// How far a version is from being current in a month.
    ///
    /// Of two equally distant versions, a device is likelier to run the older one.
    static func distance(_ version: IOSVersion, _ month: Int) -> Int {
        let major = months.last { $0.major <= version.major }
        // Minor versions come about every other month.
        let released = (major?.month ?? month) + min(11, 2 * Int(version.minor))
        return released <= month ? 2 * (month - released) : 2 * (released - month) + 1
    }
}
