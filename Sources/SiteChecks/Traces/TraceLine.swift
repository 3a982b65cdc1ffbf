public import Diagnostics
import LifecycleCore
import SiteModel

/// A line of the canonical text of a trace, taken apart: committed text may hold anything.
public struct TraceLine: Equatable, Sendable {
    /// The time as it is written, without blanks; empty if the line does not begin with one.
    public var time: Text
    /// The same in milliseconds; nil if the line does not begin with a time.
    public var milliseconds: Int64?
    /// Who: `user`, `app`, `scene 2`; empty if the line has no time.
    public var actor: Text
    /// What happened, with what `applicationState` reads, if that is said.
    public var what: Text

    /// Takes a line of a trace or of a pattern apart, in whose columns there can be wildcards.
    ///
    /// Another line has nothing but words: neither a time is in the first column, nor a wildcard with
    /// an actor behind it. In front of anything else `[..]` may stand for more than a time.
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

    /// The lines of a trace, without those that are blank.
    static func lines(_ texts: [Text]) -> [TraceLine] {
        texts.map(TraceLine.init).filter { !$0.what.isEmpty }
    }

    private init(time: Text, milliseconds: Int64?, actor: Text, what: Text) {
        self.time = time
        self.milliseconds = milliseconds
        self.actor = actor
        self.what = what
    }

    /// What happened, whatever `applicationState` reads.
    var name: Text { what.beforeReading }

    /// What `applicationState` reads, with the brackets around it; empty if it is not said.
    var reading: Text { Text(what.bytes[name.count...].drop(while: isBlank)) }

    /// Who does what, whenever and whatever `applicationState` reads.
    var deed: Text { "\(actor) \(name)" }

    /// What happened for readers, with its time where there is one.
    var words: Text { time.isEmpty ? "'\(what)'" : "'\(what)' at \(time)" }

    /// The state that the line leads the app to; nil if it is about something else.
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

    /// Whether it is what stands in the second column, or a wildcard that can be.
    fileprivate var isOfActor: Bool {
        let word = Text(bytes.prefix { !isBlank($0) })
        return Actor.allCases.contains { word.matches(Text($0.name)) }
    }

    /// The words of a line with one blank between them.
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

/// The milliseconds of a time with three decimals; nil if it is none.
private func spanOfTime(_ word: ArraySlice<UInt8>) -> Int64? {
    let digits = word.filter(isDigit)
    guard word.count > 4, digits.count == word.count - 1,
        word[word.endIndex - 4] == UInt8(ascii: ".")
    else { return nil }
    return Int64(String(decoding: digits, as: UTF8.self))
}
