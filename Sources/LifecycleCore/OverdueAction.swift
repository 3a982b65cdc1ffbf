/// Work of the app that fell due while it was suspended.
struct OverdueAction: Hashable, Sendable {
    var action: AppAction
    /// What it measures its time with.
    var clock: TimerClock
    /// When it fell due.
    var due: Instant
    /// The time after which it comes again, if it does.
    var period: Span?

    /// When a timer that repeats fires next: on the grid on which it was started.
    func next(after now: Instant) -> Instant? {
        guard let period else { return nil }
        let missed = (now - due).milliseconds / period.milliseconds
        return due + Span(milliseconds: (missed + 1) * period.milliseconds)
    }
}
