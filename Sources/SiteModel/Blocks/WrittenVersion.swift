package import Diagnostics
package import LifecycleCore
import ScenarioText

extension IOSVersion {
    /// Reads a version, `12` or `13.4`; nil if it is not one in the model.
    package init?(written text: some StringProtocol) {
        guard let version = Self.numbers(in: text), version.exists else { return nil }
        self = version
    }

    /// Reads the version of a device; nil if it is not one in the model.
    ///
    /// The last of three numbers, as in `17.5.1`, changes no rule.
    package init?(release text: some StringProtocol) {
        self.init(written: Self.withoutPatch(text))
    }

    /// The fault of a text that is not the version of a device.
    package static func fault(release text: some StringProtocol, example: Message) -> Message {
        fault(written: withoutPatch(text), example: example)
    }

    /// The text without the last of three numbers.
    private static func withoutPatch(_ text: some StringProtocol) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isPatched = parts.count == 3 && UInt8(parts[2]) != nil
        return parts.prefix(isPatched ? 2 : parts.count).joined(separator: ".")
    }

    /// The fault of a text that is not a version.
    package static func fault(
        written text: some StringProtocol, example: Message = "12 or 13.4"
    ) -> Message {
        guard let version = numbers(in: text) else {
            return """
                '\(String(text))' is not a version of iOS from \(oldest.major) \
                to \(newest.major), such as \(example)
                """
        }
        return "'\(String(text))' is not a version of iOS: \(version.reasonForNone)"
    }

    /// The numbers of a version between the oldest and the newest, even if it was never released.
    private static func numbers(in text: some StringProtocol) -> IOSVersion? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let isNumber = parts.allSatisfy { part in
            !part.isEmpty && part.utf8.allSatisfy { 48...57 ~= $0 }
        }
        guard isNumber, parts.count <= 2, let major = parts.first.flatMap({ UInt8($0) }),
            oldest.major...newest.major ~= major
        else { return nil }
        guard parts.count == 2 else { return IOSVersion(major) }
        return UInt8(parts[1]).map { IOSVersion(major, $0) }
    }
}
