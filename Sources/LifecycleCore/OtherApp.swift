/// Another app in memory.
public struct OtherApp: Hashable, Sendable {
    /// The memory of the app, in megabytes.
    public var megabytes: Int32
    /// Whether the app runs in the background; if not, it is suspended.
    public var isRunning: Bool

    /// Creates another app.
    public init(megabytes: Int32, isRunning: Bool) {
        self.megabytes = megabytes
        self.isRunning = isRunning
    }
}

/// An app whose memory the system takes.
enum MemoryVictim: Equatable {
    case appUnderStudy
    /// Another app, by its index.
    case other(Int)
}

extension WorldContents {
    /// The app whose memory the system takes next.
    ///
    /// Suspended apps come before those in the background, and an app on screen comes last. Of
    /// several the largest comes first (`TableException.memoryOrder`).
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

    /// The index of the largest other app that is suspended and still in memory.
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

    private func isEvicted(_ index: Int) -> Bool { evictedOthers & 1 << UInt32(index) != 0 }
}
