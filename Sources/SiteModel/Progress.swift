/// How far a build is, for a user who waits for it.
public struct Progress: Equatable, Sendable {
    /// What is being done.
    public var stage: Stage
    /// How many of them are done.
    public var done: Int
    /// How many there are.
    public var count: Int

    package init(stage: Stage, done: Int, count: Int) {
        self.stage = stage
        self.done = done
        self.count = count
    }

    /// A stage that takes its time on a large site.
    public enum Stage: Equatable, Sendable {
        /// Pages are read.
        case reading
        /// Scenarios are run.
        case running
        /// Pages are made.
        case rendering
    }
}

/// Is told how far a build is, often, and by one thread at a time.
public typealias ProgressReport = @Sendable (Progress) -> Void
