import Diagnostics
import Markup
import TraceViews

/// Lines of a list, below a heading.
typealias OccasionLines = (name: HTML, lines: [HTML])

extension PageWriter {
    /// Appends lists of lines, as `occasionList` makes them.
    mutating func occasions(_ groups: [OccasionLines], atMost room: Int = .max) {
        append(occasionList(groups, atMost: room))
    }

    /// Lists of lines, each below a heading; what is longer than `room` lines is folded.
    ///
    /// The first lines of all lists come before the second ones, so that each list shows some. Those
    /// about `older` versions only are folded.
    func occasionList(
        _ groups: [OccasionLines], atMost room: Int = .max, older: [OccasionLines] = []
    ) -> HTML {
        let groups = groups.filter { !$0.lines.isEmpty }
        let shares = shares(of: groups.map(\.lines.count), in: room)
        return occasionList(
            zip(groups, shares).map { ($0.name, Array($0.lines.prefix($1))) },
            folding: zip(groups, shares).map { ($0.name, Array($0.lines.dropFirst($1))) },
            older: older)
    }

    /// Lists of lines, each below a heading, and below them other lists, folded.
    ///
    /// The summary of the fold says how many lines it has, and the headings that only it has.
    func occasionList(
        _ shown: [OccasionLines], folding rest: [OccasionLines], older: [OccasionLines] = []
    ) -> HTML {
        let onlyFolded = rest.filter { group in
            !group.lines.isEmpty
                && !shown.contains { $0.name == group.name && !$0.lines.isEmpty }
        }
        let olderCount = older.reduce(0) { $0 + $1.lines.count }
        let restCount = rest.reduce(0) { $0 + $1.lines.count }
        let onOlder = Word.onOlderVersions[language].filled("\(olderCount)")
        return HTML { html in
            html.occasions(shown)
            guard restCount > 0 else {
                if olderCount > 0 { html.fold(onOlder) { $0.occasions(older) } }
                return
            }
            html.fold { summary in
                summary.append(Word.more[language].filled("\(restCount + olderCount)"))
                let names =
                    onlyFolded.map(\.name)
                    + (olderCount > 0 ? [HTML(text: Word.older[language])] : [])
                for (index, name) in names.enumerated() {
                    summary.append((index == 0 ? Word.alsoOn : .betweenSources)[language])
                    summary.append(name)
                }
            } content: { content in
                content.occasions(rest)
                guard olderCount > 0 else { return }
                content.element(.p, text: onOlder)
                content.lineFeed()
                content.occasions(older)
            }
        }
    }

    /// The number of lines of each list that have room.
    private func shares(of counts: [Int], in room: Int) -> [Int] {
        // A single line is not worth a click.
        guard counts.reduce(-1, +) > room else { return counts }
        var shares = counts.map { _ in 0 }
        var room = room
        while room > 0 {
            for index in counts.indices where room > 0 && shares[index] < counts[index] {
                shares[index] += 1
                room -= 1
            }
        }
        return shares
    }
}

extension HTML {
    fileprivate mutating func occasions(_ groups: [OccasionLines]) {
        guard groups.contains(where: { !$0.lines.isEmpty }) else { return }
        element(.dl, ["class": "occasions"]) { list in
            list.lineFeed()
            for (name, lines) in groups where !lines.isEmpty {
                list.element(.dt) { $0.append(name) }
                list.element(.dd) { $0.list(lines, look: nil) }
                list.lineFeed()
            }
        }
        lineFeed()
    }

    /// Appends content that opens on demand and is left out of searches.
    mutating func fold(_ summary: Text, _ content: (inout HTML) -> Void) {
        fold({ $0.append(summary) }, content: content)
    }

    fileprivate mutating func fold(
        _ summary: (inout HTML) -> Void, content: (inout HTML) -> Void
    ) {
        silently { silent in
            silent.element(.details, ["class": "more"]) { details in
                details.element(.summary, [:], summary)
                details.lineFeed()
                content(&details)
            }
        }
        lineFeed()
    }

    /// Appends what many pages say, which is left out of searches.
    mutating func aside(_ content: (inout HTML) -> Void) {
        silently { $0.element(.span, ["class": "aside"], content) }
    }

    /// Appends small print that many lines have, which is left out of searches.
    mutating func small(_ content: (inout HTML) -> Void) {
        silently { $0.element(.small, [:], content) }
    }
}
