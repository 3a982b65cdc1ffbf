package import Diagnostics
package import LifecycleCore

extension Text {
    /// A version of iOS, such as `12` or `13.4`.
    package init(_ version: IOSVersion) {
        self = version.minor == 0 ? "\(version.major)" : "\(version.major).\(version.minor)"
    }
}
