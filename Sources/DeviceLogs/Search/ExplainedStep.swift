import LifecycleCore

/// One thing that happened, or time that passed, in an explanation.
struct ExplainedStep {
    /// What happened; nil where time passed until a span ran out.
    var agendaItem: AgendaItem?
    /// Where the process ended amid its calls; nil where it did not.
    var end: MidwayEnd?
    /// Whether the observations had begun.
    var isObserved: Bool
    /// How many of its calls had come when the observations began.
    var missed: Int
    /// The observations that came of it.
    var explains: Range<Int>
    /// Whether it stands for whatever launches or wakes an app in the background unseen.
    var isUnseenWake: Bool
}
