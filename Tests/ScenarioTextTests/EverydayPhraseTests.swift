import Diagnostics
import LifecycleCore
import ScenarioText
import Testing

/// The table of everyday phrases is right.
@Suite struct EverydayPhraseTests {
    static let rows: [EverydayPhrases.Row] = Array(EverydayPhrases())

    /// The meaning of each row, if it is phrases.
    static let meanings: [String] = Set(
        rows.map { String(decoding: $0.right, as: UTF8.self) }.filter { !$0.hasPrefix("!") }
    ).sorted()

    /// The values for `*`: a window, a span, a mode, a version, a task, a callback, a state.
    static let values = ["2", "5s", "audio", "12", "save", "sceneDidBecomeActive", "active"]

    @Test func thereAreRows() {
        #expect(Self.rows.count > 300)
    }

    @Test(arguments: meanings)
    func meansAPhrase(_ right: String) {
        for phrase in right.split(separator: "|") {
            #expect(Self.filled(String(phrase)).contains(where: Self.isPhrase), "\(phrase)")
        }
    }

    /// Rows are tried in order, and none is hidden by an earlier one that takes its lines.
    @Test func isReached() {
        for row in Self.rows {
            let left = String(decoding: row.left, as: UTF8.self)
            let isReached = Self.lines(of: left).contains { Self.leads($0, to: row) }
            #expect(isReached, "\(left)")
        }
    }

    @Test func keepsNamesAsTheyAreWritten() {
        let source = "at 1s user opens app\nat 2s app starts background task \"Upload\"\n"
        let faults = Scenario.parse(Array(source.utf8)).diagnostics.map(\.summary.string)
        #expect(faults.joined().contains("app begins task \"Upload\""), "\(faults)")
    }

    /// A phrase with all combinations of values for its stars.
    private static func filled(_ phrase: String) -> [String] {
        guard let star = phrase.firstIndex(of: "*") else { return [phrase] }
        let rest = filled(String(phrase[phrase.index(after: star)...]))
        return values.flatMap { value in rest.map { phrase[..<star] + value + $0 } }
    }

    /// The lines that a row matches, with one choice for each of its words.
    ///
    /// They are made as needed, as some rows match thousands.
    private static func lines(of left: String) -> AnySequence<[String]> {
        guard let pattern = left.split(separator: " ").first else { return AnySequence([[]]) }
        let rest = lines(of: left.dropFirst(pattern.count).drop { $0 == " " }.description)
        let isOptional = pattern.hasSuffix("?")
        let choices = (isOptional ? pattern.dropLast() : pattern).split(separator: "|")
        let words = choices.flatMap { $0 == "*" ? values : [String($0)] }.map { [$0] }
        return AnySequence(
            (words + (isOptional ? [[]] : [])).lazy.flatMap { word in
                rest.lazy.map { word + $0 }
            })
    }

    /// Returns true if a line is a phrase, as it is or after a time.
    private static func isPhrase(_ line: String) -> Bool {
        isPhrase(line, behind: "") || isPhrase(line, behind: "at 1s ")
    }

    private static func isPhrase(_ line: String, behind time: String) -> Bool {
        isStatement(Text(string: time + line), in: .line)
    }

    /// Returns true if the first row that takes a line has the same meaning as this one, in its
    /// place.
    private static func leads(_ line: [String], to row: EverydayPhrases.Row) -> Bool {
        let words = line.map { Text(string: $0) }
        guard let captures = row.captures(of: words) else { return false }
        let meant = row.meant(with: captures.map { words[$0] })
        let isSetting = meant.contains { isPhrase($0.string, behind: "") }
        let phrase = EverydayPhrase(
            words, written: words, isSwitcherOpen: row.needsSwitcher,
            fits: { isPhrase($0.string, behind: isSetting ? "" : "at 1s ") })
        guard let phrase else { return false }
        if row.right.first == UInt8(ascii: "!") {
            return phrase.remark?.text == Text(row.right.dropFirst())
        }
        return phrase.meant == meant
    }
}
