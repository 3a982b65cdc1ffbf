/// A sentence with values in it, which can be translated.
///
/// A message is written as an interpolated literal. The literal parts are the English words, the
/// key of a translation. The interpolated parts are values, or messages that are translated in
/// turn:
///
///     let message: Message = "time runs back: the line above is at \(Text(seconds: last)) s"
///     message.pattern                 // time runs back: the line above is at {1} s
///     message.text                    // time runs back: the line above is at 2.000 s
///     message.text(in: language)      // 时间倒退：上一行是第 2.000 秒
public struct Message: Equatable, Sendable {
    /// The English words, with `{1}`, `{2}` … in the places of the values.
    public private(set) var pattern: Text
    private var values: [Value]

    private enum Value: Equatable, Sendable {
        case text(Text)
        case message(Message)
    }

    /// Creates a message from English words that have no values in them.
    public init(_ words: Text) {
        pattern = words
        values = []
    }

    /// Creates a message from its pattern, in which `{1}` is the place of the first value.
    public init(pattern: Text, _ values: [Text]) {
        self.pattern = pattern
        self.values = values.map { .text($0) }
    }

    /// The message in English.
    public var text: Text { text(in: .english) }

    /// The message in English, as a string.
    public var string: String { text.string }

    /// The message in a language; parts without a translation are in English.
    public func text(in language: Language) -> Text {
        let pattern = language.translation(of: pattern) ?? pattern
        guard !values.isEmpty else { return pattern }
        var text = Text()
        var rest = pattern.bytes[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "{"), let index = number(of: rest) else {
                text.append(byte)
                continue
            }
            rest = rest.dropFirst(2)
            switch values[index] {
            case .text(let value): text.append(value)
            case .message(let message): text.append(message.text(in: language))
            }
        }
        return text
    }

    /// The index of the value named by the digit after a brace; nil if there is no such value.
    private func number(of rest: ArraySlice<UInt8>) -> Int? {
        guard let digit = rest.first, rest.dropFirst().first == UInt8(ascii: "}") else {
            return nil
        }
        let index = Int(digit) - Int(UInt8(ascii: "1"))
        return values.indices.contains(index) ? index : nil
    }
}

extension Message: ExpressibleByStringInterpolation {
    /// Creates a message from words that have no values in them.
    public init(stringLiteral value: StaticString) {
        self.init(Text(value))
    }

    /// Creates a message from an interpolated literal.
    public init(stringInterpolation: Interpolation) {
        self = stringInterpolation.message
    }

    /// Collects the pieces of a message, which has at most nine values.
    public struct Interpolation: StringInterpolationProtocol {
        fileprivate var message = Message(Text())

        /// Makes room for the literal parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            message.pattern.bytes.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        /// Appends words.
        public mutating func appendLiteral(_ words: StaticString) {
            message.pattern.append(literal: words)
        }

        /// Interpolates a value that is not translated.
        public mutating func appendInterpolation(_ value: Text) {
            append(.text(value))
        }

        /// Interpolates a name that is not translated.
        public mutating func appendInterpolation(_ name: StaticString) {
            append(.text(Text(name)))
        }

        /// Interpolates a string, for callers outside the portable targets.
        public mutating func appendInterpolation(_ string: String) {
            append(.text(Text(string: string)))
        }

        /// Interpolates a whole number in decimal.
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            var text = Text()
            text.append(number)
            append(.text(text))
        }

        /// Interpolates a message, which is translated in its place.
        public mutating func appendInterpolation(_ message: Message) {
            append(.message(message))
        }

        private mutating func append(_ value: Message.Value) {
            message.values.append(value)
            precondition(message.values.count < 10, "a message has at most nine values")
            message.pattern.append(UInt8(ascii: "{"))
            message.pattern.append(message.values.count)
            message.pattern.append(UInt8(ascii: "}"))
        }
    }
}
