public import Diagnostics

extension HTML {
    /// The markup with other values in the place of those that are marked.
    ///
    /// - Parameter value: The value that stands for one, both escaped; nil to leave it as it is.
    /// - Returns: The markup.
    public func replacingValues(_ value: (Mark.Kind, Text) -> Text?) -> HTML {
        edited(
            marks.compactMap { mark in
                value(mark.kind, Text(markup.bytes[mark.range])).map {
                    Edit(range: mark.range, with: $0)
                }
            })
    }

    /// The markup with bytes in the place of each mark of a kind.
    public func filling(_ kind: Mark.Kind, with bytes: Text) -> HTML {
        edited(marks.filter { $0.kind == kind }.map { Edit(range: $0.range, with: bytes) })
    }

    /// Other bytes in the place of some.
    private struct Edit {
        var range: Range<Int>
        var with: Text
    }

    /// The markup after edits in the order of their places, which do not overlap; a mark is as a
    /// whole in the range of one or in none.
    private func edited(_ edits: [Edit]) -> HTML {
        var result = self
        result.markup.bytes = []
        result.markup.bytes.reserveCapacity(markup.count + 16 * edits.count)
        result.marks = []
        result.marks.reserveCapacity(marks.count)
        var copied = 0
        var waiting = marks[...]
        for edit in edits {
            let growth = result.markup.count - copied
            while let mark = waiting.first, mark.range.lowerBound < edit.range.lowerBound {
                result.marks.append(mark.moved(by: growth))
                waiting.removeFirst()
            }
            result.markup.bytes.append(contentsOf: markup.bytes[copied..<edit.range.lowerBound])
            let start = result.markup.count
            result.markup.append(edit.with)
            copied = edit.range.upperBound
            guard let mark = waiting.first, mark.range == edit.range else { continue }
            result.marks.append(Mark(mark.kind, start..<result.markup.count))
            waiting.removeFirst()
        }
        let growth = result.markup.count - copied
        for mark in waiting { result.marks.append(mark.moved(by: growth)) }
        result.markup.bytes.append(contentsOf: markup.bytes[copied...])
        return result
    }
}
