import LifecycleCore

// What methods read and what is called beside them is text that a search writes (`ReadingRows.swift`,
// `NeighbourRows.swift`), from the same steps of the simulator as the table of moves. Its lines say
//
//     didEnterBackground reads inactive, delegate 5..<7, background.by-lock
//     didEnterBackground after willResignActive nothing
//     didEnterBackground before protectedDataWillBecomeUnavailable nothing
//
// what `applicationState` reads in the method, for which kind of app and on which versions, and the
// rule that calls it there; the methods that are called right before it, and right after it.

/// What `applicationState` reads in a method that a rule calls.
struct Reading: Equatable, Sendable {
    var callback: Callback
    var reads: ApplicationState
    /// How the app hears of its lifecycle.
    var model: AppModels
    /// The versions of iOS on which it does.
    var versions: [VersionRange]
    /// The rule that calls the method.
    var rule: Rule

    static func == (left: Reading, right: Reading) -> Bool {
        left.callback == right.callback && left.reads == right.reads
            && left.model == right.model && left.versions == right.versions
            && left.rule.name == right.rule.name
    }
}

/// What the steps of the simulator show of the methods of an app.
package struct CallFacts: Sendable {
    /// What each method reads.
    private(set) var readings: [Reading] = []
    /// What is called right before a method, at the same moment; nil for nothing.
    private(set) var before: [Callback: [Callback?]] = [:]
    /// What is called right after a method, at the same moment; nil for nothing.
    private(set) var after: [Callback: [Callback?]] = [:]

    /// All of them.
    package static let all = CallFacts()

    /// The number of facts, which is that of the lines.
    package var count: Int { readings.count + before.count + after.count }

    /// The lines of the table.
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
    /// A method that is called beside another one; nil within nil is nothing.
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
