/// The spans that the system measures, and when each of those that run is over.
///
/// In place and not in an array: a search copies a world millions of times.
struct RunningTimers: Hashable, Sendable {
    /// One bit for each timer that runs.
    private var running: UInt16 = 0
    /// When a timer is over, by its raw value, in milliseconds; 0 for one that does not run.
    private var ends = SIMD16<Int64>(repeating: 0)

    /// Whether none runs.
    var isEmpty: Bool { running == 0 }

    /// Whether one timer runs and no other.
    func isOnly(_ timer: SystemTimer) -> Bool { running == 1 << UInt16(timer.rawValue) }

    /// When a timer runs out; nil if it does not run.
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

    /// The timer that runs out first; of several that run out at once, the one that is declared
    /// first.
    var first: (timer: SystemTimer, end: Instant)? {
        var first: (timer: SystemTimer, end: Instant)?
        forEach { timer, end in
            if first.map({ end < $0.end }) ?? true { first = (timer, end) }
        }
        return first
    }

    /// Moves all of them to an earlier time.
    mutating func shift(by past: Span) {
        let before = self
        before.forEach { timer, end in self[timer] = end - past }
    }

    /// Forgets all but which watchdogs run and whether the main thread is busy, and when those end.
    mutating func forgetEnds(_ now: Instant) {
        let before = self
        before.forEach { timer, _ in
            self[timer] = timer.isWatchdog || timer == .mainThread ? now : nil
        }
    }

    /// Hands over each timer that runs, in the order of their declaration.
    private func forEach(_ use: (SystemTimer, Instant) -> Void) {
        var rest = running
        while rest != 0 {
            let place = rest.trailingZeroBitCount
            rest &= rest - 1
            guard let timer = SystemTimer(rawValue: UInt8(place)) else { continue }
            use(timer, Instant(milliseconds: ends[place]))
        }
    }

    /// Hashes those that run alone.
    func hash(into hasher: inout Hasher) {
        hasher.combine(running)
        forEach { _, end in hasher.combine(end) }
    }
}
