import Diagnostics
public import LifecycleCore
import ScenarioText

/// An app and what happens to it and when: one sequence that can be run, shortened and printed.
public struct TimedSequence: Sendable {
    /// The app.
    public var app: App
    /// What happens to it, in the order of time.
    public var timeline: [TimedItem]

    /// Creates a sequence.
    public init(app: App, timeline: [TimedItem]) {
        self.app = app
        self.timeline = timeline
    }

    /// The letters of a search at the moments at which it came to them.
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

    /// What is unlawful in its run, and whether other ways to run it give the same bytes.
    func breaches() -> [Breach] {
        var world = World(app: app, timeline: timeline)
        var laws = Laws()
        var entries: [TraceEntry] = []
        var trace: [TraceEntry] = []
        var breaches: [Breach] = []
        while let next = world.advance() {
            world.take(next, &trace)
            laws.check(next, trace, world, of: app, &breaches)
            if !breaches.isEmpty { return breaches }
            entries += trace
            if entries.count > TimedSequence.mostEntries { return ["the run has no end"] }
        }
        // The same input gives the same bytes, whether it is run in steps, at once or once more.
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

    /// A sequence as short as leaving out can make it that still breaks a law, with as little code
    /// of the app.
    func shortest() -> TimedSequence {
        shortest { !$0.breaches().isEmpty }
    }

    /// A sequence as short as leaving out can make it of which something is still so, with as
    /// little code of the app.
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

    /// Whether no window is opened before the one in front of it: a scenario cannot say that.
    private var opensWindowsInOrder: Bool {
        var next: UInt8 = 2
        for timed in timeline {
            guard let number = timed.agendaItem.openedWindow else { continue }
            if number > next { return false }
            next = max(next, number + 1)
        }
        return true
    }

    /// More entries than any lawful run of a few hundred events leaves.
    private static let mostEntries = 100_000

    /// The names that a text gives to tasks.
    static let taskNames: [Text] = ["a", "b"]
}
