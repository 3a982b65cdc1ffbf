/// What is still to come, ordered by time, then by priority, then by who came first.
///
/// Three places, because they live differently: the scenario's own events are put down once and
/// taken one by one; the app's own plans die with the process; the system's spans are started and
/// cancelled all the time, and there is at most one of each.
struct Agenda: Hashable, Sendable {
    private var events = Queue()
    private var plans = Queue()
    private var timers = RunningTimers()

    /// Puts something on the agenda; of two equal places the earlier call comes first.
    mutating func add(_ agendaItem: AgendaItem, at time: Instant) {
        if case .delayedAction = agendaItem {
            plans.add(agendaItem, at: time)
        } else {
            events.add(agendaItem, at: time)
        }
    }

    /// Puts a whole timeline on an agenda that has none yet.
    mutating func add(_ timeline: [TimedItem]) {
        events = Queue(timeline)
    }

    /// Takes the next thing off the agenda; nil when there is nothing left.
    ///
    /// Of things at the same millisecond the app's own work comes first, then the user, then the
    /// limits of the system: work that ends exactly at a limit is in time, and so is a user who
    /// returns (`TableException.ties`).
    ///
    /// A repeating timer is not waited for when nothing else is left, as it has no end
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

    /// Whether nothing is left to come.
    var isEmpty: Bool { events.nextTime == nil && plans.nextTime == nil && timers.isEmpty }

    /// The first event of the timeline still to come that a test accepts; nil if there is none.
    func firstEvent(where accepts: (AgendaItem) -> Bool) -> AgendaItem? {
        events.first(where: accepts)
    }

    /// When a timer runs out; nil if it does not run.
    subscript(timer: SystemTimer) -> Instant? {
        get { timers[timer] }
        set { timers[timer] = newValue }
    }

    /// Whether the system waits for a callback of the app.
    var runsWatchdog: Bool {
        SystemTimer.allCases.contains { $0.isWatchdog && self[$0] != nil }
    }

    /// Strikes off what the system waits for the app's callbacks with.
    mutating func cancelWatchdogs() {
        for timer in SystemTimer.allCases where timer.isWatchdog { self[timer] = nil }
    }

    /// Moves everything to an earlier time.
    mutating func shift(by past: Span) {
        events.shift(by: past)
        plans.shift(by: past)
        timers.shift(by: past)
    }

    /// Forgets what is later than a moment, but whether the main thread is busy and which watchdogs
    /// run.
    mutating func forgetLater(than now: Instant) {
        plans.forgetLater(than: now)
        timers.forgetEnds(now)
    }

    /// Forgets when a span ends if it is all that is to come.
    mutating func forgetLength(of timer: SystemTimer, from now: Instant) {
        if events.nextTime == nil, plans.nextTime == nil, timers.isOnly(timer) {
            timers[timer] = now
        }
    }

    /// Delays the plans that measure their time with a clock that stood still.
    mutating func delayPlans(by span: Span) {
        plans.delay(by: span) { agendaItem in
            if case .delayedAction(_, _, clock: .deadline) = agendaItem { return true }
            return false
        }
    }

    /// Strikes off what dies with the process: the app's plans, and every span about it.
    mutating func forgetProcess() {
        plans = Queue()
        timers = RunningTimers()
    }
}

/// Items in the order of time; of two at one moment the one that was added first comes first.
private struct Queue: Hashable, Sendable {
    /// Sorted so that the next item is the last one.
    private var items: [Item] = []

    private struct Item: Hashable, Sendable {
        var time: Instant
        var agendaItem: AgendaItem
    }

    init(_ timeline: [TimedItem] = []) {
        items.reserveCapacity(timeline.count)
        // From the end, each item lands at the end of the array if the timeline is in order.
        for timed in timeline.reversed() {
            insert(Item(time: timed.time, agendaItem: timed.agendaItem)) { $0 <= $1 }
        }
    }

    var nextTime: Instant? { items.last?.time }

    mutating func add(_ agendaItem: AgendaItem, at time: Instant) {
        insert(Item(time: time, agendaItem: agendaItem)) { $0 < $1 }
    }

    /// Inserts an item behind those that come after it, as the comparison of the times has it.
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

    /// Whether there is nothing but timers that repeat.
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

    /// Moves some items to a later time, each behind those that come before it then.
    mutating func delay(by span: Span, where isDelayed: (AgendaItem) -> Bool) {
        let delayed = items.filter { isDelayed($0.agendaItem) }
        guard !delayed.isEmpty else { return }
        items.removeAll { isDelayed($0.agendaItem) }
        for item in delayed.reversed() { add(item.agendaItem, at: item.time + span) }
    }
}

/// One thing that can happen at a moment of a scenario.
public enum AgendaItem: Hashable, Sendable {
    /// The user or the system does something.
    case stimulus(Stimulus)
    /// The app's code does something, as the scenario's timeline says.
    case action(AppAction)
    /// The app's code does something that one of its methods had put off, and does it again after
    /// each period if there is one.
    case delayedAction(AppAction, every: Span?, clock: TimerClock)
    /// A span that the system measures runs out.
    case timer(SystemTimer)
}

extension AgendaItem {
    /// The user or the system does something to the app or the device.
    public static func event(_ event: Event) -> AgendaItem { .stimulus(Stimulus(event)) }
}
