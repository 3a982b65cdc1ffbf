package import Diagnostics
package import LifecycleCore

extension Text {
    /// A version of iOS, such as `12` or `13.4`.
    package init(_ version: IOSVersion) {
        self = version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }
}

extension IOSVersion {
    /// Why there has been no such version, for one that does not exist.
    package var reasonForNone: Message {
        let majors = Self.majors
        guard !majors.contains(major) else {
            return hasEnded
                ? "the last iOS \(major) was \(major).\(lastMinor)"
                : "none has had a greater number behind the dot than \(lastMinor)"
        }
        let before = majors.last { $0 < major } ?? major
        let after = majors.first { $0 > major } ?? major
        return "after iOS \(before) came iOS \(after)"
    }
}
