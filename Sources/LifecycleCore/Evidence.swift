/// The evidence for a fact: its sources or the reason to infer it, and how reliable it is.
///
/// A fact without a source and without a reason does not compile.
public struct Evidence: Sendable {
    /// How reliable the fact is.
    public var confidence: Confidence
    /// The sentence from which this fact alone is inferred; empty if there is none.
    ///
    /// A sentence from which several facts are inferred is a source.
    public var reason: StaticString { citation.reason }
    /// The sources, the strongest first.
    public var sources: [Source] { citation.sources }
    /// What the sources do not say themselves; empty if there is nothing to add.
    ///
    /// Examples are the version of a log, what each side of a dispute says, and an assumption.
    public var note: StaticString { citation.note }

    private var citation: Citation

    /// Stated by Apple, in its documentation or by one of its engineers.
    @inline(__always)
    public static func documented(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .documented,
            citation: Citation(first, second, third, fourth, note: note))
    }

    /// Shown by a log or a crash report, or reported by a developer.
    @inline(__always)
    public static func observed(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .observed, citation: Citation(first, second, third, fourth, note: note))
    }

    /// Concluded from a sentence, a source of the kind `inferred`, and from related sources.
    @inline(__always)
    public static func inferred(
        _ first: Source, _ second: Source? = nil, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .inferred, citation: Citation(first, second, third, fourth, note: note))
    }

    /// Concluded from a sentence of its own, and from related sources.
    @inline(__always)
    public static func inferred(
        _ reason: StaticString, _ first: Source? = nil, _ second: Source? = nil,
        _ third: Source? = nil, _ fourth: Source? = nil, note: StaticString = ""
    ) -> Evidence {
        Evidence(
            confidence: .inferred,
            citation: Citation(reason: reason, first, second, third, fourth, note: note))
    }

    /// Disputed between sources; the note says what each side says.
    @inline(__always)
    public static func contested(
        _ first: Source, _ second: Source, _ third: Source? = nil, _ fourth: Source? = nil,
        note: StaticString
    ) -> Evidence {
        Evidence(
            confidence: .contested, citation: Citation(first, second, third, fourth, note: note))
    }
}

/// How reliable a fact is.
public enum Confidence: UInt8, CaseIterable, Sendable {
    /// Apple's documentation states it.
    case documented
    /// A log, a crash report or a report of a developer shows it.
    case observed
    /// It follows from other facts; no source shows it.
    case inferred
    /// Sources contradict each other; the model takes one side and says which.
    case contested

    /// The word in tables.
    public var name: StaticString {
        switch self {
        case .documented: "documented"
        case .observed: "observed"
        case .inferred: "inferred"
        case .contested: "contested"
        }
    }
}
