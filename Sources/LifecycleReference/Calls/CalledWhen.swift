import Diagnostics
import LifecycleCore
import Markup
import TraceViews

extension PageWriter {
    /// Appends the events that lead to a method, grouped by occasion.
    mutating func calledWhen(_ callback: Callback) {
        heading("when", .calledWhen)
        let lines = WayLine.all(about: callback)
        guard !lines.isEmpty else { return paragraph(.noRuleCalls) }
        append(lines, common: CommonToLines(lines)) { page, lines, common in
            page.occasionList(
                callback.occasions.map { occasion in
                    let own = lines.filter { $0.occasion == occasion }
                    return (
                        HTML(text: occasion.words[page.language]),
                        own.map { page.item(of: $0, common) }
                    )
                }, shown: 3)
        }
    }

    /// Appends lines, below what all of them have in common; those of older versions only are
    /// folded.
    mutating func append(
        _ lines: [WayLine], common: CommonToLines,
        _ list: (PageWriter, [WayLine], CommonToLines) -> HTML
    ) {
        let language = language
        if let words = sequence(
            common.conditions.compactMap { $0.words.map { HTML(text: $0[language]) } })
        {
            paragraph { paragraph in
                paragraph.append(Word.inEachCase[language])
                paragraph.append(words)
                paragraph.append(Word.stop[language])
            }
        }
        append(list(self, lines.filter(\.isCurrent), common))
        let others = lines.filter { !$0.isCurrent }
        guard !others.isEmpty else { return }
        let page = self
        append(
            HTML { html in
                html.fold(Word.onOlderVersions[language].filled("\(others.count)")) {
                    $0.append(list(page, others, common))
                }
            })
    }

    /// Appends lists of lines, each below a heading; what is longer than `shown` lines is folded.
    mutating func occasions(_ groups: [(name: HTML, lines: [HTML])], shown: Int = 8) {
        append(occasionList(groups, shown: shown))
    }

    /// Lists of lines, each below a heading; what is longer than `shown` lines is folded.
    func occasionList(_ groups: [(name: HTML, lines: [HTML])], shown: Int = 8) -> HTML {
        HTML { html in
            guard groups.contains(where: { !$0.lines.isEmpty }) else { return }
            html.element(.dl, ["class": "occasions"]) { list in
                list.lineFeed()
                for (name, lines) in groups where !lines.isEmpty {
                    list.element(.dt) { $0.append(name) }
                    list.element(.dd) { $0.folded(lines, after: shown, in: language) }
                    list.lineFeed()
                }
            }
            html.lineFeed()
        }
    }

    /// The triggers of a line, with the state, the apps and the rules below.
    func item(of line: WayLine, _ common: CommonToLines) -> HTML {
        HTML { html in
            html.append(sequence(line.triggers.map { agendaItem($0) }) ?? HTML())
            if let kill = line.kill {
                html.append(Word.killedWith[language])
                html.append(link(to: kill.code.path) { $0.code(Text(kill.code.code)) })
            }
            html.empty(.br)
            html.small { small in
                for part in circumstances(of: line, common) {
                    small.append(part)
                    small.append(" · ")
                }
                for (index, rule) in line.callers.enumerated() {
                    if index > 0 { small.append(Word.comma[language]) }
                    small.confidence(rule.evidence.confidence, in: language)
                    small.append(" ")
                    small.append(link(to: rule))
                }
            }
        }
    }

    /// A trigger, as a link to its page if it has one.
    func agendaItem(_ trigger: Trigger) -> HTML {
        let words = trigger.words(in: language)
        guard let event = ReferenceEvent.all.first(where: { $0.trigger == trigger }) else {
            return HTML(text: words)
        }
        return link(to: event.path) { $0.append(words) }
    }

    /// The circumstances of a line, without what all lines have in common.
    private func circumstances(of line: WayLine, _ common: CommonToLines) -> [HTML] {
        var parts: [HTML] = []
        if line.occasion != .launch, line.from != common.from,
            let states = sequence(line.from.map { state in HTML { $0.state(state, in: language) } })
        {
            parts.append(
                HTML { part in
                    part.append(states)
                    if line.isAboutOneWindow { part.append(Word.ofTheWindow[language]) }
                })
        }
        let words =
            line.conditions.filter { !common.conditions.contains($0) }
            .compactMap { $0.words?[language] }
            + (line.mode.map { [Word.withMode[language].filled(Text(string: $0))] } ?? [])
        if let conditions = sequence(words.map { HTML(text: $0) }) { parts.append(conditions) }
        if line.models != common.models {
            parts.append(HTML(text: Text(line.models, in: language)))
        }
        if line.versions != common.versions,
            let versions = sequence(line.versions.map { HTML(text: Text($0, in: language)) })
        {
            parts.append(versions)
        }
        return parts
    }
}

/// What all lines have in common, which is said once above them or in the facts at a glance.
struct CommonToLines {
    /// The states of the app at the time; empty if each line says them.
    var from: [LifecycleState]
    var conditions: [Requirement]
    var models: AppModels
    var versions: [VersionRange]

    init(_ lines: [WayLine], from states: [LifecycleState] = []) {
        from = states
        conditions = lines[0].conditions.filter { condition in
            lines.allSatisfy { $0.conditions.contains(condition) }
        }
        models = lines.reduce(into: AppModels()) { $0.formUnion($1.models) }
        versions = lines.flatMap(\.versions).joined
    }
}

extension HTML {
    /// Appends a list whose lines after the first `count` are folded.
    mutating func folded(_ lines: [HTML], after count: Int, in language: Language) {
        // A single line is not worth a click.
        let shown = lines.count == count + 1 ? lines.count : count
        list(Array(lines.prefix(shown)), look: nil)
        guard lines.count > shown else { return }
        let summary = Word.more[language].filled("\(lines.count - shown)")
        fold(summary) { $0.list(Array(lines.dropFirst(shown)), look: nil) }
    }

    /// Appends content that opens on demand and is left out of searches.
    mutating func fold(_ summary: Text, _ content: (inout HTML) -> Void) {
        silently { silent in
            silent.element(.details, ["class": "more"]) { details in
                details.element(.summary, text: summary)
                details.lineFeed()
                content(&details)
            }
        }
        lineFeed()
    }

    /// Appends small print that many lines have, which is left out of searches.
    mutating func small(_ content: (inout HTML) -> Void) {
        silently { $0.element(.small, [:], content) }
    }
}
