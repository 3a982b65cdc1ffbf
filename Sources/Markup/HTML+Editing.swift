public import Diagnostics

extension HTML {
    /// Replaces the marked values of the markup.
    ///
    /// - Parameter value: Returns the new value for a kind and a value, both values escaped; nil
    ///   keeps the value.
    /// - Returns: The edited markup.
    public func replacingValues(_ value: (Mark.Kind, Text) -> Text?) -> HTML {
        edited(
            marks.compactMap { mark in
                value(mark.kind, Text(markup.bytes[mark.range])).map {
                    Edit(range: mark.range, with: $0)
                }
            })
    }

    /// Replaces each marked value of a kind by the same bytes.
    public func filling(_ kind: Mark.Kind, with bytes: Text) -> HTML {
        edited(marks.filter { $0.kind == kind }.map { Edit(range: $0.range, with: bytes) })
    }

    /// The replacement of a range of bytes.
    private struct Edit {
        var range: Range<Int>
        var with: Text
    }

    /// Applies edits, which are in order and do not overlap.
    ///
    /// The range of a mark is either inside the range of one edit or outside all of them.
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
