/// What the id of a diagnostic means, for readers who look it up.
public struct DiagnosticKind: Sendable {
    /// The id, such as `scenario.unknown-word`.
    public var id: StaticString
    /// What is wrong, in one sentence.
    public var meaning: StaticString
    /// How to fix it, in one sentence.
    public var remedy: StaticString

    /// Creates a kind from its id, its meaning and its remedy.
    public init(_ id: StaticString, _ meaning: StaticString, _ remedy: StaticString) {
        self.id = id
        self.meaning = meaning
        self.remedy = remedy
    }

    /// The part of the id before the dot, which names the area of the fault.
    public var topic: Text {
        Text(Text(id).bytes.prefix { $0 != UInt8(ascii: ".") })
    }
}
