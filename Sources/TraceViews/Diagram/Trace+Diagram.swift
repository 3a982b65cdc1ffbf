public import Diagnostics
import LifecycleCore
public import Markup
public import ScenarioText

extension Trace {
    /// The run as a state diagram with a table of its moves.
    ///
    /// The diagram shows every move that an app of this model can make on this version, and marks
    /// those of the run.
    ///
    /// - Parameters:
    ///   - id: The prefix of all ids in the diagram, unique on the page.
    ///   - title: The title of the run.
    ///   - linksRows: Whether the table of the run is on the page too.
    ///   - language: The language of the page.
    /// - Returns: An `svg` element, a table, and a caption with the path in words.
    public func diagram(
        id: Text, title: Text, linksRows: Bool = true, in language: Language = .english
    ) -> HTML {
        let taken = takenMoves(in: language)
        let diagram = diagram(taken)
        var html = HTML()
        html.element(.div, ["class": "diagram-box"]) { box in
            box.lineFeed()
            var attributes: Attributes = ["aria-label": "\(Word.diagramOf[language])\(title)"]
            attributes.add("aria-describedby", "\(id)-path")
            box.append(diagram.svg(attributes, in: language))
            box.element(.div, ["class": "diagram-words"]) { words in
                words.lineFeed()
                words.append(path(id: id, in: language))
                if !taken.isEmpty {
                    let label: Text = "\(Word.moves[language]): \(title)"
                    words.append(
                        moveTable(taken, id, label, linksRows: linksRows, in: language))
                }
                words.append(ghosts(of: diagram, in: language))
            }
            box.lineFeed()
        }
        html.lineFeed()
        return html
    }

    private func diagram(_ taken: [TakenMove]) -> StateDiagram {
        var edges: [StateDiagram.Edge] = []
        for (index, move) in StateMove.all.enumerated() {
            let pair = StatePair(from: move.from, to: move.to)
            let isTaken = taken.contains { $0.states == pair }
            guard isTaken || !move.models.isDisjoint(with: app.model) else { continue }
            edges.append(
                StateDiagram.Edge(move: move, letter: StateMove.letter(index), isTaken: isTaken))
        }
        let visited = LifecycleState.allCases.filter { state in
            state == startState || entries.contains { $0.state == state }
        }
        return StateDiagram(edges: edges, visited: visited, current: finalState)
    }

    /// The state at the end of the run, and the path to it.
    private func path(id: Text, in language: Language) -> HTML {
        var html = HTML()
        html.element(.p, ["class": "path", "id": "\(id)-path"]) { caption in
            caption.element(.strong, ["class": "here"]) { here in
                here.append(Word.atTheEnd[language])
                here.append(finalState.name(in: language))
            }
            caption.append(Word.stop[language])
            let changes = changes
            if changes.isEmpty {
                caption.append(Word.noMove[language])
                return
            }
            caption.append(Word.pathOfRun[language])
            caption.append(startState.name(in: language))
            for (_, states) in changes.prefix(Self.longestPath) {
                caption.append(" → \(states.to.name(in: language))")
            }
            let rest = changes.count - Self.longestPath
            if rest > 0 {
                caption.append(language.text(" … and \(rest) more"))
            }
            caption.append(Word.stop[language])
        }
        html.lineFeed()
        return html
    }

    /// The largest number of moves listed in the caption.
    private static let longestPath = 24

    private func moveTable(
        _ taken: [TakenMove], _ id: Text, _ label: Text, linksRows: Bool, in language: Language
    ) -> HTML {
        var rows: [ReferenceTable.Row] = []
        for (index, move) in StateMove.all.enumerated() {
            let pair = StatePair(from: move.from, to: move.to)
            guard let taken = taken.first(where: { $0.states == pair }) else { continue }
            let letter = StateMove.letter(index)
            rows.append(
                ReferenceTable.Row(
                    id: "\(id)-move-\(letter)",
                    heading: HTML { $0.move(letter, pair, in: language) },
                    cells: [
                        HTML { $0.events(taken.events, in: language) },
                        HTML { $0.callbacks(taken.callbacks, in: language) },
                        HTML { $0.rows(taken.rows, id: linksRows ? id : nil) },
                    ]))
        }
        return ReferenceTable(
            id: "\(id)-moves", caption: Word.moves[language], label: label,
            headings: [Word.letter, .event, .callback, .rows].map { $0[language] },
            groups: [ReferenceTable.Group(name: nil, rows: rows)]
        ).html
    }

    /// The moves that are drawn but not made.
    private func ghosts(of diagram: StateDiagram, in language: Language) -> HTML {
        let ghosts = diagram.edges.filter { !$0.isTaken }
        var html = HTML()
        guard !ghosts.isEmpty else { return html }
        html.element(.p, ["class": "ghosts"]) { line in
            line.append(Word.ghosts[language])
            for (index, ghost) in ghosts.enumerated() {
                if index > 0 { line.append(Word.separator[language]) }
                let pair = StatePair(from: ghost.move.from, to: ghost.move.to)
                line.move(ghost.letter, pair, in: language)
            }
            line.append(Word.stop[language])
        }
        html.lineFeed()
        return html
    }
}

extension HTML {
    /// Appends a move as its letter and its two states.
    mutating func move(_ letter: Text, _ states: StatePair, in language: Language) {
        element(.span, ["class": "move"]) { move in
            move.element(.b, text: letter)
            move.append(" \(states.words(in: language))")
        }
    }

    /// Appends the events that start a move.
    mutating func events(_ events: [Text], in language: Language) {
        if events.isEmpty {
            append(Word.noEvent[language])
        } else {
            for (index, event) in events.enumerated() {
                if index > 0 { append(Word.separator[language]) }
                element(.span, text: event)
            }
        }
    }

    /// Appends the methods called during a move.
    mutating func callbacks(_ names: [Text], in language: Language) {
        if names.isEmpty { append(Word.noCallback[language]) }
        for (index, name) in names.enumerated() {
            if index > 0 { append(Word.separator[language]) }
            code(name)
        }
    }

    /// The largest number of rows listed for a move.
    private static var mostRows: Int { 12 }

    /// Appends the numbers of rows, as links if the table of the run is on the page.
    fileprivate mutating func rows(_ rows: [Int], id: Text?) {
        for (index, row) in rows.prefix(Self.mostRows).enumerated() {
            if index > 0 { append(", ") }
            if let id {
                element(.a, ["href": "#\(id)-\(row)"], text: "\(row)")
            } else {
                append("\(row)")
            }
        }
        if rows.count > Self.mostRows { append(" …") }
    }
}
