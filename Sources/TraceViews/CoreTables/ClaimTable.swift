public import Diagnostics
public import Markup

/// A question that a claim can ask, as the reference lists it.
public struct ClaimTableRow: Sendable {
    /// The path, with optional parts in brackets: `reads/NAME[/at/TIME]`.
    public var path: Text
    /// The question in one sentence.
    public var summary: Text
    /// Examples of words that answer it.
    public var words: [Text]

    /// Creates a row.
    public init(path: Text, summary: Text, words: [Text]) {
        self.path = path
        self.summary = summary
        self.words = words
    }
}

/// The questions that claims can ask, as a table.
///
/// - Parameters:
///   - questions: The questions, in the order of the rows.
///   - language: The language of the page.
/// - Returns: A `table` in a box that scrolls on its own.
public func claimTable(
    _ questions: [ClaimTableRow], in language: Language = .english
) -> HTML {
    let rows = questions.enumerated().map { index, question in
        ReferenceTable.Row(
            id: "claim-\(index + 1)", heading: HTML { $0.element(.code, text: question.path) },
            cells: [
                HTML { $0.english(question.summary, on: language) },
                HTML(text: list(question.words, in: language)),
            ])
    }
    return ReferenceTable(
        id: "claims", caption: Word.claims[language],
        headings: [Word.path, .question, .exampleWords].map { $0[language] },
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

private func list(_ words: [Text], in language: Language) -> Text {
    var text = Text()
    for (index, word) in words.enumerated() {
        if index > 0 { text.append(Word.separator[language]) }
        text.append(word)
    }
    return text
}
