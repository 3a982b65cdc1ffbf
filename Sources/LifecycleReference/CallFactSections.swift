import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

// The parts of a callback's page on what it reads and what is called with it.

extension PageWriter {
    /// The values of `applicationState` in a method, on one line; nil if nothing calls the method.
    func summary(ofReadingsIn callback: Callback) -> HTML? {
        let readings = Reading.all(in: callback)
        if isOneAnswer(readings) { return HTML(text: Word.stateItIsIn[language]) }
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
            let states = Set(readings.map(\.reads))
            if callback.followsOtherWindows, !states.isSuperset(of: [.active, .inactive]) {
                html.append(Word.orOfAnotherWindow[language])
            }
            let answers = answers(in: readings)
            if answers.count == 1, states.count > 1 { html.append(Word.whicheverItIsIn[language]) }
            guard answers.count > 1 else { return }
            html.append(Word.colon[language])
            html.element(.a, ["href": "#states-read"], text: Word.seeWhen[language])
        }
    }

    /// Whether the method reads the state that the app is in, whatever calls it.
    private func isOneAnswer(_ readings: [Reading]) -> Bool {
        guard let first = answers(in: readings).first else { return false }
        return first.states.count == ApplicationState.allCases.count
            && answers(in: readings).count == 1
            && Set(first.readings.map { $0.versions.last?.end }).count == 1
    }

    /// The values, with the versions of one that is not read until the last of them; nil for none.
    private func names(of groups: [(state: ApplicationState, readings: [Reading])]) -> HTML? {
        guard !groups.isEmpty else { return nil }
        let last = groups.flatMap(\.readings).flatMap(\.versions).joined.last
        return HTML { html in
            for (index, group) in groups.enumerated() {
                if index > 0 { html.append(Word.or[language]) }
                html.element(.code, text: Text(group.state.name))
                let versions = group.readings.flatMap(\.versions).joined
                guard versions.last?.end != last?.end else { continue }
                html.append(Word.opening[language])
                html.append(sequence(versions.map { HTML(text: Text($0, in: language)) }) ?? HTML())
                html.append(Word.closing[language])
            }
        }
    }

    /// Appends the values of `applicationState` in a method, each with its versions and the calling
    /// rules; nothing if there is one value.
    mutating func readings(in callback: Callback) {
        let readings = Reading.all(in: callback)
        guard answers(in: readings).count > 1 else { return }
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
        let table = ReferenceTable(
            id: "states-read", caption: Word.stateRead[language],
            headings: headings.map { $0[language] },
            groups: [ReferenceTable.Group(name: nil, rows: rows)])
        folded(Word.readsByCause[language]) { page in
            page.append(table.html)
            if callback.followsOtherWindows { page.paragraph(.readsOtherWindow) }
        }
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

    /// When a rule calls a method: its statement and its name, which the table of rules has for a
    /// search.
    private func reason(_ rule: Rule) -> HTML {
        HTML { html in
            html.silently { reason in
                reason.english(Text(rule.statement), on: language)
                reason.append(" ")
                reason.append(link(to: rule))
            }
        }
    }

    /// Groups readings by value.
    ///
    /// Values on the newest version come first, and then those of the rules that a reader meets
    /// first.
    private func ordered(
        _ readings: [Reading]
    ) -> [(state: ApplicationState, readings: [Reading])] {
        let names = Set(readings.map(\.rule.name))
        let order = book.rules { names.contains($0.name) }.map(\.name)
        func rank(_ reading: Reading) -> Int {
            let isCurrent = reading.versions.contains { $0.end == nil }
            let place = order.firstIndex(of: reading.rule.name) ?? order.count
            return isCurrent ? place : place + order.count
        }
        let ranked = readings.sorted { rank($0) < rank($1) }
        return ApplicationState.allCases.compactMap { state in
            let own = ranked.filter { $0.reads == state }
            return own.isEmpty ? nil : (state, own)
        }.sorted { rank($0.readings[0]) < rank($1.readings[0]) }
    }

    /// What runs most often call right after a method; nil if no run calls it.
    func summary(ofCallsAfter uses: [ExampleUse]) -> HTML? {
        guard !uses.isEmpty else { return nil }
        let neighbours = Neighbours(of: uses)
        let links = neighbours.after.prefix(3).map { link(to: $0) }
        let isLast = neighbours.isMostlyLast
        guard let list = sequence(links) else { return HTML(text: Word.nothingMore[language]) }
        // A search is for the method, not for its neighbours.
        return HTML { html in
            html.aside { aside in
                if isLast { aside.append(Word.mostlyNothing[language]) }
                aside.append(list)
            }
        }
    }

    /// Appends the calls right before and right after a method in runs.
    mutating func neighbours(in uses: [ExampleUse]) {
        let neighbours = Neighbours(of: uses)
        guard !neighbours.before.isEmpty || !neighbours.after.isEmpty else { return }
        folded(Word.atTheSameMoment[language]) { page in
            page.neighbours(neighbours.before, .rightBefore)
            page.neighbours(neighbours.after, .rightAfter)
        }
    }

    private mutating func neighbours(_ callbacks: [Callback], _ words: Word) {
        guard !callbacks.isEmpty else { return }
        paragraph(words)
        // As above, a search is for the method.
        list(
            callbacks.map { callback in
                HTML { $0.aside { $0.append(link(to: callback)) } }
            })
    }
}

/// The calls right before and right after a method, at the same moment, the most frequent first.
private struct Neighbours {
    var before: [Callback] = []
    var after: [Callback] = []
    /// Whether no call follows on most occasions.
    var isMostlyLast: Bool

    init(of uses: [ExampleUse]) {
        var (before, after): ([Callback: Int], [Callback: Int]) = ([:], [:])
        var rows = 0
        for use in uses where !use.example.trace.app.hasContestedOption {
            let trace = use.example.trace
            for row in use.rows {
                let step = trace.step(around: row).filter {
                    trace.entries[$0].time == trace.entries[row].time
                }
                let earlier = step.filter { $0 < row }.compactMap { trace.entries[$0].callback }
                let later = step.filter { $0 > row }.compactMap { trace.entries[$0].callback }
                rows += 1
                if let last = earlier.last { before[last, default: 0] += 1 }
                if let next = later.first { after[next, default: 0] += 1 }
            }
        }
        isMostlyLast = 2 * after.values.reduce(0, +) < rows
        (self.before, self.after) = (Self.ordered(before), Self.ordered(after))
    }

    private static func ordered(_ counts: [Callback: Int]) -> [Callback] {
        counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map(\.key)
    }
}

extension TraceEntry {
    /// The called method; nil for other entries.
    fileprivate var callback: Callback? {
        if case .callback(let callback) = what { callback } else { nil }
    }
}

extension Callback {
    /// Whether an app can read in it that another of its windows is further in front.
    fileprivate var followsOtherWindows: Bool {
        isAboutOneScene
            && Reading.all(in: self).contains { $0.model == .scenes && $0.reads != .active }
            && WayLine.all(about: self).contains(where: \.isAboutOneWindow)
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
