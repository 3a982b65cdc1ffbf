/// An action of the app that fell due while the app was suspended.
struct OverdueAction: Hashable, Sendable {
    var action: AppAction
    var clock: TimerClock
    var due: Instant
    /// The period after which it repeats; nil if it does not.
    var period: Span?

    /// The next time of a repeating action, at a whole number of periods after it fell due.
    func next(after now: Instant) -> Instant? {
        guard let period else { return nil }
        let missed = (now - due).milliseconds / period.milliseconds
        return due + Span(milliseconds: (missed + 1) * period.milliseconds)
    }
}
