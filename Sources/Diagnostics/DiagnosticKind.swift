/// What the id of a diagnostic stands for, for readers who look it up.
public struct DiagnosticKind: Sendable {
    /// The id, such as `scenario.unknown-word`.
    public var id: StaticString
    /// What is wrong, one sentence.
    public var meaning: StaticString
    /// What mends it, one sentence.
    public var remedy: StaticString

    /// Creates a kind from its id, what it means and what mends it.
    public init(_ id: StaticString, _ meaning: StaticString, _ remedy: StaticString) {
        self.id = id
        self.meaning = meaning
        self.remedy = remedy
    }

    /// The part of the id before the dot: what the fault is in.
    public var topic: Text {
        Text(Text(id).bytes.prefix { $0 != UInt8(ascii: ".") })
    }
}
