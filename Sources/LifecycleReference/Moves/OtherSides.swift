import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

extension PageWriter {
    /// Appends the moves that only apps make which take the other side of a contested question.
    mutating func otherSides() {
        heading("contested", .sourcesDisagree)
        paragraph(.otherSides)
        let groups = ContestedOption.allCases.compactMap { option -> ReferenceTable.Group? in
            let moves = OtherMove.all(with: option)
            guard !moves.isEmpty, let phrase = option.phrase else { return nil }
            return ReferenceTable.Group(
                heading: HTML { $0.element(.code, text: phrase.pattern) },
                rows: moves.enumerated().map { number, move in
                    row(of: move, id: "contested-\(option.rawValue + 1)-\(number + 1)")
                })
        }
        let headings: [Word] = [.move, .whatHappens, .callbacks, .versions]
        append(
            ReferenceTable(
                id: "contested-moves", caption: Word.movesOfOtherSides[language],
                headings: headings.map { $0[language] }, groups: groups
            ).html)
    }

    private func row(of move: OtherMove, id: Text) -> ReferenceTable.Row {
        ReferenceTable.Row(
            id: id,
            heading: HTML { html in
                html.state(move.from, in: language)
                html.append(" → ")
                html.state(move.to, in: language)
            },
            cells: [
                sequence(move.triggers.map { HTML(text: $0.words(in: language)) }) ?? HTML(),
                HTML { html in
                    html.append(list(of: move.calls))
                    if move.hasMore { html.append(Word.andMore[language]) }
                },
                sequence(move.versions.map { HTML(text: Text($0, in: language)) }) ?? HTML(),
            ])
    }
}

/// What an app makes of some events that takes the other side of a contested question.
private struct OtherMove {
    var from: LifecycleState
    var to: LifecycleState
    var triggers: [Trigger]
    /// What is called whichever of them happens.
    var calls: [Move.Call]
    /// Whether more is called for some of them.
    var hasMore: Bool
    var versions: [VersionRange]

    /// The moves by which an app with an option differs from others, in the order of the states.
    static func all(with option: ContestedOption) -> [OtherMove] {
        let lines = MoveLine.lines(of: Move.all.filter { $0.option == option }).filter { line in
            !MoveLine.all.contains { $0.tells(callsOf: line) }
        }
        return StateMove.all.compactMap { move in
            OtherMove(lines.filter { $0.from == move.from && $0.to == move.to })
        }
    }

    private init?(_ lines: [MoveLine]) {
        guard let first = lines.first else { return nil }
        from = first.from
        to = first.to
        triggers = lines.map(\.trigger).reduce(into: []) { known, trigger in
            if !known.contains(trigger) { known.append(trigger) }
        }
        let all = lines.map { $0.calls ?? $0.sceneCalls ?? [] }
        let calls = all[0].filter { call in all.allSatisfy { $0.contains(call) } }
        hasMore = all.contains { $0.count > calls.count }
        versions = lines.flatMap(\.versions).joined
        self.calls = calls
    }
}

extension ContestedOption {
    /// The statement of the language that takes the other side.
    fileprivate var phrase: Phrase? { phrases(in: .line).first { $0.option == self } }
}
