import LifecycleCore

/// What the methods of an app read, and the calls before and after them, in steps of the simulator.
public struct FoundCalls: Sendable {
    private var readings: [Reading: Set<IOSVersion>] = [:]
    private var neighbours: [Callback: Neighbours] = [:]

    /// The value of `applicationState` in a method that a rule calls.
    private struct Reading: Hashable, Sendable {
        var callback: Callback
        var reads: ApplicationState
        var model: AppModels
        var rule: RuleNumber

        var order: [Int] {
            [Int(callback.rawValue), Int(reads.rawValue), Int(model.rawValue), Int(rule.index)]
        }
    }

    /// The calls right before and right after a method, at the same moment; nil for none.
    private struct Neighbours: Sendable {
        var before: Set<Callback?> = []
        var after: Set<Callback?> = []
    }

    /// Creates an empty search.
    public init() {}

    /// Adds the calls of a step, unless the app takes the other side of a contested question.
    mutating func add(_ step: PlainStep, of app: App, on versions: [IOSVersion]) {
        guard step.isWhole, !app.hasContestedOption else { return }
        var calls: [Callback] = []
        for entry in step.trace {
            guard case .callback(let callback) = entry.what else { continue }
            calls.append(callback)
            guard let reads = entry.reads else { continue }
            let reading = Reading(
                callback: callback, reads: reads, model: app.model, rule: entry.rule)
            readings[reading, default: []].formUnion(versions)
        }
        for (index, callback) in calls.enumerated() {
            let before = index > 0 ? calls[index - 1] : nil
            let after = index + 1 < calls.count ? calls[index + 1] : nil
            neighbours[callback, default: Neighbours()].before.insert(before)
            neighbours[callback, default: Neighbours()].after.insert(after)
        }
    }

    /// Adds the findings of another search.
    mutating func formUnion(_ other: FoundCalls) {
        readings.merge(other.readings) { $0.union($1) }
        for (callback, own) in other.neighbours {
            neighbours[callback, default: Neighbours()].before.formUnion(own.before)
            neighbours[callback, default: Neighbours()].after.formUnion(own.after)
        }
    }

    /// What each method reads, by rule, kind of app and versions.
    public var readingLines: [String] {
        let read = readings.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }
        return read.map { reading, versions in
            let model = reading.model == .scenes ? "scenes" : "delegate"
            let range = VersionBands.text(of: versions)
            return """
                \(reading.callback) reads \(reading.reads), \(model) \(range), \
                \(reading.rule.rule.id)
                """
        }
    }

    /// The calls right before each method and right after it.
    public var neighbourLines: [String] {
        let beside = neighbours.sorted { $0.key.rawValue < $1.key.rawValue }
        return beside.map { "\($0) after \(FoundCalls.names($1.before))" }
            + beside.map { "\($0) before \(FoundCalls.names($1.after))" }
    }

    private static func names(_ callbacks: Set<Callback?>) -> String {
        let known = callbacks.compactMap(\.self).sorted { $0.rawValue < $1.rawValue }
        let names = known.map { "\($0)" } + (callbacks.contains(nil) ? ["nothing"] : [])
        return names.joined(separator: " ")
    }
}
