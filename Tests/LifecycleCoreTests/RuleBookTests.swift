import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

@Suite struct RuleBookTests {
    @Test func givesEachRuleAnIDOfItsOwn() {
        var seen: Set<String> = []
        for rule in ruleBook {
            #expect(seen.insert("\(rule.id)").inserted, "\(rule.id) stands twice")
        }
    }

    /// A rule that no case reaches is a claim that was never tried.
    @Test func hasNoRuleThatNoCaseReaches() throws {
        var reached = RuleSet()
        let cases = fixtures(in: "scenarios", "scenario") + fixtures(in: "recorded", "scenario")
        for fixture in cases {
            let trace = Scenario.parse(try fixture.bytes()).scenario.run()
            for entry in trace.entries where !trace.rules.contains(entry.rule) {
                Issue.record("\(fixture.name): \(entry.rule.rule.id) did not answer")
            }
            reached.formUnion(trace.rules)
        }
        // The language rejects scenarios to which no rule applies, so the row for these needs a run
        // of its own.
        let answer = TimedItem(time: .zero, agendaItem: .event(.userAnswersCall))
        reached.formUnion(run(App(), [answer]).rules)
        let unreached = RuleNumber.all.filter { !reached.contains($0) }.map { "\($0.rule.id)" }
        #expect(unreached == [])
        let untried = TableException.allCases.filter {
            $0.kind == .changes && !reached.contains($0)
        }
        #expect(untried.map { "\($0.id)" } == [])
    }

    /// The sets of both have a fixed size, for speed; a bit too many would be lost or trap.
    @Test func hasRoomForEachTimerConditionAndOption() {
        #expect(SystemTimer.allCases.count <= 16)
        #expect(Condition.allCases.count + ContestedOption.allCases.count <= 128)
    }

    /// Conditions and options that no row asks for decide nothing.
    @Test func namesEachConditionAndEachOptionInARow() {
        let named = Set(ruleBook.flatMap(\.requirements).map(\.subject))
        let subjects = Set(Requirement.all.map(\.subject))
        #expect(subjects.subtracting(named).map { "\($0)" } == [])
    }

    @Test(arguments: Budget.Kind.allCases)
    func hasABudgetForEachVersion(_ kind: Budget.Kind) {
        for major in IOSVersion.oldest.major...IOSVersion.newest.major {
            let rows = budgets.filter {
                $0.kind == kind && $0.versions.contains(IOSVersion(major))
            }
            #expect(rows.count == 1, "\(kind.name) on iOS \(major)")
        }
    }
}
