import Diagnostics
package import LifecycleCore
import ScenarioText

/// A version of iOS, or a range of versions: `12`, `12-17`.
package struct VersionSpan: Hashable, Sendable {
    /// The oldest version.
    package let first: IOSVersion
    /// The newest version; the first one if there is only one.
    package let last: IOSVersion

    /// Creates a span of one version.
    package init(_ version: IOSVersion) {
        (first, last) = (version, version)
    }

    package init(from first: IOSVersion, to last: IOSVersion) {
        (self.first, self.last) = (first, last)
    }

    /// True if it is more than one version.
    package var isRange: Bool { first != last }

    /// The versions: the first, the major versions between, and the last.
    package var versions: [IOSVersion] {
        if !isRange { return [first] }
        let majors = IOSVersion.majors.filter { first.major < $0 && $0 < last.major }
        return [first] + majors.map { IOSVersion($0) } + [last]
    }

    /// Returns true if a version is within the range.
    package func contains(_ version: IOSVersion) -> Bool { first <= version && version <= last }

    /// Returns true if the two have a version in common.
    func overlaps(_ other: VersionSpan) -> Bool { first <= other.last && other.first <= last }
}

extension Text {
    /// Creates the text for a version or a range, `12` or `12-17`.
    package init(_ span: VersionSpan) {
        self = span.isRange ? "\(Text(span.first))-\(Text(span.last))" : Text(span.first)
    }
}

extension VersionSpan {
    /// Reads a version or a range of versions.
    ///
    /// - Throws: The fault of the text.
    package init(written text: String) throws(VersionFault) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count == 1 || !parts.contains("") else {
            throw VersionFault(summary: "'\(text)' is not a range of versions, such as 12-17")
        }
        var versions: [IOSVersion] = []
        for part in parts {
            guard let version = IOSVersion(release: part) else {
                throw VersionFault(summary: IOSVersion.fault(release: part, example: "12 or 13.4"))
            }
            versions.append(version)
        }
        guard versions.count == 2 else {
            self.init(versions[0])
            return
        }
        guard versions[0] < versions[1] else {
            throw VersionFault(summary: "the range '\(text)' ends before it begins")
        }
        self.init(from: versions[0], to: versions[1])
    }

    /// A text that is neither a version nor a range of versions.
    package struct VersionFault: Error {
        var summary: Message
    }
}
