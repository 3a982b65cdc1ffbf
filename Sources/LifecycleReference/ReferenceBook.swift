import Diagnostics
import LifecycleCore
import ScenarioText
import TraceViews

/// What all pages are made from.
struct ReferenceBook {
    var examples: [Example]
    var rules: String?
    var language: Language

    /// The examples in which something occurs, each with the rows of its trace.
    func uses(of isUse: (TraceEntry) -> Bool) -> [ExampleUse] {
        examples.compactMap { example in
            let rows = example.trace.entries.indices.filter { isUse(example.trace.entries[$0]) }
            return rows.isEmpty ? nil : ExampleUse(example: example, rows: rows)
        }
    }

    /// A page of the book, with a writer for its body.
    func page(
        _ path: String, title: Text, description: Text, list: String? = nil,
        _ write: (inout PageWriter) -> Void
    ) -> ReferencePage {
        var writer = PageWriter(path: path, book: self)
        write(&writer)
        return ReferencePage(
            path: path, title: title, description: description, body: writer.html,
            headings: writer.headings, list: list)
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
