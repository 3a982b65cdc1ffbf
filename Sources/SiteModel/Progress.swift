/// The progress of a build, for a user who waits for it.
public struct Progress: Equatable, Sendable {
    /// The current stage.
    public var stage: Stage
    /// The number of items done.
    public var done: Int
    /// The number of all items.
    public var count: Int

    package init(stage: Stage, done: Int, count: Int) {
        self.stage = stage
        self.done = done
        self.count = count
    }

    /// A stage that takes time on a large site.
    public enum Stage: Equatable, Sendable {
        /// Pages are read.
        case reading
        /// Scenarios are run.
        case running
        /// Pages are made.
        case rendering
    }
}

/// A function that is called often with the progress of a build, by one thread at a time.
public typealias ProgressReport = @Sendable (Progress) -> Void
