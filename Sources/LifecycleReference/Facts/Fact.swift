import LifecycleCore
import TraceViews

/// A sentence for readers that no rule of the core says, and on whose word it stands.
struct Fact {
    var words: Word
    var evidence: Evidence

    init(_ english: StaticString, _ evidence: Evidence) {
        words = Word(english)
        self.evidence = evidence
    }
}

extension Callback {
    /// When it is called, in one sentence.
    var meaning: Fact? {
        appDelegateMeanings[self] ?? sceneMeanings[self] ?? objectMeanings[self]
    }
}
