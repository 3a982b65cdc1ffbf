import LifecycleCore

/// One event, or a wait for a deadline, in an explanation.
struct ExplainedStep {
    /// The event; nil for a wait until a deadline.
    var agendaItem: AgendaItem?
    /// Where among its calls the process ended; nil if it did not.
    var end: MidEventEnd?
    /// Whether the observations had begun.
    var isObserved: Bool
    /// The number of its calls that came before the observations began.
    var missed: Int
    /// The observations that it explains.
    var explains: Range<Int>
    /// Whether it represents any unobserved launch or wake in the background.
    var isUnseenWake: Bool
}
