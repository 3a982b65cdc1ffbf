// Writes the app of a scenario as a developer would: each line under a 'when' line becomes a line
// of Swift, in the method that the 'when' line names. Comments at the top describe the app and the
// events. `tracebook run --format swift` prints the source, and `make swift-test` type-checks it.

public import Diagnostics
import LifecycleCore
public import ScenarioText

extension Scenario {
    /// Whether the app has code of its own, in callbacks or at times of the timeline.
    public var hasCode: Bool { !app.handlers.isEmpty || !timelineActions.isEmpty }

    /// The app as Swift source.
    ///
    /// - Parameter language: The language of its comments.
    /// - Returns: The text of a file; only comments if the app has no code of its own.
    public func swiftSource(in language: Language = .english) -> Text {
        let app = SwiftApp(of: self, in: language)
        var code = SwiftWriter()
        code.comments(on: app)
        guard hasCode else { return code.text }
        code.gap()
        for line in app.modules.imports { code.line(line) }
        for type in app.types {
            code.gap()
            code.type(type, of: app)
        }
        code.variables(of: app)
        code.moments(of: app)
        code.expirations(of: app)
        code.pieces(of: app)
        return code.text
    }
}

extension SwiftWriter {
    /// Appends comments that describe the app and the events, in the words of the scenario.
    fileprivate mutating func comments(on app: SwiftApp) {
        let scenario = app.scenario
        line("// \(Word.appSetup[app.language])")
        for statement in scenario.appStatements {
            line("//   \(statement)\(statement.propertyListKey)")
        }
        line("//")
        line("// \(Word.happenings[app.language])")
        if scenario.start != .notRunning { line("//   \(scenario.start.statement)") }
        for (part, timeline) in (scenario.before + [scenario.timeline]).enumerated() {
            if part > 0 { line("//   …") }
            var last: Text?
            for item in timeline {
                let time = Text(writtenTime: item.timed.time)
                switch item.timed.agendaItem {
                case .stimulus(let stimulus):
                    line("//   at \(time) \(scenario.statement(of: stimulus))")
                default:
                    let call = scenario.momentName(at: item.timed.time, part)
                    if call != last { line("//   at \(time) app calls \(call)()") }
                    last = call
                }
            }
        }
    }

    /// Appends the variables that several types use.
    fileprivate mutating func variables(of app: SwiftApp) {
        let identifiers = app.identifiers.filter { $0.owner == nil }
        if !identifiers.isEmpty { gap() }
        for identifier in identifiers {
            line("@MainActor private var \(identifier.name) = UIBackgroundTaskIdentifier.invalid")
        }
    }

    /// Appends the actions of the timelines, with a function for each time.
    fileprivate mutating func moments(of app: SwiftApp) {
        for (part, timeline) in (app.scenario.before + [app.scenario.timeline]).enumerated() {
            var rest = timeline.filter { line in
                if case .action = line.timed.agendaItem { true } else { false }
            }[...]
            while let first = rest.first {
                let group = rest.prefix { $0.timed.time == first.timed.time }
                rest = rest.dropFirst(group.count)
                let actions = group.compactMap { line in
                    if case .action(let action) = line.timed.agendaItem {
                        DelayedAction(delay: .seconds(0), action: action)
                    } else {
                        nil
                    }
                }
                gap()
                block("@MainActor func \(app.scenario.momentName(at: first.timed.time, part))()") {
                    $0.actions(actions, of: app, in: CodeScope())
                }
            }
        }
    }

    /// Appends the expiration handlers that are functions.
    fileprivate mutating func expirations(of app: SwiftApp) {
        for (index, identifier) in app.identifiers.enumerated() {
            guard let function = identifier.expiration else { continue }
            let task = TaskName(index: UInt16(truncatingIfNeeded: index))
            gap()
            block("@MainActor func \(function)()") {
                $0.actions(app.actions(in: .expiration(task)) ?? [], of: app, in: CodeScope())
            }
        }
        let method = HandledMethod.callback(.taskExpirationHandler)
        guard app.isTaskExpirationShared, let actions = app.actions(in: method) else { return }
        gap()
        block("@MainActor func taskExpires()") { $0.actions(actions, of: app, in: CodeScope()) }
    }

    /// Appends the declarations that the code above uses.
    fileprivate mutating func pieces(of app: SwiftApp) {
        for piece in app.pieces.all {
            gap()
            if let note = piece.note { line("/// \(note[app.language])") }
            let isInBackground =
                piece == .startLocationUpdates && app.scenario.app.modes.contains(.location)
            lines(isInBackground ? CodePiece.locationStartInBackground : piece.source)
        }
    }
}

extension Scenario {
    /// The name of the function with the actions of a timeline at a time, such as `at5s`.
    ///
    /// In the scenarios that this one continues the name begins with the part, as in `part1at5s`.
    fileprivate func momentName(at time: Instant, _ part: Int) -> Text {
        let name: Text = "at\(Text(writtenTime: time))"
        return part == before.count ? name : "part\(part + 1)\(name)"
    }
}

extension Text {
    /// The key of Info.plist for a statement about the app, in parentheses; empty if there is none.
    fileprivate var propertyListKey: Text {
        func begins(_ words: StaticString) -> Bool {
            Text(bytes.prefix(words.utf8CodeUnitCount)) == words
        }
        if begins("app has mode ") { return " (UIBackgroundModes)" }
        if begins("app exits on suspend") { return " (UIApplicationExitsOnSuspend)" }
        if begins("app lists task identifiers") {
            return " (BGTaskSchedulerPermittedIdentifiers)"
        }
        if begins("app supports several windows") {
            return " (UIApplicationSupportsMultipleScenes)"
        }
        return ""
    }
}
