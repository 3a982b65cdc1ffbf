import LifecycleCore

/// The versions of iOS at which a table of the core changes.
enum VersionBands {
    /// Each version at which a row of a table begins or ceases to hold, and the newest.
    static let versions: [IOSVersion] = {
        let ranges =
            ruleBook.map(\.versions) + budgets.map(\.versions) + versionSwitches.map(\.versions)
            + launchFacts.map(\.versions) + killWords.map(\.versions)
        return Set([.oldest, .newest] + ranges.map(\.first) + ranges.compactMap(\.end)).sorted()
    }()

    /// Which rules make a difference between two versions.
    enum Difference {
        /// Every rule for apps of the model, with any settings.
        case anySetup
        /// Every rule that can apply to the app with its settings.
        case setup
        /// Every rule that can apply, unless another one that does the same replaces it.
        case effects
    }

    /// Groups the versions into bands, in which an app has the same rules, budgets, switches,
    /// launch facts and kill words.
    ///
    /// - Parameters:
    ///   - difference: Which rules begin or end a band.
    ///   - app: The app on a version; nil if there is none of its kind.
    /// - Returns: The bands, in order.
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

    /// The indices of the table rows that hold for an app.
    ///
    /// The app's model already says if scenes are available, and its SDK if they are required.
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

    /// The rules that make a difference, in order.
    private static func rules(_ rules: [Int], for app: App, by difference: Difference) -> [Int] {
        let live = rules.filter { effects[$0].settings.allSatisfy { app.meets($0) } }
        return switch difference {
        case .anySetup: rules
        case .setup: live
        case .effects: live.map { effects[$0].first }
        }
    }

    /// The settings that each rule asks for, and the first rule that does the same with these
    /// settings, by index in the rule book.
    private static let effects: [(settings: [Requirement], first: Int)] = {
        let needs = Requirement.all.map(\.prerequisite)
        let effects = ruleBook.map { rule in
            RuleEffect(
                on: rule.on, from: rule.from,
                requirements: rule.requirements.filter { needs[$0.index] != .settings },
                then: rule.then)
        }
        return ruleBook.indices.map { index in
            let settings = ruleBook[index].requirements.filter { needs[$0.index] == .settings }
            return (settings, effects.firstIndex(of: effects[index]) ?? index)
        }
    }()

    /// The behaviour of a rule once an app has the settings that it asks for.
    private struct RuleEffect: Equatable {
        var on: Trigger
        var from: LifecycleStates
        var requirements: [Requirement]
        var then: [Effect]
    }
}

extension IOSVersion {
    /// The version as written, `12` or `13.4`.
    var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
