public import Diagnostics
public import LifecycleCore

/// A question about a run, which `Trace.answer(to:)` answers.
///
/// The expectations of a scenario and the claims of a page ask the same questions.
public enum Question: Equatable, Sendable {
    /// How often something happens.
    case count(EntrySelection)
    /// Whether something happens at all.
    case comes(EntrySelection)
    /// When something first happens.
    case time(EntrySelection)
    /// The row of the trace in which something first happens, from 1.
    case row(EntrySelection)
    /// The time from the first of something to the next of something else.
    case span(EntrySelection, until: EntrySelection)
    /// Whether the first of something is before the first of something else.
    case order(EntrySelection, EntrySelection)
    /// The state of the app after everything that happens at a time; nil for the end.
    case state(at: Instant?)
    /// The states of the app in order.
    case path
    /// What `applicationState` reads in each of the selected calls.
    case reads(EntrySelection)
    /// The launch option that each of the selected calls receives.
    case option(EntrySelection)
    /// What the app reads from `backgroundTimeRemaining` at a time.
    case remaining(at: Instant)
    /// The code with which the system kills the process, at a time or ever.
    case killed(at: Instant?)
    /// Whether something wakes the app in the background, at a time or ever.
    case woken(at: Instant?)
    /// The number on the app's icon at a time; nil for the end.
    case badge(at: Instant?)
    /// The rule of the first entry that shows something.
    case rule(EntrySelection)
    /// The rule with the weakest evidence among those that answered in the run.
    case weakestRule
}

/// The answer of a run to a question.
public enum Answer: Equatable, Sendable {
    /// A count or a number.
    case number(Int64)
    /// A point in time.
    case moment(Instant)
    /// A length of time.
    case span(Span)
    /// The remaining time; nil if it is unlimited.
    case remaining(Span?)
    /// A state of the app.
    case state(LifecycleState)
    /// The states of the app in order.
    case path([LifecycleState])
    /// The value of `applicationState`.
    case reading(ApplicationState)
    /// The key of an option; nil if there is none.
    case option(Text?)
    /// The code of the kill; nil if the process is not killed.
    case killed(KillCode?)
    /// Whether something happens.
    case comes(Bool)
    /// Whether something is before something else.
    case isBefore(Bool)
    /// Whether the app is woken.
    case woken(Bool)
    /// A rule.
    case rule(RuleNumber)
}

/// The reason why a run has no answer to a question.
public struct NoAnswer: Error {
    /// What the run shows instead, the most specific words first, without a final stop.
    public var reason: Message
}

/// A selection of the entries of a trace.
public struct EntrySelection: Equatable, Sendable {
    /// What the entries show.
    public var mark: TraceSubject
    /// The number of the entry among these, from 1; nil for all, or the first if one is needed.
    public var number: Int64?
    /// The time of the entries; nil for any.
    public var time: Instant?

    /// Creates a selection of entries.
    public init(_ mark: TraceSubject, number: Int64? = nil, at time: Instant? = nil) {
        self.mark = mark
        self.number = number
        self.time = time
    }
}
