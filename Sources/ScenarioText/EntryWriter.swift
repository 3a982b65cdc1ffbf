import Diagnostics
import LifecycleCore

/// A destination for the words of an entry: the canonical text, or a message for translation.
///
/// The canonical text is in English.
protocol EntryWriter: ~Copyable {
    /// Appends words that belong to this entry alone.
    mutating func append(literal words: StaticString)
    /// Appends words that other texts use too, such as those of an event.
    mutating func append(phrase: StaticString)
    /// Appends a name, which is not translated.
    mutating func append(name: StaticString)
    /// Appends a name from the scenario, in quotes.
    mutating func append(quoted name: Text)
    /// Appends a whole number in decimal.
    mutating func append(number: Int)
    /// Appends seconds with three decimals.
    mutating func append(seconds: Span)
    /// Appends words as a message of their own.
    mutating func part(_ write: (inout Self) -> Void)
}

extension TextBuffer: EntryWriter {
    mutating func append(phrase: StaticString) { append(literal: phrase) }

    mutating func append(name: StaticString) { append(literal: name) }

    mutating func append(quoted name: Text) {
        append(UInt8(ascii: "\""))
        append(name)
        append(UInt8(ascii: "\""))
    }

    mutating func append(number: Int) { append(number) }

    mutating func append(seconds: Span) { append(seconds: seconds, width: 0) }

    mutating func part(_ write: (inout TextBuffer) -> Void) { write(&self) }
}

/// Builds a message from the words of an entry.
struct MessageWriter: EntryWriter {
    private var pieces = Message.Interpolation(literalCapacity: 64, interpolationCount: 2)

    var message: Message { Message(stringInterpolation: pieces) }

    mutating func append(literal words: StaticString) { pieces.appendLiteral(words) }

    mutating func append(phrase: StaticString) {
        pieces.appendInterpolation(Message(Text(phrase)))
    }

    mutating func append(name: StaticString) { pieces.appendInterpolation(name) }

    mutating func append(quoted name: Text) {
        pieces.appendLiteral("\"")
        pieces.appendInterpolation(name)
        pieces.appendLiteral("\"")
    }

    mutating func append(number: Int) { pieces.appendInterpolation(number) }

    mutating func append(seconds: Span) { pieces.appendInterpolation(Text(seconds: seconds)) }

    mutating func part(_ write: (inout MessageWriter) -> Void) {
        var part = MessageWriter()
        write(&part)
        pieces.appendInterpolation(part.message)
    }
}
