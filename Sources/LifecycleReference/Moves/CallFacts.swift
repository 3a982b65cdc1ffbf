import LifecycleCore

// The values that methods read and the calls beside them are stored as text. A search writes it
// (`ReadingRows.swift`, `NeighbourRows.swift`) from the same steps of the simulator as the table of
// moves. Its lines are
//
//     didEnterBackground reads inactive, delegate 5..<7, background.by-lock
//     didEnterBackground after willResignActive nothing
//     didEnterBackground before protectedDataWillBecomeUnavailable nothing
//
// The first has the value of `applicationState` in the method, the model of app and its versions,
// and the calling rule. The others have the methods called right before it and right after it.

/// A value of `applicationState` in a method that a rule calls.
struct Reading: Equatable, Sendable {
    var callback: Callback
    var reads: ApplicationState
    /// The lifecycle model of the app.
    var model: AppModels
    /// The versions of iOS with this value.
    var versions: [VersionRange]
    /// The rule that calls the method.
    var rule: Rule

    static func == (left: Reading, right: Reading) -> Bool {
        left.callback == right.callback && left.reads == right.reads
            && left.model == right.model && left.versions == right.versions
            && left.rule.name == right.rule.name
    }
}

/// Facts about an app's methods from the steps of the simulator.
package struct CallFacts: Sendable {
    /// The values that each method reads.
    private(set) var readings: [Reading] = []
    /// The calls right before each method, at the same time; nil for none.
    private(set) var before: [Callback: [Callback?]] = [:]
    /// The calls right after each method, at the same time; nil for none.
    private(set) var after: [Callback: [Callback?]] = [:]

    package static let all = CallFacts()

    /// The number of facts, which is the number of lines.
    package var count: Int { readings.count + before.count + after.count }

    package static var lines: [Substring] {
        [readingRows, neighbourRows].flatMap { $0.split(separator: "\n") }
    }

    private init() {
        let names = TableNames()
        for line in Self.lines {
            let words = line.split(separator: " ")
            guard words.count > 2, let callback = names.callbacks[words[0]] else { continue }
            let others = words.dropFirst(2).compactMap { names.neighbour($0) }
            switch words[1] {
            case "after": before[callback] = others
            case "before": after[callback] = others
            default: if let reading = names.reading(line, of: callback) { readings.append(reading) }
            }
        }
    }
}

extension TableNames {
    /// The neighbour of a method, where `.some(nil)` means none; nil if the name is unknown.
    fileprivate func neighbour(_ name: Substring) -> Callback?? {
        name == "nothing" ? .some(nil) : callbacks[name].map { .some($0) }
    }

    fileprivate func reading(_ line: Substring, of callback: Callback) -> Reading? {
        let parts = line.split(separator: ", ")
        guard parts.count == 3, let state = parts[0].split(separator: " ").last,
            let reads = applicationStates[state], let rule = rules[parts[2]]
        else { return nil }
        let app = parts[1].split(separator: " ")
        return Reading(
            callback: callback, reads: reads, model: app.first == "scenes" ? .scenes : .delegate,
            versions: app.dropFirst().compactMap { VersionRange(table: $0) }, rule: rule)
    }
}
