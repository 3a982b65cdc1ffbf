import Diagnostics
import FixtureTesting
import Foundation
import Markup
import ScenarioText
import Testing

@testable import TraceViews

/// The answers of the simulator in a page.
@Suite struct EditedRunTests {
    private static let page = "ios 12\napp uses delegate\nat 0s user opens app\n"

    @Test func showsTheFigureOfThePageForThePagesOwnScenario() {
        let (kind, status, html) = answer(to: Self.page)
        #expect(kind == "run")
        #expect(status == "Run finished: 6 events, the same as on the page.")
        let trace = Scenario.parse(Array(Self.page.utf8)).scenario.run()
        let figure = trace.figure(id: "run-a", title: "A", source: nil).markup.string
        let views = pieces(of: figure, between: "<div class=\"views\">\n", and: "</div>\n</figure>")
        // The page inserts the texts of the rules.
        let named = ruleExplanations(sources: nil, in: .english).reduce(views.first ?? "") {
            views, rule in
            views.replacingOccurrences(
                of: "<dd>\(rule.html.markup.string)</dd>", with: "<dd></dd>")
        }
        #expect(named != views.first && html.hasPrefix(named))
        #expect(html.contains("Both runs are the same"))
        #expect(fault(inMarkup: Array(html.utf8)) == nil)
    }

    @Test func saysWhereItDiffersAndHow() {
        let (_, status, html) = answer(to: Self.page + "at 5s user goes home\n")
        #expect(status == "Run finished: 12 events, differs from the page at event 7.")
        #expect(html.contains("<tr class=\"added\">"))
        #expect(html.contains(">Your run<"))
    }

    @Test func foldsALaunchOnlyIfThePageHasTheSame() {
        let home = "ios 12\napp uses delegate\nat 0s user opens app\nat 9s user goes home\n"
        // The page shows only a launch, so nothing is folded there.
        #expect(!answer(to: home).html.contains("class=\"fold\""))
        #expect(
            answer(to: home + "at 60s user opens app\n", page: home).html.contains("class=\"fold\"")
        )
        let other = home.replacing("ios 12", with: "ios 5")
        #expect(!answer(to: other, page: home).html.contains("class=\"fold\""))
    }

    @Test func listsFaultsByLine() {
        let (kind, status, html) = answer(to: "ios 12\nat 0s user opens ap\n")
        #expect(kind == "faults")
        #expect(status == "1 error, on line 2")
        #expect(html.contains("id=\"run-a-faults\"") && html.contains("<b>Line 2</b>"))
    }

    @Test func saysInTheLanguageOfThePageWhatIsWrong() {
        let (_, status, html) = answer(
            to: "ios 12\nat 0s user opens ap\n", in: .simplifiedChinese)
        #expect(status == "1 处错误，在第 2 行")
        #expect(html.contains("<b>第 2 行</b>"))
    }

    @Test func runsAndSaysThatAnExpectationIsBroken() {
        let (kind, _, html) = answer(to: Self.page + "expect state background at 3s\n")
        #expect(kind == "run")
        #expect(html.contains("class=\"faults\"") && html.contains("<table class=\"trace\""))
    }

    @Test func saysWhetherTheGoalOfAnExerciseIsReached() {
        let goal = "goal expect state suspended at 20s\n"
        let missed = answer(to: Self.page, goal)
        #expect(missed.status.hasPrefix("Not yet: "))
        #expect(missed.html.contains("<div class=\"verdict\"><p>Not yet: "))
        let reached = answer(to: Self.page + "at 5s user goes home\n", goal)
        #expect(reached.status.hasPrefix("Goal reached. Run finished: 12 events"))
        #expect(reached.html.contains("<div class=\"verdict reached\"><p>Goal reached.</p></div>"))
        #expect(answer(to: Self.page, goal, in: .simplifiedChinese).status.hasPrefix("尚未达成："))
    }

    @Test func saysWhichPartsOfAGoalAreReached() {
        let goals = """
            goal first it is on screen: expect state active at 3s
            goal expect state suspended at 20s

            """
        let (_, status, html) = answer(to: Self.page, goals)
        #expect(status.hasPrefix("Not yet: 1 of 2 are reached. Run finished"))
        #expect(html.contains("<li>Reached: first it is on screen</li>"))
        let miss = "the app is active at 20.000 s, not suspended"
        #expect(html.contains("<li>Not yet: expect state suspended at 20s (\(miss))</li>"))
        let reached = answer(to: Self.page + "at 5s user goes home\n", goals)
        #expect(reached.status.hasPrefix("Goal reached."))
        #expect(reached.html.contains("<li>Reached: expect state suspended at 20s</li>"))
    }

    @Test func takesTheVersionThatWasPickedThenTheOneInTheText() {
        #expect(answer(to: Self.page, "pick 17\n").html.contains("On iOS 17"))
        #expect(answer(to: "ios 9\nat 0s user opens app\n").html.contains("On iOS 9"))
        #expect(answer(to: "at 0s user opens app\n").html.contains("On iOS 12"))
    }

    @Test func warnsWhereThePageWasMadeByAnotherSimulator() {
        let warning = "class=\"warning\""
        #expect(!answer(to: Self.page).html.contains(warning))
        #expect(answer(to: Self.page, trace: 1).html.contains(warning))
    }

    @Test func answersInChinese() {
        let status = answer(to: Self.page + "at 5s user goes home\n", in: .simplifiedChinese).status
        #expect(status == "运行完成：12 个事件，从第 7 个事件起与页面不同。")
    }

    @Test(arguments: ["", "\n", "length 99999999999999999999\n\nios", "views x\nversion\n\n", "a"])
    func answersWhateverItIsAsked(_ request: String) {
        #expect(!runEdited(Array(request.utf8)).isEmpty)
    }

    private func answer(
        to edited: String, _ more: String = "", page: String = Self.page, trace: UInt32? = nil,
        in language: Language = .english
    ) -> (kind: String, status: String, html: String) {
        let own = Scenario.parse(Array(page.utf8)).scenario.run().fingerprint
        let request = """
            language \(language.tag.string)
            words \(language.table.count)
            id run-a
            title A
            views 7
            version 12
            trace \(trace ?? own)
            length \(page.utf8.count)
            \(more)
            \(String(decoding: language.table, as: UTF8.self))\(page)\(edited)
            """
        let answer = Text(runEdited(Array(request.utf8))).string
        let lines = answer.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
        return (String(lines[0]), String(lines[1]), String(lines[2]))
    }
}
