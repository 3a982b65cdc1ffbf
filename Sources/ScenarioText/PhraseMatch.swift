import Diagnostics
import LifecycleCore

/// A line that is a phrase of the language: what it means, and its values with their places.
struct PhraseMatch {
    var meaning: Meaning
    var values: [Value]
    private var tokens: [Token]
    /// One bit for each word that is a value.
    private var places: UInt64
    /// Whether the line of a handler starts with a delay, `after` or `every`.
    var isDelayed: Bool
    /// Whether it starts with `every`, so that the action comes again and again.
    var isRepeated: Bool

    /// Matches a line against the phrases of a place.
    ///
    /// - Throws: What is wrong with the first word that no phrase has there.
    init(_ line: TokenLine, in place: Place) throws(ParseFault) {
        var count = 0
        guard let match = try Self.reading(of: line, in: place, &count) else {
            throw .mismatch(line, after: count, in: place)
        }
        self = match
    }

    /// Reads a line, first word by word, then as a trace or a writer of English has it.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - place: Where it stands.
    ///   - count: How many of its words are the beginning of a phrase, if it is none.
    /// - Returns: What it means; nil if it is not a phrase.
    /// - Throws: What is wrong with a value in it.
    static func reading(
        of line: TokenLine, in place: Place, _ count: inout Int
    ) throws(ParseFault) -> PhraseMatch? {
        var fault: ParseFault?
        do throws(ParseFault) {
            if let match = try PhraseMatch(words: line, in: place, &count) { return match }
        } catch { fault = error }
        for reading in line.otherReadings {
            var count = 0
            do throws(ParseFault) {
                // What is wrong with half of a value is not what is wrong with the line.
                let match = try PhraseMatch(words: reading.line, in: place, &count)
                if let match, !reading.isOfSystem || match.isOfSystem { return match }
                // Where all of its words fit, what is wrong is what is missing behind them.
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

    /// Whether the line says what the system does, in words that leave the system out.
    private var isOfSystem: Bool {
        guard case .event(let event) = meaning else { return false }
        return event.actor == .system && !event.namesActor
    }

    /// What measures the time of a delay: `by deadline` and `by wallDeadline` say it.
    var clock: TimerClock {
        guard isDelayed, values.count > 1, case .clock(let clock) = values[1] else {
            return .scenario
        }
        return clock
    }

    /// The places of the values.
    var ranges: [SourceRange] {
        tokens.indices.compactMap { places & 1 << UInt64($0) == 0 ? nil : tokens[$0].range }
    }

    /// The place of the words behind a time.
    var rangeBehindTime: SourceRange {
        SourceRange(start: tokens[2].range.start, end: tokens[tokens.count - 1].range.end)
    }
}
