import Diagnostics
import LifecycleCore

/// A line that matches a phrase: its meaning, and its values with their ranges.
struct PhraseMatch {
    var meaning: Meaning
    var values: [Value]
    private var tokens: [Token]
    /// A bit for each word that is a value.
    private var places: UInt64
    /// Whether the line begins with a delay, `after` or `every`.
    var isDelayed: Bool
    /// Whether the line begins with `every`, so that the action repeats.
    var isRepeated: Bool

    /// Matches a line against the phrases of a place.
    ///
    /// - Throws: The fault of the first word that does not fit any phrase.
    init(_ line: TokenLine, in place: Place) throws(ParseFault) {
        var count = 0
        guard let match = try Self.reading(of: line, in: place, &count) else {
            throw .mismatch(line, after: count, in: place)
        }
        self = match
    }

    /// Matches a line as written, then its variants in a trace's words or in everyday English.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - place: Where the line is.
    ///   - count: If nothing matches, set to the number of words that begin some phrase.
    /// - Returns: The match; nil if the line is not a phrase.
    /// - Throws: The fault of a value.
    static func reading(
        of line: TokenLine, in place: Place, _ count: inout Int
    ) throws(ParseFault) -> PhraseMatch? {
        var fault: ParseFault?
        do throws(ParseFault) {
            if let match = try PhraseMatch(words: line, in: place, &count) { return match }
        } catch { fault = error }
        for reading in line.lenientReadings {
            var count = 0
            do throws(ParseFault) {
                // The fault of half a value is not the fault of the line.
                let match = try PhraseMatch(words: reading.line, in: place, &count)
                if let match, !reading.isOfSystem || match.isOfSystem { return match }
                // If all of its words fit, the fault is that words are missing after them.
                if fault != nil || count == reading.line.tokens.count {
                    throw .mismatch(reading.line, after: count, in: place)
                }
            } catch { fault = error }
        }
        if let fault { throw fault }
        return nil
    }

    private init?(
        words line: TokenLine, in place: Place, _ count: inout Int
    ) throws(ParseFault) {
        let match = try tree(of: place).match(line.tokens)
        count = match.count
        guard let meaning = match.meaning else { return nil }
        self.meaning = meaning
        values = match.values
        places = match.places
        tokens = line.tokens
        isRepeated = line.tokens[0].bytes == "every"
        isDelayed = isRepeated || line.tokens[0].bytes == "after"
    }

    /// Whether the line is an event of the system whose phrase does not name the system.
    private var isOfSystem: Bool {
        guard case .event(let event) = meaning else { return false }
        return event.actor == .system && !event.namesActor
    }

    /// The clock that measures a delay, from `by deadline` or `by wallDeadline`.
    var clock: TimerClock {
        guard isDelayed, values.count > 1, case .clock(let clock) = values[1] else {
            return .scenario
        }
        return clock
    }

    /// The ranges of the values.
    var ranges: [SourceRange] {
        tokens.indices.compactMap { places & 1 << UInt64($0) == 0 ? nil : tokens[$0].range }
    }

    /// The range of the words after the time.
    var rangeBehindTime: SourceRange {
        SourceRange(start: tokens[2].range.start, end: tokens[tokens.count - 1].range.end)
    }
}
