import LifecycleCore
import LifecycleLaws

/// One fault of a log, by the person who copied it or by the app that logs.
enum Damage: CaseIterable {
    /// A line is missing.
    case removed
    /// Two lines are swapped.
    case swapped
    /// A line names another call of the log.
    case renamed
    /// A line prints another state.
    case otherState

    var words: String {
        switch self {
        case .removed: "a line missing"
        case .swapped: "two lines swapped"
        case .renamed: "another call in a line"
        case .otherState: "another state in a line"
        }
    }

    /// Damages some calls at a random place.
    ///
    /// - Returns: The calls, and the indices of those that changed, or of the one after the gap;
    ///   nil if there is no suitable place.
    func done(
        to calls: [LoggedRun.Call], by generator: inout SplitMix
    ) -> (calls: [LoggedRun.Call], wrong: ClosedRange<Int>)? {
        guard !calls.isEmpty else { return nil }
        var damaged = calls
        let index = Int.random(in: calls.indices, using: &generator)
        switch self {
        case .removed:
            // A call that is logged nowhere else would just not be logged.
            guard
                calls.contains(where: {
                    $0.call == calls[index].call && $0.time != calls[index].time
                }),
                index + 1 < calls.count
            else { return nil }
            damaged.remove(at: index)
        case .swapped:
            guard index + 1 < calls.count, calls[index].call != calls[index + 1].call else {
                return nil
            }
            damaged[index].call = calls[index + 1].call
            damaged[index].reads = calls[index + 1].reads
            damaged[index].scene = calls[index + 1].scene
            damaged[index + 1].call = calls[index].call
            damaged[index + 1].reads = calls[index].reads
            damaged[index + 1].scene = calls[index].scene
        case .renamed:
            let others = calls.map(\.call).filter { $0 != calls[index].call }
            guard !others.isEmpty else { return nil }
            damaged[index].call = others.picked(by: &generator)
        case .otherState:
            guard let reads = calls[index].reads else { return nil }
            damaged[index].reads =
                ApplicationState.allCases.filter { $0 != reads }.picked(by: &generator)
        }
        return (damaged, index...(self == .swapped ? index + 1 : index))
    }
}
