import LifecycleCore

/// The rules that can ever apply in an app, given the events that a search tries.
///
/// A rule is dead if it needs a fact that no tried event makes true, a launch reason that no tried
/// event gives, or a different app. Two versions that differ only in dead rules are the same to a
/// search.
struct LiveRules {
    /// For each live rule the first one that does the same, in the order of discovery.
    private(set) var distinctRules: [Int] = []
    /// Whether the conditions of each rule can be met, by its index in the rule book.
    private(set) var areOpen: [Bool]
    /// The facts and launch reasons that can occur, one bit for each, and the timers that can
    /// start.
    private var facts: UInt32 = 0
    private var reasons: UInt32 = 0
    private var timers: [SystemTimer] = []

    /// Finds the live rules, given the settings that the app may have and the events that are
    /// tried.
    init(of app: App, settings: Settings, _ inputs: [PossibleEvents.Input]) {
        let apps = [app] + settings.indices.map { Settings($0).applied(to: app) }
        let canBeSetUp = Requirement.all.map { requirement in
            Self.prerequisites[requirement.index] != .settings
                || apps.contains { $0.meets(requirement) }
        }
        let fitting = ruleBook.indices.filter { index in
            Self.asked[index].allSatisfy { canBeSetUp[$0.index] }
        }
        areOpen = [Bool](repeating: false, count: ruleBook.count)
        let triggers = inputs.compactMap(\.agendaItem.trigger) + [.action(.crash)]
        // The effects of some rules allow others to apply.
        var count = -1
        while distinctRules.count > count {
            count = distinctRules.count
            for index in fitting {
                areOpen[index] = Self.asked[index].allSatisfy { canBeMet($0) }
            }
            var finder = RuleFinder(for: app, among: areOpen)
            for trigger in triggers + timers.map({ .timer($0) }) { finder.follow(trigger) }
            for index in finder.found { bringAbout(ruleBook[index].then) }
            distinctRules = finder.distinctRules
        }
    }

    /// The facts that no live rule asks for.
    var uselessFacts: [Fact] {
        var asked: [Fact] = []
        for index in ruleBook.indices where areOpen[index] {
            for requirement in Self.asked[index] { asked += Self.facts[requirement.index] }
        }
        return Fact.allCases.filter { !asked.contains($0) }
    }

    /// Whether a requirement can be met by what can occur as found so far.
    private func canBeMet(_ requirement: Requirement) -> Bool {
        switch Self.prerequisites[requirement.index] {
        case .settings, .unknown: true
        case .facts(let needed): needed.contains { facts & 1 << UInt32($0.rawValue) != 0 }
        case .reasons(let needed): needed.contains { reasons & 1 << UInt32($0.rawValue) != 0 }
        }
    }

    private mutating func bringAbout(_ effects: [Effect]) {
        for effect in effects {
            switch effect {
            case .set(let fact, true): facts |= 1 << UInt32(fact.rawValue)
            case .because(let reason), .openAtUnlock(let reason):
                reasons |= 1 << UInt32(reason.rawValue)
            case .start(let timer), .end(let timer):
                if !timers.contains(timer) { timers.append(timer) }
            case .relaunchAfterBoot:
                if !timers.contains(.relaunch) { timers.append(.relaunch) }
            default: continue
            }
        }
    }

    /// The requirements of each rule, by its index in the rule book.
    private static let asked = ruleBook.map(\.requirements)
    /// What each requirement needs, by its index.
    private static let prerequisites = Requirement.all.map(\.prerequisite)
    /// The facts that each requirement depends on, by its index.
    private static let facts = Requirement.all.map(\.facts)
}
