import CommonMark
import Diagnostics
import LifecycleCore

extension TrialBlock {
    private static let keys = ["id", "of"].map { OptionReader.Key(name: $0) }

    /// Reads the options and the lines of a trial.
    static func parse(_ code: CodeBlock, _ fence: Fence) -> (TrialBlock, [Diagnostic]) {
        let (info, infoFaults) = Attribute.parse(info: fence.rawInfo, at: fence.rawInfoRange.start)
        var options = OptionReader(info, keys: keys, block: "trial")
        let (id, original) = (options.name("id"), options.name("of"))
        if let id, original != nil {
            options.report(
                "block.contradiction", id.range,
                "with 'of' the block shows another trial, which already has the id")
        } else if id == nil, original == nil, infoFaults.isEmpty, options.diagnostics.isEmpty {
            options.report(
                "block.missing-key", fence.opening,
                "a trial needs a name for tables: 'id=ID' is missing")
        }
        var reader = TrialReader(isCopy: original != nil)
        // The text that an unclosed fence contains by mistake is not a trial.
        if fence.isClosed {
            for line in code.lines { reader.read(line) }
            reader.finish(at: fence.opening)
        }
        let diagnostics = infoFaults + options.diagnostics + reader.diagnostics
        let block = TrialBlock(
            id: id, original: original, statement: reader.statement ?? "",
            verdict: reader.verdict, parts: reader.parts, code: code, fence: fence,
            isSound: diagnostics.isEmpty && fence.isClosed)
        return (block, diagnostics)
    }
}

/// Reads a trial line by line.
private struct TrialReader {
    /// True if it shows the runs of another trial, so that it has only texts.
    let isCopy: Bool
    private(set) var statement: String?
    private(set) var verdict: StatedVerdict?
    private(set) var parts: [TrialBlock.Part] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// True if the last line may continue on the next one.
    private var isField = false

    init(isCopy: Bool) {
        self.isCopy = isCopy
    }

    /// The words that a line can begin with.
    private static let fields = ["claim", "verdict", "part"]

    mutating func read(_ line: CodeLine) {
        let text = line.text
        let range = SourceRange(
            start: line.position(ofByte: 0), end: line.position(ofByte: text.utf8.count))
        if let versions = versions(ofScenario: text, range) {
            begin(TriedText(versions: versions, range: range))
        } else if let (field, value, start) = field(of: text) {
            let place = SourceRange(start: line.position(ofByte: start), end: range.end)
            take(field, value, StatedVerdict(text: value, range: place), range)
        } else if isInScenario {
            let last = parts[parts.count - 1].scenarios.count - 1
            parts[parts.count - 1].scenarios[last].lines.append(line)
        } else if text.hasPrefix("  "), isField {
            goOn(" " + text.drop { $0 == " " })
        } else if !text.utf8.allSatisfy({ $0 <= 0x20 }) {
            report(
                range,
                isCopy
                    ? "a trial that shows another one has only lines 'claim:' and 'part:'"
                    : """
                    a trial begins with 'claim:' and 'verdict:'; 'part:' begins one of several \
                    statements, 'scenario' or 'scenario for 7-12' a scenario that tries it
                    """)
        }
    }

    /// Reports what is missing at the end of the block.
    mutating func finish(at fence: SourceRange) {
        if statement == nil {
            report(fence, "a trial must say what is claimed: 'claim:' is missing")
        }
        if isCopy { return }
        if verdict == nil {
            report(fence, "a trial must say what comes out: 'verdict:' is missing")
        }
        for part in parts where part.scenarios.isEmpty {
            report(part.range, "no scenario tries this part: a line 'scenario' is missing")
        }
        for part in parts where part.statement != nil && part.verdict == nil {
            report(part.range, "a part must say what comes out: 'verdict:' is missing")
        }
    }

    private var isInScenario: Bool { !(parts.last?.scenarios.isEmpty ?? true) }

    /// The versions of the scenario that a line begins; nil if it begins none.
    private mutating func versions(ofScenario text: String, _ range: SourceRange) -> VersionSpan? {
        let words = text.split(separator: " ", omittingEmptySubsequences: true)
        guard words.first == "scenario", !text.hasPrefix(" ") else { return nil }
        let all = VersionSpan(from: .oldest, to: .newest)
        if words.count == 1 { return all }
        guard words.count == 3, words[1] == "for" else {
            report(
                range,
                "a scenario is for all versions, 'scenario', or for some, 'scenario for 7-12'")
            return all
        }
        do throws(VersionSpan.VersionFault) {
            return try VersionSpan(written: String(words[2]))
        } catch {
            report(range, error.summary)
            return all
        }
    }

    /// The word before a colon, the text after it, and the byte at which that begins.
    private func field(of text: String) -> (String, String, Int)? {
        for field in Self.fields where text.hasPrefix(field + ":") {
            let rest = text.utf8.dropFirst(field.utf8.count + 1)
            let value = rest.drop { $0 == UInt8(ascii: " ") }
            return (field, String(value) ?? "", text.utf8.count - value.count)
        }
        return nil
    }

    private mutating func begin(_ scenario: TriedText) {
        isField = false
        if isCopy {
            report(scenario.range, "the scenarios are those of the trial that is shown")
            return
        }
        if parts.isEmpty { parts.append(TrialBlock.Part(range: scenario.range)) }
        parts[parts.count - 1].scenarios.append(scenario)
    }

    private mutating func take(
        _ field: String, _ value: String, _ stated: StatedVerdict, _ range: SourceRange
    ) {
        isField = field != "verdict"
        switch field {
        case _ where value.isEmpty: report(range, "there is nothing after '\(field):'")
        case "part":
            if parts.first.map({ $0.statement == nil }) ?? false {
                report(range, "a trial with parts has its scenarios in them")
            }
            parts.append(TrialBlock.Part(statement: value, range: range))
        case "claim" where statement == nil && parts.isEmpty: statement = value
        case "verdict" where isCopy:
            report(range, "the verdict is that of the trial that is shown")
        case "verdict" where parts.isEmpty && verdict == nil: verdict = stated
        case "verdict" where parts.last?.verdict == nil && parts.last?.statement != nil:
            parts[parts.count - 1].verdict = stated
        default: report(range, "there is already a line '\(field):'")
        }
    }

    private mutating func goOn(_ words: String) {
        if parts.isEmpty {
            statement?.append(words)
        } else {
            parts[parts.count - 1].statement?.append(words)
        }
    }

    private mutating func report(_ range: SourceRange, _ summary: Message) {
        diagnostics.append(Diagnostic(.error, "trial.line", range: range, summary))
    }
}
