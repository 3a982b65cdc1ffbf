import Diagnostics
import FixtureTesting
import Foundation
import LifecycleCore
import Testing

@testable import ScenarioText

/// Tracebook reads every word that it prints.
@Suite struct PrintedWordsTests {
    /// The faults of a line whose words were understood.
    ///
    /// A single line may lack what it needs: a ringing call, a window, the begin of a task, or a
    /// view.
    private static let understood: [DiagnosticID] = [
        "scenario.impossible", "scenario.no-such-window", "scenario.unknown-task",
        "scenario.unknown-view", "scenario.empty",
    ]

    /// The meaning of the lines, or the first fault of words that were not understood.
    private static func read(_ lines: String) -> (agendaItem: AgendaItem?, fault: String?) {
        let (scenario, faults) = Scenario.parse(Array("\(lines)\n".utf8))
        return (
            scenario.timeline.last?.timed.agendaItem,
            faults.first { !understood.contains($0.id) }?.summary.string
        )
    }

    /// Each line of a trace about an event or an action of the app is a statement after `at`, its
    /// printed time and the actor.
    @Test(arguments: fixtures(in: "scenarios", "scenario"))
    func readsTheLinesOfATrace(_ fixture: Fixture) throws {
        let trace = Scenario.parse(try fixture.bytes()).scenario.run()
        var seen: Set<String> = []
        for entry in trace.entries {
            guard let expected = Self.kind(of: entry.what) else { continue }
            let words = trace.words(for: entry).string.prefix(until: " – nothing happens")
            guard seen.insert("\(entry.actor) \(words)").inserted else { continue }
            let line = "at \(Text(seconds: entry.time).string) s \(entry.actor.name) \(words)"
            let (agendaItem, fault) = Self.read(line)
            #expect(fault == nil, "\(line)")
            if let agendaItem { #expect(Self.kind(of: agendaItem) == expected, "\(line)") }
        }
    }

    /// The kind of an entry, without names.
    private static func kind(of what: Occurrence) -> Trigger? {
        switch what {
        case .event(let stimulus), .ignored(let stimulus, _): .event(stimulus.event)
        case .did(let action), .refused(let action, _): .action(action.kind)
        case .began: .action(.beginTask)
        case .ended: .action(.endTask)
        case .blocked: .action(.block)
        case .completed: .action(.complete)
        case .started: .action(.startActivity)
        case .stopped: .action(.stopActivity)
        case .reportedCall: .action(.reportCall)
        case .crashed: .action(.crash)
        case .exited: .action(.exit)
        default: nil
        }
    }

    private static func kind(of agendaItem: AgendaItem) -> Trigger? {
        switch agendaItem {
        case .stimulus(let stimulus): .event(stimulus.event)
        case .action(let action): .action(action.kind)
        case .delayedAction, .timer: nil
        }
    }

    @Test(arguments: Event.allCases.filter(\.about.isApp))
    func readsEachEvent(_ event: Event) {
        for line in [
            "at 1s \(event.actor.name) \(event.phrase)", "at 1.000 s \(event.statement.string)",
        ] {
            let (agendaItem, fault) = Self.read(line)
            #expect(fault == nil, "\(line)")
            if let agendaItem { #expect(agendaItem == .event(event), "\(line)") }
        }
    }

    /// `system` fits only the system's own events, where it is optional and nothing replaces it.
    @Test func readsTheSystemBeforeItsOwnEventsAlone() {
        for line in [
            "at 1s system user opens app", "at 1s system app exits", "at 1s call call rings",
        ] {
            #expect(Self.read(line).fault != nil, "\(line)")
        }
    }

    @Test(arguments: LifecycleState.allCases)
    func readsEachState(_ state: LifecycleState) {
        let lines = [
            "expect state \(state.name) at 1.000 s",
            "expect state \(state.name) then \(state.name)",
        ]
        for line in lines {
            let (scenario, faults) = Scenario.parse(Array("at 0s user opens app\n\(line)\n".utf8))
            #expect(faults == [], "\(line)")
            #expect(scenario.expectations.count == 1)
        }
    }

    @Test(arguments: StartState.allCases)
    func startsInTheStateThatItSays(_ start: StartState) {
        for model in ["scenes", "delegate"] {
            for version in ["4", "12", "17", "26"] {
                let source = """
                    ios \(version)
                    app uses \(model)
                    \(start.statement.string)
                    at 5s settings change

                    """
                let (scenario, faults) = Scenario.parse(Array(source.utf8))
                #expect(faults == [], "\(source)")
                let trace = scenario.run()
                #expect(trace.startState == start.state, "\(source)")
                #expect(trace.entries.allSatisfy { $0.time >= .zero })
            }
        }
    }

    /// The reference of the language lists the events of each start.
    @Test(arguments: StartState.allCases)
    func startsAsItsReferenceSays(_ start: StartState) throws {
        let page = fixturesFolder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Content/en/reference/language.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let row = text.split(separator: "\n").first {
            $0.hasPrefix("| `\(start.statement.string)` | ")
        }
        let steps = (start.earlier + start.unseen).map { "`\($0.statement.string)`" }
        let named = try #require(row).matches(of: /`[^`]*`/).dropFirst().map { String($0.output) }
        #expect(named == steps)
    }

    /// Names, codes and keys that traces and tables print, in statements with a place for them.
    static let names: [String] =
        Callback.allCases.flatMap { ["\($0.name)", "\($0.alias)", "\($0.selector)"] }
        .flatMap { ["when \($0)", "expect \($0)", "expect never \($0)"] }
        + ApplicationState.allCases.map { "expect sceneWillResignActive reads \($0.name)" }
        + KillCode.allCases.map { "expect killed \($0.code)" }
        + BackgroundModes.all.map { "app has mode \($0.name)" }
        + LaunchReason.optionKeys.map { "expect didFinishLaunchingWithOptions with \($0)" }
        + Activity.allCases.flatMap {
            ["at 0s app starts \($0.name)", "when sceneDidBecomeActive\n  stop \($0.word)"]
        }

    @Test(arguments: names)
    func readsTheName(_ line: String) {
        #expect(Self.read(line).fault == nil)
    }

    /// Each row of the language reference is a statement once it has values.
    @Test(arguments: Place.allCases)
    func readsItsOwnReference(_ place: Place) {
        let examples = [
            "<time>": "5s", "<version>": "17", "<task>": "\"save\"", "<view>": "\"root\"",
            "<callback>": "sceneDidBecomeActive", "<state>": "not running",
            "<code>": "0x8badf00d", "<count>": "1", "<mode>": "fetch", "<activity>": "audio",
            "<kind>": "refresh", "<frame>": "0,0,10,10", "<point>": "1,1", "<size>": "100MB",
            "<clock>": "deadline", "<app>": "\"Maps\"", "<permission>": "\"camera\"",
            "<reading>": "active", "<option>": "url",
        ]
        for phrase in phrases(in: place) {
            var line = phrase.pattern.string
            for (notation, value) in examples { line = line.replacing(notation, with: value) }
            if line.hasSuffix(" …") { line = "\(line.dropLast(2)) then active" }
            let source = place == .handler ? "when sceneDidBecomeActive\n  \(line)" : line
            let ids = Scenario.parse(Array("\(source)\n".utf8)).diagnostics.map(\.id)
            let words: [DiagnosticID] = [
                "scenario.unknown-word", "scenario.incomplete", "scenario.extra-word",
            ]
            #expect(!ids.contains { words.contains($0) }, "\(line)")
        }
    }
}

extension String {
    /// The text before some words; all of it if they are missing.
    fileprivate func prefix(until words: String) -> Substring {
        split(separator: words, maxSplits: 1, omittingEmptySubsequences: false)[0]
    }
}
