import LifecycleCore

/// The values of the core by their names in the written tables.
struct TableNames {
    let states = byName(LifecycleState.allCases)
    let applicationStates = byName(ApplicationState.allCases)
    let callbacks = byName(Callback.allCases)
    let reasons = byName(LaunchReason.allCases)
    let requirements = Dictionary(
        uniqueKeysWithValues: Requirement.all.map { (Substring($0.name), $0) })
    let options = byName(ContestedOption.allCases)
    let rules = Dictionary(ruleBook.map { (Substring($0.name), $0) }) { first, _ in first }

    private static func byName<Value>(_ values: [Value]) -> [Substring: Value] {
        Dictionary(uniqueKeysWithValues: values.map { ("\($0)", $0) })
    }
}

extension VersionRange {
    /// Reads `4...` or `7.1..<8`.
    init?(table text: Substring) {
        let isOpen = text.hasSuffix("...")
        let ends = isOpen ? [text.dropLast(3)] : text.split(separator: "..<")
        let versions = ends.compactMap { IOSVersion(table: $0) }
        guard versions.count == (isOpen ? 1 : 2) else { return nil }
        self = .all
        first = versions[0]
        end = isOpen ? nil : versions[1]
    }
}

extension IOSVersion {
    /// Reads `12` or `13.4`.
    fileprivate init?(table text: Substring) {
        let numbers = text.split(separator: ".").compactMap { UInt8($0) }
        guard (1...2).contains(numbers.count) else { return nil }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }
}
