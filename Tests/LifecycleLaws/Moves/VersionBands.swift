import LifecycleCore

/// The versions of iOS at which a table of the core changes.
enum VersionBands {
    /// Each version at which a row of a table begins or ends to hold, and the newest.
    static let versions: [IOSVersion] = {
        let ranges =
            ruleBook.map(\.versions) + budgets.map(\.versions) + versionSwitches.map(\.versions)
            + launchFacts.map(\.versions) + killWords.map(\.versions)
        return Set([.oldest, .newest] + ranges.map(\.first) + ranges.compactMap(\.end)).sorted()
    }()

    /// Which rules make a difference between two versions.
    enum Difference {
        /// Each one for apps of the model, however they are set up.
        case anySetup
        /// Each one that can answer in the app as it is set up.
        case setup
        /// Of those that can answer, one that is not replaced by another which does the same.
        case deeds
    }

    /// The versions in bands: those for which an app has the same rules, budgets, switches, facts
    /// about launches and words for kills.
    ///
    /// - Parameters:
    ///   - difference: Which rules begin or end a band.
    ///   - app: The app on a version; nil where there is none of its kind.
    /// - Returns: The bands, in their order.
    static func bands(by difference: Difference, of app: (IOSVersion) -> App?) -> [[IOSVersion]] {
        var bands: [(rows: [Int], versions: [IOSVersion])] = []
        for version in versions {
            guard let app = app(version) else { continue }
            let rows = rows(for: app, by: difference)
            if bands.last?.rows != rows { bands.append((rows, [])) }
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
    static func rows(for app: App, by difference: Difference) -> [Int] {
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
        let words = killWords.indices.filter { killWords[$0].versions.contains(app.version) }
        return [
            self.rules(rules, for: app, by: difference), spans, switches, facts, words,
        ].reduce(into: []) { $0 += $1 + [-1] }
    }

    /// Those of some rules that make a difference, in their order.
    private static func rules(_ rules: [Int], for app: App, by difference: Difference) -> [Int] {
        let live = rules.filter { deeds[$0].settings.allSatisfy { app.meets($0) } }
        return switch difference {
        case .anySetup: rules
        case .setup: live
        case .deeds: live.map { deeds[$0].first }
        }
    }

    /// What a rule asks of how an app is set up, and the first rule that does the same in an app that is
    /// set up so, for each place in the rule book.
    private static let deeds: [(settings: [Requirement], first: Int)] = {
        let needs = Requirement.all.map(\.need)
        let deeds = ruleBook.map { rule in
            Deed(
                on: rule.on, from: rule.from,
                requirements: rule.requirements.filter { needs[$0.index] != .settings },
                then: rule.then)
        }
        return ruleBook.indices.map { index in
            let settings = ruleBook[index].requirements.filter { needs[$0.index] == .settings }
            return (settings, deeds.firstIndex(of: deeds[index]) ?? index)
        }
    }()

    /// What a rule does, and when, once an app is set up as it asks for.
    private struct Deed: Equatable {
        var on: Trigger
        var from: LifecycleStates
        var requirements: [Requirement]
        var then: [Effect]
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
