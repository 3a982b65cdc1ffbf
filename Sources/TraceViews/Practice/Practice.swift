import Diagnostics
import LifecycleCore
import LifecyclePractice
import Markup

/// Asks a question about a run, or judges a reader's answer.
///
/// A request has a line for each value and an empty line, followed by the translations of English
/// words (`Language.table`):
///
///     language zh-Hans
///     words 12345                  bytes of the translations
///     level 2
///     topic tasks                  optional; without it, any topic of the level
///     seed 4711                    names a series of questions, below 2^32
///     question 3                   the number of the question in the series
///     lesson tasks tasks.html      the address of the lesson on a topic; any number of lines
///     given 2                      the answer to judge: the number of a choice, from 1, or the
///                                  numbers of all entries in order: 3 1 2
///
/// - Parameter request: The request in UTF-8.
/// - Returns: A line with the kind, which is `choice` or `order` for a question, `right` or `wrong`
///   for an answer, and `none` if there is no such question; one line with a sentence for screen
///   readers; then HTML, with empty places for the explanations of rules.
public func practice(_ request: [UInt8]) -> [UInt8] {
    PracticeRequest(request).answer.bytes
}

private struct PracticeRequest {
    private let language: Language
    private let question: PracticeQuestion?
    private let lesson: Text?
    private let given: PracticeQuestion.Given?

    init(_ bytes: [UInt8]) {
        var request = PageRequest(bytes)
        language = request.takeLanguage()
        let number = { (name: StaticString) in
            UInt32(truncatingIfNeeded: request[name]?.number ?? 0)
        }
        let level = PracticeLevel(rawValue: UInt8(truncatingIfNeeded: number("level")))
        let topic = request["topic"].map { PracticeTopic(id: $0) }
        // An unknown topic has no questions.
        let question: PracticeQuestion? =
            if let level, topic == nil || topic.flatMap({ $0 }) != nil {
                PracticeQuestion(
                    level: level, topic: topic.flatMap { $0 }, seed: number("seed"),
                    number: number("question"))
            } else {
                nil
            }
        self.question = question
        lesson = question.flatMap { question in
            let start: Text = "\(question.topic.id) "
            let line = request.all("lesson").first { $0.bytes.starts(with: start.bytes) }
            return line.map { Text($0.bytes.dropFirst(start.count)) }
        }
        given = question.flatMap { question in
            request["given"].flatMap { PracticeQuestion.Given($0, to: question) }
        }
    }

    var answer: Text {
        guard let question else {
            let words = Word.noQuestion[language]
            return "none\n\(words)\n\(HTML { $0.element(.p, text: words) }.markup)"
        }
        guard let given else {
            let kind: StaticString = question.asked.kind == .order ? "order" : "choice"
            let asked = question.words(in: language)
            return "\(kind)\n\(asked)\n\(HTML { question.ask(in: language, &$0) }.markup)"
        }
        let isRight = question.isRight(given)
        let html = HTML {
            question.judge(
                given, id: "practice-run", lesson: lesson, .names, in: language, &$0)
        }
        let kind: StaticString = isRight ? "right" : "wrong"
        return "\(kind)\n\(question.verdict(on: given, in: language))\n\(html.markup)"
    }
}

extension PracticeQuestion.Given {
    /// Reads the answer of a reader; nil if it does not fit the question.
    fileprivate init?(_ text: Text, to question: PracticeQuestion) {
        let places = text.bytes.split(separator: UInt8(ascii: " ")).map {
            Text($0).byteCount - 1
        }
        if case .order(let shown, from: _, to: _) = question.asked {
            let isWhole = shown.indices.allSatisfy { places.contains($0) }
            guard isWhole, places.count == shown.count else { return nil }
            self = .order(places)
        } else {
            guard places.count == 1, question.choices.indices.contains(places[0]) else {
                return nil
            }
            self = .choice(places[0])
        }
    }
}
