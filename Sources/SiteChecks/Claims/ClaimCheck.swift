import CommonMark
package import Diagnostics
import LifecycleCore
import ScenarioText
import SiteModel

// A claim is a link whose words quote a run: `[three](trace:cold-launch/count/calls)`. The path of
// the destination asks a question, and a run of the scenario answers it. The words are read and
// compared with the answer. `ClaimQuestion` lists the questions, and `Words` has everything that
// words can say.

/// A claim that was compared with a run.
package struct CheckedClaim: Sendable {
    /// The place of the link.
    package var range: SourceRange
    /// The scenario whose run is quoted.
    package var scenario: ScenarioPlace
    /// The index of the run in the scenario.
    package var run: Int
    /// The row of the trace, from 1; nil if the claim is about the whole run.
    package var row: Int?
}

/// Compares the words of every claim with the runs.
struct ClaimCheck {
    private let site: RunSite
    private let register: ScenarioRegister
    private let traces: TraceCheck
    private(set) var diagnostics: [Diagnostic] = []
    /// The claims of each page with an existing run, in the order of the page.
    private(set) var claims: [[CheckedClaim]] = []

    init(_ site: RunSite, _ traces: TraceCheck) {
        self.site = site
        self.traces = traces
        register = site.register
    }

    mutating func compare() {
        for page in site.pages {
            claims.append([])
            let file = page.parsed.page.file
            for image in page.parsed.images where StatedClaim.isClaim(image.source) {
                diagnostics.append(fault(ofImage: image).inFile(file))
            }
            if page.parsed.claims.isEmpty { continue }
            let source = SourceText(page.parsed.page.bytes)
            for claim in page.parsed.claims {
                do throws(ClaimFault) {
                    try compare(claim, ClaimAddress(claim.link), source, file)
                } catch {
                    diagnostics.append(error.diagnostic.inFile(file))
                }
            }
        }
    }

    private mutating func compare(
        _ claim: StatedClaim, _ address: ClaimAddress, _ source: SourceText, _ file: String
    ) throws(ClaimFault) {
        if let rule = address.rule {
            let fact = ClaimFact.confidence(rule.evidence.confidence)
            return try compare(claim, against: fact, of: "the rule '\(rule.id)'", source, file)
        }
        let place = try scenario(of: address)
        let block = site.pages[place.page].parsed.scenarios[place.scenario]
        let runs = site.pages[place.page].outcomes[place.scenario].runs
        // The fault of the scenario is reported there, and nothing can be compared.
        guard block.isSound, !runs.isEmpty, !register.ambiguous.contains(address.id.text) else {
            return
        }
        let chosen = try chosenRuns(address, of: runs)
        // A comparison of two versions quotes the run of the second one.
        let quoted = address.versions.count == 2 ? chosen[1] : chosen[0]
        claims[claims.count - 1].append(
            CheckedClaim(
                range: claim.link.range, scenario: place, run: quoted,
                row: address.question.flatMap { runs[quoted].trace.row(for: $0) }))
        if let warning = chosen.lazy.compactMap({ runs[$0].trace.warning(of: address, claim.link) })
            .first
        {
            diagnostics.append(warning.inFile(file))
        }
        let fact = try fact(address, runs, chosen, claim.link)
        try compare(
            claim, against: fact, of: "the run of '\(address.id.text)'", source, file,
            refusal: traces.isWrong(place) ? TraceCheck.somethingElse : nil)
    }

    /// Compares the words of a claim with a fact.
    ///
    /// - Parameters:
    ///   - claim: The claim.
    ///   - fact: The fact.
    ///   - name: The source of the fact, for messages.
    ///   - source: The page.
    ///   - file: The page as messages name it.
    ///   - refusal: The reason why blessing must not replace the words, if any.
    /// - Throws: The fault of the claim.
    private mutating func compare(
        _ claim: StatedClaim, against fact: ClaimFact, of name: Message, _ source: SourceText,
        _ file: String, refusal: Message? = nil
    ) throws(ClaimFault) {
        guard let parsedClaim = fact.parsedClaim(claim.link.text) else {
            throw ClaimFault(diagnostic: unreadable(claim.link, fact, name))
        }
        let outside = claim.wordOutside(of: fact)
        if let outside {
            diagnostics.append(outside.warning(claim, fact, source).inFile(file))
        }
        if parsedClaim.isTrue { return }
        let words = LinkText(claim, in: source)
        var mismatch = Diagnostic(
            .mismatch, "claim.mismatch", range: words.range,
            """
            the claim says '\(claim.link.text.inOneLine)', but \(name) says '\(parsedClaim.right)'
            """)
        if let reason = parsedClaim.refusal ?? outside?.refusal ?? words.refusal ?? refusal {
            mismatch.notes = [reason]
        } else {
            mismatch.replacements = words.replacements(by: parsedClaim.right)
            mismatch.isBlessable = true
        }
        throw ClaimFault(diagnostic: mismatch)
    }

    private func fault(ofImage image: Image) -> Diagnostic {
        let start = image.range.start
        let mark = SourceRange(line: start.line, column: start.column, length: 1)
        return Diagnostic(
            .error, "claim.image", range: image.range,
            "a claim is a link, not a picture: without '!' its words are compared with the run",
            replacements: [Replacement(range: mark, text: "")])
    }

    private func scenario(of claim: ClaimAddress) throws(ClaimFault) -> ScenarioPlace {
        let id = claim.id
        if let place = register.places[id.text] { return place }
        throw ClaimFault(diagnostic: register.fault("claim.unknown-id", ofNoScenario: id))
    }

    /// The indices of the runs that a claim is about; all of them if it names no version.
    private func chosenRuns(
        _ claim: ClaimAddress, of runs: [Run]
    ) throws(ClaimFault) -> [Int] {
        if claim.versions.isEmpty { return Array(runs.indices) }
        var chosen: [Int] = []
        for stated in claim.versions {
            guard let run = runs.firstIndex(where: { $0.span.contains(stated.span.first) }) else {
                let versions = runs.map { Text($0.span).string }.joined(separator: ", ")
                throw ClaimFault(
                    diagnostic: Diagnostic(
                        .error, "claim.unknown-version", range: stated.range,
                        """
                        '\(claim.id.text)' does not run on iOS \(Text(stated.span)) \
                        but on \(versions)
                        """))
            }
            chosen.append(run)
        }
        return chosen
    }

    /// The fact that the runs give as an answer.
    private func fact(
        _ claim: ClaimAddress, _ runs: [Run], _ chosen: [Int], _ link: Link
    ) throws(ClaimFault) -> ClaimFact {
        guard let question = claim.question else {
            return .difference(
                .plain(isSame: runs[chosen[0]].trace.text == runs[chosen[1]].trace.text))
        }
        var answers: [Answer] = []
        for index in chosen {
            do throws(NoAnswer) {
                answers.append(try runs[index].trace.answer(to: question))
            } catch {
                let version: Message = runs.count > 1 ? " on iOS \(Text(runs[index].span))" : ""
                throw ClaimFault(
                    diagnostic: Diagnostic(
                        .mismatch, "claim.no-answer", range: link.contentRange,
                        "the run of '\(claim.id.text)'\(version) has no answer: \(error.reason)"))
            }
        }
        if claim.versions.count == 2 {
            return .difference(Difference(from: answers[0], to: answers[1]))
        }
        for (index, answer) in zip(chosen, answers) where answer != answers[0] {
            let one = ClaimFact(answers[0], to: question, as: claim.form)
            let other = ClaimFact(answer, to: question, as: claim.form)
            let (first, second) = (runs[chosen[0]].span, runs[index].span)
            throw ClaimFault(
                diagnostic: Diagnostic(
                    .error, "claim.versions-differ", range: link.destinationRange ?? link.range,
                    """
                    '\(claim.id.text)' says '\(one.examples(inHan: false)[0])' on \
                    iOS \(Text(first)) and '\(other.examples(inHan: false)[0])' on \
                    iOS \(Text(second)): '?ios=N' says which run this is
                    """))
        }
        return ClaimFact(answers[0], to: question, as: claim.form)
    }

    private func unreadable(_ link: Link, _ fact: ClaimFact, _ name: Message) -> Diagnostic {
        let words = link.text.inOneLine
        let examples = fact.examples(inHan: words.hasHan).map { "'\($0)'" }
        var notes: [Message] = [
            "right for \(name): \(examples.joined(separator: ", "))"
        ]
        let comparing = Relation.examples(inHan: words.hasHan)
        if fact.isQuantity, words.contains(where: { $0 == " " || !$0.isASCII }) {
            notes.append("words that compare are \(comparing)")
        }
        return Diagnostic(
            .error, "claim.words", range: link.contentRange,
            "'\(words)' does not say \(Message(Text(fact.kind)))", notes: notes)
    }
}

extension Trace {
    /// The warning for an order that numbers one side, if the other comes several times.
    ///
    /// Without any number the first of each are compared.
    fileprivate func warning(of claim: ClaimAddress, _ link: Link) -> Diagnostic? {
        guard case .order(let one, let other)? = claim.question,
            (one.number == nil) != (other.number == nil),
            case .number(let count)? = try? answer(to: .count(one.number == nil ? one : other)),
            count > 1
        else { return nil }
        return Diagnostic(
            .warning, "claim.which-one", range: link.destinationRange ?? link.range,
            """
            one side of this order has a number, and the other comes \(count) times in the run of \
            '\(claim.id.text)': '(1)' after a name means the first
            """)
    }
}

extension Difference {
    /// Compares two answers to the same question.
    fileprivate init(from first: Answer, to second: Answer) {
        switch (first, second) {
        case (.number(let one), .number(let other)): self = .count(other - one)
        case (.moment(let one), .moment(let other)): self = .moment(other - one)
        case (.span(let one), .span(let other)),
            (.remaining(let one?), .remaining(let other?)):
            self = .length(Span(milliseconds: other.milliseconds - one.milliseconds))
        default: self = .plain(isSame: first == second)
        }
    }
}
