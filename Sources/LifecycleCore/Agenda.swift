/// The queue of what is still to happen, ordered by time, then priority, then insertion.
///
/// It has three parts with different lifetimes. The events of the scenario are added once and
/// taken one by one. The plans of the app end with its process. The timers of the system are
/// started and cancelled all the time, and there is at most one of each.
struct Agenda: Hashable, Sendable {
    private var events = Queue()
    private var plans = Queue()
    private var timers = RunningTimers()

    /// Adds an item; of two items with the same time and priority, the earlier call comes first.
    mutating func add(_ agendaItem: AgendaItem, at time: Instant) {
        if case .delayedAction = agendaItem {
            plans.add(agendaItem, at: time)
        } else {
            events.add(agendaItem, at: time)
        }
    }

    /// Adds a whole timeline to an agenda without events.
    mutating func add(_ timeline: [TimedItem]) {
        events = Queue(timeline)
    }

    /// Removes and returns the next item; nil if nothing is left.
    ///
    /// At the same millisecond the app's own work comes first, then the user, then the limits of
    /// the system. So work that ends exactly at a limit is in time, and so is a user who returns
    /// (`TableException.ties`).
    ///
    /// If only repeating timers are left, the agenda counts as finished, because they never end
    /// (`TableException.repeatingTimers`).
    mutating func popNext() -> (time: Instant, agendaItem: AgendaItem)? {
        if events.nextTime == nil, timers.isEmpty, plans.onlyRepeat { return nil }
        if let first = timers.first, plans.nextTime.map({ first.end < $0 }) ?? true,
            events.nextTime.map({ first.end < $0 }) ?? true
        {
            timers[first.timer] = nil
            return (first.end, .timer(first.timer))
        }
        guard let time = events.nextTime, plans.nextTime.map({ time < $0 }) ?? true else {
            return plans.popNext()
        }
        return events.popNext()
    }

    var isEmpty: Bool { events.nextTime == nil && plans.nextTime == nil && timers.isEmpty }

    /// The first remaining event of the timeline that passes a test; nil if there is none.
    func firstEvent(where accepts: (AgendaItem) -> Bool) -> AgendaItem? {
        events.first(where: accepts)
    }

    /// The time at which a timer ends; nil if it is not running.
    subscript(timer: SystemTimer) -> Instant? {
        get { timers[timer] }
        set { timers[timer] = newValue }
    }

    /// Whether the system is timing a callback of the app.
    var runsWatchdog: Bool {
        SystemTimer.allCases.contains { $0.isWatchdog && self[$0] != nil }
    }

    /// Cancels all timers that limit callbacks of the app.
    mutating func cancelWatchdogs() {
        for timer in SystemTimer.allCases where timer.isWatchdog { self[timer] = nil }
    }

    mutating func shift(by past: Span) {
        events.shift(by: past)
        plans.shift(by: past)
        timers.shift(by: past)
    }

    /// Removes what is due after a time, except watchdogs and the timer of the main thread.
    mutating func forgetLater(than now: Instant) {
        plans.forgetLater(than: now)
        timers.forgetEnds(now)
    }

    /// Sets the end of a timer to now if the timer is the only item left.
    mutating func forgetLength(of timer: SystemTimer, from now: Instant) {
        if events.nextTime == nil, plans.nextTime == nil, timers.isOnly(timer) {
            timers[timer] = now
        }
    }

    /// Delays the plans whose clock stopped during the device's sleep.
    mutating func delayPlans(by span: Span) {
        plans.delay(by: span) { agendaItem in
            if case .delayedAction(_, _, clock: .deadline) = agendaItem { return true }
            return false
        }
    }

    /// Removes what ends with the process: the plans of the app and all timers.
    mutating func forgetProcess() {
        plans = Queue()
        timers = RunningTimers()
    }
}

/// A queue of items ordered by time, then by insertion.
private struct Queue: Hashable, Sendable {
    /// The items in reverse order: the next one is the last element.
    private var items: [Item] = []

    private struct Item: Hashable, Sendable {
        var time: Instant
        var agendaItem: AgendaItem
    }

    init(_ timeline: [TimedItem] = []) {
        items.reserveCapacity(timeline.count)
        // Reversed, a timeline that is in order is inserted at the end of the array each time.
        for timed in timeline.reversed() {
            insert(Item(time: timed.time, agendaItem: timed.agendaItem)) { $0 <= $1 }
        }
    }

    var nextTime: Instant? { items.last?.time }

    mutating func add(_ agendaItem: AgendaItem, at time: Instant) {
        insert(Item(time: time, agendaItem: agendaItem)) { $0 < $1 }
    }

    /// Inserts an item at its place in the reverse order, as a comparison of times decides.
    private mutating func insert(_ item: Item, isBefore: (Instant, Instant) -> Bool) {
        guard let last = items.last, !isBefore(item.time, last.time) else {
            items.append(item)
            return
        }
        var low = 0
        var high = items.count - 1
        while low < high {
            let middle = (low + high) / 2
            if isBefore(item.time, items[middle].time) { low = middle + 1 } else { high = middle }
        }
        items.insert(item, at: low)
    }

    mutating func popNext() -> (time: Instant, agendaItem: AgendaItem)? {
        items.popLast().map { ($0.time, $0.agendaItem) }
    }

    func first(where accepts: (AgendaItem) -> Bool) -> AgendaItem? {
        items.last { accepts($0.agendaItem) }?.agendaItem
    }

    /// Whether all items are repeating timers.
    var onlyRepeat: Bool {
        items.allSatisfy { item in
            if case .delayedAction(_, every: _?, _) = item.agendaItem { return true }
            return false
        }
    }

    mutating func shift(by past: Span) {
        for index in items.indices { items[index].time = items[index].time - past }
    }

    mutating func forgetLater(than now: Instant) {
        items.removeAll { now < $0.time }
    }

    /// Moves items to a later time, each after the other items that are due by then.
    mutating func delay(by span: Span, where isDelayed: (AgendaItem) -> Bool) {
        let delayed = items.filter { isDelayed($0.agendaItem) }
        guard !delayed.isEmpty else { return }
        items.removeAll { isDelayed($0.agendaItem) }
        for item in delayed.reversed() { add(item.agendaItem, at: item.time + span) }
    }
}

/// Something that can happen at a time of a scenario.
public enum AgendaItem: Hashable, Sendable {
    /// An event from the user or the system.
    case stimulus(Stimulus)
    /// An action of the app's code that the timeline of the scenario states.
    case action(AppAction)
    /// An action that a method of the app delayed, repeated after each period if there is one.
    case delayedAction(AppAction, every: Span?, clock: TimerClock)
    /// A timer of the system ends.
    case timer(SystemTimer)
}

extension AgendaItem {
    /// Creates the item of an event that targets the app or the device.
    public static func event(_ event: Event) -> AgendaItem { .stimulus(Stimulus(event)) }
}
