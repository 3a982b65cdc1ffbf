import CommonMark
import Diagnostics
import LifecycleCore
import ScenarioText
import SiteChecks
import SiteModel
import TraceViews

/// A page as Markdown for clients that do not read HTML.
///
/// It has the author's text, with runs instead of the scenarios, and with resolved links.
struct PageMarkdown {
    private let page: RunPage
    /// The parts of exercises that the scenarios are, in the order of the page.
    private let exercises: [Exercise?]
    /// The path of the finished page below the output folder.
    private let output: String
    private let language: Language
    private let companions: Companions
    private var edits: [Edit] = []

    /// A range of the page and its replacement.
    private struct Edit {
        var range: SourceRange
        var text: String
    }

    init(
        _ page: RunPage, _ exercises: [Exercise?], _ input: BodyInput, output: String,
        in language: Language,
        _ companions: Companions
    ) {
        self.page = page
        self.exercises = exercises
        self.output = output
        self.language = language
        self.companions = companions
        replaceBlocks()
        if let title = page.parsed.title { edits.append(Edit(range: title.range, text: "")) }
        for link in page.parsed.links { replace(link, input) }
        for image in page.parsed.images { replace(image, input) }
    }

    var bytes: [UInt8] {
        let matter = page.parsed.page.frontMatter
        let lines = SourceText(page.parsed.page.bytes).lines
        var starts = [0]
        for line in lines { starts.append(starts[starts.count - 1] + line.count) }
        let source = page.parsed.page.bytes
        func offset(_ position: SourcePosition) -> Int {
            min(starts[min(position.line, starts.count) - 1] + position.column - 1, source.count)
        }
        var bytes = Array("# \(page.parsed.title?.text ?? matter.title)\n".utf8)
        if !matter.description.isEmpty { bytes += "\n> \(matter.description)\n".utf8 }
        bytes.append(UInt8(ascii: "\n"))
        var next = starts[min(matter.end.start.line, starts.count - 1)]
        func skipLineBreaks() {
            next = source[next...].firstIndex { $0 != 0x0A && $0 != 0x0D } ?? source.count
        }
        skipLineBreaks()
        if let title = page.parsed.title, offset(title.range.start) == next {
            next = offset(title.range.end)
            skipLineBreaks()
        }
        for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
            let start = offset(edit.range.start)
            guard start >= next else { continue }
            bytes += source[next..<start]
            bytes += edit.text.utf8
            next = offset(edit.range.end)
        }
        return bytes + source[next...]
    }
}

// MARK: - Blocks

extension PageMarkdown {
    private mutating func replaceBlocks() {
        let parsed = page.parsed
        for (index, block) in parsed.scenarios.enumerated() {
            let isShown = !block.isHidden && !block.isSketch
            put(
                isShown ? lines(of: block, page.outcomes[index], exercises[index]) : [],
                inPlaceOf: block.code)
        }
        for trace in parsed.traces { put([], inPlaceOf: trace.code) }
        let name = String(output.split(separator: "/").last ?? "")
        let madeBlocks =
            parsed.tables.map(\.code) + parsed.verdictTables.map(\.code)
            + parsed.practices.map(\.code)
        for code in madeBlocks {
            let words = Word("This part is on the page.")[language].string
            put(["[\(words)](\(SitePath.encoded(name)))"], inPlaceOf: code)
        }
    }

    /// A scenario with its runs, as on the page.
    private func lines(
        of block: ScenarioBlock, _ outcome: ScenarioOutcome, _ exercise: Exercise?
    ) -> [String] {
        let title = block.title?.words ?? ""
        var lines: [String] = title.isEmpty ? [] : ["**\(title)**", ""]
        switch exercise {
        case .start(let goals)?: lines += self.lines(of: goals.map(\.goal)) + [""]
        case .solution?: lines += ["\(Word.solution[language].string):", ""]
        case nil: break
        }
        if !block.hides.contains(.source) {
            lines += fenced("scenario", outcome.source.shown) + [""]
        }
        if let hint = block.hint {
            lines += ["\(Word.hintOfExercise[language].string): \(hint.text)", ""]
        }
        switch outcome.kind {
        case .run where block.hides.contains(.trace): break
        case .run:
            for run in outcome.runs {
                lines += [run.trace.summary(in: language).string, ""]
                if run.trace.hasRows { lines += fenced("trace", run.trace.text) + [""] }
            }
        case .skipped(let reason): lines += ["\(Word.notRun[language].string)\(reason)", ""]
        case .failed(let faults):
            for fault in faults {
                let summary = language.text(fault.summary).string
                lines += ["\(Word.fault[language].string)\(summary) `\(fault.id.name)`", ""]
            }
        case .broken, .blocked: break
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// A goal in a line, or a list of its parts.
    private func lines(of goals: [Goal]) -> [String] {
        let parts = goals.map { goal in
            let statement = "`\(goal.statement.string)`"
            return goal.words.isEmpty ? statement : "\(goal.words.string) (\(statement))"
        }
        return parts.count == 1
            ? ["\(Word.beforeGoal[language].string)\(parts[0])"]
            : [Word.goal[language].string, ""] + parts.map { "- \($0)" }
    }

    /// Text as a code block, with a fence longer than any in the text.
    private func fenced(_ info: String, _ text: Text) -> [String] {
        let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
        let longest = lines.map { $0.utf8.prefix { $0 == UInt8(ascii: "`") }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + info] + lines.dropLast().map(String.init) + [fence]
    }

    /// Replaces a block with lines; all but the first get the prefix of the block in a quote or a
    /// list.
    private mutating func put(_ lines: [String], inPlaceOf code: CodeBlock) {
        let prefix = code.fence?.linePrefix ?? ""
        let bare = String(prefix.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
        let text = lines.enumerated().map { index, line in
            index == 0 ? line : (line.isEmpty ? bare : prefix) + line
        }.joined(separator: "\n")
        let isWhole = code.fence?.isClosed ?? false
        edits.append(Edit(range: code.range, text: isWhole ? text : text + "\n"))
    }
}

// MARK: - Links

extension PageMarkdown {
    /// Points a link to the Markdown of another page or, if there is none, to the page itself.
    private mutating func replace(_ link: Link, _ input: BodyInput) {
        if StatedClaim.isClaim(link.destination) {
            guard let address = input.claims[LinkPlace(link)] else {
                // The page shows the words without a link too.
                cut(from: link.range.start, to: link.contentRange.start)
                cut(from: link.contentRange.end, to: link.range.end)
                return
            }
            return lead(link, to: evidence(address))
        }
        guard let address = input.addresses[link.destination] else { return }
        lead(link, to: markdownAddress(address))
    }

    /// Points a picture to a file that is not beside the page; one in HTML stays as it is.
    private mutating func replace(_ image: Image, _ input: BodyInput) {
        guard let address = input.addresses[image.source], !image.isHTML else { return }
        let text = image.text.replacing("[", with: "\\[").replacing("]", with: "\\]")
        let title =
            image.title.isEmpty ? "" : " \"\(image.title.replacing("\"", with: "\\\""))\""
        edits.append(
            Edit(range: image.range, text: "![\(text)](\(Self.escaped(address))\(title))"))
    }

    private mutating func cut(from start: SourcePosition, to end: SourcePosition) {
        edits.append(Edit(range: SourceRange(start: start, end: end), text: ""))
    }

    private mutating func lead(_ link: Link, to address: String) {
        let address = Self.escaped(address)
        if let place = link.destinationRange {
            edits.append(Edit(range: place, text: address))
        } else if !link.isHTML {
            // A definition elsewhere has the destination, and other links may use it too.
            edits.append(
                Edit(
                    range: SourceRange(start: link.contentRange.end, end: link.range.end),
                    text: "](\(address))"))
        }
    }

    private static func escaped(_ address: String) -> String {
        address.replacing("(", with: "%28").replacing(")", with: "%29")
    }

    /// The address of a claim's evidence, which may be a row that only the HTML page has.
    private func evidence(_ address: String) -> String {
        guard address.hasPrefix("#") else { return address }
        return SitePath.encoded(String(output.split(separator: "/").last ?? "")) + address
    }

    private func markdownAddress(_ address: String) -> String {
        let path = address.prefix { $0 != "#" && $0 != "?" }
        guard !path.isEmpty,
            let target = SitePath.resolve(SitePath.decoded(path), from: output),
            let markdown = companions.markdown(ofPage: target)
        else { return address }
        return SitePath.encoded(SitePath.relative(markdown, from: output))
            + address.dropFirst(path.count)
    }
}
