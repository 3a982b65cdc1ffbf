package import CommonMark
package import Diagnostics
package import LifecyclePractice

/// A block that is replaced by questions about runs.
///
/// Each line names the lesson on a topic, with its path as in a link on the page:
///
///     tasks: background/tasks.md
package struct PracticeBlock: Sendable {
    /// The lesson on a topic.
    package struct Lesson: Sendable {
        package var topic: PracticeTopic
        /// The destination, written as in a link.
        package var destination: String
        package var range: SourceRange
    }

    package var lessons: [Lesson] = []
    package var code: CodeBlock

    /// Reads the lines of a block.
    ///
    /// - Parameters:
    ///   - code: The block.
    ///   - fence: Its fence.
    /// - Returns: The block, and its faults.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (PracticeBlock, [Diagnostic]) {
        let (info, faults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        let options = OptionReader(info, keys: [], block: "practice")
        var block = PracticeBlock(code: code)
        var diagnostics = faults + options.diagnostics
        for line in code.lines {
            guard let said = SaidLesson(line) else { continue }
            do throws(LessonFault) {
                let topic = try said.topic(after: block.lessons)
                block.lessons.append(
                    Lesson(
                        topic: topic, destination: said.destination, range: said.destinationRange))
            } catch {
                diagnostics.append(
                    Diagnostic(
                        .error, "block.practice", range: error.range, error.summary,
                        notes: error.notes))
            }
        }
        return (block, diagnostics)
    }
}

/// A fault of a line of the block.
private struct LessonFault: Error {
    var range: SourceRange
    var summary: Message
    var notes: [Message] = []
}

/// A line of the block: the texts before and after the colon, with their places.
private struct SaidLesson {
    private var name: String
    private var nameRange: SourceRange
    var destination: String
    var destinationRange: SourceRange

    /// Reads a line; nil for a blank one.
    init?(_ line: CodeLine) {
        let bytes = Array(line.text.utf8)
        let words = Self.trimmed(bytes, bytes.indices)
        guard !words.isEmpty else { return nil }
        let colon = bytes[words].firstIndex(of: UInt8(ascii: ":"))
        let front = Self.trimmed(bytes, words.lowerBound..<(colon ?? words.upperBound))
        let back = Self.trimmed(
            bytes, (colon.map { $0 + 1 } ?? words.upperBound)..<words.upperBound)
        func range(_ stretch: Range<Int>) -> SourceRange {
            SourceRange(
                start: line.position(ofByte: stretch.lowerBound),
                end: line.position(ofByte: stretch.upperBound))
        }
        name = String(decoding: bytes[front], as: UTF8.self)
        nameRange = range(front)
        destination = String(decoding: bytes[back], as: UTF8.self)
        destinationRange = range(back)
    }

    /// The topic that the line names.
    func topic(after lessons: [PracticeBlock.Lesson]) throws(LessonFault) -> PracticeTopic {
        let names = PracticeTopic.allCases.map { Text($0.id) }
        guard let topic = PracticeTopic(id: Text(string: name)) else {
            let nearest = nearestWord(to: Text(string: name), among: names)
            throw LessonFault(
                range: nameRange, summary: "'\(name)' is not a topic\(didYouMean(nearest))",
                notes: nearest == nil
                    ? ["the topics are \(names.map(\.string).joined(separator: ", "))"] : [])
        }
        if lessons.contains(where: { $0.topic == topic }) {
            throw LessonFault(
                range: nameRange, summary: "the topic '\(name)' already has a lesson above")
        }
        if destination.isEmpty {
            throw LessonFault(
                range: nameRange, summary: "the lesson is missing, as in '\(name): lesson.md'")
        }
        return topic
    }

    private static func trimmed(_ bytes: [UInt8], _ stretch: Range<Int>) -> Range<Int> {
        let isBlank: (Int) -> Bool = {
            bytes[$0] == UInt8(ascii: " ") || bytes[$0] == UInt8(ascii: "\t")
        }
        let start = stretch.first { !isBlank($0) } ?? stretch.upperBound
        let end = stretch.last { !isBlank($0) }.map { $0 + 1 } ?? start
        return start..<end
    }
}
