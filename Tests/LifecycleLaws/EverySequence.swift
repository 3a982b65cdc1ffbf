import LifecycleCore

/// A search of every sequence of happenings up to a length.
///
/// Exhaustive is the search in what happens: each sequence of letters of `Happening.all`, and
/// between two letters each number of waits, a wait being the time until the next thing falls due,
/// such as the app's own work or a limit of the system. So a sequence meets each order of its
/// letters and of what falls due. Not searched is how much of a span is left when a letter comes,
/// beyond what follows from that order.
///
/// Symmetric sequences are merged. Of those that lead to equal places (`Place`) one goes on: what
/// changes nothing, what is undone, and what commutes is taken once. Versions are merged into
/// bands (`AppUnderTest.all`).
///
/// While the main thread is busy, what comes is only put into a row, in any order and any number.
/// A row is searched up to `longestRow`; behind it nothing but time follows until it is shorter.
/// Random sequences and the shorter search of a debug build know no such bound.
public struct EverySequence {
    /// The app that it happens to.
    public let test: AppUnderTest
    /// The number of places that differ.
    public private(set) var places = 0
    /// The number of steps that were run.
    public private(set) var steps = 0
    /// The number of sequences of the full length that these stand for.
    public let sequences: Double
    /// Sequences that break a law, a few of them, as text with the law in front.
    public private(set) var failures: [String] = []

    private let longestRow: Int
    private var seen: Set<Place> = []
    private var frontier: [Visit] = []
    /// How each place was reached first: from which one, and by which letter.
    private var origins: [(place: Int32, letter: Happening?)] = []

    private struct Visit {
        var place: Place
        /// Its index in the list of origins.
        var number: Int32
    }

    /// Searches.
    ///
    /// - Parameters:
    ///   - test: The app that it happens to.
    ///   - length: The number of letters in a sequence, from 1.
    ///   - longestRow: How many things may wait for a busy main thread before nothing but time
    ///     follows; nil for any number.
    public init(_ test: AppUnderTest, length: Int, longestRow: Int?) {
        self.test = test
        self.longestRow = longestRow ?? .max
        var sequences = 1.0
        for _ in 0..<length { sequences *= Double(Happening.all.count) }
        self.sequences = sequences
        let start = Place(app: test.app)
        origins.append((0, nil))
        seen.insert(start)
        frontier.append(Visit(place: start, number: 0))
        for letters in 1...length {
            takeLetters(isLast: letters == length)
        }
        places = seen.count
        seen = []
        frontier = []
    }

    /// Goes on from each place of the frontier, and from those that waiting leads to, by each letter.
    private mutating func takeLetters(isLast: Bool) {
        var here = frontier
        var next: [Visit] = []
        var index = 0
        while index < here.count, failures.count < 5 {
            let visit = here[index]
            index += 1
            if let waited = follow(visit, nil) { meet(waited, from: visit, nil, &here) }
            for letter in Happening.all where visit.place.allows(letter) {
                guard let place = follow(visit, letter), !isLast else { continue }
                meet(place, from: visit, letter, &next)
            }
        }
        frontier = next
    }

    /// Where a visit leads by a letter, or by waiting; nil where there is nothing to wait for.
    private mutating func follow(_ visit: Visit, _ letter: Happening?) -> Place? {
        var breaches: [Breach] = []
        var after = visit.place.after(letter, &breaches)?.place
        steps += 1
        while let place = after, place.world.waiting.count >= longestRow {
            after = place.after(nil, &breaches)?.place
            steps += 1
        }
        if let breach = breaches.first, failures.count < 5 {
            let sequence = TimedSequence(test.app, letters(to: visit) + [letter], longestRow)
            failures.append("\(breach)\n\(sequence.text)")
        }
        return after
    }

    private mutating func meet(
        _ place: Place, from visit: Visit, _ letter: Happening?, _ visits: inout [Visit]
    ) {
        guard seen.insert(place).inserted else { return }
        visits.append(Visit(place: place, number: Int32(origins.count)))
        origins.append((visit.number, letter))
    }

    private func letters(to visit: Visit) -> [Happening?] {
        var letters: [Happening?] = []
        var number = visit.number
        while number != 0 {
            letters.append(origins[Int(number)].letter)
            number = origins[Int(number)].place
        }
        return letters.reversed()
    }
}
