import Diagnostics
import LifecycleCore
import Markup
import ScenarioText

/// Runs a scenario that a reader has edited, for the page that it stands on.
///
/// A request has a line for each thing, then an empty line, then the scenario of the page and that
/// of the reader, one right behind the other:
///
///     language zh-Hans
///     id run-cold_launch
///     title Cold launch
///     views 7               bits of `FigureViews`
///     version 12            of the page's run
///     pick 17               the version that the reader picked, if any
///     trace 1234            the fingerprint of the page's run
///     length 120            bytes of the page's scenario
///
/// - Parameter request: The request in UTF-8.
/// - Returns: A line `run` or `faults`; a sentence for those who do not see the page, on one line;
///   then HTML to stand in the place of the views, with empty places for what rules say.
public func runEdited(_ request: [UInt8]) -> [UInt8] {
    EditedRun(request).answer.bytes
}

private struct EditedRun {
    private var language = Language.english
    private var id = Text()
    private var title = Text()
    private var views = FigureViews.standard
    private var version: IOSVersion?
    private var pick: IOSVersion?
    private var trace: UInt32?
    private var original: [UInt8] = []
    private var edited: [UInt8] = []

    init(_ request: [UInt8]) {
        var rest = request[...]
        var length = 0
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let line = rest[..<end]
            rest = rest[(end + 1)...]
            guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { break }
            let value = Text(line[(blank + 1)...])
            func says(_ name: StaticString) -> Bool { Text(line[..<blank]) == name }
            if says("language") { language = Language(tag: value) }
            if says("id") { id = value }
            if says("title") { title = value }
            if says("views") {
                views = FigureViews(rawValue: UInt8(truncatingIfNeeded: value.number))
            }
            if says("version") { version = value.version }
            if says("pick") { pick = value.version }
            if says("trace") { trace = UInt32(truncatingIfNeeded: value.number) }
            if says("length") { length = Int(truncatingIfNeeded: value.number) }
        }
        original = Array(rest.prefix(length))
        edited = Array(rest.dropFirst(length))
    }

    var answer: Text {
        let (scenario, faults) = read()
        if !faults.isEmpty { return answer(with: faults) }
        let run = scenario.run()
        let page = Scenario.parse(original, version: version).scenario.run()
        let comparison = Comparison(page, run)
        var answer: Text = "run\n\(status(run, comparison))\n"
        let broken = scenario.expectations.compactMap { run.fault(in: $0) }
        answer.append(
            HTML { html in
                if trace != page.fingerprint {
                    html.element(.p, ["class": "warning"], text: Word.otherEngine[language])
                }
                if !broken.isEmpty { html.faults(broken, Word.broken, id: id, in: language) }
                html.element(
                    .p, ["class": "difference"], text: comparison.sentence(in: language))
                html.append(table(comparison, run))
                html.append(run.views(id: id, title: title, views, .names, in: language))
            }.markup)
        return answer
    }

    /// The scenario on the version that counts: the one that the reader picked, else the one that
    /// the text states, else that of the page.
    private func read() -> (Scenario, [Diagnostic]) {
        if let pick { return Scenario.parse(edited, version: pick) }
        let stated = Scenario.parse(edited)
        if stated.scenario.statedVersion != nil { return stated }
        return Scenario.parse(edited, version: version)
    }

    private func answer(with faults: [Diagnostic]) -> Text {
        let line = faults.first.map { $0.range.start.line } ?? 1
        let status: Text =
            switch language {
            case .english: "\(Text(faults.count, "fault", "faults")), the first one on line \(line)"
            case .simplifiedChinese: "\(faults.count) 处错误，第一处在第 \(line) 行"
            }
        let html = HTML { $0.faults(faults, .faults, id: id, in: language) }
        return "faults\n\(status)\n\(html.markup)"
    }

    private func status(_ run: Trace, _ comparison: Comparison) -> Text {
        let count = run.entries.count
        let row = comparison.firstDifference
        switch language {
        case .english:
            let difference: Text =
                row.map { "differs from the page at event \($0)" } ?? "the same as on the page"
            return "Run finished: \(Text(count, "event", "events")), \(difference)."
        case .simplifiedChinese:
            let difference: Text = row.map { "从第 \($0) 个事件起与页面不同" } ?? "与页面相同"
            return "运行完成：\(count) 个事件，\(difference)。"
        }
    }

    private func table(_ comparison: Comparison, _ run: Trace) -> HTML {
        let names =
            switch language {
            case .english: ("On the page" as Text, "Your run" as Text)
            case .simplifiedChinese: ("页面上" as Text, "你的运行" as Text)
            }
        let links = views.contains(.table) ? id : nil
        return comparison.table(names: names, ids: (nil, links), in: language)
    }
}

extension HTML {
    /// Appends what is wrong with a scenario, by its lines.
    fileprivate mutating func faults(
        _ faults: [Diagnostic], _ heading: Word, id: Text, in language: Language
    ) {
        element(.div, ["class": "faults", "id": "\(id)-faults"]) { box in
            box.element(.p, text: heading[language])
            box.element(.ul) { list in
                for fault in faults {
                    let line = fault.range.start.line
                    list.element(.li) { item in
                        switch language {
                        case .english: item.element(.b, text: "Line \(line)")
                        case .simplifiedChinese: item.element(.b, text: "第 \(line) 行")
                        }
                        item.append(": ")
                        if let sentence = fault.id.sentence(in: language) {
                            item.element(.span, text: sentence)
                            item.append(" ")
                        }
                        item.english(fault.summary, on: language)
                    }
                }
            }
        }
        lineFeed()
    }
}

extension Text {
    /// A whole number in decimal, or as much of one as there is.
    fileprivate var number: UInt64 {
        bytes.prefix { 48...57 ~= $0 }.reduce(0) { $0 &* 10 &+ UInt64($1 - 48) }
    }

    /// A version such as `12` or `13.4`.
    fileprivate var version: IOSVersion {
        let parts = bytes.split(separator: UInt8(ascii: "."))
        let numbers = parts.map { UInt8(truncatingIfNeeded: Text($0).number) }
        return IOSVersion(numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
    }
}
