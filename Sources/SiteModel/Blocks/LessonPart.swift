package import CommonMark
package import Diagnostics

/// A part of a lesson that a section is, by a class of its heading: `## At a glance {.glance}`.
package enum LessonPart: String, CaseIterable, Sendable {
    /// Two or three lines that say the most important, each with its proof.
    case glance
    /// Code that a reader can use.
    case code
    /// What goes wrong, line by line, each with its proof.
    case pitfalls
    /// An exercise.
    case challenge
    /// What was different before, folded.
    case older
    /// What the page rests on, folded.
    case evidence

    /// What else may be meant by a name that is none.
    package static func hint(for name: String) -> Message {
        let names = allCases.map { Text(string: $0.rawValue) }
        let list = allCases.map(\.rawValue).joined(separator: ", ")
        return didYouMean(
            nearestWord(to: Text(string: name), among: names), else: "the parts are \(list)")
    }

    /// Whether readers open it with a click.
    package var isFolded: Bool { self == .older || self == .evidence }
}

/// A section that is a part of a lesson.
package struct LessonSection: Sendable {
    package var part: LessonPart
    /// The place of the class.
    package var range: SourceRange
    /// The heading and what is below it.
    package var heading: Heading
    package var content: [Block]
}

extension Heading {
    /// The part of a lesson that the section below is; nil if it is none.
    package var part: LessonPart? { markOfPart?.part }

    /// The first class that is a part, with its place.
    fileprivate var markOfPart: (part: LessonPart, range: SourceRange)? {
        classes.lazy.compactMap { mark in
            LessonPart(rawValue: mark.name).map { ($0, mark.range) }
        }.first
    }
}

extension ParsedPage {
    /// The parts of a lesson in the order of the page.
    package var parts: [LessonSection] {
        headings.compactMap { heading in
            heading.markOfPart.map { part, range in
                LessonSection(
                    part: part, range: range, heading: heading,
                    content: Array(document.section(below: heading)))
            }
        }
    }
}
