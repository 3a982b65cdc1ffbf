import LifecycleCore

/// A search of every sequence of events up to a length.
///
/// Exhaustive is the search in what happens: each sequence of letters of `AgendaItem.all`, and
/// between two letters each number of waits, a wait being the time until the next thing falls due,
/// such as the app's own work or a limit of the system. So a sequence meets each order of its
/// letters and of what falls due. Not searched is how much of a span is left when a letter comes,
/// beyond what follows from that order.
///
/// Symmetric sequences are merged. Of those that lead to equal places (`Place`) one goes on: what
/// changes nothing, what is undone, and what commutes is taken once. One letter stands for all that
/// the rules treat alike (`Letters`), one version for all with the same rules (`AppUnderTest.first`).
/// Before the last letter, places are equal that answer alike to what happens at once
/// (`World.forgetLater`): what would come of it later is not a start of its own.
///
/// While the main thread is busy, what comes is only put into a row, in any order and any number.
/// A row is searched up to `longestRow`; behind it nothing but time follows until it is shorter.
/// Random sequences and the shorter search of the tests know no such bound.
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

    /// The number of letters that stand for all.
    public var letterCount: Int { letters.count }

    private let longestRow: Int
    private let letters: [AgendaItem]
    private var table = PlaceTable()
    /// What came of the last step, kept for the memory that it has.
    private var trace: [TraceEntry] = []
    /// How each place was reached first: from which one, and by which letter.
    private var origins: [(place: Int32, letter: AgendaItem?)] = []

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
        letters = Letters(for: test.app).list
        var sequences = 1.0
        for _ in 0..<length { sequences *= Double(AgendaItem.all.count) }
        self.sequences = sequences
        meet(Place(app: test.app), from: 0, nil)
        var frontier = [0]
        for _ in 1..<length { frontier = takeLetters(from: frontier) }
        takeLastLetters(from: frontier)
        places = table.places.count
        table = PlaceTable()
    }

    /// Goes on from each place of a frontier, and from those that waiting leads to, by each letter.
    ///
    /// - Returns: The numbers of the places that were met with one letter more.
    private mutating func takeLetters(from frontier: [Int]) -> [Int] {
        var next: [Int] = []
        for number in waitingPlaces(from: frontier) {
            let place = table.places[number]
            for letter in letters where place.allows(letter) {
                guard let after = follow(place, number, letter) else { continue }
                // Most letters change nothing in most places, which is seen fastest here.
                if after != place, meet(after, from: number, letter) {
                    next.append(table.places.count - 1)
                }
            }
        }
        return next
    }

    /// Tries each letter as the last one of a sequence: where it leads is not a start of its own.
    private mutating func takeLastLetters(from frontier: [Int]) {
        var met = PlaceTable()
        for number in waitingPlaces(from: frontier) {
            let place = table.places[number].beforeLastLetter
            guard met.insert(place) else { continue }
            for letter in letters where place.allows(letter) {
                var breaches: [Breach] = []
                var after = place
                after.step(letter, of: test.app, &trace, &breaches)
                steps += 1
                report(breaches, number, letter)
            }
        }
    }

    /// The places of a frontier, and those that waiting leads to from there.
    private mutating func waitingPlaces(from frontier: [Int]) -> [Int] {
        var here = frontier
        var index = 0
        while index < here.count, failures.count < 5 {
            let number = here[index]
            index += 1
            if let waited = follow(table.places[number], number, nil),
                meet(waited, from: number, nil)
            {
                here.append(table.places.count - 1)
            }
        }
        return here
    }

    /// Where a place leads by a letter, or by waiting; nil where there is nothing to wait for.
    private mutating func follow(
        _ start: borrowing Place, _ number: Int, _ letter: AgendaItem?
    ) -> Place? {
        var breaches: [Breach] = []
        var after = copy start
        var span = after.take(letter, of: test.app, &trace, &breaches)
        steps += 1
        while span != nil, after.world.waiting.count >= longestRow {
            span = after.take(nil, of: test.app, &trace, &breaches)
            steps += 1
        }
        report(breaches, number, letter)
        return span == nil ? nil : after
    }

    private mutating func report(_ breaches: [Breach], _ number: Int, _ letter: AgendaItem?) {
        guard let breach = breaches.first, failures.count < 5 else { return }
        let sequence = TimedSequence(test.app, path(to: number) + [letter], longestRow)
        failures.append("\(breach)\n\(sequence.text)")
    }

    /// Notes a place and how it was reached, unless it was reached before.
    @discardableResult
    private mutating func meet(_ place: Place, from number: Int, _ letter: AgendaItem?) -> Bool {
        guard table.insert(place) else { return false }
        origins.append((Int32(number), letter))
        return true
    }

    /// The letters and waits that led to a place first.
    private func path(to place: Int) -> [AgendaItem?] {
        var path: [AgendaItem?] = []
        var number = place
        while number != 0 {
            path.append(origins[number].letter)
            number = Int(origins[number].place)
        }
        return path.reversed()
    }
}
