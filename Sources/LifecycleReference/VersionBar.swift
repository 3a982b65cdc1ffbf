import Diagnostics
import LifecycleCore
import Markup

extension HTML {
    /// Appends a bar of all major versions, in which those that have a version of a range are marked.
    ///
    /// It repeats what is said beside it, so screen readers and the search leave it out.
    mutating func versionBar(_ ranges: [VersionRange]) {
        silently { silent in
            silent.element(.span, ["class": "version-bar", "aria-hidden": "true"]) { bar in
                for major in IOSVersion.majors {
                    let isOn = ranges.contains { range in
                        range.first.major == major || range.contains(IOSVersion(major))
                    }
                    bar.element(.span, isOn ? ["class": "on"] : [:], text: "\(Int(major))")
                }
            }
        }
    }
}
