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
                before.add(index > 0 ? calls[index - 1] : nil, at: call.time)
                after.add(index + 1 < calls.count ? calls[index + 1] : nil, at: call.time)
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

    /// Those that were seen often, two at most; none where mostly nothing was seen.
    var usual: [Callback] {
        guard let most = sorted.first?.1, most > nothing else { return [] }
        return sorted.prefix(2).filter { 3 * $0.1 > most }.map(\.0)
    }

    /// How often there was no call at the same moment.
    private(set) var nothing = 0

    fileprivate mutating func add(_ entry: TraceEntry?, at time: Instant) {
        guard let entry, entry.time == time, case .callback(let callback) = entry.what else {
            nothing += 1
            return
        }
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
