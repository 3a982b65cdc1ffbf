import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import LifecycleLaws
import Markup
import ScenarioText
import Testing

@testable import LifecycleReference

/// Compares what the pages of callbacks say about calls with the rules and the committed runs.
@Suite struct CallPageTests {
    /// Finds rules that make a call and have no line on its page, although an app without options
    /// on contested questions can get there.
    @Test func namesEachRuleThatCalls() throws {
        var unnamed: [String] = []
        for callback in Callback.allCases {
            let callers = Set(WayLine.all(about: callback).flatMap(\.callers).map(\.name))
            let section = try section("when", of: callback)
            for rule in ruleBook where callers.contains(rule.name) && rule.versions.end == nil {
                #expect(section.contains("../../\(rule.path)\""), "\(callback): \(rule.id)")
            }
            for (index, rule) in ruleBook.enumerated()
            where rule.callbacks.contains(callback) && !rule.takesOtherSide
                && !callers.contains(rule.name)
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
        for way in Way.all(to: callback) {
            guard let event = ReferenceEvent.all.first(where: { $0.trigger == way.trigger }) else {
                continue
            }
            #expect(section.contains("../../\(event.path)\""), "\(callback): \(event.path)")
        }
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
                    step.rules.contains(number) && !step.calls.contains(callback)
                }
                if !isShown { unshown.append("\(callback): \(line.rule.id)") }
            }
        }
        expectOnly(unshown, "non-calls-that-no-run-shows")
    }

    /// A method with a counterpart is not called in apps of the other kind, and its page says so.
    @Test func namesTheCounterpart() throws {
        for callback in Callback.allCases where !Way.all(to: callback).isEmpty {
            guard let other = callback.counterpart else { continue }
            let section = try section("not-when", of: callback)
            #expect(section.contains(other.path), "\(callback)")
        }
    }

    @Test func advisesOnEachMethod() {
        for callback in Callback.allCases {
            let advice = callback.advice?.all ?? []
            #expect(!advice.isEmpty, "\(callback)")
        }
    }

    /// Readers expect a call in each usual moment that a method has, and runs do not make it.
    @Test(arguments: Callback.allCases)
    func doesNotCallInUsualMoments(_ callback: Callback) {
        let moments = UsualMoment.all(without: callback)
        #expect(moments.count == callback.expectations.count)
        for moment in moments {
            #expect(!moment.run.parts.contains(.call(callback)), "\(moment.event)")
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

    private static let steps: [Step] = ["scenarios", "recorded", "views"].flatMap {
        fixtures(in: $0, "scenario")
    }.flatMap { fixture -> [Step] in
        guard let bytes = try? fixture.bytes() else { return [] }
        return Scenario.parse(bytes).scenario.steps
    }
}
