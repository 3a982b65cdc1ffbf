/// On whose word a fact stands.
public struct Evidence: Equatable, Sendable {
    /// How far the fact can be trusted.
    public var confidence: Confidence
    /// The page, log or statement that says so.
    public var source: StaticString { says.words }
    private var says: ReaderText

    /// Stated by Apple.
    public static func documented(_ source: StaticString) -> Evidence {
        Evidence(confidence: .documented, says: ReaderText(source))
    }

    /// Seen in a log, in a crash report or by a developer who reported it.
    public static func observed(_ source: StaticString) -> Evidence {
        Evidence(confidence: .observed, says: ReaderText(source))
    }

    /// Concluded from other facts; the source says from which.
    public static func inferred(_ source: StaticString) -> Evidence {
        Evidence(confidence: .inferred, says: ReaderText(source))
    }

    /// Said differently by different sources; the source names both sides.
    public static func contested(_ source: StaticString) -> Evidence {
        Evidence(confidence: .contested, says: ReaderText(source))
    }

    /// Tells whether two pieces of evidence are the same statement.
    public static func == (left: Evidence, right: Evidence) -> Bool {
        left.confidence == right.confidence && left.source.hasSameBytes(as: right.source)
    }
}

/// How far a fact can be trusted.
public enum Confidence: UInt8, CaseIterable, Sendable {
    /// Apple's documentation states it.
    case documented
    /// A log, a crash report or a developer's statement shows it.
    case observed
    /// It follows from other facts, and nobody has shown it.
    case inferred
    /// Sources contradict each other; the model takes one side and says so.
    case contested

    /// The word for it in tables.
    public var name: StaticString {
        switch self {
        case .documented: "documented"
        case .observed: "observed"
        case .inferred: "inferred"
        case .contested: "contested"
        }
    }
}

extension StaticString {
    /// Whether two literals have the same bytes; `==` on strings would need the Unicode tables.
    func hasSameBytes(as other: StaticString) -> Bool {
        withUTF8Buffer { mine in
            other.withUTF8Buffer { theirs in mine.elementsEqual(theirs) }
        }
    }
}
