import Diagnostics
import LifecycleCore
import ScenarioText

/// The markup of the cells that any trace's table can have.
///
/// A site has thousands of rows and a few hundred different cells, so they are made once.
struct TraceCells: Sendable {
    /// Caption and headings.
    let head: HTML
    /// The classes of a row, by its kind and the states around it, and what follows up to the
    /// second time that the row says its number.
    let classes: TextTable
    /// The end of the cell before, and who.
    let actors: TextTable
    /// What, where it is an event.
    let events: TextTable
    /// What, where it is a call that is told of no reason.
    let callbacks: TextTable
    /// What, where it is a change of state.
    let stateChanges: TextTable
    /// What `applicationState` reads, nothing first, and the state afterwards.
    let states: TextTable
    /// The id of a rule at the end of an attribute, and its name.
    let rules: TextTable

    private init(_ language: Language) {
        head = HTML { $0.traceHead(in: language) }
        classes = TextTable(markup: EntryKind.allCases, StatePair.all) { html, kind, states in
            html.append(markup: "\" class=\"")
            // Others look like any row.
            if [.event, .ignored, .kill].contains(kind) { html.append("k-\(kind.name) ") }
            html.append("s-\(states.to.token)")
            if states.from != states.to { html.append(" f-\(states.from.token)") }
            html.append(markup: "\"><th scope=\"row\"><span>")
        }
        actors = TextTable(markup: Actor.allCases) { html, actor in
            html.append(markup: "</td>")
            html.element("td", text: actor.name(in: language))
        }
        events = TextTable(markup: Event.allCases) { html, event in
            html.element("td", text: event.words(in: language))
        }
        callbacks = TextTable(markup: Callback.allCases) { html, callback in
            html.element("td") { $0.code(Text(callback.name)) }
        }
        stateChanges = TextTable(markup: StatePair.all) { html, states in
            html.element("td", text: states.words(in: language))
        }
        self.states = TextTable(
            markup: [nil] + ApplicationState.allCases.map { $0 }, LifecycleState.allCases
        ) { html, reads, state in
            html.element("td") { cell in
                guard let reads else { return }
                cell.element("code", text: Text(reads.name))
            }
            // The class of the row has the colour.
            html.element("td", text: state.name(in: language))
        }
        rules = TextTable(markup: ruleBook) { html, rule in
            html.append(Text(rule.id))
            html.append(markup: "\">")
            html.code(Text(rule.id))
        }
    }

    /// The cells for pages in a language.
    static func shared(in language: Language) -> TraceCells {
        switch language {
        case .english: english[0]
        case .simplifiedChinese: chinese[0]
        }
    }

    // An array of one each: Embedded Swift copies what makes a global into the global, and the module
    // that a page loads would have all of the above twice.
    private static let english = [TraceCells(.english)]
    private static let chinese = [TraceCells(.simplifiedChinese)]
}

/// The states before and after an entry.
struct StatePair: Equatable, Sendable {
    var from: LifecycleState
    var to: LifecycleState

    /// Every pair, by its index.
    static let all = LifecycleState.allCases.flatMap { from in
        LifecycleState.allCases.map { StatePair(from: from, to: $0) }
    }

    /// The place in tables that have a cell for each pair.
    var index: Int { 5 * Int(from.rawValue) + Int(to.rawValue) }

    /// The pair for readers: `inactive → active`.
    func words(in language: Language) -> Text {
        "\(from.name(in: language)) → \(to.name(in: language))"
    }
}
