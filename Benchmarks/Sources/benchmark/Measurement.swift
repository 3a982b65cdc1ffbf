import Foundation

/// What a piece of work costs, in seconds of CPU for one repetition.
struct Measurement {
    /// The cheapest round: what the work costs when nothing else disturbs it.
    var minimum: Double
    /// The middle round.
    var median: Double

    /// Measures a piece of work in rounds.
    ///
    /// The clock of the CPU ticks coarsely on some machines, so the work is repeated until a round
    /// takes a quarter of a second.
    ///
    /// - Parameters:
    ///   - rounds: How many rounds are measured, after one that is not.
    ///   - work: The work; its result is used, so that the compiler cannot leave it out.
    init(rounds: Int = 9, _ work: () -> Int) {
        var repetitions = 1
        while Self.seconds(repetitions, work) < 0.25 { repetitions *= 2 }
        let costs = (0..<rounds).map { _ in
            Self.seconds(repetitions, work) / Double(repetitions)
        }
        self.init(costs)
    }

    /// Takes over what rounds have cost.
    init(_ costs: [Double]) {
        let sorted = costs.sorted()
        minimum = sorted.first ?? 0
        median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// The same cost shared by so many things.
    func each(of count: Int) -> Measurement {
        Measurement([minimum, median, median].map { $0 / Double(count) })
    }

    private static func seconds(_ repetitions: Int, _ work: () -> Int) -> Double {
        let start = userSeconds()
        for _ in 0..<repetitions { use(work()) }
        return userSeconds() - start
    }
}

/// The user CPU that the process has taken so far.
private func userSeconds() -> Double {
    let time = usageOfProcess().ru_utime
    return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}

/// What the system has counted for this process.
func usageOfProcess() -> rusage {
    var usage = rusage()
    #if os(Linux)
        getrusage(RUSAGE_SELF.rawValue, &usage)
    #else
        getrusage(RUSAGE_SELF, &usage)
    #endif
    return usage
}

/// Takes a result where the compiler cannot see what becomes of it.
@inline(never)
func use(_ result: Int) {
    precondition(result >= 0, "a benchmark answers how much it made")
}
