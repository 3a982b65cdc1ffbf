import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import Markup
import ScenarioText
import Testing

@testable import LifecycleReference

/// Compares what the pages of callbacks say about calls with the rules and the committed runs.
@Suite struct CallPageTests {
    /// Finds rules that make a call and are not named on its page, although an app without options
    /// on contested questions can get there.
    @Test func namesEachRuleThatCalls() throws {
        var unnamed: [String] = []
        for callback in Callback.allCases {
            let section = try section("when", of: callback)
            for (index, rule) in ruleBook.enumerated()
            where rule.callbacks.contains(callback) && !rule.takesOtherSide
                && !section.contains("rule-\(rule.id)\"")
            {
                let isImpossible = ImpossiblePath.all.contains {
                    $0.rules == [index] && $0.from == nil && $0.model.isSuperset(of: rule.models)
                }
                if isImpossible { continue }
                unnamed.append("\(callback): \(rule.id)")
            }
        }
        expectOnly(unnamed, "rules-that-are-not-named")
    }

    @Test(arguments: Callback.allCases)
    func namesEachEventThatLeadsToTheCall(_ callback: Callback) throws {
        let section = try section("when", of: callback)
        for way in CallWay.all(to: callback) {
            guard let event = ReferenceEvent.all.first(where: { $0.trigger == way.trigger }) else {
                continue
            }
            #expect(section.contains("../../\(event.path)\""), "\(callback): \(event.path)")
        }
    }

    /// Finds calls of committed scenarios to which no way leads.
    @Test func hasAWayForEachCallThatARunShows() {
        let numbers = Dictionary(uniqueKeysWithValues: RuleNumber.all.map { ($0.rule.name, $0) })
        var unknown: Set<String> = []
        for callback in Callback.allCases
        where ruleBook.contains(where: { $0.callbacks.contains(callback) }) {
            let ways = CallWay.all(to: callback).map { way in
                (way, [way.path[0], way.path[way.path.count - 1]].compactMap { numbers[$0.name] })
            }
            for step in Self.steps where step.calls.contains(callback) && step.isPlain {
                let isKnown = ways.contains { way, ends in
                    way.model == step.app.model && way.versions.contains(step.app.version)
                        && ends.allSatisfy { step.answered.contains($0) }
                }
                if !isKnown {
                    unknown.insert("\(callback) by \(step.trigger) from \(step.state)")
                }
            }
        }
        expectOnly(unknown.sorted(), "calls-without-a-way")
    }

    /// A rule said not to lead to a call must have answered in a committed scenario, without a call
    /// of the method in that step.
    @Test func saysNotCalledOfWhatARunShows() throws {
        let numbers = Dictionary(uniqueKeysWithValues: RuleNumber.all.map { ($0.rule.name, $0) })
        var unshown: [String] = []
        for callback in Callback.allCases {
            for line in NonCall.all(of: callback) {
                let number = try #require(numbers[line.rule.name])
                let isShown = Self.steps.contains { step in
                    step.answered.contains(number) && !step.calls.contains(callback)
                }
                if !isShown { unshown.append("\(callback): \(line.rule.id)") }
            }
        }
        expectOnly(unshown, "non-calls-that-no-run-shows")
    }

    /// A method with a counterpart is not called in apps of the other kind, and its page says so.
    @Test func namesTheCounterpart() throws {
        for callback in Callback.allCases where !CallWay.all(to: callback).isEmpty {
            guard let other = callback.counterpart else { continue }
            let section = try section("not-when", of: callback)
            #expect(section.contains(other.path), "\(callback)")
        }
    }

    @Test func showsAdviceByRulesThatExist() {
        for callback in Callback.allCases {
            for advice in callback.advice?.all ?? [] {
                guard let id = advice.rule else { continue }
                #expect(ruleBook.contains { $0.name == "\(id)" }, "\(callback): \(id)")
            }
        }
    }

    /// Compares exceptions to a law with the known ones, of which there should be none.
    private func expectOnly(_ exceptions: [String], _ name: String) {
        let file = fixturesFolder.appendingPathComponent("call-pages/\(name)")
        expectEqual(Array(exceptions.map { "\($0)\n" }.joined().utf8), to: file)
    }

    private func section(_ id: String, of callback: Callback) throws -> String {
        let page = try #require(Self.pages.first { $0.title == Text(callback.name) })
        let section = try #require(page.sections.first { $0.heading.id.string == id })
        return section.content.markup.string
    }

    private static let pages: [ReferencePage] = {
        referencePages(examples: [], tables: ReferenceTables(), in: .english)
    }()

    /// A step of a committed scenario: the app, its state, what happened, the rules that answered,
    /// and the calls.
    private struct Step {
        var app: App
        var state: LifecycleState
        var agendaItem: AgendaItem
        var answered: RuleSet
        var calls: Set<Callback>

        var trigger: Trigger {
            switch agendaItem {
            case .stimulus(let stimulus): .event(stimulus.event)
            case .action(let action), .delayedAction(let action, _, _): .action(action.kind)
            case .timer(let timer): .timer(timer)
            }
        }

        /// True if neither code of the app nor a busy main thread has a part in it.
        var isPlain: Bool { agendaItem != .timer(.mainThread) && !app.hasContestedOption }
    }

    private static let steps: [Step] = ["scenarios", "recorded", "views"].flatMap {
        fixtures(in: $0, "scenario")
    }.flatMap { fixture -> [Step] in
        guard let bytes = try? fixture.bytes() else { return [] }
        return steps(of: Scenario.parse(bytes).scenario)
    }

    private static func steps(of scenario: Scenario) -> [Step] {
        var world = World(app: scenario.app)
        var steps: [Step] = []
        var trace: [TraceEntry] = []
        for part in scenario.before + [scenario.timeline] {
            let passed = world.now - Instant.zero
            for line in part { world.schedule(line.timed.agendaItem, at: line.timed.time + passed) }
            while let agendaItem = world.advance() {
                let state = world.state
                let answered = world.apply(agendaItem, &trace, countingRules: true) ?? RuleSet()
                let calls = trace.compactMap { entry -> Callback? in
                    if case .callback(let callback) = entry.what { callback } else { nil }
                }
                steps.append(
                    Step(
                        app: scenario.app, state: state, agendaItem: agendaItem,
                        answered: answered, calls: Set(calls)))
            }
        }
        return steps
    }
}
