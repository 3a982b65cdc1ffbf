import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// What all pages are made from.
struct ReferenceBook {
    let examples: [Example]
    let tables: ReferenceTables
    let language: Language
    /// How many rows of the examples each rule made, by its place in the rule book.
    private let rows: [Int]

    init(examples: [Example], tables: ReferenceTables, language: Language) {
        self.examples = examples
        self.tables = tables
        self.language = language
        var rows = [Int](repeating: 0, count: ruleBook.count)
        for example in examples {
            for entry in example.trace.entries { rows[Int(entry.rule.index)] += 1 }
        }
        self.rows = rows
    }

    /// The rules that something is true of, those that a reader meets first: what is shown before
    /// what is concluded, what sources disagree about last, and what happens often before the rest.
    func rules(where isMeant: (Rule) -> Bool) -> [Rule] {
        ruleBook.indices.filter { isMeant(ruleBook[$0]) }.sorted { one, other in
            let trust = (ruleBook[one].evidence.doubt, ruleBook[other].evidence.doubt)
            if trust.0 != trust.1 { return trust.0 < trust.1 }
            return (rows[other], one) < (rows[one], other)
        }.map { ruleBook[$0] }
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
