import Diagnostics
import LifecycleCore

/// What is said once below a table of moves: calls on a condition that many of its lines have.
struct MoveNotes {
    private(set) var all: [Note] = []
    private let table: Text

    /// A call on a condition, and its place among the calls that are made anyway.
    struct Note: Equatable {
        var call: Move.Call
        /// How many of the calls come before it.
        var place: Int
        var frame: [Move.Call]
    }

    /// In so many lines it is worth a note.
    private static let least = 3

    init(of lines: [MoveLine], id: Text) {
        table = id
        var counts: [(note: Note, count: Int)] = []
        for calls in lines.flatMap({ [$0.calls, $0.sceneCalls] }) {
            for note in Self.notes(in: calls ?? []) {
                if let known = counts.firstIndex(where: { $0.note == note }) {
                    counts[known].count += 1
                } else {
                    counts.append((note, 1))
                }
            }
        }
        all = counts.filter { $0.count >= Self.least }.map(\.note)
    }

    private static func notes(in calls: [Move.Call]) -> [Note] {
        let frame = calls.filter(\.isOfFrame)
        return (0...frame.count).flatMap { place in
            calls.besides(behind: place).filter { !$0.conditions.isEmpty }.map { call in
                Note(call: call, place: place, frame: frame)
            }
        }
    }

    /// The index of the note about a call; nil if there is none.
    func index(of call: Move.Call, _ place: Int, _ frame: [Move.Call]) -> Int? {
        all.firstIndex(of: Note(call: call, place: place, frame: frame))
    }

    /// The notes about calls, and the other calls that are not made on each move, with their places.
    func split(_ calls: [Move.Call]) -> (notes: [Int], others: [Note]) {
        let frame = calls.filter(\.isOfFrame)
        var split: (notes: [Int], others: [Note]) = ([], [])
        for place in 0...frame.count {
            for call in calls.besides(behind: place) {
                if let note = index(of: call, place, frame) {
                    split.notes.append(note)
                } else {
                    split.others.append(Note(call: call, place: place, frame: []))
                }
            }
        }
        return split
    }

    /// The id of a note.
    func id(of index: Int) -> Text { "\(table)-note-\(index + 1)" }
}
