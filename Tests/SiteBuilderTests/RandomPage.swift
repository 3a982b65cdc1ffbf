import Diagnostics
import Foundation
import ScenarioText
import SiteBuilder
import SiteChecks

/// A random page with scenarios and traces in all kinds of surroundings, the same in every run, and
/// the page that blessing must make of it.
struct RandomPage {
    /// The page as its author left it.
    private(set) var page: [UInt8] = []
    /// The page with blessed traces, and every other byte as it was.
    private(set) var blessed: [UInt8] = []

    private var random: RandomNumbers
    private let hasTabs: Bool
    private var count = 0
    private var lineBreaks: [String] = ["\n"]

    static let scenarios: [(lines: [String], trace: [String])] = [
        ["ios 12", "at 0s user opens app"],
        ["# 打开 😀", "ios 17", "at 0s user opens app", "at 3s user goes home"],
        ["ios 12", "at 0s user opens app", "at 1s app begins task \"```` ~~~\""],
    ].map { lines in
        let page =
            "---\ntitle: x\n---\n`````scenario\n" + lines.joined(separator: "\n") + "\n`````\n"
        let runs = runs(ofPage: Array(page.utf8), file: "x.md", id: nil, version: nil).runs
        let text = runs[0].trace.text.string.split(separator: "\n").map(String.init)
        return (lines, text)
    }

    private static let noise = [
        ["Text with `code`, *emphasis* and 文字。"], ["- a", "- b", "  ", "  c"],
        ["| a | b |", "|---|---|"],
        ["Title", "====="], ["    indented", "", "    code"], ["~~~", "x", "~~~~~"],
        ["&amp; <b>x</b>  "],
        ["```trace-like", "   0.000  user    opens app", "```"], ["\ttab"], ["> quote", "lazy"],
        ["", ""],
    ]

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random numbers.
    ///   - hasTabs: Whether the markers of quotes and lists have tabs, which Markdown often reads
    ///     differently than the author.
    init(seed: UInt64, hasTabs: Bool = false) {
        random = RandomNumbers(seed: seed)
        self.hasTabs = hasTabs
        if random.pick(6) == 0 { append([0xEF, 0xBB, 0xBF]) }
        lineBreaks = [["\n"], ["\n"], ["\r\n"], ["\r"], ["\n", "\r\n"]][random.pick(5)]
        for line in ["---", "title: x", "---", ""] { write(line) }
        for _ in 0..<(1 + random.pick(4)) {
            for _ in 0..<random.pick(3) { writeNoise() }
            writeScenario()
        }
        if random.pick(3) > 0 { writeNoise() }
        if random.pick(3) == 0 { dropLastLineBreak() }
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        page += bytes
        blessed += bytes
    }

    /// Writes a line that stays as it is.
    private mutating func write(_ line: String) {
        append(Array((line + lineBreaks[random.pick(lineBreaks.count)]).utf8))
    }

    private mutating func writeNoise() {
        for line in Self.noise[random.pick(Self.noise.count)] { write(line) }
        write("")
        // Ends every list, so that the next block is outside.
        write("***")
        write("")
    }

    /// Writes a scenario and usually a trace after it, in a quote or a list.
    private mutating func writeScenario() {
        let containers = hasTabs ? Container.withTabs(&random) : Container.random(&random)
        // A marker with more than four blanks after it begins indented code.
        let most = containers.last?.first == "*   " ? 2 : 3
        let indent = String(repeating: " ", count: random.pick(most))
        let rest = containers.map(\.rest).joined() + indent
        var first = containers.map(\.first).joined() + indent
        let (lines, trace) = Self.scenarios[random.pick(Self.scenarios.count)]
        let id = "s\(count)"
        count += 1
        let fence = Fence.random(&random, longerThan: 2)
        let lineBreak = lineBreaks[random.pick(lineBreaks.count)]
        append(Array("\(first)\(fence.text)scenario id=\(id)\(lineBreak)".utf8))
        first = rest
        for line in lines { write(rest + line) }
        if random.pick(3) == 0 {
            append(Array((rest + fence.text).utf8))
            var new = rest == "" ? lineBreak : ""
            let length = max(3, fence.needed(for: trace))
            let signs = String(repeating: fence.sign, count: length)
            for line in ["\(signs)trace for=\(id)"] + trace + [signs] {
                new += lineBreak + joined(rest, line)
            }
            blessed += new.utf8
            append(Array(lineBreaks[random.pick(lineBreaks.count)].utf8))
        } else {
            write(rest + fence.text)
            let blank = String(rest.reversed().drop { $0 == " " }.reversed())
            if random.pick(2) == 0 { write(blank) }
            writeTrace(id, trace, rest)
        }
        if random.pick(2) == 0 { writeClaims(id, trace, rest) }
        write("")
        write("***")
        write("")
    }

    private mutating func writeTrace(_ id: String, _ trace: [String], _ prefix: String) {
        let fence = Fence.random(&random, longerThan: 2)
        let lineBreak = lineBreaks[random.pick(lineBreaks.count)]
        var committed = trace
        switch random.pick(4) {
        case 0: committed = []
        case 1: committed = ["nothing", "", "文"]
        case 2: committed.remove(at: random.pick(trace.count))
        default: break
        }
        // A fence in the committed text must not end the block too early.
        let length = max(fence.text.count, fence.needed(for: committed))
        let old = String(repeating: fence.sign, count: length)
        let new = String(repeating: fence.sign, count: max(length, fence.needed(for: trace)))
        let isRight = committed == trace
        let (opening, closing) = isRight ? (old, old) : (new, new)
        page += "\(prefix)\(old)trace for=\(id)\(lineBreak)".utf8
        blessed += "\(prefix)\(opening)trace for=\(id)\(lineBreak)".utf8
        for line in committed {
            // Right lines keep their line breaks, wrong ones are removed.
            let bytes = Array((joined(prefix, line) + lineBreak).utf8)
            page += bytes
            if isRight { blessed += bytes }
        }
        if !isRight { for line in trace { blessed += (joined(prefix, line) + lineBreak).utf8 } }
        page += "\(prefix)\(old)".utf8
        blessed += "\(prefix)\(closing)".utf8
        append(Array(lineBreaks[random.pick(lineBreaks.count)].utf8))
    }

    /// Writes a line with claims about a run, half of which are wrong.
    private mutating func writeClaims(_ id: String, _ trace: [String], _ prefix: String) {
        let states = trace.compactMap { $0.components(separatedBy: " → ").dropFirst().last }
        let right = ["\(trace.count)", states.last ?? "", "never called"]
        let wrong = ["99", "not running", "called"]
        let becomes = [right[0], right[1], "not called"]
        let questions = ["count", "final", "called/applicationWillTerminate"]
        write(prefix)
        append(Array("\(prefix)文".utf8))
        for (index, question) in questions.enumerated() {
            let mark = ["", "**", "`", "_"][random.pick(4)]
            append(Array(" [\(mark)".utf8))
            let isRight = random.pick(2) == 0
            page += (isRight ? right[index] : wrong[index]).utf8
            // The style of the author stays: 'called' becomes 'not called'.
            blessed += (isRight ? right[index] : becomes[index]).utf8
            append(Array("\(mark)](trace:\(id)/\(question)) \\* &amp;".utf8))
        }
        append(Array(lineBreaks[random.pick(lineBreaks.count)].utf8))
    }

    /// A line after the markers around it; a quote takes the blank after its `>`.
    private func joined(_ prefix: String, _ line: String) -> String {
        prefix.hasSuffix(">") && line.hasPrefix(" ") ? "\(prefix) \(line)" : prefix + line
    }

    private mutating func dropLastLineBreak() {
        for suffix in ["\r\n", "\n", "\r"]
        where page.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) {
            page.removeLast(suffix.utf8.count)
            blessed.removeLast(suffix.utf8.count)
            return
        }
    }
}

/// A quote or a list around a block.
private struct Container {
    /// The text before the first line in it.
    var first: String
    /// The text before all other lines.
    var rest: String

    static func random(_ random: inout RandomNumbers) -> [Container] {
        let all = [
            Container(first: "> ", rest: "> "), Container(first: "- ", rest: "  "),
            Container(first: "10) ", rest: "    "), Container(first: "*   ", rest: "    "),
            Container(first: ">  ", rest: ">  "),
        ]
        var containers = (0..<random.pick(4)).map { _ in all[random.pick(all.count)] }
        // A list in it would have to be indented by one more blank.
        if random.pick(3) == 0 { containers.append(Container(first: ">", rest: ">")) }
        return containers
    }

    static func withTabs(_ random: inout RandomNumbers) -> [Container] {
        let all = [
            Container(first: ">\t", rest: ">\t"), Container(first: "-\t", rest: "\t"),
            Container(first: "1.\t", rest: "    "), Container(first: ">", rest: ">"),
            Container(first: " >", rest: ">\t"), Container(first: "- ", rest: "\t"),
            Container(first: "> ", rest: ">"), Container(first: "-  ", rest: "   "),
        ]
        return (0..<1 + random.pick(3)).map { _ in all[random.pick(all.count)] }
    }
}

private struct Fence {
    var sign: String
    var text: String

    static func random(_ random: inout RandomNumbers, longerThan least: Int) -> Fence {
        let sign = random.pick(3) == 0 ? "~" : "`"
        let length = least + 1 + random.pick(3)
        // A task with four backticks in its name needs a fence of five.
        return Fence(sign: sign, text: String(repeating: sign, count: max(length, 3)))
    }

    /// The length that the fence needs around some lines.
    func needed(for lines: [String]) -> Int {
        let longest = lines.flatMap { $0.split { String($0) != sign }.map(\.count) }.max() ?? 0
        return max(3, longest + 1)
    }
}

/// Pseudorandom numbers, the same in every run.
struct RandomNumbers {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03
    }

    /// A number from 0 to a limit, which is not included.
    mutating func pick(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(limit))
    }
}
