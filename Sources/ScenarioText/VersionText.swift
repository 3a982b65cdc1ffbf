package import Diagnostics
package import LifecycleCore

extension Text {
    /// Creates the text of a version of iOS, such as `12` or `13.4`.
    package init(_ version: IOSVersion) {
        self = version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }
}

extension IOSVersion {
    /// Why a version does not exist, given that it does not.
    package var reasonForNone: Message {
        let majors = Self.majors
        guard !majors.contains(major) else {
            return hasEnded
                ? "the last iOS \(major) was \(major).\(lastMinor)"
                : "no version has had a number after the dot greater than \(lastMinor)"
        }
        let before = majors.last { $0 < major } ?? major
        let after = majors.first { $0 > major } ?? major
        return "after iOS \(before) came iOS \(after)"
    }
}
