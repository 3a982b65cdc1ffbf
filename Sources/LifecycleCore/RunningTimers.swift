/// The running timers of the system, with the times at which they end.
///
/// They are stored inline, not in an array, because a search copies a world millions of times.
struct RunningTimers: Hashable, Sendable {
    /// A bit for each running timer.
    private var running: UInt16 = 0
    /// The ends of the timers in milliseconds, by raw value; 0 for a timer that is not running.
    private var ends = SIMD16<Int64>(repeating: 0)

    var isEmpty: Bool { running == 0 }

    func isOnly(_ timer: SystemTimer) -> Bool { running == 1 << UInt16(timer.rawValue) }

    /// The time at which a timer ends; nil if it is not running.
    subscript(timer: SystemTimer) -> Instant? {
        get {
            let place = Int(timer.rawValue)
            return running & 1 << UInt16(place) == 0 ? nil : Instant(milliseconds: ends[place])
        }
        set {
            let place = Int(timer.rawValue)
            if let newValue {
                running |= 1 << UInt16(place)
                ends[place] = newValue.milliseconds
            } else {
                running &= ~(1 << UInt16(place))
                ends[place] = 0
            }
        }
    }

    /// The timer that ends first; of several, the one declared first.
    var first: (timer: SystemTimer, end: Instant)? {
        var first: (timer: SystemTimer, end: Instant)?
        forEach { timer, end in
            if first.map({ end < $0.end }) ?? true { first = (timer, end) }
        }
        return first
    }

    mutating func shift(by past: Span) {
        let before = self
        before.forEach { timer, end in self[timer] = end - past }
    }

    /// Sets the ends of the watchdogs and the main thread's timer to a time, and stops the others.
    mutating func forgetEnds(_ now: Instant) {
        let before = self
        before.forEach { timer, _ in
            self[timer] = timer.isWatchdog || timer == .mainThread ? now : nil
        }
    }

    /// Calls a closure for each running timer, in the order of declaration.
    private func forEach(_ use: (SystemTimer, Instant) -> Void) {
        var rest = running
        while rest != 0 {
            let place = rest.trailingZeroBitCount
            rest &= rest - 1
            guard let timer = SystemTimer(rawValue: UInt8(place)) else { continue }
            use(timer, Instant(milliseconds: ends[place]))
        }
    }

    /// Hashes only the running timers.
    func hash(into hasher: inout Hasher) {
        hasher.combine(running)
        forEach { _, end in hasher.combine(end) }
    }
}
