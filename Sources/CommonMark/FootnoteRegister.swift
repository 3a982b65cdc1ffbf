import Diagnostics

/// The footnotes of a document while it is built, with their references and numbers.
struct FootnoteRegister {
    /// The place of a footnote's definition in cmark's tree.
    struct Item {
        var marker: FootnoteMarker
        var node: Int
        var containers: Containers
        var levels: Int
    }

    private struct Note {
        var footnote: Footnote
        var marker: FootnoteMarker
        var item: Item?
        var isBuilt = false
        var isDuplicate = false
    }

    private var notes: [Note] = []
    private var indices: [[UInt8]: Int] = [:]
    private var places: [SourceLines.LineColumn: Int] = [:]
    private var numbered: [Int] = []
    private var undefined: [Diagnostic] = []
    /// True if references count; those within an unused footnote do not.
    private var isCounting = true

    init(_ markers: [FootnoteMarker]) {
        for marker in markers {
            let footnote = Footnote(
                label: marker.label, number: 0, references: 0, blocks: [], range: marker.range)
            let key = FootnoteLabel.key(marker.label)
            let isDuplicate = indices[key] != nil
            if !isDuplicate { indices[key] = notes.count }
            places[marker.place] = notes.count
            notes.append(Note(footnote: footnote, marker: marker, isDuplicate: isDuplicate))
        }
    }

    /// The footnotes by number, then those without a reference.
    var footnotes: [Footnote] {
        let unused = notes.indices.filter { notes[$0].footnote.number == 0 }
        return (numbered + unused).map { notes[$0].footnote }
    }

    /// The faults of definitions and references.
    var diagnostics: [Diagnostic] {
        undefined
            + notes.filter { $0.footnote.number == 0 }.map { note in
                note.isDuplicate
                    ? .duplicateFootnote(note.marker.label, note.marker.range)
                    : .unusedFootnote(note.marker.label, note.marker.range)
            }
    }

    /// Stores the node of a definition; returns false if no definition starts at the place.
    mutating func add(
        _ place: SourceLines.LineColumn, node: Int, containers: Containers, levels: Int
    ) -> Bool {
        guard let index = places[place] else { return false }
        notes[index].item = Item(
            marker: notes[index].marker, node: node, containers: containers, levels: levels)
        return true
    }

    /// Counts a reference and numbers it; nil if the footnote is not defined.
    mutating func refer(to label: String, at range: SourceRange) -> FootnoteReference? {
        guard isCounting else { return nil }
        guard let index = indices[FootnoteLabel.key(label)] else {
            undefined.append(.undefinedFootnote(label, range))
            return nil
        }
        if notes[index].footnote.number == 0 {
            numbered.append(index)
            notes[index].footnote.number = numbered.count
        }
        notes[index].footnote.references += 1
        return FootnoteReference(
            number: notes[index].footnote.number, occurrence: notes[index].footnote.references)
    }

    /// The next definition to build, those with references first.
    mutating func next() -> (note: Int, item: Item)? {
        let unused = notes.indices.filter { notes[$0].footnote.number == 0 }
        for index in numbered + unused where !notes[index].isBuilt {
            guard let item = notes[index].item else { continue }
            notes[index].isBuilt = true
            isCounting = notes[index].footnote.number > 0
            return (index, item)
        }
        return nil
    }

    /// Sets the content of a definition.
    mutating func finish(_ note: Int, _ blocks: [Block]) {
        notes[note].footnote.blocks = blocks
        if let end = blocks.last?.range.end { notes[note].footnote.range.end = end }
    }
}
