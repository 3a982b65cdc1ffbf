import Diagnostics
import FixtureTesting
import LifecycleCore
import ScenarioText
import Testing
import TraceViews

/// `Tests/Fixtures/as-swift`: scenarios, each with its app as Swift source, which `make swift-test`
/// type-checks.
@Suite struct AsSwiftCases {
    static let cases = fixtures(in: "as-swift", "scenario")

    @Test(arguments: cases)
    func givesItsSource(_ fixture: Fixture) throws {
        let (scenario, diagnostics) = Scenario.parse(try fixture.bytes())
        #expect(diagnostics.map(\.summary.string) == [])
        expectEqual(scenario.swiftSource().bytes, to: fixture.sibling("swift"))
    }

    @Test func showEachCallbackAndEachKindOfAction() throws {
        let scenarios = try Self.cases.map { Scenario.parse(try $0.bytes()).scenario }
        let handlers = scenarios.flatMap(\.app.handlers)
        for callback in Callback.allCases {
            #expect(
                handlers.contains { $0.method == .callback(callback) },
                "no case has code in \(callback)")
        }
        let actions = handlers.flatMap(\.actions).map(\.action)
        for kind in ActionKind.allCases {
            #expect(actions.contains { $0.kind == kind }, "no case does \(kind)")
        }
        for clock in [TimerClock.scenario, .deadline, .wallDeadline] {
            let timed = handlers.flatMap(\.actions).filter { $0.clock == clock }
            #expect(timed.contains { $0.period == nil && $0.delay > .seconds(0) })
            #expect(timed.contains { $0.period != nil })
        }
    }

    @Test(arguments: cases + fixtures(in: "scenarios", "scenario"))
    func hasEachActionAsOftenAsTheScenario(_ fixture: Fixture) throws {
        let scenario = Scenario.parse(try fixture.bytes()).scenario
        var wanted: [String: Int] = [:]
        for action in actions(of: scenario) { wanted[call(action, in: scenario), default: 0] += 1 }
        let source = scenario.swiftSource().string
        let lines = statements(in: source)
        for (call, count) in wanted where call != completion {
            let found = lines.count { line in
                line.contains(call)
                    && (call == end || !line.contains("endBackgroundTask(.invalid)"))
            }
            #expect(found == count, "\(call)")
        }
        // A method that completes its event without an action does so in the same words.
        let found = lines.count { completions.contains($0.trimmed) }
        #expect(found >= wanted[completion] ?? 0)
    }

    @Test(arguments: cases + fixtures(in: "scenarios", "scenario"))
    func hasEachMethodAndSaysWhatHappens(_ fixture: Fixture) throws {
        let scenario = Scenario.parse(try fixture.bytes()).scenario
        let source = scenario.swiftSource().string
        for line in scenario.timeline {
            guard case .stimulus(let stimulus) = line.timed.agendaItem else { continue }
            let words = Text(stimulus.event.phrase).string
            #expect(source.contains("//   at ") && source.contains(words), "\(words)")
        }
        #expect(scenario.hasCode == source.contains("\nimport "))
        for line in source.split(separator: "\n") {
            #expect(line.count <= 110 || line.hasPrefix("//"), "\(line)")
        }
    }

    private let end = "endBackgroundTask(.invalid)"
    private let completion = "complete event"
    private let completions: Set<String> = [
        "complete?()", "completionHandler(.newData)", "completionHandler()", "completion()",
        "task.setTaskCompleted(success: true)", "task.setTaskCompleted(success: false)",
    ]

    /// The actions of the app, in its methods and at times.
    private func actions(of scenario: Scenario) -> [AppAction] {
        let timed = (scenario.before + [scenario.timeline]).joined().compactMap { line in
            if case .action(let action) = line.timed.agendaItem { action } else { nil }
        }
        return scenario.app.handlers.flatMap { $0.actions.map(\.action) } + timed
    }

    /// The lines of a source in a type, or in a function for a time or an expiration.
    private func statements(in source: String) -> [String] {
        var isHelper = false
        return source.split(separator: "\n").map(String.init).filter { line in
            if line.hasPrefix("@MainActor func ") {
                let name = line.dropFirst(16)
                isHelper =
                    !name.hasPrefix("at") && !name.hasPrefix("part")
                    && !name.contains("xpires()")
            } else if !line.hasPrefix(" "), !line.hasPrefix("}"), !line.hasPrefix(")") {
                isHelper = false
            }
            return !isHelper && line.hasPrefix(" ")
        }
    }

    /// The source of an action, without what is before and after it.
    private func call(_ action: AppAction, in scenario: Scenario) -> String {
        switch action {
        case .beginTask(let task):
            let name = scenario.taskNames[Int(task.index)].string
            return "withName: \"\(name.replacing("\\", with: "\\\\"))\""
        case .endTask: return "endBackgroundTask("
        case .endInvalidTask: return end
        case .readTimeRemaining: return "print(UIApplication.shared.backgroundTimeRemaining)"
        case .block(let span):
            let seconds = Double(span.milliseconds) / 1000
            return seconds == seconds.rounded()
                ? "blockMainThread(for: \(Int(seconds)))" : "blockMainThread(for: \(seconds))"
        case .complete: return completion
        case .start(let activity): return "start\(name(of: activity))()"
        case .stop(let activity): return "stop\(name(of: activity))()"
        case .raiseBadge:
            return scenario.app.version < IOSVersion(16)
                ? "applicationIconBadgeNumber += 1" : "raiseBadge()"
        case .reportCall: return "reportCall()"
        case .openOtherApp: return "openOtherApp()"
        case .lockFile: return " lockSharedFile()"
        case .unlockFile: return "unlockSharedFile()"
        case .exceedMemoryLimit: return "exceedMemoryLimit()"
        case .overuseSystem: return "overuseSystem()"
        case .draw: return "drawWithOpenGLES()"
        case .registerTwice: return "registerLaunchHandlerTwice()"
        case .registerLate: return "registerLaunchHandlerLate()"
        case .readActivationState: return "print($0.activationState)"
        case .readProtectedData: return "print(UIApplication.shared.isProtectedDataAvailable)"
        case .askForFaceID: return "askForFaceID()"
        case .askForTouchID: return "askForTouchID()"
        case .askForPermission(let permission):
            let name = scenario.permissionNames[Int(permission.index)].string
            return ["camera", "location", "notifications"].contains(name)
                ? "askFor\(name.prefix(1).uppercased())\(name.dropFirst())()"
                : "ask for permission \"\(name)\""
        case .crash: return " crash()"
        case .exit: return "exitProcess()"
        }
    }

    private func name(of activity: Activity) -> String {
        switch activity {
        case .audio: "Audio"
        case .locationUpdates: "LocationUpdates"
        case .continuedTask: "ContinuedTask"
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
