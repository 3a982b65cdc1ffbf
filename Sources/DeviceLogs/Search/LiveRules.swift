import LifecycleCore

/// The rules that can ever answer, in an app to which nothing happens but what a search tries.
///
/// A rule is dead that asks for a fact which nothing tried makes true, for a reason to be woken that
/// nothing tried gives, or for an app that is set up otherwise. Two versions that differ in dead rules
/// alone are one to a search.
struct LiveRules {
    /// For each live rule the first one that does the same, in the order in which they are come to.
    private(set) var deeds: [Int] = []
    /// Whether what comes about can meet the conditions of each rule, by its place in the rule book.
    private(set) var areOpen: [Bool]
    /// What comes about: one bit for each fact and each reason, and the spans that begin to run.
    private var facts: UInt32 = 0
    private var reasons: UInt32 = 0
    private var timers: [SystemTimer] = []

    /// - Parameters:
    ///   - app: The app.
    ///   - settings: In which ways it may be uncommon.
    ///   - letters: What is tried.
    init(of app: App, settings: Settings, _ letters: [Alphabet.Letter]) {
        let apps = [app] + settings.indices.map { Settings($0).applied(to: app) }
        let canBeSetUp = Requirement.all.map { requirement in
            Self.needs[requirement.index] != .settings || apps.contains { $0.meets(requirement) }
        }
        let fitting = ruleBook.indices.filter { index in
            Self.asked[index].allSatisfy { canBeSetUp[$0.index] }
        }
        areOpen = [Bool](repeating: false, count: ruleBook.count)
        let triggers = letters.compactMap(\.agendaItem.trigger) + [.action(.crash)]
        // What some rules bring about lets others answer.
        var count = -1
        while deeds.count > count {
            count = deeds.count
            for index in fitting {
                areOpen[index] = Self.asked[index].allSatisfy { canBeMet($0) }
            }
            var finder = RuleFinder(for: app, among: areOpen)
            for trigger in triggers + timers.map({ .timer($0) }) { finder.follow(trigger) }
            for index in finder.found { bringAbout(ruleBook[index].then) }
            deeds = finder.deeds
        }
    }

    /// The facts for which no rule asks that is live.
    var uselessFacts: [Fact] {
        var asked: [Fact] = []
        for index in ruleBook.indices where areOpen[index] {
            for requirement in Self.asked[index] { asked += Self.facts[requirement.index] }
        }
        return Fact.allCases.filter { !asked.contains($0) }
    }

    /// Whether what has been found so far to come about can meet what a rule asks for.
    private func canBeMet(_ requirement: Requirement) -> Bool {
        switch Self.needs[requirement.index] {
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

    /// What each rule asks for, by its place in the rule book.
    private static let asked = ruleBook.map(\.requirements)
    /// What each requirement needs, by its index.
    private static let needs = Requirement.all.map(\.need)
    /// The facts that each requirement depends on, by its index.
    private static let facts = Requirement.all.map(\.facts)
}
