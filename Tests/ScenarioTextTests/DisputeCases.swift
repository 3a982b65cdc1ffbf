import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

/// `Tests/Fixtures/disputes`: scenarios, each with the contested rules that make a difference to
/// its run.
@Suite struct DisputeCases {
    @Test(arguments: fixtures(in: "disputes", "scenario"))
    func namesWhatIsInDispute(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        let rules = scenario.run().disputes.map { "\($0.rule.id)\n" }
        expectEqual(Array(rules.joined().utf8), to: fixture.sibling("disputes"))
    }

    /// A question without an option, or an option without its rules, would be left out.
    @Test func eachContestedRuleIsDecidedByAnOption() {
        let contested = ruleBook.filter { $0.evidence.confidence == .contested }
        for rule in contested {
            #expect(
                ContestedOption.allCases.contains { $0.decides(rule) },
                "\(rule.id) belongs in ContestedOption.rules")
        }
        for option in ContestedOption.allCases {
            for id in option.rules {
                #expect(contested.contains { Text($0.id) == Text(id) }, "\(id) is not contested")
            }
            let statement = phrases(in: .line).first { $0.option == option }
            #expect(statement != nil, "\(option): no statement takes it")
        }
    }

    @Test(arguments: ContestedOption.allCases)
    func anOptionIsTakenAndTakenBack(_ option: ContestedOption) {
        var app = App()
        #expect(!app[option] && !app.hasContestedOption)
        app[option] = true
        #expect(app[option] && app.hasContestedOption && app != App())
        app[option] = false
        #expect(app == App())
    }
}
