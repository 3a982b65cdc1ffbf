import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing

/// An app written as statements is read as the same app.
@Suite struct StatementTests {
    /// The statements about the app and the device, with values if they have any.
    static let settings: [String] = phrases(in: .line).map(\.pattern.string).filter { pattern in
        let isSetting = ["app ", "device ", "option ", "sdk "].contains { pattern.hasPrefix($0) }
        // Memory has no statement, as only a scenario knows it.
        return isSetting && !pattern.contains("<size>")
    }.flatMap { pattern -> [String] in
        if pattern.contains("<mode>") {
            return BackgroundModes.all.map { name, _ in
                pattern.replacing("<mode>", with: Text(name).string)
            }
        }
        return [pattern.replacing("<version>", with: "12.1")]
    }.filter { !$0.contains("<") && app(of: [$0]) != nil }

    @Test func thereAreSettings() {
        #expect(Self.settings.count > 25)
        #expect(Self.settings.contains("option quick swipe makes second scene"))
    }

    @Test(arguments: settings)
    func readsTheSettingThatItWrites(_ setting: String) throws {
        let app = try #require(Self.app(of: [setting]))
        let lines = app.statements.map(\.string)
        #expect(Self.app(of: lines.filter { !$0.hasPrefix("ios ") }) == app, "\(lines)")
    }

    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func readsTheAppThatItWrites(_ fixture: Fixture) throws {
        var app = Scenario.parse(try fixture.bytes()).scenario.app
        let plain = Scenario.parse(Array("at 0s user opens app\n".utf8)).scenario.app
        app.handlers = plain.handlers
        app.views = plain.views
        app.firstResponder = plain.firstResponder
        app.megabytes = plain.megabytes
        app.otherApps = plain.otherApps
        let lines = app.statements.map(\.string) + ["at 0s user opens app", ""]
        let (again, faults) = Scenario.parse(Array(lines.joined(separator: "\n").utf8))
        #expect(faults.filter { $0.severity == .error }.isEmpty, "\(lines)")
        #expect(again.app == app, "\(lines)")
    }

    /// The app of some statements; nil if they are wrong.
    private static func app(of statements: [String]) -> App? {
        for version in ["17", "12"] {
            let lines = ["ios \(version)"] + statements + ["at 0s user opens app", ""]
            let (scenario, faults) = Scenario.parse(Array(lines.joined(separator: "\n").utf8))
            if faults.allSatisfy({ $0.severity != .error }) { return scenario.app }
        }
        return nil
    }
}
