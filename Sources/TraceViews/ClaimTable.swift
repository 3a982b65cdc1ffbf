public import Diagnostics

/// A question that a claim can ask, as the reference lists it.
public struct ClaimTableRow: Sendable {
    /// The path, with what may be left out in brackets: `reads/NAME[/at/TIME]`.
    public var path: Text
    /// What it asks, one sentence.
    public var summary: Text
    /// Words that could answer it.
    public var words: [Text]

    /// Creates a row.
    public init(path: Text, summary: Text, words: [Text]) {
        self.path = path
        self.summary = summary
        self.words = words
    }
}

/// The questions that claims can ask, as a table.
public func claimTable(_ questions: [ClaimTableRow]) -> HTML {
    let rows = questions.enumerated().map { index, question in
        ReferenceTable.Row(
            id: "claim-\(index + 1)", heading: HTML { $0.element("code", text: question.path) },
            cells: [HTML(text: question.summary), HTML(text: list(question.words))])
    }
    return ReferenceTable(
        id: "claims", caption: "Every question that a claim can ask",
        headings: ["Path", "What it asks", "Words, for example"],
        groups: [ReferenceTable.Group(name: nil, rows: rows)]
    ).html
}

private func list(_ words: [Text]) -> Text {
    var text = Text()
    for (index, word) in words.enumerated() {
        if index > 0 { text.append(literal: ", ") }
        text.append(word)
    }
    return text
}
