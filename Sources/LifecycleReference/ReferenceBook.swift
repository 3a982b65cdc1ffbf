import Diagnostics
import LifecycleCore
import Markup
import ScenarioText
import TraceViews

/// What all pages are made from.
struct ReferenceBook {
    let examples: [Example]
    let tables: ReferenceTables
    let language: Language
    /// Where in the examples each rule answers, by its place in the rule book.
    private let places: [[ExamplePlace]]

    init(examples: [Example], tables: ReferenceTables, language: Language) {
        self.examples = examples
        self.tables = tables
        self.language = language
        var places = [[ExamplePlace]](repeating: [], count: ruleBook.count)
        for (index, example) in examples.enumerated() {
            for (row, entry) in example.trace.entries.enumerated() {
                places[Int(entry.rule.index)].append(ExamplePlace(example: index, row: row))
            }
        }
        self.places = places
    }

    /// The rules that something is true of, those that a reader meets first: what is shown before
    /// what is concluded, what sources disagree about last, and what happens often before the rest.
    func rules(where isMeant: (Rule) -> Bool) -> [Rule] {
        ruleBook.indices.filter { isMeant(ruleBook[$0]) }.sorted { one, other in
            let trust = (ruleBook[one].evidence.doubt, ruleBook[other].evidence.doubt)
            if trust.0 != trust.1 { return trust.0 < trust.1 }
            return (places[other].count, one) < (places[one].count, other)
        }.map { ruleBook[$0] }
    }

    /// The rows of the examples that a rule has made.
    func uses(of rule: Rule) -> [ExampleUse] {
        guard let index = ruleBook.firstIndex(where: { $0.name == rule.name }) else { return [] }
        return Dictionary(grouping: places[index], by: \.example).sorted { $0.key < $1.key }
            .map { ExampleUse(example: examples[$0.key], rows: $0.value.map(\.row)) }
    }

    /// The examples in which something occurs, each with the rows of its trace.
    func uses(of isUse: (TraceEntry) -> Bool) -> [ExampleUse] {
        examples.compactMap { example in
            let rows = example.trace.entries.indices.filter { isUse(example.trace.entries[$0]) }
            return rows.isEmpty ? nil : ExampleUse(example: example, rows: rows)
        }
    }

    /// A page of the book, with a writer for its body.
    func page(
        _ path: String, title: Text, isCode: Bool = false, description: Text,
        list: String? = nil, _ write: (inout PageWriter) -> Void
    ) -> ReferencePage {
        var writer = PageWriter(path: path, book: self)
        write(&writer)
        return writer.page(title: title, isCode: isCode, description: description, list: list)
    }

    /// A page that lists others, below a sentence that says what they are.
    func list(
        _ path: String, title: Word, description: Word, _ write: (inout PageWriter) -> Void
    ) -> ReferencePage {
        page(path, title: title[language], description: description[language]) { page in
            page.lead { $0.append(description[language]) }
            write(&page)
        }
    }
}

/// A row of an example.
private struct ExamplePlace {
    /// The index of the example.
    var example: Int
    /// The index of the entry.
    var row: Int
}

extension Evidence {
    /// How much there is to be said against a fact, from 0 on.
    var doubt: Int {
        switch confidence {
        case .documented, .observed: 0
        case .inferred: 1
        case .contested: 2
        }
    }
}

/// An example, and where in it something occurs.
struct ExampleUse {
    var example: Example
    /// The indices of the entries.
    var rows: [Int]

    /// The entries themselves.
    var entries: [TraceEntry] { rows.map { example.trace.entries[$0] } }
}
