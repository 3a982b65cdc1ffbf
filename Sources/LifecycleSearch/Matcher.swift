public import LifecycleCore

/// Holds observations against a trace, entry by entry.
///
/// The order must be exact among all calls that the observer watches, but for those whose order
/// nobody knows (`LooseOrder`). Where a state was printed it must be the one that is read, and what
/// is printed of scenes must tell them apart as they are.
public struct Matcher: Hashable, Sendable {
    /// How many observations have been found in the trace.
    public private(set) var position = 0
    /// The number of the scene that each name has turned out to stand for.
    private var scenes: [UInt8] = []
    /// The scenes that have a name, as long as they are the same objects.
    private var named: [UInt8] = []
    /// Entries that may come later in the observations than in the trace.
    private var held: [Held] = []

    /// An entry that has not been observed yet.
    private struct Held: Hashable {
        var call: ObservedCall
        var reads: ApplicationState?
        var scene: UInt8
        var time: Instant

        init(_ call: ObservedCall, _ entry: TraceEntry) {
            self.call = call
            reads = entry.reads
            scene = entry.scene
            time = entry.time
        }
    }

    /// Creates a matcher that has seen nothing yet.
    public init() {}

    /// What an entry is to the observer.
    public enum Verdict: Equatable, Sendable {
        /// Nothing that is watched.
        case unwatched
        /// The next observation; behind it come those of entries that were held.
        case found([ObservedCall])
        /// A call that is watched and may be observed later in the same moment.
        case held
        /// A call that is watched, and not the next observation.
        case contradicted
        /// A call that is watched, behind the last observation.
        case behindEnd
    }

    /// Whether each entry that should have been observed by now was.
    public var isSettled: Bool { held.isEmpty }

    /// Takes the next entry of the trace.
    public mutating func take(_ entry: TraceEntry, of observations: Observations) -> Verdict {
        if let first = held.first, first.time != entry.time {
            return position < observations.calls.count ? .contradicted : .behindEnd
        }
        if case .stateChange(_, to: .notRunning) = entry.what { named = [] }
        guard let call = ObservedCall(entry) else { return .unwatched }
        defer {
            if call == .callback(.sceneDidDisconnect) { named.removeAll { $0 == entry.scene } }
        }
        guard observations.watches(call) else { return .unwatched }
        guard position < observations.calls.count else { return .behindEnd }
        let new = Held(call, entry)
        // Of what is held, the first comes first, and what is of its kind behind it.
        let mayBeNext = held.allSatisfy { LooseOrder.isOpen(between: $0.call, and: call) }
        guard mayBeNext, isNext(new, in: observations) else {
            guard LooseOrder.concerns(call),
                held.allSatisfy({ !LooseOrder.isOpen(between: $0.call, and: call) })
            else { return .contradicted }
            held.append(new)
            return .held
        }
        var found = [call]
        while let first = held.first, isNext(first, in: observations) {
            found.append(held.removeFirst().call)
        }
        return .found(found)
    }

    /// Whether an entry is the next observation, which has then been found.
    private mutating func isNext(_ entry: Held, in observations: Observations) -> Bool {
        guard position < observations.calls.count else { return false }
        let observation = observations.calls[position]
        guard observation.calls.contains(entry.call),
            observation.reads.map({ $0 == entry.reads }) ?? true,
            isScene(entry.scene, named: observation.scene, in: entry.call)
        else { return false }
        position += 1
        return true
    }

    /// Whether a name can stand for a scene, which it does from then on.
    ///
    /// A new name stands for a scene that had none yet, or for one that was disconnected or
    /// connected anew or whose process has ended, as then it is another object.
    private mutating func isScene(_ number: UInt8, named name: Int?, in call: ObservedCall) -> Bool
    {
        guard let name, number > 0 else { return true }
        while scenes.count <= name { scenes.append(0) }
        if scenes[name] > 0 { return scenes[name] == number }
        guard !named.contains(number) || call == .callback(.sceneWillConnect) else { return false }
        scenes[name] = number
        if !named.contains(number) { named.append(number) }
        return true
    }
}
