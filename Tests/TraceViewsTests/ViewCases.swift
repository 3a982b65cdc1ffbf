import Diagnostics
import FixtureTesting
import Markup
import ScenarioText
import Testing
import TraceViews

/// `Tests/Fixtures/views`: scenarios, each with every view of its run.
@Suite struct ViewCases {
    static let cases = fixtures(in: "views", "scenario")

    @Test(arguments: cases)
    func givesItsFigure(_ fixture: Fixture) throws {
        let source = Text(try fixture.bytes())
        let figure = try trace(fixture).figure(id: "case", title: "A case", source: source)
        expectEqual(figure.markup.bytes, to: fixture.sibling("html"))
        #expect(fault(inMarkup: figure.markup.bytes) == nil)
    }

    @Test(arguments: cases)
    func givesItsFigureInChinese(_ fixture: Fixture) throws {
        let source = Text(try fixture.bytes())
        let figure = try trace(fixture).figure(
            id: "case", title: "一个例子", source: source, in: .simplifiedChinese,
            playground: PlaygroundTools())
        expectEqual(figure.markup.bytes, to: fixture.sibling("zh-Hans.html"))
        #expect(fault(inMarkup: figure.markup.bytes) == nil)
    }

    @Test(arguments: cases)
    func givesItsTimeline(_ fixture: Fixture) throws {
        let timeline = try trace(fixture).timelineDocument(title: "A case")
        expectEqual(timeline.markup.bytes, to: fixture.sibling("svg"))
        #expect(fault(inMarkup: timeline.markup.bytes) == nil)
    }

    @Test(arguments: cases)
    func givesItsJSON(_ fixture: Fixture) throws {
        expectEqual(try trace(fixture).json.bytes, to: fixture.sibling("json"))
    }

    private func trace(_ fixture: Fixture) throws -> Trace {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        return scenario.run()
    }
}
