import LifecycleCore

/// A search of every short sequence on two versions at once, for the first one that distinguishes
/// them.
///
/// From equal places each step is taken on both versions. While it shows the same, leads to equal
/// places and keeps the laws of both, all sequences that begin with it are equal up to there.
public struct VersionComparison {
    /// The first sequence that distinguishes the versions, as a scenario on one of them; nil if
    /// there is none.
    public private(set) var difference: String?
    /// The number of steps that were taken on both versions.
    public private(set) var steps = 0

    private let app: App
    private let other: App
    private var table = PlaceTable()
    /// The letters and waits that first led to each place.
    private var paths: [[AgendaItem?]] = []

    /// Runs the search.
    ///
    /// - Parameters:
    ///   - test: An app.
    ///   - other: The same app on another version.
    ///   - length: The number of letters in a sequence, with any number of waits between them and
    ///     after the last one.
    public init(_ test: AppUnderTest, _ other: AppUnderTest, length: Int) {
        app = test.app
        self.other = other.app
        meet(Place(app: app), by: [])
        var start = 0
        for _ in 0..<length {
            let end = wait(from: start)
            for number in start..<end {
                for letter in AgendaItem.all where table.places[number].allows(letter) {
                    take(letter, from: number)
                    if difference != nil { return }
                }
            }
            start = end
        }
        wait(from: start)
    }

    /// Waits in each place from one on, and in those that waiting leads to.
    ///
    /// - Returns: The number of places.
    @discardableResult
    private mutating func wait(from start: Int) -> Int {
        var number = start
        while number < table.places.count, difference == nil {
            take(nil, from: number)
            number += 1
        }
        return table.places.count
    }

    /// Takes a letter or waits on both versions.
    private mutating func take(_ letter: AgendaItem?, from number: Int) {
        steps += 1
        let place = table.places[number]
        let path = paths[number] + [letter]
        let own = VersionResult(of: letter, in: place, of: app)
        let others = VersionResult(of: letter, in: place.adopting(other), of: other)
        if own.isLike(others, of: app) {
            if own.span != nil { meet(own.place, by: path) }
        } else {
            difference = TimedSequence(app, path, .max).text
        }
    }

    private mutating func meet(_ place: Place, by path: [AgendaItem?]) {
        if table.insert(place) { paths.append(path) }
    }

    /// The result of a step on one version.
    private struct VersionResult {
        var place: Place
        var span: Span?
        var trace: [TraceEntry] = []
        var breaches: [Breach] = []

        init(of letter: AgendaItem?, in place: Place, of app: App) {
            self.place = place
            span = self.place.take(letter, of: app, &trace, &breaches)
        }

        /// Returns true if the step has the same result on another version; the names of the rules
        /// may differ.
        func isLike(_ other: VersionResult, of app: App) -> Bool {
            guard trace.count == other.trace.count else { return false }
            let shown = zip(other.trace, trace).map { entry, own in
                var entry = entry
                entry.rule = own.rule
                return entry
            }
            return trace == shown && span == other.span && breaches == other.breaches
                && place == other.place.adopting(app)
        }
    }
}
