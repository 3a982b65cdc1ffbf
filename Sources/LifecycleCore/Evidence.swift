/// On whose word a fact stands: at least one source, and how far it can be trusted.
///
/// A fact without a source does not compile.
public struct Evidence: Sendable {
    /// How far the fact can be trusted.
    public var confidence: Confidence
    /// What it rests on, the weightiest first.
    public var sources: [Source] { citation.sources }
    /// What the sources do not say by themselves, such as the version of a log, what each of two
    /// sides says, or what is assumed besides; empty where there is nothing to add.
    public var note: StaticString { citation.note }

    private var citation: Citation

    /// Stated by Apple: a page of its documentation, or one of its engineers.
    @inline(__always)
    public static func documented(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .documented,
            citation: Citation(first, second, third, fourth, note: note))
    }

    /// Seen in a log, in a crash report or by a developer who reported it.
    @inline(__always)
    public static func observed(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .observed, citation: Citation(first, second, third, fourth, note: note))
    }

    /// Concluded: from a sentence, which is a source of the kind `inferred`, and from what others
    /// say about something near.
    @inline(__always)
    public static func inferred(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .inferred, citation: Citation(first, second, third, fourth, note: note))
    }

    /// Said differently by different sources; the note says what each side says.
    @inline(__always)
    public static func contested(
        _ first: Source, _ second: Source, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString
    ) -> Evidence {
        Evidence(
            confidence: .contested, citation: Citation(first, second, third, fourth, note: note))
    }
}

/// How far a fact can be trusted.
public enum Confidence: UInt8, CaseIterable, Sendable {
    /// Apple's documentation states it.
    case documented
    /// A log, a crash report or a developer's statement shows it.
    case observed
    /// It follows from other facts; no source shows it.
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
