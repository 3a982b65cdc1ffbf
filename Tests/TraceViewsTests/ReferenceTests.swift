import Diagnostics
import FixtureTesting
import LifecycleCore
import Markup
import ScenarioText
import Testing

@testable import TraceViews

@Suite struct ReferenceTests {
    struct Table: CustomTestStringConvertible {
        var name: String
        var html: HTML
        var testDescription: String { name }
    }

    static let tables = [
        Table(name: "rules", html: ruleTable()),
        Table(name: "facts", html: factTable()),
        Table(name: "exceptions", html: exceptionTable()),
        Table(name: "exceptions in Chinese", html: exceptionTable(in: .simplifiedChinese)),
        Table(name: "budgets", html: budgetTable()),
        Table(name: "versions", html: versionTable()),
        Table(name: "states", html: stateTable()),
        Table(name: "kill codes", html: killCodeTable()),
        Table(name: "statements", html: statementTable()),
    ]

    @Test(arguments: tables)
    func isWellFormedWithACaptionAndIdsOfItsOwn(_ table: Table) {
        #expect(fault(inMarkup: table.html.markup.bytes) == nil)
        let text = table.html.markup.string
        let captions = pieces(of: text, between: "<caption>", and: "<").count
        #expect(captions == pieces(of: text, between: "<table", and: ">").count)
        let ids = pieces(of: text, between: " id=\"", and: "\"")
        #expect(Set(ids).count == ids.count)
        #expect(pieces(of: text, between: "<th ", and: ">").allSatisfy { $0.contains("scope") })
    }

    @Test func listsEveryRuleOnce() {
        let ids = pieces(of: ruleTable().markup.string, between: "<tr id=\"rule-", and: "\"")
        #expect(ids.sorted() == ruleBook.map { Text($0.id).string }.sorted())
    }

    @Test func listsEveryExceptionOnce() {
        let ids = pieces(of: exceptionTable().markup.string, between: "<tr id=\"", and: "\"")
        #expect(ids.sorted() == TableException.allCases.map { "\($0.id)" }.sorted())
    }

    @Test func listsEveryRuleFactAndExceptionInOneLine() {
        let lines = ruleList().string.split(separator: "\n")
        #expect(lines.count == RuleBookEntry.all.count)
        #expect(RuleBookEntry.all.count > ruleBook.count + 150)
        #expect(lines.allSatisfy { $0.split(separator: " ").count > 3 })
    }

    @Test func namesWhatDecidesAContestedRuleBesideIt() {
        let deciding = phrases(in: .line).filter { $0.decides != nil }
        let rules = ruleBook.filter { $0.evidence.confidence == .contested }.map { Text($0.id) }
        #expect(deciding.count > 5)
        for phrase in deciding {
            #expect(phrase.decides.map { rules.contains(Text($0)) } == true, "\(phrase.pattern)")
        }
        let named = pieces(of: ruleTable().markup.string, between: "other way by <code>", and: "<")
        #expect(named.sorted() == deciding.map(\.pattern.string).sorted())
    }

    @Test func listsEveryBudgetOnce() {
        let ids = pieces(of: budgetTable().markup.string, between: "<tr id=\"budget-", and: "\"")
        #expect(ids.count == budgets.count)
    }

    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func drawsEachMoveThatARunTakes(_ fixture: Fixture) throws {
        let trace = Scenario.parse(try fixture.bytes()).scenario.run()
        for entry in trace.entries {
            guard case .stateChange(let from, let to) = entry.what else { continue }
            let move = try #require(StateMove.all.first { $0.from == from && $0.to == to })
            #expect(move.models.contains(trace.app.model))
        }
    }

    @Test func drawsEachMoveOnceAndNamesIt() {
        let markup = stateTable().markup.string
        let drawn = pieces(of: markup, between: "class=\"edge taken ", and: "\"")
        #expect(drawn == StateMove.all.map { $0.token.string })
        let listed = pieces(of: markup, between: "<span class=\"move\"><b>", and: "<")
        #expect(listed == StateMove.all.indices.map { StateMove.letter($0).string })
    }

    @Test func hasALineForEachMove() {
        for move in StateMove.all {
            #expect(StateDiagram.line(move.from, move.to) != nil, "\(move.token.string)")
        }
    }

    @Test func hasNoMoveThatTheModelRulesOut() {
        let moves = StateMove.all
        #expect(!moves.contains { $0.from == .notRunning && $0.to == .active })
        #expect(!moves.contains { $0.from == .suspended && $0.to == .active })
        #expect(!moves.contains { $0.from == .active && $0.to == .suspended })
    }
}
