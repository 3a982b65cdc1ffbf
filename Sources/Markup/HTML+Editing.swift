public import Diagnostics

/// A text that is in English on a page of another language, with its place.
struct EnglishText: Equatable, Sendable {
    var text: Text
    /// The bytes of its element, which is there for the language alone.
    var element: Range<Int>
    /// Where it begins in what a search finds; nil where a search does not find it.
    var words: Int?

    /// The text in markup that has more in front.
    ///
    /// - Parameters:
    ///   - distance: How many bytes more.
    ///   - words: How many bytes of words more; nil where none are found.
    /// - Returns: The text with its new places.
    func moved(by distance: Int, words: Int?) -> EnglishText {
        EnglishText(
            text: text,
            element: element.lowerBound + distance..<element.upperBound + distance,
            words: self.words.flatMap { own in words.map { $0 + own } })
    }
}

extension HTML {
    /// The markup with other texts in the place of those that are in English on a page of another
    /// language.
    ///
    /// - Parameter translation: The text that stands for one in English; nil to leave it as it is.
    /// - Returns: The markup. What is translated says no more that it is in English, and what remains
    ///   cannot be translated again.
    public func translated(_ translation: (Text) -> Text?) -> HTML {
        var edits: [Edit] = []
        var words = words
        var growth = 0
        for english in englishTexts {
            guard let text = translation(english.text) else { continue }
            edits.append(Edit(range: english.element, with: HTML(text: text).markup))
            guard let place = english.words.map({ $0 + growth }) else { continue }
            words.replace(place..<place + english.text.count, with: text)
            growth += text.count - english.text.count
        }
        guard !edits.isEmpty else { return self }
        var result = edited(edits)
        result.words = words
        return result
    }

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
        replacingValues { other, _ in other == kind ? bytes : nil }
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
        result.englishTexts = []
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
