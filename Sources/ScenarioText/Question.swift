public import Diagnostics
public import LifecycleCore

/// What can be asked of a run: the expectations of a scenario and the claims of a page ask the
/// same, and `Trace.answer(to:)` answers both.
public enum Question: Equatable, Sendable {
    /// How often something comes.
    case count(EntrySelection)
    /// Whether something comes at all.
    case comes(EntrySelection)
    /// When something comes first.
    case time(EntrySelection)
    /// The number of the row of the trace in which something comes first, from 1.
    case row(EntrySelection)
    /// How long after something the first something else comes.
    case span(EntrySelection, until: EntrySelection)
    /// Whether something comes before something else, each at its first time.
    case order(EntrySelection, EntrySelection)
    /// The state of the app at a moment, after everything that happened at it; nil for the end.
    case state(at: Instant?)
    /// The states of the app, one after the other.
    case path
    /// What `applicationState` reads in each of the selected calls.
    case reads(EntrySelection)
    /// The launch option that each of the selected calls is told.
    case option(EntrySelection)
    /// What the app reads from `backgroundTimeRemaining` at a moment.
    case remaining(at: Instant)
    /// The code that the system kills the process with.
    case killed(at: Instant?)
    /// Whether something wakes the app in the background, at a moment or ever.
    case woken(at: Instant?)
    /// The number on the icon of the app at a moment; nil for the end.
    case badge(at: Instant?)
    /// The rule by which something comes first.
    case rule(EntrySelection)
    /// The rule with the weakest evidence of all that answered in the run.
    case weakestRule
}

/// What a run answers to a question.
public enum Answer: Equatable, Sendable {
    /// How often, or which number.
    case number(Int64)
    /// When.
    case moment(Instant)
    /// For how long.
    case span(Span)
    /// How much time is left; nil where there is no limit.
    case remaining(Span?)
    /// A state of the app.
    case state(LifecycleState)
    /// The states of the app, one after the other.
    case path([LifecycleState])
    /// What `applicationState` reads.
    case reading(ApplicationState)
    /// The key of an option; nil where there is none.
    case option(Text?)
    /// The code that the process is killed with; nil where it is not killed.
    case killed(KillCode?)
    /// Whether something comes.
    case comes(Bool)
    /// Whether something comes before something else.
    case isBefore(Bool)
    /// Whether the app is woken.
    case woken(Bool)
    /// A rule.
    case rule(RuleNumber)
}

/// Why a run has no answer to a question, in words that say what is so instead.
public struct NoAnswer: Error {
    /// What is so instead, the most specific words first, no final stop.
    public var reason: Message
}

/// Some of the entries of a trace: those that show something, or one of them.
public struct EntrySelection: Equatable, Sendable {
    /// What they show.
    public var mark: Mark
    /// Which of them is meant, from 1; nil for all, or for the first one where one is needed.
    public var number: Int64?
    /// The moment at which they come; nil for any.
    public var time: Instant?

    /// Creates a selection of the entries that show something.
    public init(_ mark: Mark, number: Int64? = nil, at time: Instant? = nil) {
        self.mark = mark
        self.number = number
        self.time = time
    }
}
