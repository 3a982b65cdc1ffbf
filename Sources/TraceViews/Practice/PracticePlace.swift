public import Diagnostics
public import LifecyclePractice
public import Markup

/// The part of a practice page for its questions, with a few questions that need no scripts.
public struct PracticePlace: Sendable {
    /// The fixed questions, one for each of a few topics.
    private let questions: [PracticeQuestion]
    /// The addresses of the lessons by topic.
    private let lessons: [(topic: PracticeTopic, address: Text)]

    /// Creates the part of a page.
    ///
    /// - Parameter lessons: The addresses of the lessons by topic; topics may be missing.
    public init(lessons: [(topic: PracticeTopic, address: Text)]) {
        self.lessons = lessons
        let topics: [(PracticeTopic, PracticeKind)] = [
            (.home, .order), (.interruptions, .state), (.tasks, .kill), (.waking, .reading),
            (.windows, .order),
        ]
        questions = topics.compactMap { topic, kind in
            for number: UInt32 in 1..<50 {
                let made = PracticeQuestion(
                    level: topic.level, topic: topic, seed: 1, number: number)
                if let made, made.asked.kind == kind { return made }
            }
            return nil
        }
    }

    /// The `template` for the script, and the fixed questions with answers that open with a click.
    ///
    /// - Parameters:
    ///   - hasEngine: Whether the site has the simulator; without it there is no template.
    ///   - language: The language of the page.
    /// - Returns: An element of the class `practice`.
    public func html(hasEngine: Bool, in language: Language) -> HTML {
        var html = HTML()
        html.element(.div, ["class": "practice"]) { place in
            place.lineFeed()
            if hasEngine { place.controls(lessons, in: language) }
            place.element(.div, ["class": "fixed"]) { fixed in
                fixed.lineFeed()
                for (index, question) in questions.enumerated() {
                    fixed.fixed(
                        question, "question-\(index + 1)", lesson: lesson(on: question.topic),
                        in: language)
                }
            }
            place.lineFeed()
        }
        html.lineFeed()
        return html
    }

    private func lesson(on topic: PracticeTopic) -> Text? {
        lessons.first { $0.topic == topic }?.address
    }
}

extension HTML {
    /// Appends a question with an answer that opens with a click.
    fileprivate mutating func fixed(
        _ question: PracticeQuestion, _ id: Text, lesson: Text?, in language: Language
    ) {
        element(.div, ["class": "question"]) { part in
            part.lineFeed()
            part.silently { silent in
                question.ask(in: language, &silent)
                silent.element(.details, ["class": "solution"]) { details in
                    details.element(.summary, text: Word.answer[language])
                    details.lineFeed()
                    details.element(.p, text: question.verdict(on: nil, in: language))
                    details.lineFeed()
                    question.judge(
                        nil, id: id, lesson: lesson, .figure, in: language, &details)
                }
            }
            part.lineFeed()
        }
        lineFeed()
    }

    /// Appends the form that a script shows.
    fileprivate mutating func controls(
        _ lessons: [(topic: PracticeTopic, address: Text)], in language: Language
    ) {
        var attributes: Attributes = [:]
        for (name, text) in practiceWords(in: language) { attributes.add(name, .text(text)) }
        element(.template, attributes) { template in
            template.lineFeed()
            template.element(.form, ["class": "series"]) { form in
                form.choice("level", Word.level[language]) { select in
                    for level in PracticeLevel.allCases {
                        select.element(
                            .option, ["value": .number(Int(level.rawValue))],
                            text: level.name(in: language))
                    }
                }
                form.choice("topic", Word.topic[language]) { select in
                    select.element(.option, ["value": ""], text: Word.allTopics[language])
                    for topic in PracticeTopic.allCases {
                        var attributes: Attributes = ["value": .literal(topic.id)]
                        attributes.add("data-level", .number(Int(topic.level.rawValue)))
                        if let lesson = lessons.first(where: { $0.topic == topic }) {
                            attributes.add("data-lesson", .text(lesson.address))
                        }
                        select.element(.option, attributes, text: topic.name(in: language))
                    }
                }
                form.button("new-series", Word.newSeries[language])
            }
            template.lineFeed()
            template.element(.section, ["class": "question", "aria-labelledby": "question-number"])
            {
                section in
                section.element(.p, ["class": "progress"], text: Text())
                section.element(
                    .p, ["class": "number", "id": "question-number", "tabindex": "-1"], text: Text()
                )
                section.element(.div, ["class": "task"], text: Text())
                section.element(
                    .p, ["class": "hint", "id": "order-hint"], text: Word.orderHint[language])
                section.button("check", Word.checkOrder[language])
                section.element(.p, ["class": "outcome", "role": "status"], text: Text())
                section.element(.div, ["class": "judged"], text: Text())
                section.button("next-question", Word.nextQuestion[language])
            }
            template.lineFeed()
        }
        lineFeed()
    }

    private mutating func choice(
        _ name: StaticString, _ label: Text, _ options: (inout HTML) -> Void
    ) {
        element(.label) { it in
            it.append("\(label) ")
            it.element(.select, ["name": .literal(name)], options)
        }
    }

    private mutating func button(_ name: StaticString, _ label: Text) {
        element(.button, ["type": "button", "class": .literal(name)], text: label)
    }
}
