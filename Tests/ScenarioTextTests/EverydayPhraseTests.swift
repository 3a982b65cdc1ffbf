import Diagnostics
import LifecycleCore
import ScenarioText
import Testing

/// The table of what people write for a phrase of the language is right.
@Suite struct EverydayPhraseTests {
    /// A row with one choice made for each of its words.
    struct Line: Sendable, CustomTestStringConvertible {
        var row: String
        var words: [String]

        var testDescription: String { words.joined(separator: " ") }
    }

    static let rows: [(left: String, right: String)] = EverydayPhrases().map {
        (String(decoding: $0.left, as: UTF8.self), String(decoding: $0.right, as: UTF8.self))
    }

    /// What can stand for `*`: a window, a mode, a version, a span, a task.
    static let values = ["2", "5s", "audio", "12", "save"]

    /// Each line that a row is about.
    static let lines: [Line] = rows.flatMap { left, right in
        var lines: [[String]] = [[]]
        for pattern in left.split(separator: " ") {
            let isOptional = pattern.hasSuffix("?")
            let choices = (isOptional ? pattern.dropLast() : pattern).split(separator: "|")
            let words = choices.flatMap { $0 == "*" ? values : [String($0)] }
            lines =
                lines.flatMap { line in words.map { line + [$0] } } + (isOptional ? lines : [])
        }
        return lines.map { Line(row: right, words: $0) }
    }

    @Test func thereAreRows() {
        #expect(Self.rows.count > 100)
    }

    @Test(arguments: rows.map(\.right).filter { !$0.hasPrefix("!") })
    func meansAPhrase(_ right: String) {
        for phrase in right.split(separator: "|") {
            let filled = Self.values.map { String(phrase).replacing("*", with: $0) }
            #expect(filled.contains(where: Self.isPhrase), "\(phrase)")
        }
    }

    /// Rows are tried in order, and none stands behind another one that takes its lines.
    @Test func isReached() {
        for (left, right) in Self.rows {
            let own = Self.lines.filter { line in
                line.row == right && Self.matches(line, left)
            }
            #expect(!own.isEmpty, "\(left)")
        }
    }

    @Test func keepsNamesAsTheyAreWritten() {
        let source = "at 1s user opens app\nat 2s app starts background task \"Upload\"\n"
        let faults = Scenario.parse(Array(source.utf8)).diagnostics.map(\.summary.string)
        #expect(faults.joined().contains("app begins task \"Upload\""), "\(faults)")
    }

    /// Whether a line is a phrase, as it is or as something that happens.
    private static func isPhrase(_ line: String) -> Bool {
        let ids: [DiagnosticID] = [
            "scenario.unknown-word", "scenario.incomplete", "scenario.extra-word",
        ]
        return [line, "at 1s \(line)"].contains { source in
            let faults = Scenario.parse(Array("\(source)\n".utf8)).diagnostics
            return !faults.contains { ids.contains($0.id) }
        }
    }

    /// Whether the first row that takes a line says what its own row says.
    private static func matches(_ line: Line, _ left: String) -> Bool {
        let words = line.words.map { Text(string: $0) }
        guard let phrase = EverydayPhrase(words, written: words) else { return false }
        guard line.row.hasPrefix("!") else {
            return line.row.split(separator: "|").count == phrase.meant.count
                && zip(line.row.split(separator: "|"), phrase.meant).allSatisfy { own, meant in
                    values.contains { String(own).replacing("*", with: $0) == meant.string }
                }
        }
        return phrase.remark?.string == String(line.row.dropFirst())
    }
}
