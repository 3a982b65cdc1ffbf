import LifecycleCore
import TraceViews

/// A sentence for readers that no rule of the core says, with its sources.
struct SourcedSentence {
    var words: Word
    var evidence: Evidence

    init(_ english: StaticString, _ evidence: Evidence) {
        words = Word(english)
        self.evidence = evidence
    }
}

extension Callback {
    /// When the method is called, in one sentence.
    var meaning: SourcedSentence? {
        appDelegateMeanings[self] ?? sceneMeanings[self] ?? objectMeanings[self]
    }
}
