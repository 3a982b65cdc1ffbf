import LifecycleCore

/// A search of every sequence of events up to a length.
///
/// The search is exhaustive in what happens. It takes each sequence of letters of `AgendaItem.all`,
/// with each number of waits between two letters. A wait is the time until the next thing is due,
/// such as the app's own work or a limit of the system. So the search meets each order of letters
/// and due things. It does not vary how much of a span is left when a letter comes, beyond what
/// follows from that order.
///
/// Symmetric sequences are merged. Of the sequences that lead to equal places (`Place`), only one
/// continues: what changes nothing, what is undone, and what commutes is taken once. One letter
/// represents all that the rules treat alike (`Letters`), and one version all with the same rules
/// (`AppUnderTest.first`). Before the last letter, places are equal if they answer alike to what
/// happens at once (`World.forgetLater`).
///
/// While the main thread is busy, new things only wait in a row, in any order and number. A row is
/// searched up to `longestRow`; after that only time passes until it is shorter. Random sequences
/// and the shorter search of the tests have no such limit.
public struct EverySequence {
    /// The app of the search.
    public let test: AppUnderTest
    /// The number of different places.
    public private(set) var places = 0
    /// The number of steps that were run.
    public private(set) var steps = 0
    /// The number of sequences of the full length that the search covers.
    public let sequences: Double
    /// Some sequences that break a law, as text that begins with the law.
    public private(set) var failures: [String] = []

    /// The number of letters, of which each represents all that are alike.
    public var letterCount: Int { letters.count }

    private let longestRow: Int
    private let letters: [AgendaItem]
    private var table = PlaceTable()
    /// The trace of the last step, kept to reuse its memory.
    private var trace: [TraceEntry] = []
    /// The first way to reach each place: the place before, and the letter.
    private var origins: [(place: Int32, letter: AgendaItem?)] = []

    /// Runs the search.
    ///
    /// - Parameters:
    ///   - test: The app.
    ///   - length: The number of letters in a sequence, from 1.
    ///   - longestRow: The number of things that may wait for a busy main thread before only time
    ///     passes; nil for no limit.
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

    /// Continues from each place of a frontier, and those that waiting leads to, with each letter.
    ///
    /// - Returns: The numbers of the new places with one letter more.
    private mutating func takeLetters(from frontier: [Int]) -> [Int] {
        var next: [Int] = []
        for number in waitingPlaces(from: frontier) {
            let place = table.places[number]
            for letter in letters where place.allows(letter) {
                guard let after = follow(place, number, letter) else { continue }
                // Most letters change nothing in most places, and this comparison is the fastest.
                if after != place, meet(after, from: number, letter) {
                    next.append(table.places.count - 1)
                }
            }
        }
        return next
    }

    /// Tries each letter as the last one of a sequence, from whose place the search does not
    /// continue.
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

    /// The places of a frontier, and those that waiting leads to.
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

    /// The place after a letter or a wait; nil if there is nothing to wait for.
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

    /// Records a place and how it was reached, unless it was reached before.
    @discardableResult
    private mutating func meet(_ place: Place, from number: Int, _ letter: AgendaItem?) -> Bool {
        guard table.insert(place) else { return false }
        origins.append((Int32(number), letter))
        return true
    }

    /// The letters and waits that first led to a place.
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
