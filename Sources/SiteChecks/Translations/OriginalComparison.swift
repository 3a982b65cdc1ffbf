import CommonMark
import Diagnostics
import SiteModel

/// Compares what a translation says of its original with the original.
struct OriginalComparison {
    private let lines: [OriginalMarks.Line]
    private let marks: [SectionMark]
    private let sections: [PageSection]
    private let matching: SectionMatching
    private let update: ListUpdate
    /// The reason why sections of the translation cannot be matched with the lines; nil if they
    /// can.
    private let obstacle: Message?
    /// The sections that have changed since they were translated.
    let changed: [StaleSection]

    /// The sections of the translation and of the original that say the same as far as the hashes
    /// tell; none if they cannot be matched.
    var alike: [SectionMatching.Pair] {
        guard obstacle == nil else { return [] }
        return marks.indices.compactMap { old in
            guard let new = matching.now[old], marks[old].hash == sections[new].mark.hash else {
                return nil
            }
            return SectionMatching.Pair(old: old, new: new)
        }
    }

    /// The reason why the sections of the translation are not those of an original that has not
    /// changed; nil if they are, or if the original has changed.
    var loss: Message? { changed.isEmpty ? obstacle : nil }

    init(_ lines: [OriginalMarks.Line], of page: ParsedPage, with sections: [PageSection]) {
        self.lines = lines
        self.sections = sections
        marks = lines.map { SectionMark(parsing: $0.text) }
        matching = SectionMatching(from: marks, to: sections.map(\.mark))
        update = ListUpdate(lines, to: sections.map(\.mark), matching, in: page.page.bytes)
        let own = page.sectionHeadings
        obstacle = Self.obstacle(to: own, marks)
        changed = matching.staleSections(
            of: sections, own: obstacle == nil ? own : nil, marks: marks)
    }

    /// The n-th heading of a translation belongs to the n-th line, unless ids say otherwise.
    private static func obstacle(to own: [SectionHeading], _ marks: [SectionMark]) -> Message? {
        guard own.count == marks.count else {
            let (headings, lines) = (own.count - 1, marks.count - 1)
            return """
                \(headings) \(headings == 1 ? "heading" : "headings") here, but lines for \(lines) \
                in 'original'
                """
        }
        let names = Set(marks.compactMap(\.name))
        let stray = zip(own, marks).first { $0.id != $1.name && names.contains($0.id) }
        return stray.map { "the heading '\($0.0.id)' is in a different place in 'original'" }
    }

    /// The faults: unreadable lines, changes of the original, or otherwise lines with the name of
    /// another section.
    ///
    /// - Parameter file: The file of the original.
    /// - Returns: The faults; none if the translation is up to date.
    func faults(original file: String) -> [Diagnostic] {
        let unreadable = marks.indices.filter { marks[$0].hash == nil }
        let stays = Set(matching.inPlace.map(\.old))
        let others = changed.filter { section in
            guard let line = section.line, unreadable.contains(line) else { return true }
            // The fault of the line says enough, unless the line belongs to another place.
            return section.change != .gone && !stays.contains(line)
        }
        if changed.isEmpty { return faultsOfNames }
        let stale = others.isEmpty ? [] : [staleness(of: file, others, but: unreadable)]
        return unreadable.map(fault) + stale
    }

    private func fault(ofLine index: Int) -> Diagnostic {
        let section = matching.now[index].map { sections[$0] }
        return Diagnostic(
            .error, "page.original", range: lines[index].range,
            "'\(lines[index].text)' has no hash, which is 'h' and eight digits from 0 to f",
            notes: [
                section.map { "for the current original: '- \($0.mark.line)'" }
                    ?? "for the current original, there is no such line"
            ],
            replacements: update.ofLines[index].map { [$0] } ?? [])
    }

    /// The faults of lines that are unchanged but name a section wrongly.
    private var faultsOfNames: [Diagnostic] {
        matching.inPlace.filter { marks[$0.old].name != sections[$0.new].mark.name }.map { pair in
            Diagnostic(
                .warning, "page.original", range: lines[pair.old].range,
                "the line of this section is '- \(sections[pair.new].mark.line)'",
                replacements: update.ofLines[pair.old].map { [$0] } ?? [])
        }
    }

    private func staleness(
        of file: String, _ changed: [StaleSection], but unreadable: [Int]
    ) -> Diagnostic {
        let replacements = update.changes(butOf: unreadable)
        let first = replacements.map(\.range.start.line).min() ?? 0
        let place = lines.last { $0.range.start.line <= first } ?? lines[0]
        let doubt = obstacle.map { ["where that is here is not clear: \($0)" as Message] } ?? []
        return Diagnostic(
            .warning, "page.stale", range: place.range,
            changed.count == 1
                ? "'\(file)' has changed since this translation of it, in 1 section"
                : "'\(file)' has changed since this translation of it, in \(changed.count) sections",
            notes: doubt + changed.map { note(on: $0) } + [
                "when both say the same again, '\(OriginalCheck.renewal)' writes these lines"
            ],
            replacements: replacements)
    }

    /// The change of a section, its place in the translation, and what to write.
    private func note(on section: StaleSection) -> Message {
        let new = section.original.flatMap { heading in
            sections.firstIndex { $0.heading == heading }
        }
        let right: Message = new.map { "'- \(sections[$0].mark.line)'" } ?? ""
        let above = new.flatMap { update.ofSections[$0] }?.range.start.line
        let line = section.line.map { lines[$0].range.start.line }
        let edit: Message =
            switch (line, above) {
            case (let line?, let above?):
                "line \(line) is removed, and \(right) is added above line \(above)"
            case (let line?, nil):
                new == nil ? "line \(line) is removed" : "line \(line) becomes \(right)"
            case (nil, let above): "\(right) is added above line \(above ?? 0)"
            }
        return "\(section.subject) \(section.predicate)\(section.place); \(edit)"
    }
}

extension StaleSection {
    fileprivate var subject: Message {
        guard let original else { return "'\(name ?? "")'" }
        return original.isTop
            ? "the part above the first heading, with title and description,"
            : "'\(original.text)'"
    }

    fileprivate var predicate: Message {
        switch (change, name) {
        case (.changed, let name?) where name != original?.id && !name.isEmpty:
            "replaces '\(name)'"
        case (.changed, _): "has changed"
        case (.moved, _): "has moved"
        case (.added, _): "is new"
        case (.gone, _): "is gone"
        }
    }

    fileprivate var place: Message {
        guard let own, !own.isTop else { return "" }
        return ", here '\(own.text)' on line \(own.line)"
    }
}
