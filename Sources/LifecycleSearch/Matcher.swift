public import LifecycleCore

/// Holds observations against a trace, entry by entry.
///
/// The order must be exact among all calls that the observer watches. Where a state was printed it
/// must be the one that is read, and what is printed of scenes must tell them apart as they are.
public struct Matcher: Hashable, Sendable {
    /// How many observations have been found in the trace.
    public private(set) var position = 0
    /// The number of the scene that each name has turned out to stand for.
    private var scenes: [UInt8] = []

    /// Creates a matcher that has seen nothing yet.
    public init() {}

    /// What an entry is to the observer.
    public enum Verdict: Equatable, Sendable {
        /// Nothing that is watched.
        case unwatched
        /// The next observation.
        case found
        /// A call that is watched, and not the next observation.
        case contradicted
        /// A call that is watched, behind the last observation.
        case behindEnd
    }

    /// Takes the next entry of the trace.
    public mutating func take(_ entry: TraceEntry, of observations: Observations) -> Verdict {
        guard let call = ObservedCall(entry), observations.watches(call) else { return .unwatched }
        guard position < observations.calls.count else { return .behindEnd }
        let observation = observations.calls[position]
        guard observation.calls.contains(call),
            observation.reads.map({ $0 == entry.reads }) ?? true,
            isScene(entry.scene, named: observation.scene, in: call)
        else { return .contradicted }
        position += 1
        return .found
    }

    /// Whether a name can stand for a scene, which it does from then on.
    ///
    /// A new name stands for a scene that had none yet, or for one that is connected anew, as then
    /// it is another object.
    private mutating func isScene(_ number: UInt8, named name: Int?, in call: ObservedCall) -> Bool
    {
        guard let name, number > 0 else { return true }
        while scenes.count <= name { scenes.append(0) }
        if scenes[name] > 0 { return scenes[name] == number }
        guard !scenes.contains(number) || call == .callback(.sceneWillConnect) else { return false }
        scenes[name] = number
        return true
    }
}
