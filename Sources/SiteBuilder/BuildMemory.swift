import SiteChecks
import SiteModel
import SiteRendering

/// The cache that one build leaves to the next, so that only changes are made anew.
///
/// Each table belongs to one function and has the whole input of that function as its key. A build
/// with a cache gives the same bytes as one without.
public struct BuildMemory: Sendable {
    var loaded = LoadMemory()
    var parsed = PageMemo()
    var runs = RunMemo()
    var drawn = DrawnMemory()
    var faults = PageFaultMemo()
    var rendered: RenderMemory
    /// True if a later build may use the cache.
    var isKept: Bool { rendered.isKept }

    /// Creates an empty cache.
    public init() {
        self.init(isKept: true)
    }

    init(isKept: Bool) {
        rendered = RenderMemory(isKept: isKept)
    }

    /// Forgets what the last build did not use.
    mutating func endBuild() {
        loaded.endBuild()
        parsed.endBuild()
        runs.endBuild()
        drawn.endBuild()
        faults.endBuild()
        rendered.endBuild()
    }
}
