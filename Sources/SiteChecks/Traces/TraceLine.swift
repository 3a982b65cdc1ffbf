public import Diagnostics
import LifecycleCore
import SiteModel

/// A line of the canonical text of a trace, split into parts; committed text may contain anything.
public struct TraceLine: Equatable, Sendable {
    /// The time as written, without blanks; empty if the line does not begin with one.
    public var time: Text
    /// The time in milliseconds; nil if the line does not begin with one.
    public var milliseconds: Int64?
    /// The actor: `user`, `app`, `scene 2`; empty if the line has no time.
    public var actor: Text
    /// The event, with what `applicationState` reads, if given.
    public var what: Text

    /// Splits a line of a trace or a pattern, in whose columns there can be wildcards.
    ///
    /// A line that begins with neither a time nor a wildcard followed by an actor has only words.
    /// Before anything else, `[..]` may match more than a time.
    init(_ line: Text) {
        let words = line.bytes.split(whereSeparator: isBlank)
        // `scene 2` is the only actor of two words, and no event begins with a number.
        let isNumbered = words.count > 3 && words[2].allSatisfy(isDigit)
        let split = isNumbered ? 3 : 2
        guard words.count > 2 else {
            self.init(time: Text(), milliseconds: nil, actor: Text(), what: Text(joining: words))
            return
        }
        let (time, actor) = (Text(words[0]), Text(joining: words[1..<split]))
        let milliseconds = spanOfTime(words[0])
        guard milliseconds != nil || time.hasWildcard && actor.isOfActor
        else {
            self.init(time: Text(), milliseconds: nil, actor: Text(), what: Text(joining: words))
            return
        }
        self.init(
            time: time, milliseconds: milliseconds, actor: actor,
            what: Text(joining: words[split...]))
    }

    /// The lines of a trace that are not blank.
    static func lines(_ texts: [Text]) -> [TraceLine] {
        texts.map(TraceLine.init).filter { !$0.what.isEmpty }
    }

    private init(time: Text, milliseconds: Int64?, actor: Text, what: Text) {
        self.time = time
        self.milliseconds = milliseconds
        self.actor = actor
        self.what = what
    }

    /// The event, without what `applicationState` reads.
    var name: Text { what.beforeReading }

    /// What `applicationState` reads, in brackets; empty if not given.
    var reading: Text { Text(what.bytes[name.count...].drop(while: isBlank)) }

    /// The actor and the event, without the time and what `applicationState` reads.
    var actorAndName: Text { "\(actor) \(name)" }

    /// The event for readers, with its time if it has one.
    var words: Text { time.isEmpty ? "'\(what)'" : "'\(what)' at \(time)" }

    /// The state of the app after the line; nil if the line is about something else.
    var stateAfter: Text? {
        guard actor == ("system" as StaticString) else { return nil }
        let arrow: [UInt8] = Array(" → ".utf8)
        guard let start = what.bytes.indices.first(where: { what.bytes[$0...].starts(with: arrow) })
        else { return nil }
        return Text(what.bytes[(start + arrow.count)...])
    }
}

extension Text {
    fileprivate init(joining words: some Collection<ArraySlice<UInt8>>) {
        self.init(words.joined(separator: [UInt8(ascii: " ")]))
    }

    /// Returns true if the text is an actor, or a wildcard that matches one.
    fileprivate var isOfActor: Bool {
        let word = Text(bytes.prefix { !isBlank($0) })
        return Actor.allCases.contains { word.matches(Text($0.name)) }
    }

    /// The words of a line separated by single blanks.
    var withSingleBlanks: Text { Text(joining: bytes.split(whereSeparator: isBlank)) }

    /// The text without the square brackets at its end.
    fileprivate var beforeReading: Text {
        guard bytes.last == UInt8(ascii: "]"),
            let bracket = bytes.lastIndex(of: UInt8(ascii: "[")), bracket > 0
        else { return self }
        return Text(bytes[..<(bracket - 1)])
    }
}

private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

/// The milliseconds of a time with three decimals; nil for other words.
private func spanOfTime(_ word: ArraySlice<UInt8>) -> Int64? {
    let digits = word.filter(isDigit)
    guard word.count > 4, digits.count == word.count - 1,
        word[word.endIndex - 4] == UInt8(ascii: ".")
    else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self))
}
