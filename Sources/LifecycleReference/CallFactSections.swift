import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

// The parts of a callback's page that are derived from the steps of the simulator.

extension PageWriter {
    /// The values of `applicationState` in a method, on one line; nil if nothing calls the method.
    func summary(ofReadingsIn callback: Callback) -> HTML? {
        let readings = CallFacts.all.readings.filter { $0.callback == callback }
        let alone = names(of: ordered(readings.filter { $0.model == .delegate }))
        let withScenes = names(of: ordered(readings.filter { $0.model == .scenes }))
        guard let some = alone ?? withScenes else { return nil }
        return HTML { html in
            if let alone, let withScenes, alone != withScenes {
                html.append(Word.withoutScenesReads[language])
                html.append(alone)
                html.append(Word.comma[language])
                html.append(Word.withScenesReads[language])
                html.append(withScenes)
            } else {
                html.append(some)
            }
            guard Set(readings.map(\.reads)).count > 1 else { return }
            html.append(Word.colon[language])
            html.element(.a, ["href": "#state"], text: Word.seeWhen[language])
        }
    }

    /// The values, with their versions unless a current version is among them; nil for none.
    private func names(of groups: [(state: ApplicationState, readings: [Reading])]) -> HTML? {
        guard !groups.isEmpty else { return nil }
        return HTML { html in
            for (index, group) in groups.enumerated() {
                if index > 0 { html.append(Word.or[language]) }
                html.element(.code, text: Text(group.state.name))
                let versions = group.readings.flatMap(\.versions).joined
                guard versions.last?.end != nil else { continue }
                html.append(Word.opening[language])
                html.append(sequence(versions.map { HTML(text: Text($0, in: language)) }) ?? HTML())
                html.append(Word.closing[language])
            }
        }
    }

    /// Appends the values of `applicationState` in a method, each with its versions and the calling
    /// rules.
    mutating func readings(in callback: Callback) {
        let readings = CallFacts.all.readings.filter { $0.callback == callback }
        guard let first = readings.first else { return }
        heading("state", .stateRead)
        guard readings.contains(where: { $0.reads != first.reads }) else {
            let language = language
            return paragraph { paragraph in
                paragraph.append(Word.alwaysReads[language])
                paragraph.element(.code, text: Text(first.reads.name))
                paragraph.append(Word.stop[language])
            }
        }
        let rows = answers(in: readings).enumerated().map { index, answer in
            let rules = answer.readings.map(\.rule).reduce(into: [Rule]()) { known, rule in
                if !known.contains(where: { $0.name == rule.name }) { known.append(rule) }
            }
            let models = answer.readings.reduce(into: AppModels()) { $0.formUnion($1.model) }
            return ReferenceTable.Row(
                id: "state-\(index + 1)",
                heading: HTML { heading in
                    for (place, state) in answer.states.enumerated() {
                        if place > 0 { heading.append(Word.or[language]) }
                        heading.element(.code, text: Text(state.name))
                    }
                    if answer.states.count > 1 { heading.append(Word.whicheverItIsIn[language]) }
                },
                cells: [
                    lines(rules.map { reason($0) }) ?? HTML(),
                    sequence(
                        answer.readings.flatMap(\.versions).joined.map {
                            HTML(text: Text($0, in: language))
                        }) ?? HTML(),
                    HTML(text: Text(models, in: language)),
                ])
        }
        let headings: [Word] = [.reading, .byRule, .versions, .holdsFor]
        append(
            ReferenceTable(
                id: "states-read", caption: Word.readsByCause[language],
                headings: headings.map { $0[language] },
                groups: [ReferenceTable.Group(name: nil, rows: rows)]
            ).html)
    }

    /// The values in the order of `ordered(_:)`.
    ///
    /// If a rule calls the method in several states, its values are combined.
    private func answers(
        in readings: [Reading]
    ) -> [(states: [ApplicationState], readings: [Reading])] {
        var answers: [(states: [ApplicationState], readings: [Reading])] = []
        for reading in ordered(readings).flatMap(\.readings) {
            let states = ApplicationState.allCases.filter { state in
                readings.contains { $0.reads == state && $0.isAtOnce(with: reading) }
            }
            if let known = answers.firstIndex(where: { $0.states == states }) {
                answers[known].readings.append(reading)
            } else {
                answers.append((states, [reading]))
            }
        }
        return answers
    }

    /// When a rule calls a method: its statement and its name.
    private func reason(_ rule: Rule) -> HTML {
        HTML { html in
            html.english(Text(rule.statement), on: language)
            html.append(" ")
            html.append(link(to: rule))
        }
    }

    /// Groups readings by value.
    ///
    /// Values on the newest version come first, and then those of the rules that a reader meets
    /// first.
    private func ordered(
        _ readings: [Reading]
    ) -> [(state: ApplicationState, readings: [Reading])] {
        let order = book.rules { rule in readings.contains { $0.rule.name == rule.name } }
        func rank(_ reading: Reading) -> Int {
            let isCurrent = reading.versions.contains { $0.end == nil }
            let place = order.firstIndex { $0.name == reading.rule.name } ?? order.count
            return isCurrent ? place : place + order.count
        }
        let ranked = readings.sorted { rank($0) < rank($1) }
        return ApplicationState.allCases.compactMap { state in
            let own = ranked.filter { $0.reads == state }
            return own.isEmpty ? nil : (state, own)
        }.sorted { rank($0.readings[0]) < rank($1.readings[0]) }
    }

    /// Appends the possible calls right before and right after a method.
    mutating func neighbours(of callback: Callback) {
        let facts = CallFacts.all
        guard let before = facts.before[callback], let after = facts.after[callback] else { return }
        heading("order", .order)
        neighbours(before, .rightBefore, orNone: .rightBeforeOrNothing, none: .nothingBefore)
        neighbours(after, .rightAfter, orNone: .rightAfterOrNothing, none: .nothingAfter)
    }

    private mutating func neighbours(
        _ neighbours: [Callback?], _ words: Word, orNone: Word, none: Word
    ) {
        let callbacks = neighbours.compactMap(\.self)
        guard !callbacks.isEmpty else { return paragraph(none) }
        paragraph(callbacks.count == neighbours.count ? words : orNone)
        list(callbacks.map { link(to: $0) })
    }
}

extension Reading {
    /// Whether one rule makes both readings, in the same model of app and on the same version.
    fileprivate func isAtOnce(with other: Reading) -> Bool {
        rule.name == other.rule.name && model == other.model
            && versions.contains { range in
                other.versions.contains { $0.intersection(range) != nil }
            }
    }
}
