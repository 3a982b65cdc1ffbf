import Diagnostics
public import LifecycleCore
import ScenarioText

/// An app and its events with their times: one sequence that can be run, shortened and printed.
public struct TimedSequence: Sendable {
    /// The app.
    public var app: App
    /// The events, in order of time.
    public var timeline: [TimedItem]

    /// Creates a sequence.
    public init(app: App, timeline: [TimedItem]) {
        self.app = app
        self.timeline = timeline
    }

    /// Creates the sequence of a search's letters, at the times at which the search took them.
    init(_ app: App, _ letters: [AgendaItem?], _ longestRow: Int) {
        self.init(app: app, timeline: [])
        var place = Place(app: app)
        var now = Instant.zero
        var trace: [TraceEntry] = []
        var breaches: [Breach] = []
        for letter in letters {
            if let letter { timeline.append(TimedItem(time: now, agendaItem: letter)) }
            var next = letter
            while let span = place.take(next, of: app, &trace, &breaches) {
                now = now + span
                if place.world.waiting.count < longestRow { break }
                next = nil
            }
        }
    }

    /// The laws that its run breaks, and differences between ways to run it.
    func breaches() -> [Breach] {
        var world = World(app: app, timeline: timeline)
        var laws = Laws()
        var entries: [TraceEntry] = []
        var trace: [TraceEntry] = []
        var breaches: [Breach] = []
        while let next = world.advance() {
            world.apply(next, &trace)
            laws.check(next, trace, world, of: app, &breaches)
            if !breaches.isEmpty { return breaches }
            entries += trace
            if entries.count > TimedSequence.mostEntries { return ["the run has no end"] }
        }
        // Running it in steps, at once or again must give the same bytes.
        var whole = Scenario.parse([]).scenario.run()
        whole.app = app
        whole.taskNames = TimedSequence.taskNames
        whole.permissionNames = ["camera"]
        whole.entries = entries
        let text = whole.text
        for _ in 0..<2 {
            whole.entries = run(app, timeline).trace
            if whole.text != text { return ["two runs give different bytes"] }
        }
        return []
    }

    /// A shortest sequence that still breaks a law, with as little code of the app as possible.
    func shortest() -> TimedSequence {
        shortest { !$0.breaches().isEmpty }
    }

    /// A shortest sequence that still has a property, with as little code of the app as possible.
    public func shortest(where isSo: (TimedSequence) -> Bool) -> TimedSequence {
        var shortest = self
        for index in app.handlers.indices.reversed() {
            var shorter = shortest
            shorter.app.handlers.remove(at: index)
            if isSo(shorter) { shortest = shorter }
        }
        var size = timeline.count / 2
        while size > 0 {
            var start = 0
            while start < shortest.timeline.count {
                var shorter = shortest
                let end = min(start + size, shorter.timeline.count)
                shorter.timeline.removeSubrange(start..<end)
                let isShorter = shorter.opensWindowsInOrder && isSo(shorter)
                if isShorter { shortest = shorter } else { start += size }
            }
            size /= 2
        }
        return shortest
    }

    /// True if windows open in order, as a scenario cannot say otherwise.
    private var opensWindowsInOrder: Bool {
        var next: UInt8 = 2
        for timed in timeline {
            guard let number = timed.agendaItem.openedWindow else { continue }
            if number > next { return false }
            next = max(next, number + 1)
        }
        return true
    }

    /// More entries than any lawful run of a few hundred events has.
    private static let mostEntries = 100_000

    static let taskNames: [Text] = ["a", "b"]
}
