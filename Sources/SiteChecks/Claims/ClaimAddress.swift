package import CommonMark
import Diagnostics
package import LifecycleCore
import ScenarioText
package import SiteModel

/// The question of a claim, from the destination of its link: `trace:ID/PATH?ios=VERSION`, or
/// `trace:rule/RULE/confidence`.
package struct ClaimAddress {
    package var id: BlockName
    var form: ClaimQuestion
    /// The question to a run; nil if two whole runs are compared.
    var question: Question?
    /// The versions of the runs: none, one, or two that are compared.
    var versions: [StatedVersion] = []
    /// The rule, if the claim is about a rule instead of a scenario.
    package var rule: Rule?

    /// Reads the destination of a link.
    ///
    /// - Throws: The fault, at its exact place.
    package init(_ link: Link) throws(ClaimFault) {
        var reader = AddressReader(link)
        self = try reader.read()
    }

    fileprivate init(id: BlockName, form: ClaimQuestion) {
        self.id = id
        self.form = form
    }
}

/// A fault in a claim, found before any comparison.
package struct ClaimFault: Error {
    var diagnostic: Diagnostic
}

/// Reads a destination from left to right, with the places of its parts.
private struct AddressReader {
    private let link: Link
    /// A part of the destination between slashes.
    private struct Segment {
        var text: String
        var range: SourceRange
    }
    private var path: [Segment] = []
    private var query: Segment?
    /// The unread part of the path.
    private var rest: ArraySlice<Segment> = []
    /// True if the places of the parts are known, so that one of them can be replaced.
    private let isExact: Bool

    init(_ link: Link) {
        self.link = link
        let length = link.destinationRange.flatMap { range in
            range.start.line == range.end.line ? range.end.column - range.start.column : nil
        }
        isExact = length == link.destination.utf8.count
        var offset = StatedClaim.scheme.utf8.count
        let address = link.destination.dropFirst(StatedClaim.scheme.count)
        let end = address.firstIndex(of: "?") ?? address.endIndex
        for part in address[..<end].split(separator: "/", omittingEmptySubsequences: false) {
            path.append(Segment(text: String(part), range: place(offset, part.utf8.count)))
            offset += part.utf8.count + 1
        }
        if end < address.endIndex {
            let text = address[end...].dropFirst()
            query = Segment(text: String(text), range: place(offset, text.utf8.count))
        }
        rest = path[...]
    }

    /// The place of a part of the destination; the whole destination if the exact place is unknown.
    private func place(_ offset: Int, _ length: Int) -> SourceRange {
        guard isExact, let start = link.destinationRange?.start else {
            return link.destinationRange ?? link.range
        }
        return SourceRange(line: start.line, column: start.column + offset, length: length)
    }

    mutating func read() throws(ClaimFault) -> ClaimAddress {
        guard let id = rest.popFirst(), !id.text.isEmpty else {
            throw fault("claim.path", link.range, "a claim must name a scenario: 'trace:ID/final'")
        }
        // A scenario may have the id `rule`; a question follows it then.
        if id.text == Self.ruleWord, let rule = rest.first, !rule.text.isEmpty,
            ClaimQuestion(rawValue: rule.text) == nil
        {
            return try readRule(rule, id)
        }
        let form = try readForm(of: id)
        var address = ClaimAddress(
            id: BlockName(text: id.text, range: id.range), form: form)
        var selections: [EntrySelection] = []
        while let segment = rest.first, selections.count < form.names.upperBound,
            segment.text != "at"
        {
            rest.removeFirst()
            selections.append(try selection(segment))
        }
        if selections.count < form.names.lowerBound {
            throw incomplete(form, "a name is missing")
        }
        let time = try readMoment(form)
        if let segment = rest.first {
            throw fault(
                "claim.path", segment.range,
                "'\(segment.text)' follows a complete path: '\(form.pattern)'")
        }
        address.question = form.question(selections, at: time)
        if let query { address.versions = try versions(query) }
        if form == .same, address.versions.count != 2 {
            throw fault(
                "claim.path", query?.range ?? link.destinationRange ?? link.range,
                "'same' compares two versions: 'same?ios=12,17'")
        }
        return address
    }

    private mutating func readForm(of id: Segment) throws(ClaimFault) -> ClaimQuestion {
        guard let word = rest.popFirst(), !word.text.isEmpty else {
            throw fault(
                "claim.path", id.range,
                "a claim must ask something of '\(id.text)': 'trace:\(id.text)/final'",
                notes: ["'tracebook claims' lists all questions"])
        }
        if let form = ClaimQuestion(rawValue: word.text) { return form }
        let words = ClaimQuestion.allCases.map { Text(string: $0.rawValue) }
        throw unknown(
            word, "is not a question", words,
            otherwise: Self.nearestForms(to: word.text, among: words))
    }

    /// The first part of the path of a claim about a rule.
    private static let ruleWord = "rule"

    /// Reads the rest of `rule/RULE/confidence`.
    private mutating func readRule(
        _ segment: Segment, _ id: Segment
    ) throws(ClaimFault) -> ClaimAddress {
        rest.removeFirst()
        let name = Text(string: segment.text)
        guard let rule = ruleBook.first(where: { name == $0.id }) else {
            throw unknown(
                segment, "is not a rule", ruleBook.map { Text($0.id) },
                otherwise: "'tracebook rules' lists the rules")
        }
        guard let word = rest.popFirst(), word.text == ClaimQuestion.confidence.rawValue else {
            throw incomplete(
                "a claim asks for the confidence of a rule", "trace:rule/\(rule.id)/confidence")
        }
        if let more = rest.first ?? query {
            throw fault(
                "claim.path", more.range, "'\(more.text)' follows a complete path")
        }
        var address = ClaimAddress(id: BlockName(text: id.text, range: id.range), form: .confidence)
        address.rule = rule
        return address
    }

    /// The questions that are most like a word, and where to find all of them.
    private static func nearestForms(to word: String, among words: [Text]) -> Message {
        var (rest, nearest): ([Text], [String]) = (words, [])
        while nearest.count < 3,
            let next = nearestWord(to: Text(string: word), among: rest, within: .max)
        {
            rest.removeAll { $0 == next }
            nearest.append(ClaimQuestion(rawValue: next.string)?.pattern ?? next.string)
        }
        let patterns = nearest.joined(separator: ", ")
        return "the most similar questions are \(patterns); 'tracebook claims' lists all questions"
    }

    /// Reads a name with an optional number: `sceneDidBecomeActive(2)`.
    private func selection(_ segment: Segment) throws(ClaimFault) -> EntrySelection {
        var name = Substring(segment.text)
        var number: Int64?
        if name.hasSuffix(")"), let open = name.lastIndex(of: "(") {
            let digits = name[open...].dropFirst().dropLast()
            if let value = Int64(digits) {
                guard value > 0 else {
                    throw fault(
                        "claim.path", segment.range,
                        "calls are counted from 1: '\(String(name[..<open]))(1)'"
                    )
                }
                number = value
                name = name[..<open]
            }
        }
        if let mark = TraceSubject(named: Text(string: String(name))) {
            return EntrySelection(mark, number: number)
        }
        var place = segment
        place.text = String(name)
        if isExact {
            place.range.end.column -= segment.text.utf8.count - name.utf8.count
        }
        throw unknown(
            place, "is not something that a trace shows", TraceSubject.named.map(\.name),
            otherwise: """
                names are those of callbacks and notifications, states such as suspended, \
                events such as goes-home, and calls, rows, badge, killed, expirationHandler
                """)
    }

    /// Reads `at/TIME` if the question allows it and it is there.
    private mutating func readMoment(_ form: ClaimQuestion) throws(ClaimFault) -> Instant? {
        guard let word = rest.first else {
            if form.moment == .required { throw incomplete(form, "the moment is missing") }
            return nil
        }
        guard form.moment != .none else { return nil }
        guard word.text == "at" else { throw unknown(word, "is not 'at'", ["at"]) }
        rest.removeFirst()
        guard let segment = rest.popFirst(), !segment.text.isEmpty else {
            throw incomplete(form, "the time is missing")
        }
        guard let time = Instant(written: Text(string: segment.text)) else {
            throw fault(
                "claim.path", segment.range,
                "'\(segment.text)' is not a time, such as 20s, 500ms or 1m30s")
        }
        return time
    }

    /// Reads `ios=12` or `ios=12,17`.
    private func versions(_ query: Segment) throws(ClaimFault) -> [StatedVersion] {
        guard query.text.hasPrefix("ios=") else {
            throw unknown(
                query, "is not a version: write '?ios=12', or '?ios=12,17' to compare two", [])
        }
        var offset = 4
        var versions: [StatedVersion] = []
        for part in query.text.dropFirst(4).split(
            separator: ",", omittingEmptySubsequences: false)
        {
            var range = query.range
            if isExact {
                range = SourceRange(
                    line: range.start.line, column: range.start.column + offset,
                    length: part.utf8.count)
            }
            offset += part.utf8.count + 1
            guard let version = IOSVersion(release: part) else {
                throw fault(
                    "claim.path", range, IOSVersion.fault(release: part, example: "12 or 13.4"))
            }
            versions.append(StatedVersion(span: VersionSpan(version), range: range))
        }
        guard versions.count <= 2 else {
            throw fault(
                "claim.path", versions[2].range, "a claim compares two versions, no more")
        }
        return versions
    }

    private func incomplete(_ form: ClaimQuestion, _ what: Message) -> ClaimFault {
        incomplete(what, "\(form.pattern)")
    }

    private func incomplete(_ what: Message, _ pattern: Text) -> ClaimFault {
        let place = path.last?.range ?? link.range
        let end = SourceRange(start: place.end, end: place.end)
        return fault("claim.path", end, "\(what): '\(pattern)'")
    }

    private func unknown(
        _ segment: Segment, _ what: Message, _ vocabulary: [Text], otherwise: Message? = nil
    ) -> ClaimFault {
        let nearest = nearestWord(to: Text(string: segment.text), among: vocabulary)
        return fault(
            "claim.path", segment.range, "'\(segment.text)' \(what)\(didYouMean(nearest))",
            notes: nearest == nil ? otherwise.map { [$0] } ?? [] : [],
            replacements: replacements(of: segment, by: nearest))
    }

    private func replacements(of segment: Segment, by word: Text?) -> [Replacement] {
        guard isExact, let word else { return [] }
        return [Replacement(range: segment.range, text: word)]
    }

    private func fault(
        _ id: DiagnosticID, _ range: SourceRange, _ summary: Message, notes: [Message] = [],
        replacements: [Replacement] = []
    ) -> ClaimFault {
        ClaimFault(
            diagnostic: Diagnostic(
                .error, id, range: range, summary, notes: notes, replacements: replacements))
    }
}
