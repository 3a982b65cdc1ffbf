import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

/// Runs a scenario that a reader has edited on a page.
///
/// A request has a line for each value and an empty line. Then come, without separators, the
/// translations of English words (`Language.table`), the scenario of the page and that of the
/// reader:
///
///     language zh-Hans
///     words 12345           bytes of the translations
///     id run-cold_launch
///     title Cold launch
///     views 7               bits of `FigureViews`
///     version 12            the version of the page's run
///     pick 17               the version that the reader picked, if any
///     trace 1234            the fingerprint of the page's run
///     until 20000           the earliest end of the timeline in milliseconds
///     goal expect badge 1   a part of the goal of the run in an exercise, as in `Goal`
///     length 120            bytes of the page's scenario
///
/// - Parameter request: The request in UTF-8.
/// - Returns: A line `run` or `faults`; one line with a sentence for screen readers; then HTML that
///   replaces the views, with empty places for the explanations of rules.
public func runEdited(_ request: [UInt8]) -> [UInt8] {
    EditedRun(request).answer.bytes
}

private struct EditedRun {
    private let language: Language
    private let id: Text
    private let title: Text
    private let views: FigureViews
    private let version: IOSVersion?
    private let pick: IOSVersion?
    private let trace: UInt32?
    private let goals: [Goal]
    private let until: Instant?
    private let original: [UInt8]
    private let edited: [UInt8]

    init(_ bytes: [UInt8]) {
        var request = PageRequest(bytes)
        language = request.takeLanguage()
        id = request["id"] ?? Text()
        title = request["title"] ?? Text()
        views =
            request["views"].map {
                FigureViews(rawValue: UInt8(truncatingIfNeeded: $0.number))
            } ?? .standard
        version = request["version"]?.version
        pick = request["pick"]?.version
        trace = request["trace"].map { UInt32(truncatingIfNeeded: $0.number) }
        goals = request.all("goal").map { Goal($0) }
        until = request["until"].map {
            Instant(milliseconds: Int64(truncatingIfNeeded: $0.number))
        }
        original = Array(request.rest.prefix(request["length"]?.byteCount ?? 0))
        edited = Array(request.rest.dropFirst(original.count))
    }

    var answer: Text {
        let (scenario, faults) = read()
        if !faults.isEmpty { return answer(with: faults) }
        let run = scenario.run()
        let page = Scenario.parse(original, version: version).scenario.run()
        let comparison = Comparison(page, run)
        let isFolded = page.sharesLaunch(with: run)
        let shown = isFolded ? views : views.union(.openLaunch)
        let verdict = Verdict(on: run, goals)
        var answer: Text = "run\n"
        if let verdict { answer.append("\(language.text(verdict.sentence)) " as Text) }
        answer.append("\(status(run, comparison))\n" as Text)
        let remarks = remarks(verdict, scenario.expectations.compactMap { run.fault(in: $0) })
        answer.append(
            HTML { html in
                if trace != page.fingerprint {
                    html.element(.p, ["class": "warning"], text: Word.otherEngine[language])
                }
                html.append(
                    run.views(
                        id: id, title: title, shown, .names, until: until, remarks: remarks,
                        in: language))
                html.element(
                    .p, ["class": "difference"], text: comparison.sentence(in: language))
                html.append(table(comparison, run))
            }.markup)
        return answer
    }

    /// Tells whether the goal is reached, and which expectations of the scenario fail.
    private func remarks(_ verdict: Verdict?, _ broken: [Diagnostic]) -> HTML {
        HTML { html in
            if let verdict { html.append(verdict.html(in: language)) }
            if !broken.isEmpty { html.faults(broken, Word.broken, id: id, in: language) }
        }
    }

    /// Reads the scenario for the version that the reader picked, else the one in the text, else
    /// the page's.
    private func read() -> (Scenario, [Diagnostic]) {
        if let pick { return Scenario.parse(edited, version: pick) }
        let stated = Scenario.parse(edited)
        if stated.scenario.statedVersion != nil { return stated }
        return Scenario.parse(edited, version: version)
    }

    private func answer(with faults: [Diagnostic]) -> Text {
        let line = faults.first.map { $0.range.start.line } ?? 1
        let status = language.text(
            faults.count == 1
                ? "1 error, on line \(line)"
                : "\(faults.count) errors, the first one on line \(line)")
        let html = HTML { $0.faults(faults, .faults, id: id, in: language) }
        return "faults\n\(status)\n\(html.markup)"
    }

    private func status(_ run: Trace, _ comparison: Comparison) -> Text {
        let count = run.entries.count
        let difference: Message =
            comparison.firstDifference.map { "differs from the page at event \($0)" }
            ?? "the same as on the page"
        return language.text(
            count == 1
                ? "Run finished: 1 event, \(difference)."
                : "Run finished: \(count) events, \(difference).")
    }

    private func table(_ comparison: Comparison, _ run: Trace) -> HTML {
        let names = (Word.onThePage[language], Word.yourRun[language])
        let links = views.hasRows ? id : nil
        return comparison.table(
            names: names, titles: (title, names.1), ids: (nil, links), in: language)
    }
}

extension HTML {
    /// Appends a list of faults in a scenario, with their lines.
    fileprivate mutating func faults(
        _ faults: [Diagnostic], _ heading: Word, id: Text, in language: Language
    ) {
        element(.div, ["class": "faults", "id": "\(id)-faults"]) { box in
            box.element(.p, text: heading[language])
            box.element(.ul) { list in
                for fault in faults {
                    let line = fault.range.start.line
                    list.element(.li) { item in
                        item.element(.b, text: language.text("Line \(line)"))
                        item.append(Word.colon[language])
                        item.message(fault.summary, in: language)
                    }
                }
            }
        }
        lineFeed()
    }
}
