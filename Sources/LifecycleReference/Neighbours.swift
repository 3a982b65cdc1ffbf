import LifecycleCore
import ScenarioText
import TraceViews

/// What the runs of a site call right before and right after a callback at the same moment.
struct Neighbours {
    private(set) var before = Tally()
    private(set) var after = Tally()

    init(of callback: Callback, in uses: [ExampleUse]) {
        for use in uses {
            let calls = use.example.trace.entries.filter { entry in
                if case .callback = entry.what { true } else { false }
            }
            for (index, call) in calls.enumerated() where call.what == .callback(callback) {
                if index > 0, calls[index - 1].time == call.time { before.add(calls[index - 1]) }
                if index + 1 < calls.count, calls[index + 1].time == call.time {
                    after.add(calls[index + 1])
                }
            }
        }
    }
}

/// How often each callback was seen.
struct Tally {
    private var counts: [(Callback, Int)] = []

    var isEmpty: Bool { counts.isEmpty }

    /// The callbacks by how often they were seen, the first seen first among equals.
    var sorted: [(Callback, Int)] {
        counts.enumerated().sorted { one, other in
            (other.element.1, one.offset) < (one.element.1, other.offset)
        }.map(\.element)
    }

    /// The few that were seen most.
    var most: [Callback] { sorted.prefix(2).map(\.0) }

    fileprivate mutating func add(_ entry: TraceEntry) {
        guard case .callback(let callback) = entry.what else { return }
        if let place = counts.firstIndex(where: { $0.0 == callback }) {
            counts[place].1 += 1
        } else {
            counts.append((callback, 1))
        }
    }
}

/// The notifications that rules post right behind a call or right in front of it.
func notifications(beside callback: Callback, in rules: [Rule]) -> [NotificationName] {
    var names: [NotificationName] = []
    for rule in rules {
        guard let place = rule.then.firstIndex(where: { $0.callback == callback }) else { continue }
        for effect in rule.then[(place + 1)...] {
            guard case .post(let name) = effect else { break }
            if !names.contains(name) { names.append(name) }
        }
    }
    return names
}

extension Effect {
    /// The method that it calls, if it calls one.
    fileprivate var callback: Callback? {
        switch self {
        case .call(let callback), .callView(let callback), .callToComplete(let callback): callback
        default: nil
        }
    }
}
