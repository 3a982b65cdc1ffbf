import LifecycleCore
public import LifecycleLaws

/// The law of logs: the calls of a run are possible when printed as a log in any style, without the
/// scenario, and a run of their explanation makes them again.
///
/// A log with one fault is impossible, or something that was not logged explains it. The law counts
/// how often the fault is found, and at the right line.
public struct LogLaw {
    /// The number of logs.
    public private(set) var count = 0
    /// The number of their calls.
    public private(set) var calls = 0
    /// The number of searches that were given up.
    public private(set) var undecided = 0
    /// Some logs that break the law: the number, the fault, and the shortest failing subsequence,
    /// as a scenario and as a log.
    public private(set) var failures: [String] = []
    /// The verdicts on logs with one fault.
    private var damaged: [(damage: Damage, tally: Tally)] = Damage.allCases.map { ($0, Tally()) }

    /// The numbers of verdicts on logs with one fault.
    private struct Tally {
        var count = 0
        var impossible = 0
        var atRightLine = 0
        var undecided = 0
    }

    private static let mostFailures = 5

    /// Checks random logs, each of an app under test.
    ///
    /// - Parameters:
    ///   - number: The number of the first log; the others follow, as far as anything in them is
    ///     logged.
    ///   - stride: The distance between two numbers, so that several processes can share them.
    ///   - count: The number of logs.
    ///   - longest: The largest number of events in each.
    ///   - interval: One log in this many is also judged with a fault. It takes several times as
    ///     long, because "impossible" must try everything.
    public init(
        from number: UInt64 = 0, by stride: UInt64 = 1, count: Int,
        longest: Int = RandomSequences.longest, damagingEach interval: Int = 1
    ) {
        let tests = AppUnderTest.all
        var name = number
        while self.count < count, failures.count < Self.mostFailures {
            defer { name += stride }
            var sequence = TimedSequence(random: name, of: tests[Int(name % UInt64(tests.count))])
            sequence.timeline.removeLast(max(0, sequence.timeline.count - longest))
            guard let log = LogCase(sequence, name) else { continue }
            check(log, of: sequence, name)
            if self.count.isMultiple(of: interval) { damage(log, name) }
        }
    }

    private mutating func check(_ log: LogCase, of sequence: TimedSequence, _ name: UInt64) {
        count += 1
        calls += log.calls.count
        let fault: String
        switch log.judged() {
        case .possible: return
        case .undecided:
            undecided += 1
            return
        case .impossible(let index, let summary): fault = "call \(index + 1): \(summary)"
        case .unconfirmed(let summary), .unread(let summary): fault = summary
        }
        let shortest = sequence.shortest { LogCase($0, name)?.judged().isFault ?? false }
        failures.append(
            "random log \(name): \(fault)\n\(shortest.text)\n\(LogCase(shortest, name)?.text ?? "")"
        )
    }

    /// Judges the log with one fault.
    private mutating func damage(_ log: LogCase, _ name: UInt64) {
        var generator = SplitMix(state: name &* 77 &+ 5)
        let kind = Int.random(in: damaged.indices, using: &generator)
        guard let (other, lines) = log.damaged(by: damaged[kind].damage, &generator) else { return }
        switch other.judged() {
        case .possible: break
        case .undecided: damaged[kind].tally.undecided += 1
        case .impossible(let found, _):
            damaged[kind].tally.impossible += 1
            if lines.contains(found) { damaged[kind].tally.atRightLine += 1 }
        case .unconfirmed(let summary), .unread(let summary):
            failures.append(
                "random log \(name), \(damaged[kind].damage): \(summary)\n\(other.text)")
        }
        damaged[kind].tally.count += 1
    }

    /// The findings in words: a line for the logs, and one for each kind of damage.
    public var report: [String] {
        let size = "\(count) logs of \(calls) calls in \(LogShape.all.count) shapes"
        return ["\(size): \(undecided) undecided, \(failures.count) failures"]
            + damaged.map { damage, tally in
                let explained = tally.count - tally.impossible - tally.undecided
                return """
                    \(tally.count) logs with \(damage.words): \(tally.impossible) impossible \
                    (\(percent(tally.impossible, of: tally.count))), of these \(tally.atRightLine) at \
                    that line (\(percent(tally.atRightLine, of: tally.impossible))); \(explained) \
                    explained by what was not logged, \(tally.undecided) undecided
                    """
            }
    }

    private func percent(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "none" : "\((100 * part + whole / 2) / whole) %"
    }
}

extension LogCase.Judgement {
    /// True if it breaks the law for a log that a run has made.
    fileprivate var isFault: Bool {
        switch self {
        case .possible, .undecided: false
        case .impossible, .unconfirmed, .unread: true
        }
    }
}
