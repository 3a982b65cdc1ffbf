import Diagnostics
import LifecycleCore
import Markup
import TraceViews

/// A sentence for readers that no rule of the core says, with its sources.
struct SourcedSentence {
    var english: StaticString
    var evidence: Evidence

    init(_ english: StaticString, _ evidence: Evidence) {
        self.english = english
        self.evidence = evidence
    }

    /// The sentence in a language, or marked as English.
    func html(in language: Language) -> HTML { HTML { $0.english(Text(english), on: language) } }
}

extension Callback {
    /// When the method is called, in one sentence.
    var meaning: SourcedSentence? {
        appDelegateMeanings[self] ?? sceneMeanings[self] ?? objectMeanings[self]
    }
}
