/// What is still to come, ordered by time, then by priority, then by who came first.
struct Agenda: Equatable, Sendable {
    /// Sorted so that the next item is the last one.
    private var items: [Item] = []
    private var nextNumber: UInt32 = 0

    /// One thing to come.
    struct Item: Equatable, Sendable {
        var time: Instant
        var number: UInt32
        var happening: Happening

        /// Whether this item comes before another.
        func precedes(_ other: Item) -> Bool {
            if time != other.time { return time < other.time }
            let mine = happening.priority
            let theirs = other.happening.priority
            return mine == theirs ? number < other.number : mine < theirs
        }
    }

    /// Puts something on the agenda; of two equal places the earlier call comes first.
    mutating func add(_ happening: Happening, at time: Instant) {
        let item = Item(time: time, number: nextNumber, happening: happening)
        nextNumber += 1
        var low = 0
        var high = items.count
        while low < high {
            let middle = (low + high) / 2
            if items[middle].precedes(item) { high = middle } else { low = middle + 1 }
        }
        items.insert(item, at: low)
    }

    /// Takes the next thing off the agenda; nil when there is nothing left.
    mutating func popNext() -> Item? {
        items.popLast()
    }

    /// Strikes a timer off the agenda, if it is there.
    mutating func remove(_ timer: SystemTimer) {
        items.removeAll { $0.happening == .timer(timer) }
    }

    /// When a timer is due; nil if it is not on the agenda.
    func due(_ timer: SystemTimer) -> Instant? {
        for item in items where item.happening == .timer(timer) { return item.time }
        return nil
    }

    /// Strikes off everything that the app's own code had planned.
    mutating func removeAppWork() {
        items.removeAll { $0.happening.isAppWork }
    }
}

/// One thing that can happen at a moment of a scenario.
public enum Happening: Equatable, Sendable {
    /// The user or the system does something.
    case event(Event)
    /// The app's code does something, as the scenario's timeline says.
    case action(AppAction)
    /// The app's code does something that one of its methods had put off.
    case delayedAction(AppAction)
    /// A span that the system measures runs out.
    case timer(SystemTimer)

    /// Of things at the same millisecond the lowest comes first: work that ends exactly at a
    /// limit is in time, and so is a user who returns.
    var priority: UInt8 {
        switch self {
        case .delayedAction: 0
        case .event, .action: 1
        case .timer: 2
        }
    }

    /// Whether it dies with the process.
    var isAppWork: Bool {
        if case .delayedAction = self { return true }
        return false
    }
}
