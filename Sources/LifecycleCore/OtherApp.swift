/// Another app that holds memory beside the one under study.
public struct OtherApp: Hashable, Sendable {
    /// The memory that it holds, in megabytes.
    public var megabytes: Int32
    /// Whether it runs in the background; otherwise it is suspended.
    public var isRunning: Bool

    /// Creates another app that is suspended or runs in the background.
    public init(megabytes: Int32, isRunning: Bool) {
        self.megabytes = megabytes
        self.isRunning = isRunning
    }
}

/// Whose memory the system takes.
enum MemoryVictim: Equatable {
    case appUnderStudy
    /// The other app with an index.
    case other(Int)
}

extension WorldContents {
    /// Whose memory the system takes next: suspended apps come before those that run in the
    /// background, an app on screen comes last, and of several the largest comes first
    /// (`TableException.memoryOrder`).
    var memoryVictim: MemoryVictim? {
        var victim: MemoryVictim?
        var best: (rank: Int, megabytes: Int32) = (0, 0)
        func consider(_ candidate: MemoryVictim, _ rank: Int, _ megabytes: Int32) {
            guard (rank, megabytes) > best else { return }
            best = (rank, megabytes)
            victim = candidate
        }
        switch state {
        case .suspended: consider(.appUnderStudy, 3, max(1, app.megabytes))
        case .background: consider(.appUnderStudy, 2, max(1, app.megabytes))
        case .inactive, .active: consider(.appUnderStudy, 1, max(1, app.megabytes))
        case .notRunning: break
        }
        for (index, other) in app.otherApps.enumerated() where !isEvicted(index) {
            consider(.other(index), other.isRunning ? 2 : 3, other.megabytes)
        }
        return victim
    }

    /// The largest of the other apps that are suspended and still in memory.
    var suspendedOther: Int? {
        var largest: Int?
        for (index, other) in app.otherApps.enumerated() where !other.isRunning && !isEvicted(index)
        {
            if other.megabytes > largest.map({ app.otherApps[$0].megabytes }) ?? 0 {
                largest = index
            }
        }
        return largest
    }

    /// Whether the system has taken the memory of another app.
    private func isEvicted(_ index: Int) -> Bool { evictedOthers & 1 << UInt32(index) != 0 }
}
