import SiteChecks
import SiteModel
import SiteRendering

/// What a build leaves to the next one, so that only what has changed is made anew.
///
/// Each table belongs to one function and has everything that the function looks at as its input.
/// A build with a memory gives the same bytes as one without.
public struct BuildMemory: Sendable {
    var loaded = LoadMemory()
    var parsed = PageMemo()
    var runs = RunMemo()
    var drawn = DrawnMemory()
    var rendered: RenderMemory
    /// Whether a build may follow that asks for what is kept.
    var isKept: Bool { rendered.isKept }

    /// Creates the memory of nothing.
    public init() {
        self.init(isKept: true)
    }

    init(isKept: Bool) {
        rendered = RenderMemory(isKept: isKept)
    }

    /// Forgets what the last build did not ask for.
    mutating func endBuild() {
        loaded.endBuild()
        parsed.endBuild()
        runs.endBuild()
        drawn.endBuild()
        rendered.endBuild()
    }
}
