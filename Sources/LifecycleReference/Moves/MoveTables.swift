import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

// The moves from one state to another, for readers: grouped by what is called on each of them, in the
// order of the calls, and below it each event with what must be so for it and what is called besides.

extension PageWriter {
    /// Appends the moves from one state to another that apps make by default.
    mutating func moves(from: LifecycleState, to: LifecycleState) {
        let lines = MoveLine.all.filter { $0.from == from && $0.to == to }
        guard let first = lines.first else { return }
        // What every line would say is said once, above them.
        let common = first.conditions.filter { condition in
            lines.allSatisfy { $0.conditions.contains(condition) }
        }
        let words = common.compactMap { $0.words?[language] }
        if let sentence = sequence(words.map { HTML(text: $0) }) {
            let language = language
            paragraph { paragraph in
                paragraph.append(Word.inEachCase[language])
                paragraph.append(sentence)
                paragraph.append(Word.stop[language])
            }
        }
        let groups = MoveGroup.groups(of: lines, without: common)
        let caption: Text = "\(from.name(in: language)) → \(to.name(in: language))"
        append(silently: table(of: groups, id: "to-\(to.token)-moves", caption: caption))
    }

    private func table(of groups: [MoveGroup], id: Text, caption: Text) -> HTML {
        let notes = MoveNotes(of: groups.flatMap(\.rows).map { $0[0] }, id: id)
        let rows = groups.map { group in
            group.rows.map { lines -> [HTML] in
                let line = lines[0]
                return [
                    self.lines(lines.map { agendaItem(of: $0) }),
                    sequence(line.conditionWords(in: language).map { HTML(text: $0) }),
                    besides(line, notes),
                    sequence(line.versions.map { HTML(text: Text($0, in: language)) }),
                ].map { $0 ?? HTML() }
            }
        }
        // A column in which nothing stands is left out.
        let headings: [Word] = [.whatHappens, .onlyIf, .calledBesides, .versions]
        let columns = headings.indices.filter { column in
            rows.joined().contains { $0[column] != HTML() }
        }
        var number = 0
        let table = ReferenceTable(
            id: id, caption: caption, headings: columns.map { headings[$0][language] },
            groups: zip(groups, rows).map { group, rows in
                ReferenceTable.Group(
                    heading: heading(of: group),
                    rows: rows.map { cells in
                        number += 1
                        return ReferenceTable.Row(
                            id: "\(id)-\(number)", heading: cells[0],
                            cells: columns.dropFirst().map { cells[$0] })
                    })
            })
        return HTML { html in
            html.append(table.html)
            html.append(list(of: notes))
        }
    }

    /// What is said below a table of calls that many of its lines have.
    private func list(of notes: MoveNotes) -> HTML {
        HTML { html in
            for (index, note) in notes.all.enumerated() {
                html.element(.p, ["id": .text(notes.id(of: index))]) { line in
                    line.element(.small) { words in
                        words.element(.sup, text: "\(index + 1)")
                        words.append(" ")
                        words.append(position(note.place, among: note.frame))
                        words.append(item(of: note.call))
                        words.append(Word.stop[language])
                    }
                }
                html.lineFeed()
            }
        }
    }

    /// What is called on each move of a group, without scenes and with them.
    private func heading(of group: MoveGroup) -> HTML {
        calls(without: group.calls, with: group.sceneCalls)
    }

    /// What is called on a line, without scenes and with them.
    func calls(of line: MoveLine) -> HTML {
        calls(without: line.calls, with: line.sceneCalls)
    }

    private func calls(without calls: [Move.Call]?, with sceneCalls: [Move.Call]?) -> HTML {
        HTML { html in
            switch (calls, sceneCalls) {
            case (let calls?, let sceneCalls?) where calls == sceneCalls:
                html.append(list(of: calls))
            case (let calls?, let sceneCalls?):
                html.append(list(of: calls))
                html.append(Word.withScenesCalled[language])
                html.append(list(of: sceneCalls))
            case (let calls?, nil):
                html.append(Word.withoutScenesCalled[language])
                html.append(list(of: calls))
            case (nil, let sceneCalls):
                html.append(Word.onlyWithScenesCalled[language])
                html.append(list(of: sceneCalls ?? []))
            }
        }
    }

    /// What is called on the moves of a line besides what is called on all of its group; nil for
    /// nothing.
    private func besides(_ line: MoveLine, _ notes: MoveNotes) -> HTML? {
        let own = line.calls.flatMap { besides($0, notes) }
        let withScenes = line.sceneCalls.flatMap { besides($0, notes) }
        if line.calls == nil || line.sceneCalls == nil || own == withScenes {
            return own ?? withScenes
        }
        let notesAlone = notesWithScenesAlone(line, notes)
        return HTML { html in
            if let own { html.append(own) }
            html.append((own == nil ? Word.onlyWithScenesCalled : .withScenesCalled)[language])
            if notesAlone.isEmpty {
                html.append(withScenes ?? HTML(text: Word.nothingBesides[language]))
            }
            for note in notesAlone { html.append(mark(of: note, notes)) }
        }
    }

    /// The notes in which the calls with scenes differ from those without; none if more does.
    private func notesWithScenesAlone(_ line: MoveLine, _ notes: MoveNotes) -> [Int] {
        guard let calls = line.calls, let sceneCalls = line.sceneCalls else { return [] }
        let (own, withScenes) = (notes.split(calls), notes.split(sceneCalls))
        guard own.others == withScenes.others, own.notes.allSatisfy(withScenes.notes.contains)
        else {
            return []
        }
        return withScenes.notes.filter { !own.notes.contains($0) }
    }

    private func mark(of note: Int, _ notes: MoveNotes) -> HTML {
        HTML { html in
            html.element(.sup) { sup in
                sup.element(.a, ["href": "#\(notes.id(of: note))"], text: "\(note + 1)")
            }
        }
    }

    /// Calls that are not made on each move, with their places among those that are.
    private func besides(_ calls: [Move.Call], _ notes: MoveNotes) -> HTML? {
        let frame = calls.filter(\.isOfFrame)
        let places = (0...frame.count).compactMap { place -> HTML? in
            let all = calls.besides(behind: place)
            let marks = all.compactMap { notes.index(of: $0, place, frame) }
            let own = all.filter { notes.index(of: $0, place, frame) == nil }
            let list = alternatives(own)
            if marks.isEmpty, list == nil { return nil }
            return HTML { html in
                if let list {
                    if !frame.isEmpty { html.append(position(place, among: frame)) }
                    html.append(list)
                }
                for note in marks { html.append(mark(of: note, notes)) }
            }
        }
        return sequence(places)
    }

    /// Where calls come that are behind so many of others.
    private func position(_ count: Int, among calls: [Move.Call]) -> HTML {
        if count == 0 { return HTML(text: Word.firstCalled[language]) }
        if count == calls.count { return HTML(text: Word.thenCalled[language]) }
        return HTML { html in
            html.append(Word.calledBehind[language])
            html.append(item(of: calls[count - 1]))
            html.append(Word.colon[language])
        }
    }

    /// Calls one after the other; those that are made at times come last, with what decides.
    private func alternatives(_ calls: [Move.Call]) -> HTML? {
        let atTimes = calls.filter(\.isAtTimes)
        let others = calls.filter { !$0.isAtTimes }.map { item(of: $0) }
        guard let list = sequence(atTimes.map { item(of: $0) }) else { return sequence(others) }
        let words = others.isEmpty && atTimes.count == 1 ? Word.atTimes : .dependingOn
        return sequence(
            others + [
                HTML { html in
                    html.append(words[language])
                    html.append(list)
                }
            ])
    }

    /// The calls in their order, each with what must be so for it.
    func list(of calls: [Move.Call]) -> HTML {
        sequence(calls.map { item(of: $0) }) ?? HTML(text: Word.noCallback[language])
    }

    private func item(of call: Move.Call) -> HTML {
        HTML { item in
            switch call.called {
            case .callback(let callback): item.append(link(to: callback))
            case .launchHandler(let reason):
                item.append(
                    (reason == .refreshTask ? Word.refreshHandler : .processingHandler)[language])
            }
            let words = call.conditions.compactMap { $0.words?[language] }
            guard let conditions = sequence(words.map { HTML(text: $0) }) else { return }
            item.append(Word.opening[language])
            item.append(conditions)
            item.append(Word.closing[language])
        }
    }

    /// What happens, with which code the system kills, and the rules that answer.
    private func agendaItem(of line: MoveLine) -> HTML {
        HTML { html in
            html.append(agendaItem(line.trigger))
            if let kill = line.kill {
                html.append(Word.killedWith[language])
                html.append(link(to: kill.code.path) { $0.code(Text(kill.code.code)) })
            }
            html.append(" ")
            html.element(.small) { small in
                for (index, rule) in line.rules.enumerated() {
                    if index > 0 { small.append(Word.comma[language]) }
                    small.append(link(to: rule))
                }
            }
        }
    }

    /// What happens, as a link to its page if it has one.
    func agendaItem(_ trigger: Trigger) -> HTML {
        let words = trigger.words(in: language)
        guard let event = ReferenceEvent.all.first(where: { $0.trigger == trigger }) else {
            return HTML(text: words)
        }
        return link(to: event.path) { $0.append(words) }
    }
}

extension MoveLine {
    /// What must be so for it, in words: its conditions, and the background mode.
    func conditionWords(in language: Language) -> [Text] {
        var words = conditions.compactMap { $0.words?[language] }
        if isAtLaunch { words.insert(Word.atLaunch[language], at: 0) }
        if let mode { words.append(Word.withMode[language].filled(Text(string: mode))) }
        return words
    }
}
