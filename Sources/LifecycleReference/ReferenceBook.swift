import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

/// Everything that the pages are made from.
struct ReferenceBook {
    let examples: [Example]
    private let foldedExamples: [Example]
    /// The steps of all runs, including those that are folded.
    let steps: ExampleSteps
    let samples: [CodeSample]
    let tables: ReferenceTables
    let language: Language
    /// True if pages have no bodies, because only their titles are needed.
    private let isOutline: Bool
    /// The places in the examples where each rule applies, by the index of the rule.
    private let places: [[ExamplePlace]]

    init(
        examples: [Example], samples: [CodeSample] = [], tables: ReferenceTables,
        language: Language, isOutline: Bool = false
    ) {
        let shown = examples.filter { !$0.isFolded }
        self.examples = shown
        foldedExamples = examples.filter(\.isFolded)
        steps = ExampleSteps(isOutline ? [] : examples)
        self.samples = samples
        self.tables = tables
        self.language = language
        self.isOutline = isOutline
        var places = [[ExamplePlace]](repeating: [], count: ruleBook.count)
        for (index, example) in shown.enumerated() {
            for (row, entry) in example.trace.entries.enumerated() {
                places[Int(entry.rule.index)].append(ExamplePlace(example: index, row: row))
            }
        }
        self.places = places
    }

    /// The rules that satisfy a condition, in the order for readers.
    ///
    /// Documented and observed rules come first, then inferred ones, then contested ones. Each
    /// group is ordered by how often its rules apply.
    func rules(where isMeant: (Rule) -> Bool) -> [Rule] {
        ruleBook.indices.filter { isMeant(ruleBook[$0]) }.sorted { one, other in
            let trust = (ruleBook[one].evidence.doubt, ruleBook[other].evidence.doubt)
            if trust.0 != trust.1 { return trust.0 < trust.1 }
            return (places[other].count, one) < (places[one].count, other)
        }.map { ruleBook[$0] }
    }

    /// The uses of a rule in the examples.
    func uses(of rule: Rule) -> [ExampleUse] {
        guard let index = ruleIndices[rule.name] else { return [] }
        return Dictionary(grouping: places[index], by: \.example).sorted { $0.key < $1.key }
            .map { ExampleUse(example: examples[$0.key], rows: $0.value.map(\.row)) }
    }

    /// The examples in which something occurs, each with its rows.
    func uses(of isUse: (TraceEntry) -> Bool) -> [ExampleUse] {
        uses(in: examples, of: isUse)
    }

    /// The folded runs in which something occurs, each with its rows.
    func foldedUses(of isUse: (TraceEntry) -> Bool) -> [ExampleUse] {
        uses(in: foldedExamples, of: isUse)
    }

    private func uses(
        in examples: [Example], of isUse: (TraceEntry) -> Bool
    ) -> [ExampleUse] {
        examples.compactMap { example in
            let rows = example.trace.entries.indices.filter { isUse(example.trace.entries[$0]) }
            return rows.isEmpty ? nil : ExampleUse(example: example, rows: rows)
        }
    }

    /// Writes a page of the book.
    func page(
        _ path: String, title: Text, isCode: Bool = false, description: Text,
        list: String? = nil, _ write: (inout PageWriter) -> Void
    ) -> ReferencePage {
        var writer = PageWriter(path: path, book: self)
        if !isOutline { write(&writer) }
        return writer.page(title: title, isCode: isCode, description: description, list: list)
    }

    /// Writes a page that lists others, below a sentence about them.
    func list(
        _ path: String, title: Word, description: Word, _ write: (inout PageWriter) -> Void
    ) -> ReferencePage {
        page(path, title: title[language], description: description[language]) { page in
            page.lead { $0.append(description[language]) }
            write(&page)
        }
    }
}

private struct ExamplePlace {
    /// The index of the example.
    var example: Int
    /// The index of the entry.
    var row: Int
}

extension Evidence {
    /// How doubtful the evidence is, from 0 upwards.
    var doubt: Int {
        switch confidence {
        case .documented, .observed: 0
        case .inferred: 1
        case .contested: 2
        }
    }
}

/// An example with the places at which something occurs.
struct ExampleUse {
    var example: Example
    /// The indices of the entries.
    var rows: [Int]

    var entries: [TraceEntry] { rows.map { example.trace.entries[$0] } }
}
