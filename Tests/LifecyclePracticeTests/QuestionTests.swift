import Diagnostics
import LifecycleLaws
import LifecyclePractice
import Testing

@Suite struct QuestionTests {
    /// A part of what `properties questions` checks.
    @Test func asksWhatHasOneRightAnswer() {
        let law = PracticeLaw(count: 300)
        #expect(law.failures.isEmpty, "\(law.failures.joined(separator: "\n"))")
    }

    @Test func knowsTopicsByTheirIDs() {
        for topic in PracticeTopic.allCases {
            #expect(PracticeTopic(id: Text(topic.id)) == topic)
        }
        #expect(PracticeTopic(id: "garden") == nil)
    }

    @Test func asksNothingBeyondTheLevel() {
        #expect(PracticeQuestion(level: .first, topic: .windows, seed: 1, number: 1) == nil)
    }

    /// A copied address and the next ones are different questions.
    @Test func asksSomethingElseUnderEachNumber() {
        let sources = (1...40).map { number in
            PracticeQuestion(level: .third, topic: nil, seed: 1, number: number)?.source.string
                ?? ""
        }
        #expect(Set(sources).count > 36)
    }
}
