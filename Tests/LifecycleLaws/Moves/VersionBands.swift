import LifecycleCore

/// The versions of iOS at which a table of the core changes.
enum VersionBands {
    /// Each version at which a row of a table begins or ends to hold, and the newest.
    static let versions: [IOSVersion] = {
        let ranges =
            ruleBook.map(\.versions) + budgets.map(\.versions) + versionSwitches.map(\.versions)
            + launchFacts.map(\.versions)
        return Set([.oldest, .newest] + ranges.map(\.first) + ranges.compactMap(\.end)).sorted()
    }()

    /// The versions in bands: those for which an app has the same rules, budgets, switches and facts
    /// about launches, so that no row of the tables begins or ends inside.
    ///
    /// - Parameter app: The app on a version; nil where there is none of its kind.
    /// - Returns: The bands, in their order.
    static func bands(of app: (IOSVersion) -> App?) -> [[IOSVersion]] {
        var bands: [(face: [Int], versions: [IOSVersion])] = []
        for version in versions {
            guard let app = app(version) else { continue }
            let face = rows(for: app)
            if bands.last?.face != face { bands.append((face, [])) }
            bands[bands.count - 1].versions.append(version)
        }
        return bands.map(\.versions)
    }

    /// The first version of those that are as one version is.
    static func band(of version: IOSVersion) -> IOSVersion {
        versions.last { $0 <= version } ?? .oldest
    }

    /// The places of the rows that hold for an app in the tables.
    ///
    /// Whether scenes are available is in the app's model already, and whether they are required
    /// goes by its SDK.
    private static func rows(for app: App) -> [Int] {
        let rules = ruleBook.indices.filter {
            ruleBook[$0].versions.contains(app.version)
                && ruleBook[$0].models.contains(app.model)
        }
        let spans = budgets.indices.filter { budgets[$0].versions.contains(app.version) }
        let switches = versionSwitches.indices.filter {
            let row = versionSwitches[$0]
            return row.kind != .scenesAvailable && row.kind != .scenesRequired
                && row.versions.contains(app.version)
        }
        let facts = launchFacts.indices.filter { launchFacts[$0].versions.contains(app.version) }
        return rules + [-1] + spans + [-1] + switches + [-1] + facts
    }

    /// Versions as ranges that end before a version: `4..<7 9...`.
    static func text(of some: Set<IOSVersion>) -> String {
        var ranges: [String] = []
        var start: IOSVersion?
        for version in versions {
            if some.contains(version) {
                start = start ?? version
            } else if let first = start {
                ranges.append("\(first.text)..<\(version.text)")
                start = nil
            }
        }
        if let start { ranges.append("\(start.text)...") }
        return ranges.joined(separator: " ")
    }
}

extension IOSVersion {
    /// The version as it is written, `12` or `13.4`.
    var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
